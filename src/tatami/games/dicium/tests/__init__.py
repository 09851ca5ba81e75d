"""Tests of the room that the games of Dicium share."""
