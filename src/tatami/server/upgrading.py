"""A game from its record, also when its rules have changed since.

With each line the digest of what was asked after it is kept. If a replay by today's rules comes to the same questions
all along, the change does not touch what was played, and the game goes on. Otherwise the table is outdated: its
record is released, so its luck is open, and it never goes on.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence

from tatami.core.game import Game
from tatami.server import sealing
from tatami.server.course import Course
from tatami.server.seating import Stored
from tatami.server.store import Step

AT_ONCE = 0.005  # seconds that a replay takes from everybody else


class OtherRules(Exception):
    """The rules of today come to another game."""


async def replayed(game: Game, stored: Stored, steps: Sequence[Step]) -> Course | None:
    """The course of a game, if it is dealt; others are let through in between."""
    course, begun = None, time.perf_counter()
    for played in replaying(game, stored, steps):
        course = played
        if time.perf_counter() - begun > AT_ONCE:
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return course


def replaying(game: Game, stored: Stored, steps: Sequence[Step]) -> Iterator[Course]:
    """The course after the deal and after each line; OtherRules where today's rules ask something else."""
    is_same = stored.version == game.version
    if not stored.is_dealt:
        if sealing.is_closed(stored) and not is_same:
            raise OtherRules("The pledges were made for other rules.")
        return
    try:
        course = Course(game, stored.header(), joined=[step.step for step in steps if step.joins])
        if not is_same and (not steps or stored.asked) and course.asked_digest().hex() != stored.asked:
            raise OtherRules("The deal is another.")
        yield course
        for step in steps:
            course.play(step.line)
            if not is_same and course.asked_digest() != step.asked:
                raise OtherRules(f"After step {step.step} something else is asked.")
            yield course
    except OtherRules:
        raise
    except Exception as error:
        if is_same:
            raise
        raise OtherRules(f"{type(error).__name__} in step {len(steps)} or before.") from error


def verdict(game: Game, stored: Stored, steps: Sequence[Step]) -> str:
    """What becomes of a table under today's rules: `goes on`, `closed`, `frozen` or `waits`; why, behind a colon."""
    if stored.version > game.version:
        return "waits: it was begun by newer rules"
    try:
        for _ in replaying(game, stored, steps):
            pass
    except OtherRules as reason:
        return f"closed: {reason}"
    except Exception as error:
        return f"frozen: the rules fail ({type(error).__name__})"
    return "goes on"
