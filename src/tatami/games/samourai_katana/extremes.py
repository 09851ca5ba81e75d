"""Content packs for the examination: everything that the reader of content accepts, as far out as it accepts it."""

from tatami.core.extremes import Below, extreme, one_of, some_of, split
from tatami.games.samourai_katana.content import (
    CARD_RANGES,
    LEAST_CARDS,
    MINOR_TOWNS,
    MOST_CARDS,
    MOST_HONOUR,
    RANGES,
    SETUP_RANGES,
)
from tatami.games.samourai_katana.pieces import CARDS, PROVINCES, TERRAINS, TERRITORIES


def pack(below: Below) -> dict[str, object]:
    """A pack at the limits."""
    values = {name: {"value": extreme(below, *RANGES[name])} for name in some_of(below, tuple(RANGES))}
    second = extreme(below, *RANGES["town_cards_more"])
    for name in ("town_cards_from", "new_deal_from"):
        values[name] = {"value": min(second, extreme(below, *RANGES[name]))}
    values["town_cards_more"] = {"value": second}
    copies = split(below, extreme(below, LEAST_CARDS, MOST_CARDS), [CARD_RANGES["copies"][1]] * len(CARDS))
    cards: dict[str, dict[str, int]] = {name: {"copies": count} for name, count in zip(CARDS, copies)}
    for name in some_of(below, CARDS):
        cards[name] |= {part: extreme(below, *span) for part, span in CARD_RANGES.items() if part != "copies"}
    setup = {}
    for seats in some_of(below, ("3", "4", "5", "6")):
        most = min(SETUP_RANGES["minor"][1], MINOR_TOWNS // int(seats))
        samurai = extreme(below, *SETUP_RANGES["samurai"])
        setup[seats] = {"samurai": samurai, "minor": extreme(below, SETUP_RANGES["minor"][0], most)}
    return {
        "values": values,
        "cards": cards,
        "setup": setup,
        "provinces": {name: {"honour": extreme(below, 0, MOST_HONOUR)} for name in some_of(below, PROVINCES)},
        "territories": {name: {"terrain": one_of(below, TERRAINS)} for name in some_of(below, TERRITORIES)},
    }
