"""Everything that bots need to play Samourai katana; no rules module imports it."""
