# hot
"""How good options about squares, other pawns and technology look to a player of Crazy Cup."""

from tatami.core.state import Decision
from tatami.games.dicium.crazy_cup.choices import ANOTHER_WAY, DRONE, PASS, PLAY, SQUARE, STOP, TARGET, TILE
from tatami.games.dicium.crazy_cup.driving import Answer, SpendTile
from tatami.games.dicium.crazy_cup.state import CrazyCup
from tatami.games.dicium.crazy_cup.track import GARAGE, RAVINE, Circuit


def move(state: CrazyCup, decision: Decision) -> list[float]:
    """As far ahead as possible; in teams, as near to the partner."""
    seat = decision.seat
    circuit = state.circuit(seat)
    here = state.place[seat]
    reach = circuit.reach(here, state.left, state.tiles[seat], state.airship)
    found: list[float] = []
    for option in decision.options:
        if option == STOP:
            found.append(place_worth(state, seat, circuit, here))
        elif option == ANOTHER_WAY:
            has_passed = state.rules.teams and _gap(state, seat, circuit, here) < 0
            found.append(1000.0 if has_passed else -1000.0)
        else:
            found.append(place_worth(state, seat, circuit, reach.routes[option - SQUARE][0]))
    return found


def place_worth(state: CrazyCup, seat: int, circuit: Circuit, node: int) -> float:
    """How good a node is to stand on: the way made, a garage, or a shortcut that is half taken."""
    if state.rules.teams:
        return -abs(_gap(state, seat, circuit, node)) / 2
    kind = circuit.kinds[circuit.square[node]]
    if kind >= RAVINE:
        farthest = 0
        for near in circuit.neighbours[node]:
            farthest = max(farthest, circuit.progress[near])
        return farthest / 2 - 2
    return circuit.progress[node] / 2 + (0.7 if kind == GARAGE else 0.0)


def _gap(state: CrazyCup, seat: int, circuit: Circuit, node: int) -> int:
    """How far the partner is ahead, in halves of squares; below 0 once they have passed each other."""
    there = circuit.index[state.at[(seat + 2) % 4]]
    return 2 * (there if there else state.rules.track.road) - circuit.progress[node]


def by_progress(state: CrazyCup, decision: Decision) -> list[float]:
    """Those in front are the ones to hit."""
    found: list[float] = []
    for option in decision.options:
        pawn = state.seats if option == TARGET + DRONE else option - TARGET
        found.append(-1.0 if option == PASS else float(state.squares(pawn)))
    return found


def hook(state: CrazyCup, decision: Decision) -> list[float]:
    """Worth it if the pawn is ahead, and so will pull forwards."""
    frame = decision.frame
    assert isinstance(frame, Answer)
    is_ahead = 0 < state.ahead(decision.seat, frame.target) <= state.rules.track.road // 2
    return [(1.0 if is_ahead else -1.0) if option >= PLAY else 0.0 for option in decision.options]


def tornado(state: CrazyCup, decision: Decision) -> list[float]:
    """Just in front of the opponent who leads."""
    leader = decision.seat
    farthest = -1
    for pawn in range(state.pawns):
        if state.is_opponent(decision.seat, pawn) and state.squares(pawn) > farthest:
            leader = pawn
            farthest = state.squares(pawn)
    circuit = state.circuit(leader)
    wanted = state.squares(leader) + 2
    return [-abs(float(circuit.index[option - SQUARE]) - wanted) for option in decision.options]


def tile(state: CrazyCup, decision: Decision) -> list[float]:
    """The technology for the next rough ground ahead."""
    circuit = state.circuit(decision.seat)
    here = state.squares(decision.seat)
    return [-_next_rough(circuit, here, option - TILE) for option in decision.options]


def spend_tile(state: CrazyCup, decision: Decision) -> list[float]:
    """The technology whose next rough ground, after the square that was named, is farthest off."""
    frame = decision.frame
    assert isinstance(frame, SpendTile)
    circuit = state.circuit(decision.seat)
    return [_next_rough(circuit, circuit.index[frame.square], option - TILE) for option in decision.options]


def _next_rough(circuit: Circuit, here: int, tile: int) -> float:
    """How many squares it is to the next rough ground for a tile."""
    nearest = 99
    for square, kind in enumerate(circuit.kinds):
        if kind == RAVINE + tile and 0 <= circuit.index[square] - here < nearest:
            nearest = circuit.index[square] - here
    return float(nearest)
