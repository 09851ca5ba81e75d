"""Everything that bots need to play Dicium: Shogun; no rules module imports it."""
