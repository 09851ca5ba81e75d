"""Tests of Dicium: Donjon."""
