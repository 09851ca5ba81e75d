"""Tests of Shogun, one file a chapter of the rules."""
