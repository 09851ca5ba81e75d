"""Everything that bots need to play Chō-han; no rules module imports it."""
