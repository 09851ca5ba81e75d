# hot
"""Before the first turn: fortresses, provinces, troops; and mustering troops, which phase 1 does again. (R2, R5)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.bushido.codes import CLAIM, DISBAND, MOST_NUMBER, NUMBER, PLACE
from tatami.games.bushido.effects import check_revolt, draw_start_tiles
from tatami.games.bushido.state import FORTRESS, LANDS, MAP, MOST_TROOPS, NOBODY, PROVINCES, Bushido


class Found(Frame[Bushido]):
    """A player chooses where the clan fortress stands. (R2.6)"""

    __slots__ = ()
    name = "fortress"
    clause = "R2.6"

    def options(self, state: Bushido) -> list[int]:
        return [CLAIM + hex for hex in MAP[state.seats] if state.owner[hex] == NOBODY]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        found(state, seat, choice - CLAIM)


class Claim(Frame[Bushido]):
    """A player turns up a free province and puts a troop there. (R2.7)"""

    __slots__ = ()
    name = "claim"
    clause = "R2.7"

    def options(self, state: Bushido) -> list[int]:
        return [CLAIM + hex for hex in MAP[state.seats] if state.owner[hex] == NOBODY]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        claim(state, seat, choice - CLAIM)


class Deploy(Frame[Bushido]):
    """Troops come onto the map while there is rice for them: which province? (R2.14, R5.6)"""

    __slots__ = ()
    name = "deploy"
    clause = "R5.6"

    def options(self, state: Bushido) -> list[int]:
        if missing(state, self.seat) <= 0:
            return []
        return [PLACE + hex for hex in state.provinces(self.seat)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        hex = choice - PLACE
        if missing(state, seat) == 1:
            deploy(state, seat, hex, 1)
        else:
            state.push(DeployTroops(seat, hex))

    def proceed(self, state: Bushido) -> None:
        state.pop()

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": abs(missing(state, seat))}


class DeployTroops(Frame[Bushido]):
    """So many troops go to the chosen province. (R2.14, R5.6)"""

    __slots__ = ("hex",)
    name = "deploy-troops"
    clause = "R5.6"
    fields = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + count for count in range(1, min(MOST_NUMBER, missing(state, self.seat)) + 1)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        deploy(state, seat, self.hex, choice - NUMBER)

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[self.hex], "count": abs(missing(state, seat))}


class Disband(Frame[Bushido]):
    """More troops than rice: which province loses some? (R5.5)"""

    __slots__ = ()
    name = "disband"
    clause = "R5.5"

    def options(self, state: Bushido) -> list[int]:
        if missing(state, self.seat) >= 0:
            return []
        return [DISBAND + hex for hex in state.provinces(self.seat) if can_spare(state, hex) > 0]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        hex = choice - DISBAND
        if most_disbanded(state, seat, hex) == 1:
            disband(state, seat, hex, 1)
        else:
            state.push(DisbandTroops(seat, hex))

    def proceed(self, state: Bushido) -> None:
        state.pop()

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"count": abs(missing(state, seat))}


class DisbandTroops(Frame[Bushido]):
    """So many troops leave the chosen province. (R5.5)"""

    __slots__ = ("hex",)
    name = "disband-troops"
    clause = "R5.5"
    fields = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def options(self, state: Bushido) -> list[int]:
        return [NUMBER + count for count in range(1, most_disbanded(state, self.seat, self.hex) + 1)]

    def answer(self, state: Bushido, seat: int, choice: int) -> None:
        state.pop()
        disband(state, seat, self.hex, choice - NUMBER)

    def prompt_facts(self, state: Bushido, seat: int) -> dict[str, Fact]:
        return {"province": PROVINCES[self.hex], "count": abs(missing(state, seat))}


def found(state: Bushido, seat: int, hex: int) -> None:
    """A fortress stands, with a troop in it."""
    state.owner[hex] = seat
    state.fortress[seat] = hex
    state.land[hex] = FORTRESS
    state.troops[hex] = 1
    if state.news is not None:
        state.tell("founds", {"seat": seat, "province": PROVINCES[hex]})


def claim(state: Bushido, seat: int, hex: int) -> None:
    """A province is turned up and has an owner and a troop."""
    state.owner[hex] = seat
    state.shown[hex] = 1
    state.troops[hex] = 1
    state.revealed += 1
    if state.news is not None:
        state.tell("claims", {"seat": seat, "province": PROVINCES[hex], "land": LANDS[state.land[hex]]})


def deal_provinces(state: Bushido) -> None:
    """The option that starts faster: fortresses and provinces are dealt at random. (R2.8)"""
    free = MAP[state.seats][:]
    order = state.round_from(state.first)
    for turn in range(len(free)):
        hex = free.pop(state.below(len(free)))
        seat = order[turn % state.seats]
        if turn < state.seats:
            found(state, seat, hex)
        else:
            claim(state, seat, hex)


def record_honour(state: Bushido) -> None:
    """The honour of all provinces, the first player first; nobody stands where another does. (R2.10)"""
    taken: list[int] = []
    for seat in state.round_from(state.first):
        total = state.printed(state.rules.honour, seat)
        while total in taken and total > 0:
            total += 1
        taken.append(total)
        state.daimyo[seat] = total
        if state.news is not None:
            state.tell(
                "starts", {"seat": seat, "honour": total, "koku": state.koku(seat), "count": state.income(seat)}
            )


def recruit(state: Bushido) -> None:
    """The first tiles, ten and one more for each player after. (R2.15)"""
    draw_start_tiles(state, state.first)


def missing(state: Bushido, seat: int) -> int:
    """How many troops a seat may still place; below zero, how many are too many. (R5.5, R5.6)"""
    rice, land, troops = state.rules.koku, state.land, state.troops
    koku = 0
    placed = state.force if seat == state.turn and state.is_marching() else 0
    # `koku` and the troops are counted in one round of the map: this is asked often.
    for hex, owner in enumerate(state.owner):
        if owner == seat:
            koku += rice[land[hex]]
            placed += troops[hex]
    return min(koku, MOST_TROOPS - state.lost[seat]) - placed


def can_spare(state: Bushido, hex: int) -> int:
    """How many troops may be taken back from a province, connected or not: one always stays. (R5.5, R10.14)"""
    return state.troops[hex] - 1


def most_disbanded(state: Bushido, seat: int, hex: int) -> int:
    """How many troops may leave a province at once."""
    return min(MOST_NUMBER, can_spare(state, hex), -missing(state, seat))


def deploy(state: Bushido, seat: int, hex: int, count: int) -> None:
    """Troops come onto the map."""
    state.troops[hex] += count
    if state.news is not None:
        state.tell("deploys", {"seat": seat, "province": PROVINCES[hex], "count": count})


def disband(state: Bushido, seat: int, hex: int, count: int) -> None:
    """Troops go back to the reserve; too few may be left against the Ronin there. (R5.5, R16.5)"""
    state.troops[hex] -= count
    if state.news is not None:
        state.tell("disbands", {"seat": seat, "province": PROVINCES[hex], "count": count})
    check_revolt(state, hex)
