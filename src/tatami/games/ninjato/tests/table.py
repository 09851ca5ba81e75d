"""A table laid out by hand: `table().hand("a", "5 3").house(1, "fan jade", sentry="guard-4")`. What is laid out is
taken from the piles, so nothing is made or lost; all hands are empty at first."""

from functools import partialmethod
from typing import Self

from tatami.exam import kit
from tatami.games.ninjato import pieces
from tatami.games.ninjato.frames import Place, Turns
from tatami.games.ninjato.game import GAME as GAME
from tatami.games.ninjato.pieces import CARDS, GUARDS, KINDS, NOTHING, OPEN, TREASURES, VALUES
from tatami.games.ninjato.state import Ninjato

NAMES = {"skill_at": pieces.SKILLS, "envoy_at": pieces.ENVOYS, "rumour_at": pieces.RUMOURS}


class Table(kit.Table[Ninjato]):
    game = GAME
    listens = True
    cards = partialmethod(kit.Table.only, "card_pile", "card_discards", CARDS)
    guards = partialmethod(kit.Table.only, "guard_pile", "guard_discards", GUARDS)
    elites = partialmethod(kit.Table.only, "elite_pile", "elite_discards", GUARDS)
    row = partialmethod(kit.Table.only, "row", "card_pile", CARDS)  # in order
    bag = partialmethod(kit.Table.only, "bag", "spent", TREASURES)

    def hand(self, seat: str, cards: str) -> Self:
        kit.recounted(self.state.card_pile, self.state.hands, kit.seat_of(seat) * VALUES, CARDS, cards)
        return self.rest()

    def house(self, number: int, clear: str, red: str = "", sentry: str = "", token: int = NOTHING) -> Self:
        state, house = self.state, number - 1
        kit.recounted(state.bag, state.clear, house * KINDS, TREASURES, clear)
        kit.recounted(state.bag, state.red, house * KINDS, TREASURES, red)
        if sentry or not clear + red:
            state.guard_pile = kit.without([*state.guard_pile, state.sentries[house]], kit.kinds(sentry, GUARDS))
            state.sentries[house] = GUARDS.index(sentry) if sentry else NOTHING
        if token != NOTHING:
            state.tokens = [state.tokens[house] if one == token else one for one in state.tokens]
            state.tokens[house] = token
        return self.rest()

    def own(self, seat: str, treasures: str = "", elites: str = "", **placed: str) -> Self:
        state, number = self.state, kit.seat_of(seat)
        state.bag = kit.without(state.bag, kit.kinds(treasures, TREASURES))
        for treasure in kit.kinds(treasures, TREASURES):
            state.treasures[number * KINDS + treasure] += 1
        state.elite_pile = kit.without(state.elite_pile, kit.kinds(elites, GUARDS))
        for elite in kit.kinds(elites, GUARDS):
            state.captured[number * 2 + elite - pieces.ELITE] += 1
        for kind, names in placed.items():
            for thing in kit.kinds(names, NAMES[kind]):
                getattr(state, kind)[thing] = number
        return self.rest()

    def rest(self) -> Self:
        self.state.recount()
        return super().rest()

    def lay_open(self, kind: str, names: str) -> Self:
        opened = kit.kinds(names, NAMES[kind])
        for thing, place in enumerate(getattr(self.state, kind)):
            getattr(self.state, kind)[thing] = OPEN if thing in opened else NOTHING if place == OPEN else place
        return self.rest()

    def late(self, round: int) -> Self:
        """One shuriken is left, of the last player, whose hand is full; the others lie at the Dojo."""
        turns = self.state.order * 3
        self.state.round, self.state.placed = round, [seat * pieces.ALL_PLACES for seat in turns[:-1]]
        self.state.stack = [Turns(0), Place(turns[-1])]
        return self.hand(kit.LETTERS[turns[-1]], "1 1 2 2 3 4 5")


def table(seats: int = 2, content: kit.Given = None, **options: object) -> Table:
    state = Table.dealt(seats, options, content)
    state.order, state.round, state.stage = list(range(seats)), 1, pieces.PLAYING
    state.card_pile += [place % VALUES for place, count in enumerate(state.hands) for _ in range(count)]
    state.hands = [0] * (seats * VALUES)
    return Table.laid(state, Turns(0), Place(0))
