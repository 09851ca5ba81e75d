# hot
"""What things are worth in Katana, counted in honour for oneself: one strategy for hints and rollouts."""

from typing import Final

from tatami.games.katana.state import CARDS

# The chance of defeat before long, by life left.
DANGER: Final = [0.0, 0.43, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02, 0.01, 0.01]
MY_SHARE: Final = 0.3  # A seat that falls before long falls to me so often.
LOYALTY: Final = 0.6  # Defeating a team-mate costs so much beyond honour: a turn of ours, and trust.
TRUST: Final = 0.2  # Striking or robbing a team-mate costs so much beyond the harm.
READY_TO_PARRY: Final = 0.85  # Somebody who can parry does it so often.
READY_TO_DISARM: Final = 0.9  # Somebody who can answer Jujutsu does it so often.

# A card in my hand: a fresh one, a weapon by its figures, a Parry by how many I hold, and the rest.
FRESH: Final = 0.2
WEAPON: Final = 0.06
A_DAMAGE: Final = 0.05
A_PRECISION: Final = 0.02
PARRIES: Final = [0.25, 0.25, 0.2, 0.08, 0.06]
HANZO_PARRIES: Final = 0.08  # Hanzō, who parries with it, gives a weapon so much beside its edge.
WORTHS: Final = {
    "armour": 0.4, "fast-draw": 0.4, "focus": 0.4, "bushido": 0.1, "tea-ceremony": 0.3, "battle-cry": 0.25,
    "diversion": 0.2, "geisha": 0.2, "breathing": 0.25, "jujutsu": 0.25,
}  # fmt: skip
KEEP: Final = [WORTHS.get(card, FRESH) for card in CARDS]
DAIMYO_LASTS: Final = [0.9, 0.9, 0.7, 0.5]  # A Daimyo is still in hand at the end so often, by the least honour.
THEIRS: Final = 0.07  # A card that an enemy loses is worth so much.
A_GIFT: Final = 0.4 * THEIRS  # A card that comes at random to somebody else costs so much.

# In the play phase.
FIRST: Final = 5.0  # Permanents come before anything but a blow that decides the game.
EARLY: Final = 3.0  # Then comes what weakens others and fills my hand; blows and cries come last.
THRIFT: Final = 0.5  # A weapon must earn this part of its worth.
FINISH: Final = 0.32  # This part of a defeat's worth counts when it takes one more blow in this turn.
OPENING: Final = 0.15  # A blow lands so much likelier when a card has been taken from the hand.
CRY: Final = 0.05  # A Battle Cry or Jujutsu must gain so much to be worth its card.
BREATH: Final = 0.05  # Breathing must gain so much to be worth its card.
LOST: Final = [0.0, 0.25, 0.4, 0.4]  # An Armour, a Fast Draw and a Focus are numbered as Geisha finds them.
BUSHIDO_LASTS: Final = 0.95  # Code of Bushido lasts so often from one seat to the next.
