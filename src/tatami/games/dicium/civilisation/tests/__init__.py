"""Tests of Civilisation."""
