"""Content packs of Ninjato at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, one_of, shuffled, split
from tatami.games.ninjato.content import (
    LEAST_GUARDS,
    MOST_AMOUNT,
    MOST_COPIES,
    MOST_VALUE,
    RANGES,
    WITH_AMOUNT,
)
from tatami.games.ninjato.pieces import (
    CARDS,
    CLANS,
    ENVOYS,
    HOUSES,
    MOST_GUARD_VALUE,
    MOST_ICONS,
    MOST_SEATS,
    MOST_TOKEN,
    RUMOURS,
    SCORING_ROUNDS,
    SKILLS,
    TOKENS,
    TREASURES,
    WAYS,
)


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: few cards, few guards, few treasures, or very many."""
    values = {name: extreme(below, *span) for name, span in RANGES.items()}
    values["start_hand"] = min(values["start_hand"], values["hand_limit"])
    cards = MOST_SEATS * values["hand_limit"] + values["open_cards"] + 1
    treasures = HOUSES * values["house_treasures"]
    guards = _split(below, LEAST_GUARDS, 2 * len(CARDS))
    return {
        "values": {name: {"value": value} for name, value in values.items()},
        "cards": _copies(CARDS, _split(below, cards, len(CARDS))),
        "guards": {
            card: {"quiet": guards[place], "alarm": guards[place + len(CARDS)]} for place, card in enumerate(CARDS)
        },
        "elites": {"elite": _elite(below), "captain": _elite(below)},
        "treasures": {
            name: {"copies": copies, "honour": extreme(below, 0, MOST_VALUE)}
            for name, copies in zip(TREASURES, _split(below, treasures, len(TREASURES)), strict=True)
        },
        "clans": _clans(below),
        "scorings": {str(after): {"clans": shuffled(below, CLANS)} for after in SCORING_ROUNDS},
        "skills": {name: _skill(below, name) for name in SKILLS},
        "envoys": {
            name: {"clan": one_of(below, CLANS), "age": place + 1, "cost": _cost(below)}
            for place, name in enumerate(shuffled(below, ENVOYS))
        },
        "rumours": {name: {"cost": _cost(below)} for name in RUMOURS},
    }


def _split(below: Below, least: int, rows: int) -> list[int]:
    """As few as can be, or more, given to so many rows."""
    return split(below, extreme(below, least, rows * MOST_COPIES), [MOST_COPIES] * rows)


def _copies(names: tuple[str, ...], copies: list[int]) -> dict[str, object]:
    return {name: {"copies": count} for name, count in zip(names, copies, strict=True)}


def _elite(below: Below) -> dict[str, int]:
    return {
        "strength": extreme(below, 0, MOST_GUARD_VALUE),
        "stealth": extreme(below, 0, MOST_GUARD_VALUE),
        "honour": extreme(below, 0, MOST_VALUE),
        "copies": one_of(below, (0, 1, MOST_COPIES)),
    }


def _clans(below: Below) -> dict[str, object]:
    tokens = {clan: [extreme(below, 0, MOST_TOKEN) for _ in range(TOKENS)] for clan in CLANS}
    starts = split(below, HOUSES, [TOKENS] * len(CLANS))
    return {
        clan: {"tokens": tokens[clan], "start": tokens[clan][:count]}
        for clan, count in zip(CLANS, starts, strict=True)
    }


def _skill(below: Below, name: str) -> dict[str, object]:
    found: dict[str, object] = {"way": one_of(below, WAYS), "cost": extreme(below, 0, len(CARDS))}
    if name in WITH_AMOUNT:
        found["amount"] = extreme(below, 1, MOST_AMOUNT)
    return found


def _cost(below: Below) -> list[str]:
    return [one_of(below, TREASURES) for _ in range(extreme(below, 1, MOST_ICONS))]
