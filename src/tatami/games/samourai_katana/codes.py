# hot
"""The numbers of choices, beside those of cards, which stand in `cards`. What each choice means says `rows.MOVES`."""

from typing import Final

PASS: Final = 0
DONE: Final = 1
ACCEPT: Final = 2
REFUSE: Final = 3
DESTROY: Final = 4
REPLACE: Final = 5
KEEP: Final = 6
NO_THIRD: Final = 7
SELL: Final = 8
SEPPUKU: Final = 9
KEEP_RANK: Final = 10
FORWARD: Final = 11
BACK: Final = 12
VETO: Final = 16
HELP_ATTACKER: Final = 17
HELP_DEFENDER: Final = 18

# A count is added to this one.
NUMBER: Final = 20
MOST_NUMBER: Final = 20

# A seat is added to each of these.
NAME: Final = 50
OFFICE: Final = 60
DEAL: Final = 80
GIFT: Final = 90
AIM: Final = 100

# A kind of card is added to each of these, and to `cards.PLAY`.
LAY: Final = 230
THIRD: Final = 260
DISCARD: Final = 290
STEAL: Final = 320
SHOW: Final = 350
EXCHANGE: Final = 380

# A territory is added to each of these, and to `cards.BURN`.
PUT: Final = 500
BUILD: Final = 550
FROM: Final = 600
TO: Final = 650
RISE: Final = 700
RETREAT: Final = 800
RAZE: Final = 850
LEND: Final = 900
RETURN: Final = 950
