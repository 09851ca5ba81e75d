"""What the questions of Bushido name: provinces, numbers, who does what to whom. Public like the questions."""

from tatami.core.events import Fact
from tatami.core.state import Decision
from tatami.games.bushido.combat import StackPart, Tactic
from tatami.games.bushido.court import Convert, Invitation, PlaceElite
from tatami.games.bushido.intrigue import Schemes
from tatami.games.bushido.judgement import Advise, DemandSeppuku, ToArms, Verdict, seppuku_price
from tatami.games.bushido.mobilisation import (
    OfferBonus,
    SendElite,
    SendTroops,
    Source,
    needed,
)
from tatami.games.bushido.preparation import Deploy, DeployTroops, Disband, DisbandTroops, missing
from tatami.games.bushido.regrouping import RegroupElite, RegroupTo, RegroupTroops, movable_troops
from tatami.games.bushido.results import Retreat
from tatami.games.bushido.state import PROVINCES, SAMURAI, STACK_PARTS, TILES, Bushido


def facts(state: Bushido, decision: Decision) -> dict[str, Fact]:
    """The facts of a question."""
    frame = decision.frame
    found: dict[str, Fact] = {"seat": decision.seat}
    if isinstance(frame, DeployTroops | DisbandTroops):
        found |= {"province": PROVINCES[frame.hex], "count": abs(missing(state, frame.seat))}
    elif isinstance(frame, Deploy | Disband):
        found["count"] = abs(missing(state, frame.seat))
    elif isinstance(frame, PlaceElite):
        found["count"] = frame.left
    elif isinstance(frame, Invitation):
        found["by"] = frame.host
    elif isinstance(frame, Convert):
        found |= {"count": frame.left(state), "size": frame.points}
    elif isinstance(frame, Schemes):
        found["count"] = frame.price
    elif isinstance(frame, RegroupTo):
        found["from"] = PROVINCES[frame.source]
    elif isinstance(frame, RegroupElite | RegroupTroops):
        found |= {"from": PROVINCES[frame.source], "province": PROVINCES[frame.hex], "count": frame.left_out(state)}
    elif isinstance(frame, Source):
        found |= {"province": PROVINCES[frame.hex], "count": needed(state, frame.hex)}
    elif isinstance(frame, SendElite):
        found |= {"from": PROVINCES[frame.source], "province": PROVINCES[frame.hex]}
    elif isinstance(frame, SendTroops):
        found |= {"from": PROVINCES[frame.source], "province": PROVINCES[frame.hex], "size": frame.troops}
        found["count"] = movable_troops(state, frame.source, frame.elite) - frame.troops
    elif isinstance(frame, OfferBonus | Retreat):
        found |= {"province": PROVINCES[state.target], "target": state.attacker}
    elif isinstance(frame, StackPart):
        found |= {"tile": TILES[frame.kind], "province": PROVINCES[state.target]}
        found |= {"attacker": state.attacker, "victim": state.defender}
        found["count"] = state.parts[state.side(frame.seat)] + 1
        found["size"] = STACK_PARTS
    elif isinstance(frame, Tactic):
        found |= {"province": PROVINCES[state.target], "attacker": state.attacker, "victim": state.defender}
    elif isinstance(frame, DemandSeppuku):
        found |= {"target": state.roles[SAMURAI], "count": seppuku_price(state, frame.seat)}
    elif isinstance(frame, Advise):
        found["target"] = state.roles[SAMURAI]
    elif isinstance(frame, Verdict):
        found |= {"target": state.roles[SAMURAI], "by": frame.adviser, "count": frame.count}
    elif isinstance(frame, ToArms):
        found["count"] = state.month_draw()
    return found
