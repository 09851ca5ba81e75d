# hot
"""The cards of Samouraï & Katana, one row each: what it offers, aims at and does, and its clause."""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.games.samourai_katana.announcement import Announcement
from tatami.games.samourai_katana.effects import drive_out, earn, gain, lose, pay, recruit
from tatami.games.samourai_katana.phases.aiming import Aim, Steal, Uprising
from tatami.games.samourai_katana.phases.answers import announce_card, call_off, spend, subject_of
from tatami.games.samourai_katana.pieces import (
    CARDS,
    FIRST_SPECIAL,
    FROM_CARDS,
    LANDS,
    LOST_TO_CARDS,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    TERRITORIES,
)
from tatami.games.samourai_katana.powers import (
    allies,
    has_coast,
    is_barred,
    is_rising_place,
    open_targets,
    rising_places,
)
from tatami.games.samourai_katana.rows import AT_THE_STOP, IN_A_WINDOW, Card, Move
from tatami.games.samourai_katana.state import SamouraiKatana

# The numbers of their choices.
USE_JUSTICE: Final = 13
USE_TSUNAMI: Final = 14
SCORCH: Final = 15
USE_NINJA: Final = 70  # A seat is added.
PLAY: Final = 200  # A kind of card is added.
BURN: Final = 750  # A territory is added.


# Battle cards


class Warrior(Card):
    """It is there to be fought with. (R4.3)"""

    __slots__ = ()

    def refusal(self, state: SamouraiKatana, seat: int) -> tuple[str, str]:
        return "R4.3", "battle-only"


class Blue(Card):
    """Its power counts in battles alone. (R4.6)"""

    __slots__ = ()

    def refusal(self, state: SamouraiKatana, seat: int) -> tuple[str, str]:
        return "R4.6", "battle-only"


class Fan(Blue):
    """It adds what its fan says. (R4.5, R13.10)"""

    __slots__ = ()

    def adds(self, state: SamouraiKatana) -> int:
        return state.rules.amounts[self.kind]


class Alliance(Blue):
    """It brings samurai from the land neighbours that are not the other side's. (R13.11)"""

    __slots__ = ()

    def allies(self, state: SamouraiKatana, side: int, room: int) -> int:
        return max(0, min(allies(state, side), state.rules.amounts[self.kind], room))


class Treason(Blue):
    """The other side's blue card has no power. (R13.10)"""

    __slots__ = ()

    def silences(self) -> bool:
        return True


class Withdrawal(Blue):
    """Its side loses nobody to sabres. (R13.10)"""

    __slots__ = ()

    def withdraws(self) -> bool:
        return True


class Volley(Blue):
    """It adds sabres. (R13.10)"""

    __slots__ = ()

    def volley(self, state: SamouraiKatana) -> int:
        return state.rules.amounts[self.kind]


# Events


class Event(Card):
    """It is played for its power in the own activation. (R8.2)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        card = self.key
        return [Move(Choice(PLAY + self.kind, f"play {card}", "play", (f"hand/{card}",), {"card": card}), self)]

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        if state.koku[seat] >= state.rules.costs[self.kind] and self.has_aim(state, seat):
            options.append(PLAY + self.kind)

    def has_aim(self, state: SamouraiKatana, seat: int) -> bool:
        """Is there anything to aim it at?"""
        return len(self.targets(state, seat)) > 0

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        spend(state, seat, self.kind)
        state.push(Aim(seat, self.kind))

    def refusal(self, state: SamouraiKatana, seat: int) -> tuple[str, str]:
        if state.koku[seat] < state.rules.costs[self.kind]:
            return "R8.2", "too-dear"
        return "R8.2", "no-target"


class Honouring(Event):
    """Its player wins honour. (R13.3)"""

    __slots__ = ()

    def has_aim(self, state: SamouraiKatana, seat: int) -> bool:
        return True

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        spend(state, seat, self.kind)
        announce_card(state, seat, self.kind, NOBODY, NOTHING, 0)

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        amount = state.rules.amounts[self.kind]
        gain(state, seat, amount, FROM_CARDS)
        if state.news is not None:
            state.tell("honoured", {"seat": seat, "count": amount})


class Dishonouring(Event):
    """A player loses honour; it may be its own player. (R13.2)"""

    __slots__ = ()

    def targets(self, state: SamouraiKatana, seat: int) -> list[int]:
        return open_targets(state, seat, self.kind)

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        lost = lose(state, target, state.rules.amounts[self.kind], LOST_TO_CARDS)
        if state.news is not None:
            state.tell("dishonoured", {"seat": target, "count": lost})


class Revolt(Event):
    """An uprising drives the samurai of a territory out, and the player's own take the place. (R13.7, R13.8)"""

    __slots__ = ()

    def has_aim(self, state: SamouraiKatana, seat: int) -> bool:
        return len(self.places(state, seat)) > 0

    def places(self, state: SamouraiKatana, seat: int) -> list[int]:
        return rising_places(state, seat, self.kind)

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        spend(state, seat, self.kind)
        state.push(Uprising(seat, self.kind))

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        """Where it no longer fits, nothing happens."""
        count = min(count, state.reserve[seat])
        if count == 0 or not is_rising_place(state, seat, land, state.rules.limits[self.kind]):
            return
        victim, driven = state.owner[land], state.samurai[land]
        drive_out(state, land)
        recruit(state, seat, land, count)
        if state.news is not None:
            facts: dict[str, Fact] = {"seat": seat, "victim": victim, "territory": TERRITORIES[land]}
            state.tell("rises", {**facts, "driven": driven, "count": count})


class Pirates(Event):
    """They take koku from a player with a coast, as far as they lie open. (R13.9, R15.7)"""

    __slots__ = ()

    def targets(self, state: SamouraiKatana, seat: int) -> list[int]:
        return [
            other
            for other in open_targets(state, seat, self.kind)
            if other != seat and state.wealth(other) > 0 and has_coast(state, other)
        ]

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        taken = min(state.rules.amounts[self.kind], state.koku[target])
        pay(state, target, taken)
        earn(state, seat, taken)
        if state.rules.clan_treasure:
            state.revealed += 1  # How much was open may come out.
        if state.news is not None:
            state.tell("robs", {"seat": seat, "target": target, "count": taken})


# Cards for any time


class Answering(Card):
    """It stops what was announced. (R13.4, R16.4)"""

    __slots__ = ()

    def is_open(self, state: SamouraiKatana, seat: int, subject: Announcement) -> bool:
        """Can this seat pay for it, and has no Justice closed it?"""
        return state.koku[seat] >= state.rules.costs[self.kind] and not is_barred(
            state, seat, self.kind, subject.seat
        )

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        subject = subject_of(state)
        spend(state, seat, self.kind)
        announce_card(state, seat, self.kind, subject.seat, NOTHING, 1)

    def refusal(self, state: SamouraiKatana, seat: int) -> tuple[str, str]:
        return "R16.4", "not-now"


class Justice(Answering):
    """It stops a card or an attack that is aimed at its player, and closes it until the activation ends. With an
    optional rule it protects others too. (R13.4-R13.6, R15.5)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(USE_JUSTICE, "justice", "justice", ("hand/justice",), {"card": self.key}), self)]

    def answer(self, state: SamouraiKatana, seat: int, subject: Announcement, options: list[int]) -> None:
        is_protected = subject.target == seat or state.rules.justice_for_others
        if subject.target != NOBODY and is_protected and self.is_open(state, seat, subject):
            options.append(USE_JUSTICE)

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        call_off(state, False)


class Ninja(Card):
    """Its player looks at a hand and takes a card. (R13.12)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(self.sent_to(seat), self, seat) for seat in range(MOST_SEATS)]

    def sent_to(self, seat: int) -> Choice:
        """The choice that names a seat."""
        pieces = ("hand/ninja", f"seat-{seat}")
        return Choice(USE_NINJA + seat, f"ninja seat-{seat}", "ninja", pieces, {"target": seat, "card": self.key})

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        """With an optional rule it comes before everything else. (R15.18)"""
        if state.sizes[seat] >= state.rules.least_hand and not (state.rules.new_ninja and state.has_acted):
            options += [USE_NINJA + other for other in self.targets(state, seat)]

    def volunteer(self, state: SamouraiKatana, seat: int, moment: int, options: list[int]) -> None:
        """At any time, or at the stop alone. (R13.15, R15.18)"""
        if moment == AT_THE_STOP or not state.rules.new_ninja:
            options += [USE_NINJA + other for other in self.targets(state, seat)]

    def targets(self, state: SamouraiKatana, seat: int) -> list[int]:
        """Whose hands it can reach; nobody's without the koku."""
        if state.koku[seat] < state.rules.costs[self.kind]:
            return []
        return [
            other
            for other in range(state.seats)
            if other != seat
            and state.sizes[other] > 0
            and not state.is_out(other)
            and not is_barred(state, seat, self.kind, other)
        ]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        spend(state, seat, self.kind)
        announce_card(state, seat, self.kind, target, NOTHING, 0)

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        if state.sizes[target] > 0:
            state.revealed += 1
            state.push(Steal(seat, target))

    def refusal(self, state: SamouraiKatana, seat: int) -> tuple[str, str]:
        if state.koku[seat] < state.rules.costs[self.kind]:
            return "R8.2", "too-dear"
        if state.sizes[seat] < state.rules.least_hand:
            return "R4.8", "hand-too-small"
        if state.rules.new_ninja and state.has_acted:
            return "R15.18", "not-now"
        return "R8.2", "no-target"


class Tsunami(Answering):
    """It stops a move over the sea, whomever it concerns. (R13.14)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [Move(Choice(USE_TSUNAMI, "tsunami", "tsunami", ("hand/tsunami",), {"card": self.key}), self)]

    def answer(self, state: SamouraiKatana, seat: int, subject: Announcement, options: list[int]) -> None:
        if subject.is_over_sea(state) and self.is_open(state, seat, subject):
            options.append(USE_TSUNAMI)

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        call_off(state, True)


class ScorchedEarth(Answering):
    """A territory that its player holds is closed until the activation ends, which stops an attack on it. (R13.13)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        scorch = Choice(SCORCH, "scorch", "scorch", ("hand/terre",), {"card": self.key})
        return [Move(scorch, self), *[Move(self.burning(land), self, NOBODY, land) for land in range(LANDS)]]

    def burning(self, land: int) -> Choice:
        """The choice that names a territory."""
        name = TERRITORIES[land]
        return Choice(
            BURN + land, f"burn {name}", "burn", ("hand/terre", name), {"territory": name, "card": self.key}
        )

    def answer(self, state: SamouraiKatana, seat: int, subject: Announcement, options: list[int]) -> None:
        if subject.card == NOTHING and subject.target == seat and self.is_open(state, seat, subject):
            options.append(SCORCH)

    def volunteer(self, state: SamouraiKatana, seat: int, moment: int, options: list[int]) -> None:
        """Ahead of a move. (R13.13, R13.15)"""
        if moment != IN_A_WINDOW and state.koku[seat] >= state.rules.costs[self.kind]:
            options += [BURN + land for land in self.places(state, seat)]

    def places(self, state: SamouraiKatana, seat: int) -> list[int]:
        if is_barred(state, seat, self.kind, state.turn):
            return []
        return [land for land in range(LANDS) if state.owner[land] == seat and land not in state.burnt]

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        """The count tells an answer to an attack from land that is burnt ahead of one."""
        if part == NOTHING:
            subject = subject_of(state)
            spend(state, seat, self.kind)
            announce_card(state, seat, self.kind, subject.seat, subject.land, 1)
        else:
            spend(state, seat, self.kind)
            announce_card(state, seat, self.kind, state.turn, part, 0)

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        state.burnt.append(land)
        if state.news is not None:
            state.tell("burns", {"seat": seat, "territory": TERRITORIES[land]})
        if count > 0:
            call_off(state, True)


CARD_ROWS: Final[list[Card]] = [
    *[Warrior(key, "R4.3") for key in CARDS[:FIRST_SPECIAL]],
    Fan("eventail", "R13.10"),
    Fan("general", "R13.10"),
    Alliance("alliance", "R13.11"),
    Treason("trahison", "R13.10"),
    Withdrawal("repli", "R13.10"),
    Volley("salve", "R13.10"),
    Honouring("the", "R13.3"),
    Honouring("no", "R13.3"),
    Dishonouring("affront", "R13.2"),
    Dishonouring("complot", "R13.2"),
    Revolt("ikko", "R13.7"),
    Revolt("hokke", "R13.8"),
    Revolt("nichiren", "R13.8"),
    Pirates("wako", "R13.9"),
    Justice("justice", "R13.4"),
    Ninja("ninja", "R13.12"),
    Tsunami("tsunami", "R13.14"),
    ScorchedEarth("terre", "R13.13"),
]
