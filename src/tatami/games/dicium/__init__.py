"""Dicium by Joachim Thôme: the room that its games share. Dice, combinations, the turn, mats and the combat die.

`dice` holds faces and handfuls of dice as one number, `combinations` what they form, `mats` and `actions` the data of
the mats, `state` the part of a table that all games of the family have, `effects` its verbs, `frames` the phases of a
turn, `choices` their codes and words. The texts of all this lie in `text/`, and every reader of a game of the family
has them too. `rules.en.md` and `rules.fr.md` are the chapters that the games share: the rules of each link to them.
"""
