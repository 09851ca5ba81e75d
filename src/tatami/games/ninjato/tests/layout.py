"""Pieces of Ninjato laid out by hand. What is laid out is taken from the piles, so that nothing is made or lost."""

from typing import Self

from tatami.core import settle
from tatami.games.ninjato.game import GAME
from tatami.games.ninjato.state import (
    CARDS,
    CLANS,
    ELITE,
    ENVOYS,
    GUARDS,
    KINDS,
    NOTHING,
    OPEN,
    RUMOURS,
    SKILLS,
    TOKENS,
    TREASURES,
    VALUES,
    Ninjato,
)  # fmt: skip

NAMES = {"skill_at": SKILLS, "envoy_at": ENVOYS, "rumour_at": RUMOURS}


class Layout:
    """A table whose pieces can be moved by hand."""

    state: Ninjato

    def rest(self) -> Self:
        settle(self.state)
        GAME.check(self.state)
        return self

    def hand(self, seat: str, cards: str) -> Self:
        first, pile = "abcd".index(seat) * VALUES, self.state.card_pile
        for value in range(VALUES):
            pile += [value] * self.state.hands[first + value]
            self.state.hands[first + value] = cards.split().count(CARDS[value])
        for card in cards.split():
            pile.remove(CARDS.index(card))
        return self.rest()

    def only(self, pile: str, discards: str, names: tuple[str, ...], things: str) -> Self:
        """A pile has just these things; the others are discarded."""
        pool = getattr(self.state, pile) + getattr(self.state, discards)
        for thing in things.split():
            pool.remove(names.index(thing))
        setattr(self.state, pile, [names.index(thing) for thing in things.split()])
        setattr(self.state, discards, pool)
        return self.rest()

    def cards(self, cards: str) -> Self:
        return self.only("card_pile", "card_discards", CARDS, cards)

    def guards(self, guards: str) -> Self:
        return self.only("guard_pile", "guard_discards", GUARDS, guards)

    def elites(self, elites: str) -> Self:
        return self.only("elite_pile", "elite_discards", GUARDS, elites)

    def bag(self, treasures: str) -> Self:
        return self.only("bag", "spent", TREASURES, treasures)

    def row(self, cards: str) -> Self:
        self.state.card_pile += self.state.row
        self.state.row = sorted(CARDS.index(card) for card in cards.split())
        for card in self.state.row:
            self.state.card_pile.remove(card)
        return self.rest()

    def house(self, number: int, clear: str, red: str = "", sentry: str = "", token: str = "") -> Self:
        state, house = self.state, number - 1
        for lying, named in ((state.clear, clear), (state.red, red)):
            for kind in range(KINDS):
                state.bag += [kind] * lying[house * KINDS + kind]
                lying[house * KINDS + kind] = named.split().count(TREASURES[kind])
            for treasure in named.split():
                state.bag.remove(TREASURES.index(treasure))
        if sentry:
            state.guard_pile.append(state.sentries[house])
            state.guard_pile.remove(GUARDS.index(sentry))
            state.sentries[house] = GUARDS.index(sentry)
        if not clear + red:
            state.guard_pile.append(state.sentries[house])
            state.sentries[house] = NOTHING
        if token:
            clan, place = token.split("/")
            wanted = CLANS.index(clan) * TOKENS + int(place)
            if wanted in state.tokens:
                state.tokens[state.tokens.index(wanted)] = state.tokens[house]
            state.tokens[house] = wanted
        return self.rest()

    def own(self, seat: str, **things: str) -> Self:
        """Treasures, Elites, and what has a place: `own("a", treasures="fan", skill_at="tenmon", elites="elite")`."""
        state, number = self.state, "abcd".index(seat)
        for kind, names in things.items():
            for name in names.split():
                if kind == "treasures":
                    state.bag.remove(TREASURES.index(name))
                    state.treasures[number * KINDS + TREASURES.index(name)] += 1
                elif kind == "elites":
                    state.elite_pile.remove(GUARDS.index(name))
                    state.captured[number * 2 + GUARDS.index(name) - ELITE] += 1
                else:
                    getattr(state, kind)[NAMES[kind].index(name)] = number
        return self.rest()

    def lay_open(self, kind: str, names: str) -> Self:
        """Just these tiles or cards are open; those that were open go back into their deck."""
        places = getattr(self.state, kind)
        places[:] = [NOTHING if place == OPEN else place for place in places]
        for name in names.split():
            places[NAMES[kind].index(name)] = OPEN
        return self.rest()
