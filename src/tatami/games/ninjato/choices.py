"""All choices of Ninjato: int <-> words, with the pieces a player touches; names are unique. (R1.6)"""

from typing import Final

from tatami.core.choices import Choices
from tatami.games.ninjato.answers import ENTERED
from tatami.games.ninjato.places import PLACE_MOVES

CHOICES: Final = Choices([move.choice for move in (*PLACE_MOVES, *ENTERED)])
