# hot
"""What things are worth in Katana, counted in honour for oneself: one strategy for hints and rollouts."""

from typing import Final

from tatami.games.katana.state import CARDS

# The chance of defeat before long, by life left.
DANGER: Final = [0.0, 0.43, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02, 0.01, 0.01]
MY_SHARE: Final = 0.3  # how often a seat that falls before long falls to me
LOYALTY: Final = 0.6  # what defeating a team-mate costs beyond honour: a turn of ours, and trust
TRUST: Final = 0.2  # what striking or robbing a team-mate costs beyond the harm
READY_TO_PARRY: Final = 0.85  # how often somebody who can parry does
READY_TO_DISARM: Final = 0.9  # how often somebody who can answer Jujutsu does

# A card in my hand: a fresh one, a weapon by its figures, a Parry by how many I hold, and the rest.
FRESH: Final = 0.2
WEAPON: Final = 0.06
A_DAMAGE: Final = 0.05
A_PRECISION: Final = 0.02
PARRIES: Final = [0.25, 0.25, 0.2, 0.08, 0.06]
HANZO_PARRIES: Final = 0.08  # what a weapon is worth beside its edge to Hanzō, who parries with it
WORTHS: Final = {
    "armour": 0.4, "fast-draw": 0.4, "focus": 0.4, "bushido": 0.1, "tea-ceremony": 0.3, "battle-cry": 0.25,
    "diversion": 0.2, "geisha": 0.2, "breathing": 0.25, "jujutsu": 0.25,
}  # fmt: skip
KEEP: Final = [WORTHS.get(card, FRESH) for card in CARDS]
DAIMYO_LASTS: Final = [0.9, 0.9, 0.7, 0.5]  # how often a Daimyo is still in hand at the end, by the least honour
THEIRS: Final = 0.07  # a card that somebody else loses, if they are an enemy
A_GIFT: Final = 0.4 * THEIRS  # a card that comes at random to somebody else

# In the play phase.
FIRST: Final = 5.0  # permanents come before anything but a blow that decides the game
EARLY: Final = 3.0  # then what weakens others and fills my hand; blows and cries come last
THRIFT: Final = 0.5  # the part of a weapon's worth that it must earn
FINISH: Final = 0.32  # the part of a defeat's worth that counts when it takes one more blow in this turn
OPENING: Final = 0.15  # how much likelier a blow lands when a card has been taken from the hand
CRY: Final = 0.05  # what a Battle Cry or Jujutsu must gain to be worth its card
BREATH: Final = 0.05  # the same of Breathing
LOST: Final = [0.0, 0.25, 0.4, 0.4]  # an Armour, a Fast Draw, a Focus, numbered as Geisha finds them
BUSHIDO_LASTS: Final = 0.95  # Code of Bushido, from one seat to the next
