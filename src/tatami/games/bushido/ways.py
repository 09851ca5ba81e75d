"""Where troops may go now, for the eyes of the player who moves them: all that a board needs to let an army be taken
up and put down before anything is said. (R10.1-R10.7)"""

import msgspec

from tatami.games.bushido.codes import ATTACK, DONE, FROM, NUMBER, TO
from tatami.games.bushido.phases.mobilisation import SendElite, SendTroops, Target, sources
from tatami.games.bushido.phases.regrouping import Regroup, RegroupElite, RegroupTo, RegroupTroops
from tatami.games.bushido.state import NOBODY, PROVINCES, Bushido


class Load(msgspec.Struct, frozen=True):
    """Together with so many `elite` tokens, `least` to `most` troops go, but no number that is `barred`: it would
    bring back an earlier arrangement. (R10.13)"""

    elite: int
    least: int
    most: int
    barred: list[int]


class Way(msgspec.Struct, frozen=True):
    """From one province to another: a move among the own ones, or an attack. `is_defended`: it leads to a combat."""

    source: str
    province: str
    is_attack: bool
    is_defended: bool
    loads: list[Load]


def ways(state: Bushido, seat: int | None) -> list[Way]:
    """All ways of the seat that is asked to move or to attack; nothing for anybody else."""
    frame = state.stack[-1] if state.stack else None
    if seat is None or frame is None or frame.seat != seat or state.over:
        return []
    if isinstance(frame, Regroup):
        return _moves(state, frame)
    return _attacks(state, frame) if isinstance(frame, Target) else []


def _moves(state: Bushido, frame: Regroup) -> list[Way]:
    found: list[Way] = []
    for choice in frame.options(state):
        if choice == DONE:
            continue
        source = choice - FROM
        for hex in [to - TO for to in RegroupTo(frame.seat, source, frame.moves).options(state)]:
            tokens = RegroupElite(frame.seat, source, hex, frame.moves).options(state) or [NUMBER]
            numbers = [
                (token, RegroupTroops(frame.seat, source, hex, token - NUMBER, frame.moves).options(state))
                for token in tokens
            ]
            loads = [_load(token - NUMBER, [choice - NUMBER for choice in counts]) for token, counts in numbers]
            found.append(Way(PROVINCES[source], PROVINCES[hex], False, False, loads))
    return found


def _attacks(state: Bushido, frame: Target) -> list[Way]:
    found: list[Way] = []
    for choice in frame.options(state):
        if choice == DONE:
            continue
        hex = choice - ATTACK
        for source in sources(state, frame.seat, hex):
            tokens = SendElite(frame.seat, hex, source).options(state) or [NUMBER]
            loads = [_force(state, SendTroops(frame.seat, hex, source, token - NUMBER, 0)) for token in tokens]
            found.append(Way(PROVINCES[source], PROVINCES[hex], True, state.owner[hex] != NOBODY, loads))
    return found


def _load(elite: int, counts: list[int]) -> Load:
    least, most = counts[0], counts[-1]
    return Load(elite, least, most, [count for count in range(least, most) if count not in counts])


def _force(state: Bushido, frame: SendTroops) -> Load:
    """The troops of an attack, which are answered ten at a time."""
    return Load(frame.elite, frame.least(state), frame.left(state), [])
