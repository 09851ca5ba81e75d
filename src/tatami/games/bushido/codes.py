# hot
"""The numbers of choices, beside those of tiles and discs, which stand with their rows. `rows.MOVES` says what each
means."""

from typing import Final

DONE: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2
FOLLOW: Final = 5
SPARE: Final = 6
ARM: Final = 7
TEMPORISE: Final = 8
CAMPAIGN: Final = 12
ELITE: Final = 13
NO_TOP: Final = 14
BONUS: Final = 16  # The bits of the tokens are added: 1 for the three, 2 for the six.

# A count is added to this one.
NUMBER: Final = 20
MOST_NUMBER: Final = 10

# A katana tile is added to the first of these, a disc to the others.
TOP: Final = 32
DISCARD: Final = 36
TACTIC: Final = 42

# A seat is added to each of these.
INVITE: Final = 50
MAKE_SAMURAI: Final = 55
MAKE_BUSHI: Final = 60
MAKE_SENSEI: Final = 65

# A province is added to each of these.
CLAIM: Final = 100
PLACE: Final = 130
DISBAND: Final = 160
FROM: Final = 220
TO: Final = 250
ATTACK: Final = 280
