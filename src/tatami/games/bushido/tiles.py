# hot
"""The support tiles of Bushido, one row each: what an effect tile offers, what it does, and its clause."""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.outcome import WhyNot
from tatami.games.bushido.effects import place_ronin, spend_tiles, spy
from tatami.games.bushido.phases.court import TEA_PRICE, invite
from tatami.games.bushido.phases.verdict import DEATH, Verdict
from tatami.games.bushido.rows import MOVES, Move, Row, at_provinces, at_seats
from tatami.games.bushido.scheming import Scheming
from tatami.games.bushido.state import KATANA, LAST_PHASE, MAP, NOBODY, SAMURAI, TILES, Bushido

# The numbers of their choices.
GEISHA_NOW: Final = 3
DEMAND_SEPPUKU: Final = 4
HOST: Final = 70  # A seat is added.
SPY: Final = 75  # A seat is added.
SEND_RONIN: Final = 190  # A province is added.

PAIR: Final = 2  # Somebody other than the Sensei pays so many tiles for an effect. (R9.6)


class Tile(Row):
    """A kind of support tile."""

    __slots__ = ("kind",)

    def __init__(self, key: str, clause: str) -> None:
        super().__init__(key, clause)
        self.kind = TILES.index(key)

    def offer(self, state: Bushido, frame: Scheming, options: list[int]) -> None:
        """Add the choices that a player has with it, who holds what it costs."""

    def play(self, state: Bushido, frame: Scheming, target: int, part: int) -> None:
        """What it does."""
        raise NotImplementedError  # contract

    def refusal(self, state: Bushido, frame: Scheming) -> WhyNot:
        """Why it cannot be used in its own phase: there are too few, or there is nothing to aim at."""
        return WhyNot("R9.6", "pair-needed", {"tile": self.key})

    def later(self) -> WhyNot:
        """When it can be used, if not now."""
        return WhyNot("R9.1", "tile-later", {"tile": self.key})


class Katana(Tile):
    """It is for combats. (R9.10)"""

    __slots__ = ()

    def later(self) -> WhyNot:
        return WhyNot("R9.10", "katana-for-combat")


class Ceremony(Tile):
    """Tea with anybody, the Daimyo too, for a guest plays no tile; one ceremony a phase. (R9.1, R9.7, R9.14)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_seats(self, HOST, "chanoyu", "tile/chanoyu")

    def offer(self, state: Bushido, frame: Scheming, options: list[int]) -> None:
        if not frame.has_hosted and state.samurai[frame.seat] >= TEA_PRICE:
            options += [HOST + other for other in state.others(frame.seat)]

    def play(self, state: Bushido, frame: Scheming, target: int, part: int) -> None:
        spend_tiles(state, frame.seat, self.kind, frame.price_at(state))
        state.become(frame.again(frame.placed, True))
        invite(state, frame.seat, target)

    def refusal(self, state: Bushido, frame: Scheming) -> WhyNot:
        if state.held(frame.seat, self.kind) < frame.price_at(state):
            return super().refusal(state, frame)
        if frame.has_hosted:
            return WhyNot("R9.1", "one-ceremony")
        return WhyNot("R6.1", "too-little-honour", {"count": TEA_PRICE})


class Geisha(Tile):
    """All later phases are left out. (R9.9)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(GEISHA_NOW, "geisha", "geisha", ("tile/geisha",)), self)]

    def offer(self, state: Bushido, frame: Scheming, options: list[int]) -> None:
        options.append(GEISHA_NOW)

    def play(self, state: Bushido, frame: Scheming, target: int, part: int) -> None:
        spend_tiles(state, frame.seat, self.kind, frame.price_at(state))
        if state.news is not None:
            state.tell("sends-geisha", {"seat": frame.seat, "target": state.turn})
        state.phase = LAST_PHASE
        state.pop()


class Shinobi(Tile):
    """A look behind a screen. (R9.8)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_seats(self, SPY, "shinobi", "tile/shinobi")

    def offer(self, state: Bushido, frame: Scheming, options: list[int]) -> None:
        options += [SPY + other for other in state.others(frame.seat)]

    def play(self, state: Bushido, frame: Scheming, target: int, part: int) -> None:
        spend_tiles(state, frame.seat, self.kind, frame.price_at(state))
        spy(state, frame.seat, target)


class Ronin(Tile):
    """A Ronin comes into a province of another player. (R9.3, R9.4)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return at_provinces(self, SEND_RONIN, "ronin", "tile/ronin")

    def offer(self, state: Bushido, frame: Scheming, options: list[int]) -> None:
        options += [SEND_RONIN + hex for hex in ronin_targets(state, frame.seat, frame.placed)]

    def play(self, state: Bushido, frame: Scheming, target: int, part: int) -> None:
        state.become(frame.again(frame.placed | 1 << part, frame.has_hosted))
        place_ronin(state, frame.seat, part, frame.price_at(state))

    def refusal(self, state: Bushido, frame: Scheming) -> WhyNot:
        if state.held(frame.seat, self.kind) >= frame.price_at(state):
            return WhyNot("R9.3", "no-ronin-target")
        return super().refusal(state, frame)


class Seppuku(Tile):
    """The Samurai's life is demanded of the Daimyo. (R13.2, R13.3)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(DEMAND_SEPPUKU, "seppuku", "seppuku", ("tile/seppuku",)), self)]

    def offer(self, state: Bushido, frame: Scheming, options: list[int]) -> None:
        options.append(DEMAND_SEPPUKU)

    def play(self, state: Bushido, frame: Scheming, target: int, part: int) -> None:
        spend_tiles(state, frame.seat, self.kind, frame.price_at(state))
        if state.news is not None:
            state.tell("demands-seppuku", {"seat": frame.seat, "target": state.roles[SAMURAI]})
        state.become(Verdict(state.turn, frame.seat, DEATH))

    def refusal(self, state: Bushido, frame: Scheming) -> WhyNot:
        return WhyNot("R13.3", "pair-needed", {"tile": self.key})

    def later(self) -> WhyNot:
        return WhyNot("R9.10", "seppuku-for-advice")


def ronin_targets(state: Bushido, seat: int, placed: int) -> list[int]:
    """Provinces of other players, no fortress, none twice. (R9.3, R9.4, R16.1)"""
    return [
        hex
        for hex in MAP[state.seats]
        if state.owner[hex] not in (NOBODY, seat) and not state.is_fortress(hex) and not placed >> hex & 1
    ]


TILE_ROWS: Final[list[Tile]] = [
    *[Katana(tile, "R9.10") for tile in TILES[:KATANA]],
    Ceremony("chanoyu", "R9.7"),
    Geisha("geisha", "R9.9"),
    Shinobi("shinobi", "R9.8"),
    Ronin("ronin", "R9.3"),
    Seppuku("seppuku", "R13.2"),
]
# The tiles that are played in each question, in the order in which they are offered.
FOR_SCHEMES: Final = [TILES.index(tile) for tile in ("ronin", "shinobi", "chanoyu", "geisha")]
FOR_THE_HATAMOTO: Final = [TILES.index("ronin")]
FOR_ADVICE: Final = [TILES.index("seppuku")]


def offer_tiles(state: Bushido, frame: Scheming, options: list[int]) -> None:
    """Add what the tiles of a hand offer in a question, as far as their price is there. (R9.6)"""
    price = frame.price_at(state)
    for kind in frame.tiles():
        if state.held(frame.seat, kind) >= price:
            TILE_ROWS[kind].offer(state, frame, options)


def play_tile(state: Bushido, frame: Scheming, choice: int) -> None:
    """An effect tile does what its row says."""
    move = MOVES[choice]
    assert isinstance(move.row, Tile)
    move.row.play(state, frame, move.target, move.part)
