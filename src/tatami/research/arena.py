"""The arena: which games are played so that a comparison of bots is fair.

A block is one deal, played as often as it takes for every bot to have sat in every seat of it: so seats, and roles
that come with the deal, are the same for all, and so is the luck of the deal. Blocks go round the numbers of players.
Where all stand together against the game, every bot plays the deal at a table of its own: what counts is how often it
wins, and with a field how often that wins the same deals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tatami import bots
from tatami.core.game import Game, interrupts
from tatami.core.state import Decision, Frame
from tatami.games import load

STARTS: dict[int, list[tuple[int, ...]]] = {  # `balanced` begins with them; they were found by trying all.
    2: [(0,)],
    4: [(0, 1, 2)],
    6: [(0, 1, 2, 3, 4), (0, 2, 4, 1, 3)],
    8: [(0, 1, 2, 4, 5, 3, 6), (0, 2, 5, 6, 3, 1, 4)],
}


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: `bots` has one name a seat. `block` numbers the deal it belongs to."""

    game: str
    block: int
    seats: int
    deal: str
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went: the seats that won, and the sides from best to last, equals together."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[tuple[int, ...], ...], ...]
    decisions: int


def mixed(game: Game, names: Sequence[str], games: int, seed: int, seats: Sequence[int]) -> list[Pairing]:
    """All bots at the same tables: in a block each is once in every seat, or once at a table of its own. At least so
    many games, in whole rounds: at the end of one all pairs have met equally often, with any number of players."""
    found: list[Pairing] = []
    orders = balanced(len(names))
    block = 0
    while len(found) < games or block % (len(seats) * len(orders)):
        count = seats[block % len(seats)]
        number, place = divmod(block // len(seats), len(orders))
        order = [shuffled(names, f"{seed}-{number // 2}")[one] for one in orders[place]]
        if number % 2:
            order.reverse()  # Who sat behind sits in front now.
        for turn in range(len(names)):
            seated = [order[turn]] if count in game.wiring.cooperative else order[turn:] + order[:turn]
            line = tuple(seated[seat % len(seated)] for seat in range(count))
            found.append(Pairing(game.name, block, count, f"{seed}-{block}", line))
        block += 1
    return found


def balanced(size: int) -> list[list[int]]:
    """Orders round a table in which all pairs have each distance equally often. An odd size up to seven is a prime:
    steps of 1, 2, 3 … round a circle do it. Otherwise one stays while the others move on by one."""
    if size % 2:
        return [[place * step % size for place in range(size)] for step in range(1, size // 2 + 1)]
    others = size - 1
    return [[others, *((one + turn) % others for one in start)] for start in STARTS[size] for turn in range(others)]


def shuffled(names: Sequence[str], seed: str) -> list[str]:
    return Random(seed).sample(names, len(names))


def alone(game: Game, names: Sequence[str], field: str, games: int, seed: int, seats: Sequence[int]) -> list[Pairing]:
    """Each bot alone at a table of the field, in every seat of a deal, or at a table of its own where all stand
    together; and the deal once with the field everywhere, which tells what those seats are worth. At least so many
    games, in whole blocks."""
    found: list[Pairing] = []
    block = 0
    while len(found) < games or block % len(seats):
        count = seats[block % len(seats)]
        deal = f"{seed}-{block}"
        found.append(Pairing(game.name, block, count, deal, (field,) * count))
        for name in names:
            if count in game.wiring.cooperative:
                found.append(Pairing(game.name, block, count, deal, (name,) * count))
                continue
            for seat in range(count):
                line = tuple(name if place == seat else field for place in range(count))
                found.append(Pairing(game.name, block, count, deal, line))
        block += 1
    return found


def play(pairing: Pairing) -> Result:
    """Play one game. A bot's own luck comes from the deal and its seat, whoever sits there."""
    game = load(pairing.game)
    state = game.new(pairing.seats, pairing.deal, None, False, **pairing.options)
    players = [bots.make(name, game, f"{pairing.deal} seat-{seat}") for seat, name in enumerate(pairing.bots)]
    while state.asked:
        if act_unasked(game, state, pairing.bots):
            continue
        asked = state.asked[0]
        if len(asked.options) == 1:  # nobody is asked what has one answer; a view costs more than most answers
            choice = asked.options[0]
        else:
            choice = bots.ask(players[asked.seat], game.view(state, asked.seat), asked)
        game.apply(state, asked.seat, choice)
    outcome: Any = game.outcome(state)
    return Result(outcome.winners, tuple(sides(outcome)), state.steps)


def act_unasked(game: Game, state: Any, names: Sequence[str]) -> bool:
    """Has a bot done something by its own initiative? The first who wants to, clockwise from whose turn it is."""
    frame = state.stack[-1]
    if type(frame).interrupts is Frame.interrupts:
        return False
    for place in range(1, state.seats):
        seat = (frame.seat + place) % state.seats
        options = interrupts(state, seat)
        if options:
            wanted = bots.volunteer(names[seat], game, game.view(state, seat), Decision(seat, options, frame))
            if wanted is not None:
                game.apply(state, seat, wanted)
                return True
    return False


def sides(outcome: Any) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The ranking as sides: a team is one side, other seats are sides of their own."""
    team_of = {seat: team.seats for team in outcome.teams for seat in team.seats}
    for group in outcome.ranking:
        yield tuple(dict.fromkeys(team_of.get(seat, (seat,)) for seat in group))
