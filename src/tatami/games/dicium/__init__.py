"""Dicium by Joachim Thôme: the room that its games share. Dice, combinations, the turn, mats and the combat die.

`dice` holds faces and handfuls of dice as one number, `combinations` what they form, `mats` and `actions` the data of
the mats, `grid` boards of squares, `row` the three open cards beside a deck, `state` the part of a table that all
games of the family have, `effects` its verbs, `frames` the phases of a turn, `choices` their codes and words, `view`
and `forms` what all views show of it, `imagine` how it is laid out again, `wiring` the nouns and facts of its texts
and the constants of its search.

A game says what it adds by overriding:

- `DiceTable.bonus` for bonuses from elsewhere than the mat, or their loss: combinations, combat and throws ask it;
  `face_bonus` for what a square gives to combinations alone, `counts_dice` for colours in which more faces do more;
- `FirstThrow.cards` and `Reroll.cards` for cards before and between the throws, `Engaging.cards` for cards at the
  combat die; each `play`s what it offers;
- `Engaging.proceed` for what an attack, a defence or a test decides.

A colour and a number may have a second use: `colour_choice(colour, number, 1)`. A game has `mats` in its
`content.toml` if it has mats of its own. The last round is `finishing`, and `next_seat` says when it is over.

The texts of all this lie in `text/`, and every reader of a game of the family
has them too. `rules.en.md` and `rules.fr.md` are the chapters that the games share: the rules of each link to them.
"""
