"""Choices of Samouraï & Katana: int <-> words, with the pieces a player touches."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.core.events import Fact
from tatami.games.samourai_katana.pieces import (
    CARDS,
    FIRST_ANYTIME,
    FIRST_EVENT,
    FIRST_SPECIAL,
    MOST_SEATS,
    TERRITORIES,
)

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
USE_JUSTICE: Final = 13
USE_TSUNAMI: Final = 14
SCORCH: Final = 15
VETO: Final = 16
HELP_ATTACKER: Final = 17
HELP_DEFENDER: Final = 18
NUMBER: Final = 20  # + 0 to 20
NAME: Final = 50  # + seat
OFFICE: Final = 60  # + seat: the Emperor sells to
USE_NINJA: Final = 70  # + seat
DEAL: Final = 80  # + seat
GIFT: Final = 90  # + seat
AIM: Final = 100  # + seat
PLAY: Final = 200  # + card, for its power
LAY: Final = 230  # + card
THIRD: Final = 260  # + card
DISCARD: Final = 290  # + card
STEAL: Final = 320  # + card
SHOW: Final = 350  # + card
EXCHANGE: Final = 380  # + card
PUT: Final = 500  # + territory
BUILD: Final = 550  # + territory
FROM: Final = 600  # + territory
TO: Final = 650  # + territory
RISE: Final = 700  # + territory
BURN: Final = 750  # + territory
RETREAT: Final = 800  # + territory
RAZE: Final = 850  # + territory
LEND: Final = 900  # + territory
RETURN: Final = 950  # + territory
MOST_NUMBER: Final = 20

ALONE: Final = (
    (PASS, "pass", "pass", ()),
    (DONE, "done", "done", ()),
    (ACCEPT, "accept", "accept", ()),
    (REFUSE, "refuse", "refuse", ()),
    (DESTROY, "destroy", "destroy", ()),
    (REPLACE, "replace", "replace", ()),
    (KEEP, "keep", "keep", ()),
    (NO_THIRD, "no third", "no-third", ()),
    (SELL, "sell honour", "sell", ("honour",)),
    (SEPPUKU, "seppuku", "seppuku", ()),
    (KEEP_RANK, "keep rank", "keep-rank", ()),
    (FORWARD, "forward", "forward", ()),
    (BACK, "back", "back", ()),
    (USE_JUSTICE, "justice", "justice", ("hand/justice",)),
    (USE_TSUNAMI, "tsunami", "tsunami", ("hand/tsunami",)),
    (SCORCH, "scorch", "scorch", ("hand/terre",)),
    (VETO, "veto", "veto", ("veto",)),
    (HELP_ATTACKER, "help attacker", "help-attacker", ()),
    (HELP_DEFENDER, "help defender", "help-defender", ()),
)
AT_SEATS: Final = (
    (NAME, "name", ()),
    (OFFICE, "office", ("office",)),
    (USE_NINJA, "ninja", ("hand/ninja",)),
    (DEAL, "deal", ("deal",)),
    (GIFT, "gift", ("koku",)),
    (AIM, "aim", ()),
)
# Every card can be fought with, thrown off, taken and shown; the others concern some of them.
WITH_CARDS: Final = (
    (LAY, "lay", "hand", 0, len(CARDS)),
    (THIRD, "third", "hand", FIRST_SPECIAL, FIRST_EVENT),
    (DISCARD, "discard", "hand", 0, len(CARDS)),
    (STEAL, "steal", "theirs", 0, len(CARDS)),
    (SHOW, "show", "hand", 0, len(CARDS)),
    (EXCHANGE, "exchange", "hand", 0, FIRST_SPECIAL),
    (PLAY, "play", "hand", FIRST_EVENT, FIRST_ANYTIME),
)
AT_TERRITORIES: Final = (
    (PUT, "put", ()),
    (BUILD, "build", ("castle",)),
    (FROM, "from", ()),
    (TO, "to", ()),
    (RISE, "rise", ()),
    (BURN, "burn", ("hand/terre",)),
    (RETREAT, "retreat", ()),
    (RAZE, "raze", ()),
    (LEND, "lend", ()),
    (RETURN, "return", ()),
)


def _all() -> list[Choice]:
    choices = [Choice(code, words, kind, pieces, _card(pieces)) for code, words, kind, pieces in ALONE]
    for count in range(MOST_NUMBER + 1):
        choices.append(Choice(NUMBER + count, f"number {count}", "number", (), {"count": count}))
    for first, verb, before in AT_SEATS:
        for seat in range(MOST_SEATS):
            pieces = (*before, f"seat-{seat}")
            facts: dict[str, Fact] = {"target": seat, **_card(before)}
            choices.append(Choice(first + seat, f"{verb} seat-{seat}", verb, pieces, facts))
    for first, verb, place, start, end in WITH_CARDS:
        for card in range(start, end):
            name = CARDS[card]
            choices.append(Choice(first + card, f"{verb} {name}", verb, (f"{place}/{name}",), {"card": name}))
    for first, verb, before in AT_TERRITORIES:
        for land, name in enumerate(TERRITORIES):
            facts = {"territory": name, **_card(before)}
            choices.append(Choice(first + land, f"{verb} {name}", verb, (*before, name), facts))
    return choices


def _card(pieces: tuple[str, ...]) -> dict[str, Fact]:
    """The card of the hand that a choice begins with, as a fact."""
    held = [piece.removeprefix("hand/") for piece in pieces if piece.startswith("hand/")]
    return {"card": held[0]} if held else {}


CHOICES: Final = Choices(_all())
