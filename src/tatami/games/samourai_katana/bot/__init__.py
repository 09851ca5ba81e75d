"""Everything that bots need to play Samouraï & Katana; no rules module imports it."""
