"""A table laid out by hand: `table(a="kai:3 suruga:1+", b="musashi:2")` gives territories with samurai, + for a
castle. It is the activation of a, in round 2, with nobody's hand, no Shogun and 10 koku each."""

from typing import Any, Self

from tatami.core.state import Frame
from tatami.exam import kit
from tatami.games.samourai_katana.effects import build, gain, lose, recruit
from tatami.games.samourai_katana.frames import Round
from tatami.games.samourai_katana.game import GAME as GAME
from tatami.games.samourai_katana.phases.activation import Act
from tatami.games.samourai_katana.phases.answers import Stop
from tatami.games.samourai_katana.phases.purchase import Buy
from tatami.games.samourai_katana.state import (
    ACTIVATION,
    CARD_KINDS,
    CARDS,
    FROM_BATTLES,
    LANDS,
    NOBODY,
    PURCHASE,
    TERRITORIES,
    SamouraiKatana,
)

HOMES = ("satsuma:1", "tosa:1", "iwami:1", "dewa:1", "nambu:1", "kii:1")  # where seats stand that nothing is said of


class Table(kit.Table[SamouraiKatana]):
    game = GAME
    listens = True

    def hand(self, seat: str, cards: str) -> Self:
        number = kit.seat_of(seat)
        kit.recounted(self.state.deck, self.state.hands, number * CARD_KINDS, CARDS, spelt(cards))
        self.state.sizes[number] = len(spelt(cards).split())
        return self.rest()

    def cards(self, seat: str) -> str:
        first = kit.seat_of(seat) * CARD_KINDS
        return kit.shown(self.state.hands[first : first + CARD_KINDS], CARDS)

    def deck(self, cards: str) -> Self:
        """The deck has just these cards; the others are discarded."""
        return self.only("deck", "discards", CARDS, cards)

    def at(self, land: str) -> str:
        """Who stands there with how many, + for a castle: "b 3+"; "free" for nobody."""
        place = TERRITORIES.index(land)
        state = self.state
        if state.owner[place] == NOBODY:
            return "free"
        return f"{kit.LETTERS[state.owner[place]]} {state.samurai[place]}{'+' * state.castle[place]}"

    def worth(self, **honour: int) -> Self:
        """So much honour each."""
        for letter, amount in honour.items():
            seat = kit.seat_of(letter)
            lose(self.state, seat, 99, FROM_BATTLES)
            gain(self.state, seat, amount, FROM_BATTLES)
        self.state.is_reached = self.state.is_sale_over = False
        return self.rest()

    def rich(self, **koku: int) -> Self:
        for letter, amount in koku.items():
            self.state.koku[kit.seat_of(letter)] = amount
        return self.rest()

    def office(self, emperor: str = "", shogun: str = "") -> Self:
        if emperor:
            self.state.emperor = kit.seat_of(emperor)
        self.state.shogun = kit.seat_of(shogun) if shogun else NOBODY
        return self.rest()

    def go(self, origin: str, to: str, count: int, seat: str = "a") -> Self:
        """A move or an attack of the active player."""
        return self.say(f"{seat}: from {origin}", f"{seat}: to {to}", f"{seat}: number {count}")

    def fight(self, attack: str, defence: str, attacker: str = "a", defender: str = "b") -> Self:
        """Both sides lay their cards; a third one after a slash."""
        for seat, cards in ((attacker, attack), (defender, defence)):
            two, _, third = cards.partition("/")
            for card in two.split():
                self.say(f"{seat}: lay {card}")
            if self.asked == f"{seat}: lay":
                self.say(f"{seat}: third {third.strip()}" if third else f"{seat}: no third")
        return self

    def passes(self) -> Self:
        """Everybody in the open window passes."""
        while self.asked.endswith(("answers", "stop")):
            self.say(f"{self.asked[0]}: pass")
        return self

    def end(self, seat: str = "a") -> Self:
        return self.say(f"{seat}: done")


def spelt(cards: str) -> str:
    """ "ninja*2" as "ninja ninja"."""
    return " ".join(
        " ".join([name] * int(count or 1)) for name, _, count in (c.partition("*") for c in cards.split())
    )


def table(
    seats: int = 3,
    options: kit.Given = None,
    content: kit.Given = None,
    frame: type[Frame[SamouraiKatana]] = Act,
    **lands: str,
) -> Table:
    state = Table.dealt(seats, options, content)
    for land in range(LANDS):
        if state.owner[land] != NOBODY:
            state.reserve[state.owner[land]] += state.samurai[land]
    state.owner, state.samurai = [NOBODY] * LANDS, [0] * LANDS
    state.lands = [0] * seats
    state.koku = [10] * seats
    for seat in range(seats):
        for word in lands.get(kit.LETTERS[seat], HOMES[seat]).split():
            place, _, rest = word.partition(":")
            land = TERRITORIES.index(place)
            if int(rest.strip("+")):
                recruit(state, seat, land, int(rest.strip("+")))
            if rest.endswith("+"):
                if state.owner[land] == NOBODY:
                    state.owner[land], state.lands[seat] = seat, state.lands[seat] + 1
                build(state, seat, land)
    state.round, state.emperor, state.turn = 2, seats - 1, 0
    state.phase = PURCHASE if frame is Buy else ACTIVATION
    return Table.laid(state, Round(seats - 1), frame(0))


def at_the_stop(hands: kit.Said, options: kit.Given = None, **lands: Any) -> Table:
    """The same before the activation begins, with these hands."""
    t = table(3, options, **lands)
    for letter, cards in hands.items():
        t.hand(letter, cards)
    t.state.stack.append(Stop(0))
    return t.rest()
