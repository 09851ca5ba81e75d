"""Tests of Bushido."""
