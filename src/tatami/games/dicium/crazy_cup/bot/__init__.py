"""Everything that bots need to play Crazy Cup; no rules module imports it."""
