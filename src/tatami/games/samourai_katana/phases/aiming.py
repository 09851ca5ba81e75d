# hot
"""What a card asks the one who plays it: at whom it is aimed, where, how many, which card is taken. (R13)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.codes import AIM, NUMBER, RISE, STEAL
from tatami.games.samourai_katana.effects import hand_over
from tatami.games.samourai_katana.phases.answers import announce_card
from tatami.games.samourai_katana.pieces import CARDS, NOTHING, TERRITORIES
from tatami.games.samourai_katana.rows import ROWS
from tatami.games.samourai_katana.state import SamouraiKatana


class Aim(Frame[SamouraiKatana]):
    """At whom a card is aimed. (R13.2, R13.3, R13.9)"""

    __slots__ = ("card",)
    name = "aim"
    clause = "R13.2"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: SamouraiKatana) -> list[int]:
        return [AIM + other for other in ROWS[self.card].targets(state, self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        announce_card(state, seat, self.card, choice - AIM, NOTHING, 0)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[self.card]}


class Uprising(Frame[SamouraiKatana]):
    """Where an uprising or a sect breaks out. (R13.7)"""

    __slots__ = ("card",)
    name = "uprising"
    clause = "R13.7"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: SamouraiKatana) -> list[int]:
        return [RISE + land for land in ROWS[self.card].places(state, self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        land = choice - RISE
        most = min(state.rules.amounts[self.card], state.reserve[seat])
        if most > 1:
            state.become(Rebels(seat, self.card, land))
        else:
            state.pop()
            announce_card(state, seat, self.card, state.owner[land], land, most)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[self.card]}


class Rebels(Frame[SamouraiKatana]):
    """How many own samurai take the place. (R13.7)"""

    __slots__ = ("card", "land")
    name = "rebels"
    clause = "R13.7"
    fields = ("seat", "card", "land")

    def __init__(self, seat: int, card: int, land: int) -> None:
        self.seat = seat
        self.card = card
        self.land = land

    def options(self, state: SamouraiKatana) -> list[int]:
        most = min(state.rules.amounts[self.card], state.reserve[self.seat])
        return [NUMBER + count for count in range(1, most + 1)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        state.pop()
        announce_card(state, seat, self.card, state.owner[self.land], self.land, choice - NUMBER)

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"territory": TERRITORIES[self.land]}


class Steal(Frame[SamouraiKatana]):
    """Who sent a Ninja looks at the hand and takes a card. (R13.12)"""

    __slots__ = ("target",)
    name = "steal"
    clause = "R13.12"
    fields = ("seat", "target")
    is_secret = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: SamouraiKatana) -> list[int]:
        return [STEAL + card for card in state.held_kinds(self.target)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        card = choice - STEAL
        hand_over(state, self.target, seat, card)
        state.revealed += 1  # The victim sees which card goes.
        if state.news is not None:
            state.tell("steals", {"seat": seat, "target": self.target}, {"card": CARDS[card]}, (seat, self.target))
        state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"target": self.target}
