"""The games. This registry is the list: whatever is on it sits every examination, listed for players or not."""

from importlib import import_module

from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game
from tatami.core.options import Difficulty, Preset

MODULES: dict[str, str] = {
    "katana": "tatami.games.katana",
    "bushido": "tatami.games.bushido",
    "dicium.crazy_cup": "tatami.games.dicium.crazy_cup",
    "dicium.shogun": "tatami.games.dicium.shogun",
    "dicium.donjon": "tatami.games.dicium.donjon",
    "dicium.civilisation": "tatami.games.dicium.civilisation",
    "ninjato": "tatami.games.ninjato",
    "samourai_katana": "tatami.games.samourai_katana",
    "chohan": "tatami.games.chohan",
}
# Examined like all others, but not among the games that players see: the template, and games that are being written.
UNLISTED = frozenset({"chohan"})


def packages(name: str) -> tuple[str, ...]:
    """Where the texts of a game are: in its own package, and for a game of a family in the family's before it."""
    module = MODULES[name]
    return (module.rpartition(".")[0], module) if "." in name else (module,)


def game_names() -> list[str]:
    """The names of the games that players see."""
    return [name for name in MODULES if name not in UNLISTED]


def full_name(name: str) -> str:
    """The name of a game as the registry has it: the last word of a game of a family is enough."""
    if type(name) is str:
        for known in MODULES:
            if name in (known, known.rpartition(".")[2]):
                return known
    raise _unknown(name)


def load(name: str) -> Game:
    """A game by its name, a template too; the last word of a game of a family is enough."""
    game: Game = import_module(f"{MODULES[full_name(name)]}.game").GAME
    return game


def seats_and_options(name: str) -> tuple[tuple[int, ...], type]:
    """For how many players a game is, and its table options, without loading its rules."""
    package = import_module(MODULES[full_name(name)])
    return package.SEATS, package.Options


def difficulty_and_presets(name: str) -> tuple[Difficulty, dict[str, Preset]]:
    """How hard a game is to learn, and the tables of it that can be laid with one touch."""
    package = import_module(MODULES[full_name(name)])
    difficulty: Difficulty = getattr(package, "DIFFICULTY", "middle")  # A game that is being written need not say.
    presets: dict[str, Preset] = getattr(package, "PRESETS", {})
    return difficulty, presets


def option_groups(name: str) -> dict[str, tuple[str, ...]]:
    """What the table options of a game are about, where they are many: the options of each group."""
    groups: dict[str, tuple[str, ...]] = getattr(import_module(MODULES[full_name(name)]), "OPTION_GROUPS", {})
    return groups


def load_for_players(name: str) -> Game:
    """A game by its name, if players see it."""
    if name in UNLISTED:
        raise _unknown(name)
    return load(name)


def _unknown(name: str) -> BadOption:
    return BadOption("unknown-game", f"There is no game {quoted(name)}; there are: {', '.join(game_names())}.")
