# hot
"""Regrouping, in phase 7: troops move through connected provinces, and no arrangement comes back. (R10.1-R10.3)

The frames carry the moves made so far, each written as one number: enough to know every earlier arrangement by how it
differs from the present one.
"""

from collections.abc import Sequence
from typing import Final

from tatami.core.state import Frame
from tatami.games.bushido.choices import DONE, FROM, MOST_NUMBER, NUMBER, TO
from tatami.games.bushido.effects import check_revolt
from tatami.games.bushido.state import ELITE_STRENGTH, PROVINCES, Bushido

SPLIT_HOSTS = 3  # moves of a regrouping that only carry on with a large host: of thirty troops ten go at once

# A difference between two arrangements is one number with a digit for each province: the troops it has more or fewer,
# and 64 for an elite token. With 30 troops and 3 tokens a clan, troops never add up to a token, and no digit reaches
# 256, so that digits of 9 bits keep apart.
ELITE_DIGIT: Final = 64
DIGITS: Final = [1 << 9 * hex for hex in range(len(PROVINCES))]


class Regroup(Frame[Bushido]):
    """The Daimyo moves troops through connected provinces, until it is enough: from where? (R10.1)"""

    __slots__ = ("moves",)
    prompt = "regroup"
    fields = ("seat", "moves")

    def __init__(self, seat: int, moves: Sequence[int] = ()) -> None:
        self.seat = seat
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        if self.has_moved_enough(state):
            return [DONE]
        earlier = earlier_arrangements(self.moves)
        land = state.provinces(self.seat)
        return [DONE, *[FROM + hex for hex in land if can_leave(state, self.seat, hex, earlier)]]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        if choice != DONE:
            state.become(RegroupTo(seat, choice - FROM, self.moves))
            return
        state.pop()
        for hex in state.provinces(seat):
            check_revolt(state, hex)

    def has_moved_enough(self, state: Bushido) -> bool:
        """So many moves do for any arrangement. (R10.1)"""
        land = state.provinces(self.seat)
        return len(self.moves) >= len(land) + sum([state.elite[hex] for hex in land]) + SPLIT_HOSTS


class RegroupTo(Frame[Bushido]):
    """Where to? (R10.2)"""

    __slots__ = ("moves", "source")
    prompt = "regroup-to"
    fields = ("seat", "source", "moves")

    def __init__(self, seat: int, source: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.source = source
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        reached = state.connected(self.seat, self.source)
        if self.moves:
            earlier = earlier_arrangements(self.moves)
            reached = [hex for hex in reached if can_go(state, self.source, hex, earlier)]
        return [TO + hex for hex in reached]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.become(RegroupElite(seat, self.source, choice - TO, self.moves))


class RegroupElite(Frame[Bushido]):
    """How many elite tokens go along? (R15.6)"""

    __slots__ = ("hex", "moves", "source")
    prompt = "regroup-elite"
    fields = ("seat", "source", "hex", "moves")

    def __init__(self, seat: int, source: int, hex: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.source = source
        self.hex = hex
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        if state.elite[self.source] == 0:
            return []
        return [NUMBER + tokens for tokens in self.tokens(state, earlier_arrangements(self.moves))]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.become(RegroupTroops(seat, self.source, self.hex, choice - NUMBER, self.moves))

    def proceed(self, state: Bushido) -> None:
        state.become(RegroupTroops(self.seat, self.source, self.hex, 0, self.moves))

    def tokens(self, state: Bushido, earlier: list[int]) -> list[int]:
        """The numbers of tokens with which something can go. (R10.3, R10.13)"""
        return [
            tokens
            for tokens in range(movable_elite(state, self.source) + 1)
            if new_counts(state, self.source, self.hex, tokens, earlier)
        ]

    def left_out(self, state: Bushido) -> int:
        """How many numbers are refused since an earlier arrangement would come back. (R10.13)"""
        return len(self.tokens(state, [])) - len(self.tokens(state, earlier_arrangements(self.moves)))


class RegroupTroops(Frame[Bushido]):
    """How many troops go? One always stays. (R10.3)"""

    __slots__ = ("elite", "hex", "moves", "source")
    prompt = "regroup-troops"
    fields = ("seat", "source", "hex", "elite", "moves")

    def __init__(self, seat: int, source: int, hex: int, elite: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.source = source
        self.hex = hex
        self.elite = elite
        self.moves: tuple[int, ...] = tuple(moves)

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + count for count in self.counts(state, earlier_arrangements(self.moves))]

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

    def counts(self, state: Bushido, earlier: list[int]) -> list[int]:
        """The numbers of troops that can go. (R10.3, R10.13)"""
        return new_counts(state, self.source, self.hex, self.elite, earlier)

    def left_out(self, state: Bushido) -> int:
        """How many numbers are refused since an earlier arrangement would come back. (R10.13)"""
        return len(self.counts(state, [])) - len(self.counts(state, earlier_arrangements(self.moves)))


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


def can_leave(state: Bushido, seat: int, source: int, earlier: list[int]) -> bool:
    """Can anything leave this province for another one, without an earlier arrangement coming back? (R10.13)"""
    if not can_move(state, seat, source):
        return False
    if not earlier:
        return True
    for hex in state.borders(seat, source):  # next door first: that nearly always settles it
        if can_go(state, source, hex, earlier):
            return True
    return any(can_go(state, source, hex, earlier) for hex in state.connected(seat, source))


def can_go(state: Bushido, source: int, hex: int, earlier: list[int]) -> bool:
    """Can anything go from one province to another, without an earlier arrangement coming back? (R10.13)"""
    for tokens in range(movable_elite(state, source) + 1):
        for count in range(least_troops(tokens), most_troops(state, source, tokens) + 1):
            if difference(source, hex, count, tokens) not in earlier:
                return True
    return False


def new_counts(state: Bushido, source: int, hex: int, elite: int, earlier: list[int]) -> list[int]:
    """How many troops may go together with so many tokens, without an earlier arrangement coming back. (R10.13)"""
    counts = list(range(least_troops(elite), most_troops(state, source, elite) + 1))
    return [count for count in counts if difference(source, hex, count, elite) not in earlier] if earlier else counts


def least_troops(elite: int) -> int:
    """Somebody has to go."""
    return 0 if elite else 1


def most_troops(state: Bushido, source: int, elite: int) -> int:
    """The troops that go at once, at most. (R10.3)"""
    return min(MOST_NUMBER, movable_troops(state, source, elite))


# Arrangements


def difference(source: int, hex: int, troops: int, elite: int) -> int:
    """What a move changes in an arrangement."""
    return (troops + ELITE_DIGIT * elite) * (DIGITS[hex] - DIGITS[source])


def written(source: int, hex: int, troops: int, elite: int) -> int:
    """A move as one small number."""
    return ((source * 32 + hex) * 16 + troops) * 4 + elite


def undone(move: int) -> int:
    """What taking a move back would change in an arrangement."""
    return difference(move // 64 % 32, move // 2048, move // 4 % 16, move % 4)


def earlier_arrangements(moves: tuple[int, ...]) -> list[int]:
    """How each earlier arrangement of a regrouping differs from the present one, the latest first. (R10.13)"""
    found: list[int] = []
    back = 0
    for move in reversed(moves):
        back += undone(move)
        found.append(back)
    return found
