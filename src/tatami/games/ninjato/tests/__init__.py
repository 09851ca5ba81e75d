"""Ninjato's rules, clause by clause: a test is named after the clause of `rules.en.md` that it holds to."""
