# hot
"""What cards and actions bring, as far as a seat knows: a row for each, by the same key as its row in the rules."""

from typing import Final

from tatami.games.samourai_katana.bot.knowledge import (
    CARD_PLAYS,
    KOKU,
    SAMURAI,
    CardPlay,
    Knowledge,
    Play,
)
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.moves import price_of_castle
from tatami.games.samourai_katana.pieces import (
    ATTACK,
    CARDS,
    FIRST_SPECIAL,
    LAND_LINKS,
    NOBODY,
    NOTHING,
    PURCHASE,
    SEA_LINKS,
)
from tatami.games.samourai_katana.powers import allies, rising_places
from tatami.games.samourai_katana.rows import MOVES
from tatami.games.samourai_katana.state import SamouraiKatana

# Cards


class Warrior(CardPlay):
    """It has no power."""

    __slots__ = ()


class Blue(CardPlay):
    """Its power counts in battles alone; `bonus` is what that is worth there, about."""

    __slots__ = ("bonus",)

    def __init__(self, key: str, power: float, bonus: float) -> None:
        super().__init__(key, power)
        self.bonus = bonus

    def third(self, known: Knowledge) -> float:
        return self.bonus


class Fan(CardPlay):
    """It adds what it says."""

    __slots__ = ()

    def counts(self, state: SamouraiKatana) -> int:
        return state.rules.amounts[self.kind]

    def third(self, known: Knowledge) -> float:
        return 0.45 * known.state.rules.amounts[self.kind] - 0.4


class Alliance(CardPlay):
    """It adds who stands around; before a battle that is about two."""

    __slots__ = ()

    def counts(self, state: SamouraiKatana) -> int:
        return 2

    def third(self, known: Knowledge) -> float:
        state = known.state
        side = ATTACK if state.attacker == known.me else 1 - ATTACK
        return 0.45 * min(state.rules.amounts[self.kind], allies(state, side)) - 0.6


class Honouring(CardPlay):
    """Honour for me."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return float(known.state.rules.amounts[self.kind]) - known.spent(self.kind)

    def veto(self, known: Knowledge, seat: int) -> float:
        return 0.4 * known.state.rules.amounts[self.kind]


class Dishonouring(CardPlay):
    """Honour that the rival loses; `most` is what it is feared to cost me."""

    __slots__ = ("most",)

    def __init__(self, key: str, power: float, most: float) -> None:
        super().__init__(key, power)
        self.most = most

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        rival, amount = known.rival, float(known.state.rules.amounts[self.kind])
        hit = min(amount, float(known.state.honour[rival])) if rival != NOBODY else 0.0
        return 0.5 * hit - known.spent(self.kind)

    def harm(self, known: Knowledge, land: int) -> float:
        return min(self.most, float(known.state.honour[known.me]))


class Revolt(CardPlay):
    """A territory."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        places = rising_places(known.state, known.me, self.kind)
        return max([known.rise_worth(land) for land in places]) - known.spent(self.kind) - 0.2

    def harm(self, known: Knowledge, land: int) -> float:
        return known.worth[land] + SAMURAI * known.state.samurai[land]


class Pirates(CardPlay):
    """Koku of somebody who has some."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return KOKU * float(known.state.rules.amounts[self.kind]) - known.spent(self.kind)

    def aim(self, known: Knowledge, target: int) -> float:
        return min(3.0, float(known.state.wealth(target))) + 0.1 * known.state.honour[target]

    def harm(self, known: Knowledge, land: int) -> float:
        return KOKU * min(3, known.state.koku[known.me])


class Stopping(CardPlay):
    """It stops what would harm me; `price` is what that is worth to me at least."""

    __slots__ = ("price",)

    def __init__(self, key: str, power: float, price: float) -> None:
        super().__init__(key, power)
        self.price = price

    def answer(self, known: Knowledge, target: int, part: int) -> float:
        return known.harm() - self.price


class ScorchedEarth(Stopping):
    """The same for an attack; or land that nobody may enter in this activation."""

    __slots__ = ()

    def answer(self, known: Knowledge, target: int, part: int) -> float:
        if part == NOTHING:
            return known.harm() - self.price
        state = known.state
        count = 0
        for other in range(len(state.owner)):
            if state.owner[other] == state.turn and is_near(other, part):
                count = max(count, state.samurai[other])
        if count < 2:
            return -0.3
        return known.fear(state.turn, part, count) * known.worth[part] * 0.35 - 0.6


class Ninja(CardPlay):
    """A card for a card and koku, and a loss for somebody."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        state = known.state
        rich = 0.1 * min(5, state.koku[known.me] - 2)
        return rich - 0.35 + (0.15 if target == known.rival else 0.0) + 0.02 * state.sizes[target]

    def answer(self, known: Knowledge, target: int, part: int) -> float:
        return self.gain(known, target, part) - 0.05

    def harm(self, known: Knowledge, land: int) -> float:
        return 0.6


def is_near(one: int, other: int) -> bool:
    """Are these neighbours, by land or sea?"""
    return other in LAND_LINKS[one] or other in SEA_LINKS[one]


# Actions without a card


class SetOut(Play):
    """A group goes the best way there is."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return known.best_way(part)


class SellHonour(Play):
    """Honour for a koku is rarely worth it."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return -0.9 if known.state.koku[known.me] > 0 else -0.7


class Deal(Play):
    """Who holds many cards may show a good one."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return 0.02 * known.state.sizes[target] - 0.1


class Give(Play):
    """Koku for nothing."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return -0.6


class Dissolve(Play):
    """A clan with next to nothing comes back stronger."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return 0.3 if known.state.samurai_on_map(known.me) < 3 else -0.5


class Exchange(Play):
    """A poor card for another one."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return 2.2 - known.card_worth(part)


class Veto(Play):
    """The Shogun takes the power from a card."""

    __slots__ = ()

    def answer(self, known: Knowledge, target: int, part: int) -> float:
        subject = known.announced()
        return 0.0 if subject is None else CARD_PLAYS[subject.card].veto(known, subject.seat)


class Recruit(Play):
    """A samurai where it is wanted; some koku are kept for moves."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        koku = known.state.koku[known.me]
        return spread(known, part) - 0.35 - (0.8 if koku <= 2 else 0.3 if koku <= 4 else 0.0)


class Build(Play):
    """A castle where much is worth keeping."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        state = known.state
        links = len(SEA_LINKS[part])
        keeps = 0.0 if state.koku[known.me] - price_of_castle(state, part) >= 4 else -1.5
        return 0.3 + 0.12 * links + 0.25 * min(4.0, known.worth[part]) - 0.5 + keeps


class NameNext(Play):
    """Myself first where honour is counted, last where pieces are placed; of the others the weakest first."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        state = known.state
        if target == known.me:
            return -5.0 if state.phase == PURCHASE and not state.rules.limited_emperor else 5.0
        return -0.1 * state.honour[target]


class OfferHonour(Play):
    """To somebody rich who does not stand best."""

    __slots__ = ()

    def gain(self, known: Knowledge, target: int, part: int) -> float:
        return 6.0 if known.state.wealth(target) >= 3 and target != known.rival else -6.0


def spread(known: Knowledge, land: int) -> float:
    """Another samurai there: for what lies next to it, or against what does."""
    state = known.state
    there = state.samurai[land]
    front = known.open_worth(land) * 0.45 / (0.6 + 0.45 * there)
    danger = known.threat(land) - there
    guard = known.worth[land] * (0.22 if danger > 0 else 0.05) / (0.6 + 0.4 * there)
    return front + guard


OF_CARDS: Final[list[CardPlay]] = [
    *[Warrior(card, 0.0) for card in CARDS[:FIRST_SPECIAL]],
    Fan("eventail", 1.0),
    Fan("general", 1.4),
    Alliance("alliance", 0.6),
    Blue("trahison", 0.2, 0.05),
    Blue("repli", 0.3, 0.15),
    Blue("salve", 0.3, 0.15),
    Honouring("the", 0.8),
    Honouring("no", 0.4),
    Dishonouring("affront", 0.9, 1.0),
    Dishonouring("complot", 0.6, 2.0),
    Revolt("ikko", 0.5),
    Revolt("hokke", 0.4),
    Revolt("nichiren", 0.4),
    Pirates("wako", 0.9),
    Stopping("justice", 0.8, 0.55),
    Ninja("ninja", 0.2),
    Stopping("tsunami", 0.6, 0.3),
    ScorchedEarth("terre", 0.9, 0.35),
]
OF_ACTIONS: Final[list[Play]] = [
    SetOut("from"),
    SellHonour("sell"),
    Deal("deal"),
    Give("gift"),
    Dissolve("seppuku"),
    Exchange("exchange"),
    Veto("veto"),
    Recruit("put"),
    Build("build"),
    NameNext("name"),
    OfferHonour("office"),
]
NEITHER: Final = Play("")  # Answers that questions rate themselves have this row.
PLAYS: Final[dict[str, Play]] = {play.key: play for play in [*OF_CARDS, *OF_ACTIONS]}
CARD_PLAYS.extend(OF_CARDS)
assert len(CHOICES.by_code) > 0, "the table of choices is filled"
RATED: Final = [PLAYS.get(move.row.key, NEITHER) for move in MOVES]  # Indexed by the code of a choice.


def gain(known: Knowledge, option: int) -> float:
    """What an option of the own turn brings."""
    move = MOVES[option]
    return RATED[option].gain(known, move.target, move.part)


def answered(known: Knowledge, option: int) -> float:
    """What an option in another player's activation brings."""
    move = MOVES[option]
    return RATED[option].answer(known, move.target, move.part)
