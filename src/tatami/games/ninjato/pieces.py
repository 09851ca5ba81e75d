# hot
"""The pieces of Ninjato by name and number: cards, guards, treasures, houses, skills, envoys, rumours, places."""

from typing import Final

MOST_SEATS: Final = 4
ROUNDS: Final = 7
SHURIKEN: Final = 3  # Each player has three.
NOTHING: Final = -1
NOBODY: Final = -1

CARDS: Final = ("1", "2", "3", "4", "5")  # Dojo cards by value; the place of a card is its value less one
VALUES: Final = 5
SUPPORT: Final = 2  # A 3 supports other cards (R4.6); this is its place.
SUPPORT_VALUE: Final = 3
MOST_HAND: Final = 9  # No content pack has a higher limit.

SIDES: Final = ("strength", "stealth")
STRENGTH: Final = 0
STEALTH: Final = 1

# Whoever guards a treasure: a guard of each value, one of each value with a gong, an Elite of each kind.
GUARDS: Final = (
    "guard-1", "guard-2", "guard-3", "guard-4", "guard-5", "gong-1", "gong-2", "gong-3", "gong-4", "gong-5",
    "elite", "captain", "watchman",
)  # fmt: skip
WITH_GONG: Final = 5  # Guards from here on have a gong.
ELITE: Final = 10  # From here on they are Elites.
CAPTURED_KINDS: Final = 2  # So many kinds of Elites can be captured.
WATCHMAN: Final = 12  # He stands in when no Elite is left (R4.20).
MOST_GUARD_VALUE: Final = 9  # Content packs have no stronger guard.

TREASURES: Final = ("fan", "scroll", "vase", "jade", "gold")
KINDS: Final = 5
GOLD: Final = 4
MOST_ICONS: Final = 4  # No card demands more treasures.

CLANS: Final = ("taira", "minamoto", "go-shirakawa")
TOKENS: Final = 5  # Each clan has five.
HOUSES: Final = 5
HOUSE_NAMES: Final = ("1", "2", "3", "4", "5")
MOST_TOKEN: Final = 20

WAYS: Final = ("tiger", "snake", "crane")
SKILLS: Final = (
    "kenjutsu", "naginatajutsu", "bojutsu", "kusarigamajutsu", "kayakujutsu",
    "shinobi-iri", "choho", "suiren", "shurikenjutsu", "intonjutsu",
    "taijutsu", "bajutsu", "boryaku", "chimon", "tenmon", "kyoyo",
    "hensojutsu-tiger", "hensojutsu-snake", "hensojutsu-crane",
)  # fmt: skip
KENJUTSU: Final = 0
NAGINATAJUTSU: Final = 1
BOJUTSU: Final = 2
KUSARIGAMAJUTSU: Final = 3
KAYAKUJUTSU: Final = 4
SHINOBI_IRI: Final = 5
CHOHO: Final = 6
SUIREN: Final = 7
SHURIKENJUTSU: Final = 8
INTONJUTSU: Final = 9
TAIJUTSU: Final = 10
BAJUTSU: Final = 11
BORYAKU: Final = 12
CHIMON: Final = 13
TENMON: Final = 14
KYOYO: Final = 15
HENSOJUTSU: Final = 16  # Three tiles have this name; this is the first.
ORDINARY: Final = 16  # So many tiles come in rounds one to four.

# Skills that can be the base of a fight.
STAND_INS: Final = [KENJUTSU, NAGINATAJUTSU, SHINOBI_IRI, CHOHO, TAIJUTSU]
STAND_INS_OF: Final = [[KENJUTSU, NAGINATAJUTSU, TAIJUTSU], [SHINOBI_IRI, CHOHO, TAIJUTSU]]  # By side.
DISGUISES: Final = [HENSOJUTSU, HENSOJUTSU + 1, HENSOJUTSU + 2]
DISGUISE_BITS: Final = sum([1 << skill for skill in DISGUISES])
KAYAKUJUTSU_BIT: Final = 1 << KAYAKUJUTSU
STAND_IN_BITS: Final = [sum([1 << skill for skill in skills]) for skills in STAND_INS_OF]  # By side.
# By side: the skills that win without a card.
MEANS_BITS: Final = [bits | DISGUISE_BITS for bits in STAND_IN_BITS]
FIGHTING_OF: Final = [  # By side: all skills that can be part of a set.
    [KENJUTSU, NAGINATAJUTSU, TAIJUTSU, BOJUTSU, KUSARIGAMAJUTSU],
    [SHINOBI_IRI, CHOHO, TAIJUTSU, SUIREN, SHURIKENJUTSU],
]
FIGHTING_BITS: Final = [sum([1 << skill for skill in skills]) for skills in FIGHTING_OF]
MODIFIERS_OF: Final = [[BOJUTSU, KUSARIGAMAJUTSU], [SUIREN, SHURIKENJUTSU]]  # By side.

ENVOYS: Final = (
    "atsumori", "koremori", "shigehira", "tomomori", "munemori", "shigemori", "kiyomori",
    "yoshitsune", "yoshinaka", "noriyori", "yoritomo", "yoshitomo", "yukiie", "yorimasa",
    "motomichi", "kanezane", "shunkan", "narichika", "saiko", "shinzei", "tadamichi",
)  # fmt: skip

RUMOUR_KINDS: Final = (
    "favour-taira", "favour-minamoto", "favour-go-shirakawa", "fame-tiger", "fame-snake", "fame-crane",
    "elite-slayer", "popular-support", "three-clans", "three-ways",
)  # fmt: skip
COPIES: Final = 3  # There are so many cards of each kind of rumour.
RUMOURS: Final = tuple([f"{kind}-{copy}" for kind in RUMOUR_KINDS for copy in (1, 2, 3)])
FAME: Final = 3  # From here on kinds count skills.
ELITE_SLAYER: Final = 6
POPULAR_SUPPORT: Final = 7
THREE_CLANS: Final = 8
THREE_WAYS: Final = 9

PLACES: Final = ("dojo", "sensei", "palace", "pavilion", "house")
AT_DOJO: Final = 0
AT_SENSEI: Final = 1
AT_PALACE: Final = 2
AT_PAVILION: Final = 3
AT_HOUSES: Final = 4  # + house * 2 + side
ALL_PLACES: Final = 14

# Where a tile or card is that is not with a player.
IN_DECK: Final = -1
OPEN: Final = -2  # It lies at the Sensei, the Palace or the Pavilion.
GONE: Final = -3

# Where honour comes from during the game.
SOURCES: Final = ("envoys", "rumours", "clans")
FROM_ENVOYS: Final = 0
FROM_RUMOURS: Final = 1
FROM_CLANS: Final = 2

# Whether Boryaku works in this raid.
NOT_LOOKING: Final = 0
LOOKING: Final = 1  # One card may be put aside, too.
LOOKING_ONLY: Final = 2

# How far a round is.
PLAYING: Final = 0
AFTER_ROUND: Final = 1  # + clans that were scored

SCORING_ROUNDS: Final = [3, 5, 7]  # The clans are scored after these (R8.7).
DISGUISE_ROUND: Final = 5  # From this round on the Sensei has Hensojutsu only.

# How the winner was found.
REASONS: Final = ("honour", "tie", "shared")
BY_HONOUR: Final = 0
BY_TIE: Final = 1
SHARED: Final = 2
