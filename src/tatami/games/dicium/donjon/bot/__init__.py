"""Everything that bots need to play Dicium: Donjon; no rules module imports it."""
