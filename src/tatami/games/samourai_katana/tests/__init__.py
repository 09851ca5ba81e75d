"""Tests of Samourai katana, named by the clause they hold the game to."""
