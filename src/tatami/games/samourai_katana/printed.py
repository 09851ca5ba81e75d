"""What is printed, as content.toml has it: cards, provinces and territories are numbered in its order."""

from tatami.core.packs import printed

PRINTED = printed(__package__)
TERRITORY_ROWS = tuple(PRINTED["territories"].values())


def names(section: str) -> tuple[str, ...]:
    """The rows of a section by name."""
    return tuple(PRINTED[section])


def first_card(kind: str) -> int:
    """The first kind of card of a type; those of a type follow each other."""
    return [row["kind"] for row in PRINTED["cards"].values()].index(kind)


def links(kind: str) -> list[list[int]]:
    """The neighbours of each territory, by `land` or by `sea`."""
    numbers = {name: number for number, name in enumerate(names("territories"))}
    return [[numbers[other] for other in row[kind]] for row in TERRITORY_ROWS]


def province_numbers() -> list[int]:
    """The province of each territory."""
    provinces = names("provinces")
    return [provinces.index(row["province"]) for row in TERRITORY_ROWS]


def ranks() -> list[int]:
    """The rank of each territory's town: 0 without a town, 1 minor, 2 major."""
    return [("", "minor", "major").index(row.get("rank", "")) for row in TERRITORY_ROWS]


def towns() -> tuple[str, ...]:
    """The name of each territory's town; empty without one."""
    return tuple(row.get("town", "") for row in TERRITORY_ROWS)
