"""Everything that bots need to play Civilisation; no rules module imports it."""
