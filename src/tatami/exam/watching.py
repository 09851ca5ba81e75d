"""Laws about those who watch somebody else choose: the news tell them no more than their views do."""

from collections.abc import Sequence
from random import Random

from tatami.core.events import Event, Fact
from tatami.core.game import Game
from tatami.core.state import State
from tatami.exam.hidden import redealt
from tatami.exam.laws import Broken, called, observers, seen

TRIES = 6  # worlds made for one that has the choice: what is hidden is mostly the hand that it comes from

World = tuple[int | None, State]


def worlds_of_watchers(game: Game, state: State, seat: int, choice: int, chance: Random, worlds: int) -> list[World]:
    """Before a seat chooses: for everybody else, tables that look to them like the true one and offer the choice."""
    found: list[World] = []
    for observer in observers(state):
        if observer == seat:
            continue
        view = game.view(state, observer)
        for _ in range(worlds):
            made = (game.imagine(view, chance.getrandbits(40)) for _ in range(TRIES))
            dealt = (redealt(game.name, state, observer, chance) for _ in range(TRIES))
            for tables in (made, dealt):
                table = next((table for table in tables if _is_offered(game, table, seat, choice)), None)
                if table is not None:
                    if tables is dealt:
                        table.chance = state.chance  # so that dice and draws that all see fall alike
                    found.append((observer, table))
    return found


def news_tell_no_more_than_views(
    game: Game, state: State, seat: int, choice: int, events: Sequence[Event], worlds: Sequence[World]
) -> int:
    """After the choice: where a watcher cannot tell a world from the true table, the news told there are the same.
    When secrets come out, views need not show them for ever: then only what is told in private is compared. How many
    worlds looked alike?"""
    looks: dict[int | None, bytes] = {}
    alike = 0
    for observer, world in worlds:
        revealed = world.revealed
        world.news = []
        game.apply(world, seat, choice)
        told, world.news = world.news, None
        if observer not in looks:
            looks[observer] = seen(game, state, observer)
        if seen(game, world, observer) != looks[observer]:
            continue
        alike += 1
        hear = heard if world.revealed == revealed else heard_in_private
        here, there = hear(events, observer), hear(told, observer)
        if here != there:
            one, other = next(((one, other) for one, other in zip(here, there) if one != other), (here, there))
            raise Broken(
                "news", f"{called(observer)} hears what the view does not tell: {one}, where it might be {other}"
            )
    return alike


def heard(events: Sequence[Event], observer: int | None) -> list[tuple[str, dict[str, Fact]]]:
    """The news as an observer gets them."""
    return [(event.kind, event.seen_by(observer)) for event in events]


def heard_in_private(events: Sequence[Event], observer: int | None) -> list[tuple[str, dict[str, Fact]]]:
    """The part of the news that not everybody gets."""
    return [(event.kind, event.secret) for event in events if event.secret is not None and observer in event.knows]


def _is_offered(game: Game, table: State, seat: int, choice: int) -> bool:
    return any(decision.seat == seat and choice in decision.options for decision in game.decisions(table))
