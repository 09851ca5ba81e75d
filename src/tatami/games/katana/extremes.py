"""Content packs of Katana at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, split
from tatami.games.katana.content import DECK, LYING, MOST_DAMAGE, MOST_LIFE, MOST_LYING, MOST_PRECISION
from tatami.games.katana.state import BUSHIDO, CARDS, CHARACTERS, WEAPONS


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: a deck of few kinds, weapons and life at their limits."""
    has_bushido = below(2) == 1
    lying = extreme(below, 0, MOST_LYING - has_bushido)
    copies = dict(zip(LYING, split(below, lying, [lying] * len(LYING)), strict=True))
    others = [card for card in CARDS if card not in LYING and (has_bushido or card != CARDS[BUSHIDO])]
    copies |= zip(others, split(below, DECK - lying, [DECK] * len(others)), strict=True)
    cards: dict[str, dict[str, int]] = {card: {"copies": copies.get(card, 0)} for card in CARDS}
    for card in CARDS[:WEAPONS]:
        cards[card]["precision"] = extreme(below, 1, MOST_PRECISION)
        cards[card]["damage"] = extreme(below, 1, MOST_DAMAGE)
    return {"cards": cards, "characters": {name: {"life": extreme(below, 1, MOST_LIFE)} for name in CHARACTERS}}
