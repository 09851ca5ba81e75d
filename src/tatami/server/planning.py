"""Plans at a table where all players stand together against the game: a piece is shown, with a short phrase.

A plan is said to whoever is there and not kept. It names a piece that the game has and a phrase of a closed list, so
it carries no text of a player, and a seat makes one in a while only.
"""

import time
from typing import TYPE_CHECKING

from tatami.core.game import Game
from tatami.server.messages.planning import Plan, Propose
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused
from tatami.server.sharing import Planned

if TYPE_CHECKING:
    from tatami.server.table import Table


def can_plan(game: Game, seats: int) -> bool:
    """Do several players stand together at such a table?"""
    return seats > 1 and seats in game.wiring.cooperative


async def propose(table: "Table", by: Onlooker, message: Propose) -> None:
    """A seat shows the others a piece."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        table.running()
        if not table.is_playing or not can_plan(table.game, len(table.stored.holders)):
            raise Refused("no-plans")
        if not any(message.piece in choice.pieces for choice in table.game.choices.by_code.values()):
            raise Refused("no-plans")
        now = time.monotonic()
        if now < table.planned.get(message.seat, 0.0):
            raise Refused("too-frequent")
        table.planned[message.seat] = now + table.settings.plan_every
        if table.sharing is not None:
            table.plans[message.seat] = Planned(time.time(), message.phrase, message.piece)
            await table.share()
        for onlooker in table.onlookers:
            table.send(onlooker, Plan(message.seat, message.phrase, message.piece))
