"""Choices of Bushido: int <-> words, with the pieces a player touches."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.bushido.state import DISCS, KATANA, KOTAU, MOST_SEATS, PROVINCES, TILES

DONE: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2
GEISHA_NOW: Final = 3
DEMAND_SEPPUKU: Final = 4
FOLLOW: Final = 5
SPARE: Final = 6
ARM: Final = 7
TEMPORISE: Final = 8
CALM: Final = 9
HOSTILITIES: Final = 10
SUPPORT: Final = 11
CAMPAIGN: Final = 12
ELITE: Final = 13
NO_TOP: Final = 14
BONUS: Final = 16  # + bits of the tokens: 1 for the three, 2 for the six
NUMBER: Final = 20  # + 0 to 10
TOP: Final = 32  # + katana tile
DISCARD: Final = 36  # + disc
TACTIC: Final = 42  # + disc
INVITE: Final = 50  # + seat
MAKE_SAMURAI: Final = 55  # + seat
MAKE_BUSHI: Final = 60  # + seat
MAKE_SENSEI: Final = 65  # + seat
HOST: Final = 70  # + seat
SPY: Final = 75  # + seat
CLAIM: Final = 100  # + province
PLACE: Final = 130  # + province
DISBAND: Final = 160  # + province
SEND_RONIN: Final = 190  # + province
FROM: Final = 220  # + province
TO: Final = 250  # + province
ATTACK: Final = 280  # + province
MOST_NUMBER: Final = 10

AT_SEATS: Final = (
    (INVITE, "invite", ()),
    (MAKE_SAMURAI, "samurai", ("role/samurai",)),
    (MAKE_BUSHI, "bushi", ("role/bushi",)),
    (MAKE_SENSEI, "sensei", ("role/sensei",)),
    (HOST, "chanoyu", ("tile/chanoyu",)),
    (SPY, "shinobi", ("tile/shinobi",)),
)
AT_PROVINCES: Final = (
    (CLAIM, "claim", ()),
    (PLACE, "place", ()),
    (DISBAND, "disband", ()),
    (SEND_RONIN, "ronin", ("tile/ronin",)),
    (FROM, "from", ()),
    (TO, "to", ()),
    (ATTACK, "attack", ()),
)


def _all() -> list[Choice]:
    choices = [
        Choice(DONE, "done", "done"),
        Choice(ACCEPT, "accept", "accept"),
        Choice(REFUSE, "refuse", "refuse"),
        Choice(GEISHA_NOW, "geisha", "geisha", ("tile/geisha",)),
        Choice(DEMAND_SEPPUKU, "seppuku", "seppuku", ("tile/seppuku",)),
        Choice(FOLLOW, "follow", "follow"),
        Choice(SPARE, "spare", "spare"),
        Choice(ARM, "arm", "arm"),
        Choice(TEMPORISE, "temporise", "temporise"),
        Choice(CALM, "kotau calm", "calm", ("disc/kotau",)),
        Choice(HOSTILITIES, "kotau hostilities", "hostilities", ("disc/kotau",)),
        Choice(SUPPORT, "kotau support", "support", ("disc/kotau",)),
        Choice(CAMPAIGN, "campaign", "campaign", ("token/campaign",)),
        Choice(ELITE, "elite", "elite", ("token/campaign",)),
        Choice(NO_TOP, "no stack", "no-stack"),
        Choice(BONUS, "no bonus", "no-bonus"),
        Choice(BONUS + 1, "bonus 3", "bonus", ("token/three",), {"count": 3}),
        Choice(BONUS + 2, "bonus 6", "bonus", ("token/six",), {"count": 6}),
        Choice(BONUS + 3, "bonus 9", "bonus", ("token/three", "token/six"), {"count": 9}),
    ]
    for count in range(MOST_NUMBER + 1):
        choices.append(Choice(NUMBER + count, f"number {count}", "number", (), {"count": count}))
    for kind in range(KATANA):
        tile = TILES[kind]
        choices.append(Choice(TOP + kind, f"top {tile}", "top", (f"tile/{tile}",), {"tile": tile}))
    for disc, name in enumerate(DISCS):
        choices.append(Choice(DISCARD + disc, f"discard {name}", "discard", (f"disc/{name}",), {"disc": name}))
        if disc != KOTAU:
            choices.append(Choice(TACTIC + disc, f"tactic {name}", "tactic", (f"disc/{name}",), {"disc": name}))
    for first, verb, before in AT_SEATS:
        for seat in range(MOST_SEATS):
            pieces = (*before, f"seat-{seat}")
            choices.append(Choice(first + seat, f"{verb} seat-{seat}", verb, pieces, {"target": seat}))
    for first, verb, before in AT_PROVINCES:
        for hex, province in enumerate(PROVINCES):
            pieces = (*before, province)
            choices.append(Choice(first + hex, f"{verb} {province}", verb, pieces, {"province": province}))
    return choices


CHOICES: Final = Choices(_all())
