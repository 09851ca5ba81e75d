"""Laws about the news: they tell nobody more than the views do, whoever chooses and however chance decides."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from tatami.core.chance import MODULUS, advance, share
from tatami.core.events import Event, Fact
from tatami.core.game import Game
from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.core.together import Together
from tatami.exam.hidden import fleeting_news, redealt, summed_news
from tatami.exam.laws import Broken, called, difference, observers, seen

# So many worlds are made for one that has the choice: what is hidden is mostly the hand that it comes from.
TRIES = 6

World = tuple[int | None, State]
Message = tuple[str, dict[str, Fact]]


class Told(NamedTuple):
    """A table after something happened there, and the news of it."""

    state: State
    news: Sequence[Event]
    has_uncovered: bool  # Was chance asked, or did a secret come out?


class Compared(NamedTuple):
    """How often somebody could not tell two tables apart, and the kinds of fleeting news that differed there."""

    alike: int
    fleeting: set[str]


# Whoever chooses


def worlds_of_watchers(game: Game, state: State, seat: int, choice: int, chance: Random, worlds: int) -> list[World]:
    """Before a seat chooses: for everybody, tables that look to them like the true one and offer the choice."""
    found: list[World] = []
    for observer in observers(state):
        view = game.view(state, observer)
        for _ in range(worlds):
            made = (game.imagine(view, chance.getrandbits(40)) for _ in range(TRIES))
            dealt = (redealt(game.name, state, observer, chance) for _ in range(TRIES))
            for tables in (made, dealt):
                table = next((table for table in tables if _is_offered(game, table, seat, choice)), None)
                if table is not None:
                    if tables is dealt:
                        table.chance = state.chance  # Dice and draws that all see then fall alike.
                    found.append((observer, table))
    return found


def choices_tell_no_more_than_views(
    game: Game, told: Told, seat: int, choice: int, worlds: Sequence[World]
) -> Compared:
    """After the choice: where somebody cannot tell a world from the true table, the news told there are the same."""
    looks: dict[int | None, bytes] = {}
    alike, fleeting = 0, set[str]()
    for observer, world in worlds:
        there = _chosen(game, world, seat, choice)
        if observer not in looks:
            looks[observer] = seen(game, told.state, observer)
        if seen(game, world, observer) == looks[observer]:
            alike += 1
            fleeting |= same_news(game, told, there, observer)
    return Compared(alike, fleeting)


def picks_look_alike(game: Game, before: State, seat: int, choice: int, chance: Random) -> None:
    """While others still have to answer in secret, nobody else can tell what a seat has picked: not from the table,
    the frame that waits included, and not from the news."""
    others = [option for option in _options(game, before, seat) if option != choice]
    if not others or not isinstance(before.stack[-1], Together):
        return
    one, other = (_chosen(game, game.clone(before), seat, pick) for pick in (choice, chance.choice(others)))
    given = len(before.picks[seat])
    if any(not told.state.picks or len(told.state.picks[seat]) <= given for told in (one, other)):
        return  # It was the last answer, and all of them came out.
    for observer in observers(before):
        if observer == seat:
            continue
        looks, differs = seen(game, one.state, observer), seen(game, other.state, observer)
        if looks != differs:
            where = difference(looks, differs)
            raise Broken("secrecy", f"{called(observer)} sees what seat {seat} has picked in secret: {where}")
        same_news(game, one, other, observer)


# However chance decides


class Nudged(Luck):
    """Luck that follows from a state of chance, but for some draws that fall otherwise."""

    __slots__ = ("chance", "nudges")

    def __init__(self, chance: int, nudges: Mapping[int, int]) -> None:
        super().__init__()
        self.chance = chance
        self.nudges = nudges  # It tells which draws fall otherwise, counted from 1, with a number that decides how.

    def below(self, sides: int) -> int:
        """The next number."""
        self.draws += 1
        number = share(self.chance, sides)
        self.chance = advance(self.chance)
        if self.draws in self.nudges and sides > 1:
            number = (number + 1 + self.nudges[self.draws] % (sides - 1)) % sides
        return number


def openings_tell_no_more_than_views(game: Game, begin: Callable[[Luck], State], chance: Random) -> Compared:
    """Before the first choice: `begin` lays the table with a luck and listens."""

    def opened(luck: Luck) -> Told:
        state = begin(luck)
        return Told(state, state.news or [], True)

    return _chance_tells_no_more_than_views(game, opened, chance)


def draws_tell_no_more_than_views(game: Game, before: State, seat: int, choice: int, chance: Random) -> Compared:
    """A choice that asked chance, made anew on copies of the table as it was `before`."""

    def replayed(luck: Luck) -> Told:
        world = game.clone(before)
        world.seal = luck
        return _chosen(game, world, seat, choice)

    return _chance_tells_no_more_than_views(game, replayed, chance)


def _chance_tells_no_more_than_views(game: Game, happen: Callable[[Luck], Told], chance: Random) -> Compared:
    """It happens twice, and one draw falls otherwise the second time, or all from there on: whoever cannot see that
    does not hear it."""
    start = chance.randrange(1, MODULUS)
    luck = Nudged(start, {})
    one = happen(luck)
    if luck.draws == 0:
        return Compared(0, set())
    first = 1 + chance.randrange(luck.draws)
    last = chance.choice((first, luck.draws))
    other = happen(Nudged(start, {draw: chance.getrandbits(20) for draw in range(first, last + 1)}))
    alike, fleeting = 0, set[str]()
    for observer in observers(one.state):
        if seen(game, one.state, observer) == seen(game, other.state, observer):
            alike += 1
            fleeting |= same_news(game, one, other, observer)
    return Compared(alike, fleeting)


# What is heard


def same_news(game: Game, one: Told, other: Told, observer: int | None) -> set[str]:
    """An observer who sees no difference between two tables hears none. What chance or a secret brings to light,
    views need not show for ever: then the public facts of fleeting news may differ, and what all hear after them, for
    it may follow from them. The kinds that did."""
    news, news_there = one.news, other.news
    kinds = frozenset[str]()
    if one.has_uncovered or other.has_uncovered:
        kinds, summed = fleeting_news(game.name), summed_news(game.name)
        news, news_there = without_parts(news, summed), without_parts(news_there, summed)
    here, there = heard(news, observer), heard(news_there, observer)
    if here == there:
        return set()
    same = next(place for place in range(len(here) + 1) if here[place : place + 1] != there[place : place + 1])
    if same < min(len(here), len(there)) and here[same][0] in kinds and there[same][0] in kinds:
        lasting = heard_in_private(news, observer), heard_in_private(news_there, observer)
    else:
        lasting = heard(news, observer, kinds), heard(news_there, observer, kinds)
    if lasting[0] != lasting[1]:
        first = next(((mine, theirs) for mine, theirs in zip(*lasting) if mine != theirs), lasting)
        raise Broken(
            "news", f"{called(observer)} hears what the view does not tell: {first[0]}, where it might be {first[1]}"
        )
    return {
        kind
        for kind in kinds
        if [facts for what, facts in here if what == kind] != [facts for what, facts in there if what == kind]
    }


def without_parts(events: Sequence[Event], summed: frozenset[str]) -> Sequence[Event]:
    """The news, without the secrets of such kinds that the same seats hear several times: views keep only the sum."""
    if not summed:
        return events
    times = Counter((event.kind, event.knows) for event in events)
    return [
        Event(event.kind, event.facts, None, ())
        if event.kind in summed and times[event.kind, event.knows] > 1
        else event
        for event in events
    ]


def heard(events: Sequence[Event], observer: int | None, fleeting: frozenset[str] = frozenset()) -> list[Message]:
    """The news as an observer gets them; of the fleeting ones only what not everybody gets."""
    messages: list[Message] = []
    for event in events:
        if event.kind not in fleeting:
            messages.append((event.kind, event.seen_by(observer)))
        elif event.secret is not None and observer in event.knows:
            messages.append((event.kind, event.secret))
    return messages


def heard_in_private(events: Sequence[Event], observer: int | None) -> list[Message]:
    """The part of the news that not everybody gets."""
    return [(event.kind, event.secret) for event in events if event.secret is not None and observer in event.knows]


def _chosen(game: Game, world: State, seat: int, choice: int) -> Told:
    """A choice made in a world."""
    before = world.chance, world.revealed
    world.news = []
    game.apply(world, seat, choice)
    told, world.news = world.news, None
    return Told(world, told, (world.chance, world.revealed) != before)


def _options(game: Game, table: State, seat: int) -> list[int]:
    return next((decision.options for decision in game.decisions(table) if decision.seat == seat), [])


def _is_offered(game: Game, table: State, seat: int, choice: int) -> bool:
    return any(decision.seat == seat and choice in decision.options for decision in game.decisions(table))
