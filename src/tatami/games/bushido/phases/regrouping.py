# hot
"""Regrouping, in phase 7: troops move through connected provinces, and no arrangement comes back. (R10.1-R10.3)

The frames carry the moves made so far, each written as one number: enough to know every earlier arrangement by how it
differs from the present one, and so the moves that would lead back to it.
"""

from collections.abc import Sequence
from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import DONE, FROM, MOST_NUMBER, NUMBER, TO
from tatami.games.bushido.effects import check_revolt
from tatami.games.bushido.state import ELITE_STRENGTH, PROVINCES, Bushido

SPLIT_HOSTS = 3  # So many moves of a regrouping only carry on with a large host: of thirty troops ten go at once.

# An elite token counts so much beside troops, where both are one number: more than two times thirty troops.
ELITE_SIZE: Final = 64


class Regrouping(Frame[Bushido]):
    """A regrouping under way: one deed, however many moves it has. (R16.5)"""

    __slots__ = ()


class Regroup(Regrouping):
    """The Daimyo moves troops through connected provinces, until it is enough: from where? (R10.1)"""

    __slots__ = ("moves",)
    name = "regroup"
    clause = "R10.1"
    fields = ("seat", "moves")

    def __init__(self, seat: int, moves: Sequence[int] = ()) -> None:
        self.seat = seat
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        if self.has_moved_enough(state):
            return [DONE]
        back = returning_moves(self.moves)
        land = state.provinces(self.seat)
        return [DONE, *[FROM + hex for hex in land if can_leave(state, self.seat, hex, back)]]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice != DONE:
            state.become(RegroupTo(seat, choice - FROM, self.moves))
            return
        state.pop()
        for hex in state.provinces(seat):
            check_revolt(state, hex)

    def has_moved_enough(self, state: Bushido) -> bool:
        """So many moves do for any arrangement. (R10.1)"""
        if len(self.moves) <= SPLIT_HOSTS:
            return False
        land = state.provinces(self.seat)
        return len(self.moves) >= len(land) + sum([state.elite[hex] for hex in land]) + SPLIT_HOSTS


class RegroupTo(Regrouping):
    """Where to? (R10.2)"""

    __slots__ = ("moves", "source")
    name = "regroup-to"
    clause = "R10.2"
    fields = ("seat", "source", "moves")

    def __init__(self, seat: int, source: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.source = source
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        reached = state.connected(self.seat, self.source)
        back = returning_moves(self.moves)
        if not has_room(state, self.source, back):
            reached = [hex for hex in reached if can_go(state, self.source, hex, back)]
        return [TO + hex for hex in reached]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.become(RegroupElite(seat, self.source, choice - TO, self.moves))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"from": PROVINCES[self.source]}


class RegroupElite(Regrouping):
    """How many elite tokens go along? (R15.6)"""

    __slots__ = ("hex", "moves", "source")
    name = "regroup-elite"
    clause = "R10.3"
    fields = ("seat", "source", "hex", "moves")

    def __init__(self, seat: int, source: int, hex: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.source = source
        self.hex = hex
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        if state.elite[self.source] == 0:
            return []
        return [NUMBER + tokens for tokens in self.tokens(state, returning_moves(self.moves))]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.become(RegroupTroops(seat, self.source, self.hex, choice - NUMBER, self.moves))

    def proceed(self, state: Bushido) -> None:
        state.become(RegroupTroops(self.seat, self.source, self.hex, 0, self.moves))

    def tokens(self, state: Bushido, back: list[int]) -> list[int]:
        """The numbers of tokens with which something can go. (R10.3, R10.13)"""
        return [
            tokens
            for tokens in range(movable_elite(state, self.source) + 1)
            if new_counts(state, self.source, self.hex, tokens, back)
        ]

    def left_out(self, state: Bushido) -> int:
        """How many numbers are refused since an earlier arrangement would come back. (R10.13)"""
        return len(self.tokens(state, [])) - len(self.tokens(state, returning_moves(self.moves)))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        places: dict[str, Fact] = {"from": PROVINCES[self.source], "province": PROVINCES[self.hex]}
        return {**places, "count": self.left_out(state)}


class RegroupTroops(Regrouping):
    """How many troops go? One always stays. (R10.3)"""

    __slots__ = ("elite", "hex", "moves", "source")
    name = "regroup-troops"
    clause = "R10.3"
    fields = ("seat", "source", "hex", "elite", "moves")

    def __init__(self, seat: int, source: int, hex: int, elite: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.source = source
        self.hex = hex
        self.elite = elite
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + count for count in self.counts(state, returning_moves(self.moves))]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        count = choice - NUMBER
        state.become(Regroup(seat, (*self.moves, written(self.source, self.hex, count, self.elite))))
        state.troops[self.source] -= count
        state.elite[self.source] -= self.elite
        state.troops[self.hex] += count
        state.elite[self.hex] += self.elite
        if state.news is not None:
            where = {"from": PROVINCES[self.source], "province": PROVINCES[self.hex]}
            state.tell("regroups", {"seat": seat, "count": count + ELITE_STRENGTH * self.elite, **where})

    def counts(self, state: Bushido, back: list[int]) -> list[int]:
        """The numbers of troops that can go. (R10.3, R10.13)"""
        return new_counts(state, self.source, self.hex, self.elite, back)

    def left_out(self, state: Bushido) -> int:
        """How many numbers are refused since an earlier arrangement would come back. (R10.13)"""
        return len(self.counts(state, [])) - len(self.counts(state, returning_moves(self.moves)))

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        places: dict[str, Fact] = {"from": PROVINCES[self.source], "province": PROVINCES[self.hex]}
        return {**places, "count": self.left_out(state)}


# What may go where


def movable_elite(state: Bushido, hex: int) -> int:
    """The elite tokens that may leave a province: a troop or a token stays. (R10.3)"""
    return state.elite[hex] if state.troops[hex] else state.elite[hex] - 1


def movable_troops(state: Bushido, hex: int, elite: int) -> int:
    """The troops that may leave a province together with so many tokens; a fortress keeps one. (R10.3, R15.6)"""
    may_all_go = state.elite[hex] > elite and not state.is_fortress(hex)
    return state.troops[hex] if may_all_go else state.troops[hex] - 1


def can_move(state: Bushido, seat: int, hex: int) -> bool:
    """Can anything leave this province for another one of the clan? (R10.2, R10.3)"""
    return state.troops[hex] + state.elite[hex] > 1 and state.is_connected(seat, hex)


def can_leave(state: Bushido, seat: int, source: int, back: list[int]) -> bool:
    """Can anything leave this province for another one, without an earlier arrangement coming back? (R10.13)"""
    if not can_move(state, seat, source):
        return False
    if has_room(state, source, back):
        return True
    return any(can_go(state, source, hex, back) for hex in state.connected(seat, source))


def has_room(state: Bushido, source: int, back: list[int]) -> bool:
    """Are there more numbers of troops that could leave for any one province than moves that lead back? Then
    something new is left; that nearly always settles it."""
    return most_troops(state, source, 0) > len(back)


def can_go(state: Bushido, source: int, hex: int, back: list[int]) -> bool:
    """Can anything go from one province to another, without an earlier arrangement coming back? (R10.13)"""
    return any(new_counts(state, source, hex, tokens, back) for tokens in range(movable_elite(state, source) + 1))


def new_counts(state: Bushido, source: int, hex: int, elite: int, back: list[int]) -> list[int]:
    """How many troops may go together with so many tokens, without an earlier arrangement coming back. (R10.13)"""
    counts = list(range(least_troops(elite), most_troops(state, source, elite) + 1))
    return [count for count in counts if written(source, hex, count, elite) not in back] if back else counts


def least_troops(elite: int) -> int:
    """Somebody has to go."""
    return 0 if elite else 1


def most_troops(state: Bushido, source: int, elite: int) -> int:
    """The troops that go at once, at most. (R10.3)"""
    return min(MOST_NUMBER, movable_troops(state, source, elite))


# Moves, and those that lead back


def written(source: int, hex: int, troops: int, elite: int) -> int:
    """A move as one number."""
    return ((source * 32 + hex) * 32 + troops) * 4 + elite


def returning_moves(moves: tuple[int, ...]) -> list[int]:
    """The moves that would bring back an earlier arrangement of a regrouping, each written as one number. (R10.13)

    Move after move is taken back, the last one first: `more` is what each province had more then than it has now, and
    `differing` how many provinces had not the same. Where only two differ, what the one had more is in the other now,
    and one move leads there; unless troops would have to go one way and tokens the other.
    """
    found: list[int] = []
    more = [0] * len(PROVINCES) if moves else []
    differing = 0
    for move in reversed(moves):
        source, hex = move // 4096, move // 128 % 32
        size = move // 4 % 32 + ELITE_SIZE * (move % 4)
        differing -= (more[source] != 0) + (more[hex] != 0)
        more[source] += size
        more[hex] -= size
        differing += (more[source] != 0) + (more[hex] != 0)
        if differing == 2:
            wanted = max(more)
            elite = (wanted + ELITE_SIZE // 2) // ELITE_SIZE
            troops = wanted - ELITE_SIZE * elite
            if troops >= 0:
                found.append(written(more.index(-wanted), more.index(wanted), troops, elite))
    return found
