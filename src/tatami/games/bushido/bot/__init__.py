"""Everything that bots need to play Bushido; no rules module imports it."""
