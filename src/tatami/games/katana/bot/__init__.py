"""Everything that bots need to play Katana; no rules module imports it."""
