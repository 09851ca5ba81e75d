"""Everything that bots need to play Ninjato; no rules module imports it."""
