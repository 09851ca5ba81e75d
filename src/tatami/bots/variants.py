"""Searches named in words, so that variants can be compared: `search:400:exploration=0.3:trees=one`."""

from collections.abc import Callable
from typing import Any, Final

from tatami.bots.search import Settings
from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game
from tatami.core.wiring import nothing_shown


def _one_of(**values: object) -> Callable[[str], object]:
    return lambda text: values[text]


def _from(kind: Callable[[str], Any], least: float, most: float) -> Callable[[str], object]:
    def read(text: str) -> object:
        number = kind(text)
        if not least <= number <= most:
            raise ValueError
        return number

    return read


WORDS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "iterations": ("iterations", _from(int, 1, 10**7)),
    "seconds": ("seconds", _from(float, 0.001, 3600)),
    "exploration": ("exploration", _from(float, 0, 100)),
    "trees": ("has_tree_a_seat", _one_of(one=False, each=True)),
    "rollouts": ("follows_policy", _one_of(policy=True, random=False)),
    "cut": ("cut", _from(int, 0, 10**5)),
    "slips": ("slips", _from(float, 0, 1)),
    "doubt": ("doubt", _from(float, 0, 10)),
    "quiet": ("quiet_moments", _from(int, 0, 10**5)),
    "way": ("halves", _one_of(halving=True, tree=False)),
    "luck": ("tells_luck", _one_of(told=True, mixed=False)),
    "caution": ("caution", _from(float, 0, 10)),
}


def settings_for(game: Game, iterations: int, seconds: float) -> Settings:
    """How a search thinks in a game, with a budget."""
    budget = {"iterations": iterations * game.mind.looks, "seconds": seconds}
    return Settings(**{**game.mind.search, **budget})


def read_search(name: str, game: Game, has_clock: bool) -> Settings:
    """The settings that a name such as `search:400:cut=20` stands for: iterations first, then words. What is not said
    is as the game has it."""
    values: dict[str, Any] = dict(game.mind.search)
    said: set[str] = set()
    for part in name.split(":")[1:]:
        word, equals, value = part.partition("=")
        if not equals:
            word, value = "iterations", part
        word = word.strip()
        try:
            field, read = WORDS[word]
            values[field] = read(value.strip())
        except (KeyError, ValueError):
            known = ", ".join(WORDS)
            raise BadOption(
                "unknown-bot",
                f"A search is named as in search:400:cut=20, with {known}; {quoted(part)} cannot be read.",
            ) from None
        said.add(word)
    if "cut" in said and "quiet" not in said:
        values["quiet_moments"] = 0
    _refuse_idle(said, Settings(**values), game, has_clock)
    return Settings(**values)


def _refuse_idle(said: set[str], settings: Settings, game: Game, has_clock: bool) -> None:
    """A word that would change nothing is a mistake: two equal bots would be compared."""
    idle = {}
    if settings.halves:
        idle = dict.fromkeys(("trees", "exploration", "doubt", "luck"), "it halves and has no tree; say way=tree too")
    else:
        idle["caution"] = "it has a tree and does not halve; say way=halving too"
        if game.mind.luck_shown is nothing_shown:
            idle["luck"] = f"chance lays nothing open in {game.name}"
    if settings.quiet_moments:
        idle["cut"] = "quiet says where a rollout ends"
    if not settings.follows_policy:
        idle["slips"] = "its rollouts follow no policy"
    if not has_clock:
        idle["seconds"] = "no clock runs here, iterations count"
    for word in WORDS:
        if word in said and word in idle:
            raise BadOption("unknown-bot", f"In this search {word} changes nothing: {idle[word]}.")
