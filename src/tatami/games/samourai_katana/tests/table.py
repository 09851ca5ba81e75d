"""A table laid out by hand: `table(a="kai:3 suruga:1+", b="musashi:2")` gives territories with samurai, + for a
castle. It is the activation of a, in round 2, with nobody's hand, no Shogun and 10 koku each."""

from functools import partialmethod
from typing import Any, Self

from tatami.exam import kit
from tatami.games.samourai_katana import effects, frames, pieces
from tatami.games.samourai_katana.game import GAME as GAME
from tatami.games.samourai_katana.phases.activation import Act
from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.pieces import CARD_KINDS, CARDS, LANDS, NOBODY, TERRITORIES
from tatami.games.samourai_katana.state import SamouraiKatana

HOMES = ("satsuma:1", "tosa:1", "iwami:1", "dewa:1", "nambu:1", "kii:1")  # where seats stand that nothing is said of


class Table(kit.Table[SamouraiKatana]):
    game = GAME
    listens = True
    deck = partialmethod(kit.Table.only, "deck", "discards", CARDS)

    def hand(self, seat: str, cards: str) -> Self:
        number, names = kit.seat_of(seat), [CARDS[card] for card in kit.kinds(cards, CARDS)]
        kit.recounted(self.state.deck, self.state.hands, number * CARD_KINDS, CARDS, " ".join(names))
        self.state.sizes[number] = len(names)
        return self.rest()

    def cards(self, seat: str) -> str:
        return kit.shown(self.state.hands[kit.seat_of(seat) * CARD_KINDS :][:CARD_KINDS], CARDS)

    def at(self, land: str) -> str:
        state, at = self.state, TERRITORIES.index(land)
        return f"{kit.OWNERS[state.owner[at]]} {state.samurai[at]}{'+' * state.castle[at]}".replace("- 0", "free")

    def worth(self, **honour: int) -> Self:
        for seat, amount in ((kit.seat_of(letter), amount) for letter, amount in honour.items()):
            effects.gain(self.state, seat, amount - self.state.honour[seat], pieces.FROM_BATTLES)
        self.state.is_reached = self.state.is_sale_over = False
        return self.rest()

    def rich(self, **koku: int) -> Self:
        self.state.koku = [koku.get(kit.LETTERS[seat], had) for seat, had in enumerate(self.state.koku)]
        return self.rest()

    def office(self, emperor: str = "", shogun: str = "-") -> Self:
        self.state.emperor, self.state.shogun = kit.seat_of(emperor or str(self.state.emperor)), kit.seat_of(shogun)
        return self.rest()

    def go(self, origin: str, to: str, count: int, seat: str = "a") -> Self:
        return self.say(f"{seat}: from {origin}", f"{seat}: to {to}", f"{seat}: number {count}")

    def fight(self, *cards: str) -> Self:
        for seat, (two, _, third) in zip("ab", (laid.partition("/") for laid in cards)):
            self.say(*(f"{seat}: lay {card}" for card in two.split()))
            self.answer(f"{seat}: lay", f"third {third}" if third else "no third")
        return self

    def passes(self) -> Self:
        while self.asked.endswith(("answers", "stop")):
            self.say(f"{self.asked[0]}: pass")
        return self

    def end(self, seat: str) -> Self:
        return self.say(f"{seat}: done")


def table(seats: int = 3, options: Any = None, content: Any = None, frame: Any = Act, **lands: str) -> Table:
    state = Table.dealt(seats, options, content)
    state.reserve, state.lands, state.koku = [state.rules.samurai] * seats, [0] * seats, [10] * seats
    state.owner, state.samurai = [NOBODY] * LANDS, [0] * LANDS
    for seat, home in enumerate(HOMES[:seats]):
        for place, _, rest in (word.partition(":") for word in lands.get(kit.LETTERS[seat], home).split()):
            effects.recruit(state, seat, TERRITORIES.index(place), int(rest.strip("+")))
            state.castle[TERRITORIES.index(place)] = rest.count("+")
        state.castles[seat] -= sum(state.castle[land] for land in state.lands_of(seat))
    state.round, state.emperor, state.turn, state.phase = 2, seats - 1, 0, 1 if frame is Buy else pieces.ACTIVATION
    return Table.laid(state, frames.Round(seats - 1), frame(0))
