"""Tests of Chō-han, named by the clause they hold the game to."""
