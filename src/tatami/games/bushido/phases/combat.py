# hot
"""Combat, phase 8: secret stacks, secret discs, and what they cost both sides. (R11)"""

from tatami.core.events import Fact
from tatami.core.state import Decision
from tatami.core.together import Part, Together
from tatami.games.bushido.codes import NO_TOP, NUMBER, TACTIC, TOP
from tatami.games.bushido.effects import find_tactic, remove_ronin, remove_troops, spend_disc, spend_tiles
from tatami.games.bushido.phases.results import Scoring, settle_duel
from tatami.games.bushido.resolution import ATTACKER, DEFENDER, Result, is_betrayal, losses, resolve, without_swords
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    COMBAT_DISCS,
    DISC_KINDS,
    DISCS,
    ELITE_STRENGTH,
    KATANA,
    NOTHING,
    PROVINCES,
    STACK_PARTS,
    STACKING,
    TILES,
    TURNED_UP,
    Bushido,
    count_all,
)


class Stacks(Together[Bushido]):
    """Both sides stack katana tiles behind their screens, at the same time and in secret. (R11.2, R17.5)"""

    __slots__ = ()
    name = "stacks"
    clause = "R11.2"

    def participants(self, state: Bushido) -> list[int]:
        return state.sides()

    def question(self, state: Bushido, seat: int) -> Decision | None:
        part = stack_part(seat, len(state.picks[seat]))
        return None if part is None else Decision(seat, part.options(state), part)

    def resolve(self, state: Bushido, picks: list[tuple[int, ...]]) -> None:
        state.stacks = stacked(picks[state.attacker]) + stacked(picks[state.defender])
        state.tops = [top_tile(picks[state.attacker]), top_tile(picks[state.defender])]
        show_stacks(state)


class StackPart(Part[Bushido]):
    """One question about a stack; each side is asked all of them, so that a question tells nothing. (R11.3, R17.6)"""

    __slots__ = ("kind",)
    fields = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        sides: dict[str, Fact] = {"attacker": state.attacker, "victim": state.defender}
        part = len(state.picks[seat]) + 1
        pieces: dict[str, Fact] = {"tile": TILES[self.kind], "province": PROVINCES[state.target]}
        return {**pieces, **sides, "count": part, "size": STACK_PARTS}


class StackTens(StackPart):
    """How many tens of tiles of a strength? (R11.3)"""

    __slots__ = ()
    name = "stack-tens"
    clause = "R11.3"

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + tens for tens in range(state.held(self.seat, self.kind) // 10 + 1)]


class StackUnits(StackPart):
    """How many tiles of a strength, besides the tens? (R11.3)"""

    __slots__ = ()
    name = "stack"
    clause = "R11.3"

    def options(self, state: Bushido) -> list[int]:
        tens = state.picks[self.seat][-1] - NUMBER
        left = state.held(self.seat, self.kind) - 10 * tens
        return [NUMBER + count for count in range(min(9, left) + 1)]


class StackTop(StackPart):
    """Which tile lies on top, face up? (R11.4)"""

    __slots__ = ()
    name = "stack-top"
    clause = "R11.4"

    def options(self, state: Bushido) -> list[int]:
        stack = stacked(state.picks[self.seat])
        return [TOP + kind for kind in range(KATANA) if stack[kind]] or [NO_TOP]


class Tactics(Together[Bushido]):
    """Both sides choose a disc, at the same time and in secret: any but Kotau. (R11.7, R17.5)"""

    __slots__ = ()
    name = "tactic"
    clause = "R11.7"
    is_secret = True

    def participants(self, state: Bushido) -> list[int]:
        return state.sides()

    def offers(self, state: Bushido, seat: int) -> list[int]:
        return [TACTIC + disc for disc in range(COMBAT_DISCS) if state.has_disc(seat, disc)]

    def guess(self, state: Bushido, seat: int) -> int:
        """Any disc behind the screen: of those that are there twice, one is twice as likely."""
        held = state.discs[seat * DISC_KINDS : seat * DISC_KINDS + COMBAT_DISCS]
        place = state.below(count_all(held))
        disc = 0
        while place >= held[disc]:
            place -= held[disc]
            disc += 1
        return TACTIC + disc

    def resolve(self, state: Bushido, picks: list[tuple[int, ...]]) -> None:
        state.chosen = [disc_of(picks[state.attacker]), disc_of(picks[state.defender])]
        reveal_discs(state)

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[state.target], "attacker": state.attacker, "victim": state.defender}


# What a side has answered


def stack_part(seat: int, answered: int) -> StackPart | None:
    """What a side is asked next: strength 3 first, tens before units, the top last; None when it has a stack."""
    if answered == STACK_PARTS:
        return None
    if answered == STACK_PARTS - 1:
        return StackTop(seat, 0)
    kind = 2 - answered // 2
    return StackUnits(seat, kind) if answered % 2 else StackTens(seat, kind)


def stacked(picks: tuple[int, ...]) -> list[int]:
    """The tiles of a stack by strength less one, as far as a side has answered. (R11.3)"""
    stack = [0] * KATANA
    for part, pick in enumerate(picks[: STACK_PARTS - 1]):
        stack[2 - part // 2] += (pick - NUMBER) * (1 if part % 2 else 10)
    return stack


def stack_now(state: Bushido, side: int) -> list[int]:
    """A side's stack by strength less one, finished or not."""
    if state.combat == STACKING:
        return stacked(state.answers(state.sides()[side]))
    return state.stacks[side * KATANA : (side + 1) * KATANA]


def top_tile(picks: tuple[int, ...]) -> int:
    """The tile on top of a stack; NOTHING if there is none yet, or no stack. (R11.4)"""
    return NOTHING if len(picks) < STACK_PARTS or picks[-1] == NO_TOP else picks[-1] - TOP


def top_now(state: Bushido, side: int) -> int:
    """The tile on top of a side's stack, finished or not."""
    return top_tile(state.answers(state.sides()[side])) if state.combat == STACKING else state.tops[side]


def disc_of(picks: tuple[int, ...]) -> int:
    """The disc that a side has chosen; NOTHING if it has not. (R11.7)"""
    return picks[0] - TACTIC if picks else NOTHING


def disc_now(state: Bushido, side: int) -> int:
    """The disc of a side, turned up or not."""
    return disc_of(state.answers(state.sides()[side])) if state.combat == CHOOSING_DISCS else state.chosen[side]


# A combat, step by step


def begin_attack(state: Bushido, target: int, source: int, troops: int, elite: int) -> None:
    """Troops march into a province of the Bushi. (R10.6)"""
    lay_combat(state, state.roles[1], state.roles[2], target)
    state.is_revolt = False
    state.source = source
    state.force = troops
    state.force_elite = elite
    state.troops[source] -= troops
    state.elite[source] -= elite
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": state.turn, "target": state.defender, "by": state.attacker}
        facts |= {"province": PROVINCES[target], "count": state.attack_strength()}
        state.tell("attacks", facts)


def begin_revolt(state: Bushido, seat: int, hex: int) -> None:
    """The Hatamoto leads the Ronin of a province against the Daimyo. (R9.12)"""
    lay_combat(state, seat, state.turn, hex)
    state.is_revolt = True
    state.source = NOTHING
    state.force = 0
    state.force_elite = 0
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "target": state.turn, "province": PROVINCES[hex]}
        state.tell("leads-revolt", facts | {"count": state.ronin[hex]})
    state.push(Stacks(seat))


def lay_combat(state: Bushido, attacker: int, defender: int, target: int) -> None:
    """A new combat, with nothing chosen yet."""
    state.combat = STACKING
    state.attacker = attacker
    state.defender = defender
    state.target = target
    state.bonus = 0
    state.stacks = [0] * (2 * KATANA)
    state.tops = [NOTHING, NOTHING]
    state.chosen = [NOTHING, NOTHING]
    state.totals = [0, 0]
    state.conquered = False
    state.samurai_lost = False


def show_stacks(state: Bushido) -> None:
    """The stacks are moved before the screens: size and top tile can be seen. Then whoever has no disc for the combat
    finds one, the attacker first. (R11.4, R11.5, R11.16)"""
    state.revealed += 1
    for side, seat in enumerate(state.sides()):
        if state.news is not None:
            if state.tops[side] == NOTHING:
                state.tell("shows-nothing", {"seat": seat})
            else:
                facts: dict[str, Fact] = {"seat": seat, "count": state.stack_size(side)}
                state.tell("shows-stack", facts | {"tile": TILES[state.tops[side]]})
    result = without_swords(state.stacks[:KATANA], state.stacks[KATANA:])
    if result is not None:
        reveal_stacks(state)
        fight(state, result, True)
        return
    state.combat = CHOOSING_DISCS
    find_tactic(state, state.attacker)
    find_tactic(state, state.defender)
    state.become(Tactics(state.attacker))


def reveal_discs(state: Bushido) -> None:
    """Discs and stacks are turned up, and the result is worked out. (R11.9)"""
    state.revealed += 1
    for side, seat in enumerate(state.sides()):
        if state.news is not None:
            state.tell("plays-disc", {"seat": seat, "disc": DISCS[state.chosen[side]]})
    reveal_stacks(state)
    troops = [state.attack_strength(), state.strength(state.target)]  # They are counted before any losses. (R11.13)
    result = resolve(state.stacks[:KATANA], state.stacks[KATANA:], state.chosen, troops)
    for side, seat in enumerate(state.sides()):
        spend_disc(state, seat, state.chosen[side])
    fight(state, result, False)


def reveal_stacks(state: Bushido) -> None:
    """The tiles of both stacks are seen by all and go back into the bag. (R11.15)"""
    for side, seat in enumerate(state.sides()):
        for kind in range(KATANA):
            spend_tiles(state, seat, kind, state.stacks[side * KATANA + kind])
        if state.news is not None:
            stack = state.stacks[side * KATANA : (side + 1) * KATANA]
            tiles: list[Fact] = [TILES[kind] for kind, count in enumerate(stack) for _ in range(count)]
            if tiles:
                state.tell("reveals-stack", {"seat": seat, "tiles": tiles, "count": len(tiles)})


def fight(state: Bushido, result: Result, is_sacrifice: bool) -> None:
    """Losses on both sides; a duel of commanders moves honour and the loser's troops instead. (R11.14, R12.5)"""
    state.combat = TURNED_UP
    state.totals = result.totals
    seats = state.sides()
    if state.news is not None:
        tell_result(state, result, seats)
    attackers, elite_attackers = losses(result, ATTACKER, fighters(state), state.force_elite)
    defenders, elite = losses(result, DEFENDER, state.troops[state.target], state.elite[state.target])
    if state.is_revolt:
        remove_ronin(state, state.target, attackers)
    else:
        state.force -= attackers
        state.force_elite -= elite_attackers
    state.troops[state.target] -= defenders
    state.elite[state.target] -= elite
    slain = attackers + ELITE_STRENGTH * elite_attackers
    killed = defenders + ELITE_STRENGTH * elite
    if state.news is not None:
        for seat, count in zip(seats, (slain, killed)):
            if count:
                state.tell("loses-troops", {"seat": seat, "count": count, "province": PROVINCES[state.target]})
    if is_sacrifice and state.rules.loses_troops:
        remove_troops(state, state.turn, 0 if state.is_revolt else attackers)
        remove_troops(state, state.defender, defenders)
    state.become(Scoring(state.attacker, result.won, killed, slain))
    if result.is_duel:
        settle_duel(state, seats[result.won], seats[1 - result.won])


def tell_result(state: Bushido, result: Result, seats: list[int]) -> None:
    """Who won, by how much, or by treason."""
    facts: dict[str, Fact] = {"seat": seats[result.won], "target": seats[1 - result.won]}
    if is_betrayal(state.chosen):
        state.tell("betrays", facts)
        return
    facts |= {"count": result.totals[result.won], "size": result.totals[1 - result.won]}
    state.tell("wins", facts)


def fighters(state: Bushido) -> int:
    """The ordinary troops of the attacker, or the Ronin of a revolt."""
    return state.ronin[state.target] if state.is_revolt else state.force
