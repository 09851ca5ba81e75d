"""Dicium by Joachim Thôme: the room that its games share. Dice, combinations, the turn, mats and the combat die.

`dice` holds faces and handfuls of dice as one number, `combinations` what they form, `mats` and `actions` the data of
the mats, `grid` boards of squares, `state` the part of a table that all games of the family have, `effects` its
verbs, `frames` the phases of a turn, `choices` their codes and words, `view` and `forms` what all views show of it,
`imagine` how it is laid out again.

A game says what it adds: it overrides `DiceTable.face_bonus` for bonuses from elsewhere than the mat, and
`Reroll.cards` for cards between two throws; it has `mats` in its `content.toml` if it has mats of its own.

The texts of all this lie in `text/`, and every reader of a game of the family
has them too. `rules.en.md` and `rules.fr.md` are the chapters that the games share: the rules of each link to them.
"""
