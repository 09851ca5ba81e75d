# hot
"""What players of an imagined world do at once, and how that world will end: `hints` for bots that look ahead.

In an imagined world every role lies open, so nothing is believed here; otherwise the strategy and the unit are those
of `hints`: what an option gains, counted in honour for oneself.
"""

from math import exp
from typing import Final

from tatami.core.state import Decision
from tatami.games.katana.bot.win_chances import LOST_BLADE_COST, RONIN_TEAM, team_totals, times_of, winning_team
from tatami.games.katana.bot.worths import (
    A_DAMAGE,
    A_GIFT,
    A_PRECISION,
    BREATH,
    BUSHIDO_LASTS,
    CRY,
    DAIMYO_LASTS,
    DANGER,
    EARLY,
    FINISH,
    FIRST,
    FRESH,
    HANZO_PARRIES,
    KEEP,
    LOST,
    LOYALTY,
    MY_SHARE,
    OPENING,
    PARRIES,
    READY_TO_DISARM,
    READY_TO_PARRY,
    THEIRS,
    THRIFT,
    TRUST,
    WEAPON,
)
from tatami.games.katana.choices import (
    A_BUSHIDO,
    A_HAND,
    AN_ARMOUR,
    ATTACK,
    BREATHE,
    DIVERT,
    END,
    GEISHA_ON,
    GIVE_UP,
    LOSE_HONOUR,
    PARRY_WITH,
    PLACE_BUSHIDO,
    PLAY,
    SACRIFICE,
    SUFFER,
    TAKE_DISCARD,
)
from tatami.games.katana.frames import BushidoTest, Cry, DiscardPhase, DrawPhase, Parry, PlayPhase
from tatami.games.katana.state import (
    ARMOUR,
    BATTLE_CRY,
    DAIMYO,
    FAST_DRAW,
    FOCUS,
    HANZO,
    LEFT,
    MOST_SEATS,
    PARRY,
    RONIN,
    TEA_CEREMONY,
    TEAM_OF_ROLE,
    TOMOE,
    USHIWAKA,
    WEAPONS,
    Katana,
)

SWING: Final = [1.8, 1.8, 3.2, 4.5, 5.0, 5.5]  # how far totals may still move, by the least honour at the table
DECIDED: Final = 8.0  # no gain or loss counts for more than so many honours
LEAST: Final = 1e-6

# The chance that a hidden hand of so many cards turns a blow aside, answers Jujutsu, or parries as Hanzō does.
LARGEST_HAND: Final = 20
PARRIED: Final = [READY_TO_PARRY * (1 - (1 - 15 / 90) ** size) for size in range(LARGEST_HAND + 1)]
ARMED: Final = [READY_TO_DISARM * (1 - (1 - 32 / 90) ** size) for size in range(LARGEST_HAND + 1)]
HANZO_PARRIED: Final = [READY_TO_PARRY * (1 - (1 - 47 / 90) ** size) for size in range(LARGEST_HAND + 1)]


class Outlook:
    """How the teams stand, for whoever has to choose; everything else is worked out when it is asked for."""

    __slots__ = (
        "chances",
        "least",
        "me",
        "mine",
        "odds",
        "state",
        "swing",
        "team",
        "times",
        "totals",
        "unit",
        "worth",
    )

    def __init__(self, state: Katana, me: int) -> None:
        seats = state.seats
        self.state = state
        self.me = me
        self.times = [times_of(state, seat) for seat in range(seats)]
        self.totals = team_totals(state)
        least = 9
        for honour in state.honour:
            least = min(least, honour)
        self.least = least
        self.swing = SWING[min(least, 5)]
        self.odds = [exp(total / self.swing) for total in self.totals]
        if seats < 5:
            self.odds[RONIN_TEAM] = 0.0
        whole = self.odds[0] + self.odds[1] + self.odds[2]
        self.chances = [odds / whole for odds in self.odds]
        self.team = TEAM_OF_ROLE[state.roles[me]]
        self.mine = max(LEAST, min(1 - LEAST, self.chances[self.team]))
        self.unit = self.mine * (1 - self.mine) * self.times[me] / self.swing  # of one honour for me
        self.worth: list[float] = []
        for seat in range(seats):
            team = TEAM_OF_ROLE[state.roles[seat]]
            share = 1.0 if team == self.team else -self.chances[team] / (1 - self.mine)
            self.worth.append(share * self.times[seat] / self.times[me])

    def is_mate(self, seat: int) -> bool:
        return TEAM_OF_ROLE[self.state.roles[seat]] == self.team

    def hostility(self, seat: int) -> float:
        return -1.0 if self.is_mate(seat) else 1.0

    def gain(self, won: float) -> float:
        """The way from my present chance to win to another, in honours."""
        return max(-DECIDED, min(DECIDED, (won - self.mine) / self.unit))

    def defeat(self, victor: int, victim: int) -> float:
        """What it gains me if one seat defeats another. (R7.2, R9)"""
        state = self.state
        is_last = state.honour[victim] == 1
        is_alone = False
        if state.seats > 3:
            is_alone = True
            for seat in range(state.seats):
                if seat not in (victor, victim) and state.life[seat] > 0:
                    is_alone = False
        if not (is_last or is_alone):
            return self.worth[victor] - self.worth[victim]
        winning, losing = TEAM_OF_ROLE[state.roles[victor]], TEAM_OF_ROLE[state.roles[victim]]
        if winning != losing and is_alone and (state.rules.sword_first or not is_last):
            return self.gain(1.0 if winning == self.team else 0.0)
        totals = self.totals[:]
        totals[winning] += self.times[victor]
        totals[losing] -= self.times[victim]
        if winning == losing:
            totals[losing] -= LOST_BLADE_COST
        return self.gain(1.0 if winning_team(totals, state.seats >= 5) == self.team else 0.0)

    def lose_honour(self, seat: int) -> float:
        """What it gains me if a seat pays for Code of Bushido; a lone shogun pays nothing. (R12.20, R11.5)"""
        state = self.state
        if state.is_lone_shogun(seat):
            return 0.0
        if state.honour[seat] > 1:
            return -self.worth[seat]
        totals = self.totals[:]
        totals[TEAM_OF_ROLE[state.roles[seat]]] -= self.times[seat]
        return self.gain(1.0 if winning_team(totals, state.seats >= 5) == self.team else 0.0)

    def exhaust(self, draws: int) -> float:
        """What it gains me if so many draws empty the draw pile and that ends the game. (R8.1-R8.3)"""
        state = self.state
        pile = len(state.pile)
        if draws < pile or (draws == pile and not state.rules.eager):
            return 0.0
        is_end = False
        totals = self.totals[:]
        for seat in range(state.seats):
            totals[TEAM_OF_ROLE[state.roles[seat]]] -= self.times[seat]
            if state.honour[seat] == 1:
                is_end = True
        return self.gain(1.0 if winning_team(totals, state.seats >= 5) == self.team else 0.0) if is_end else 0.0

    def prey(self, seat: int) -> float:
        """What it gains me, all in all, if a seat is defeated before long."""
        if seat == self.me:
            return -1.0
        return (0.0 if self.is_mate(seat) else MY_SHARE) - self.worth[seat]

    def danger(self, seat: int) -> float:
        return DANGER[min(9, self.state.life[seat])]

    def blow(self, attacker: int, target: int, damage: int) -> float:
        """What it gains me if one seat takes life from another."""
        life = self.state.life[target]
        prey = self.prey(target)
        if damage < life:
            return prey * (DANGER[min(9, life - damage)] - DANGER[min(9, life)])
        gain = self.defeat(attacker, target)
        if target == self.me:
            return gain - prey * DANGER[min(9, life)]
        return gain - max(0.0, prey) * DANGER[min(9, life)] - (LOYALTY if self.is_mate(target) else 0.0)

    def parries(self, seat: int) -> float:
        """The chance that a seat turns a blow aside, from the size of its hand alone."""
        size = min(LARGEST_HAND, len(self.state.hands[seat]))
        if self.state.characters[seat] == HANZO and size > 1:
            return HANZO_PARRIED[size]
        return PARRIED[size]

    def keep(self, kind: int) -> float:
        """What a card is worth in my hand."""
        state = self.state
        is_hanzo = state.characters[self.me] == HANZO
        if kind < WEAPONS:
            worth = WEAPON + A_DAMAGE * state.rules.damage[kind] + A_PRECISION * state.rules.precision[kind]
            return worth + HANZO_PARRIES if is_hanzo else worth
        if kind == PARRY:
            held = 0
            for card in state.hands[self.me]:
                if card == PARRY:
                    held += 1
            return PARRIES[min(held, 4)]
        if kind == DAIMYO:
            return self.daimyo()
        return KEEP[kind]

    def daimyo(self) -> float:
        if self.state.roles[self.me] == RONIN:
            return FRESH
        return DAIMYO_LASTS[min(self.least, 3)] / self.times[self.me]

    def shelter(self, left: int) -> float:
        """What it is worth to be left with so many cards: nobody strikes an empty hand. (R4.1, R4.2)"""
        if left == 0:
            return self.danger(self.me)
        return -HANZO_PARRIES if left == 1 and self.state.characters[self.me] == HANZO else 0.0

    def give(self, seat: int) -> float:
        gain = -A_GIFT * self.hostility(seat)
        if not self.state.hands[seat]:
            gain += self.prey(seat) * self.danger(seat)
        return gain

    def rob(self, seat: int, aim: float) -> float:
        gain = THEIRS * self.hostility(seat) - (TRUST if self.is_mate(seat) else 0.0)
        if len(self.state.hands[seat]) == 1:
            return gain - self.prey(seat) * self.danger(seat) - aim
        return gain + OPENING * aim

    def attack(self, weapon: int, target: int) -> float:
        """Strike whom it pays to defeat, best of all with the blow that does it."""
        state, me = self.state, self.me
        damage = state.weapon_damage(me, target, weapon)
        hit = self.blow(me, target, damage)
        if damage < state.life[target] and state.weapons_played + 1 < state.weapon_limit(me):
            more = -state.rules.damage[weapon] - state.fast_draws[me]
            for kind in state.hands[me]:
                if kind < WEAPONS:
                    more += state.rules.damage[kind] + state.fast_draws[me]
            if more > 0 and damage + more >= state.life[target]:
                hit = max(hit, FINISH * self.blow(me, target, state.life[target]))
        if state.characters[target] == USHIWAKA:
            hit -= THEIRS * min(damage, state.life[target]) * self.hostility(target)
        if state.characters[me] == TOMOE:
            hit += FRESH
        parried = self.parries(target)
        gain = (1 - parried) * hit + parried * THEIRS * self.hostility(target)
        if self.is_mate(target):
            gain -= TRUST
        return gain - THRIFT * self.keep(weapon) + self.shelter(len(state.hands[me]) - 1)

    def cry(self, kind: int) -> float:
        """Battle Cry and Jujutsu hit friend and foe."""
        state = self.state
        gain = self.shelter(len(state.hands[self.me]) - 1) - CRY
        for seat in range(state.seats):
            if seat != self.me and state.is_struck_by_cries(seat):
                size = min(LARGEST_HAND, len(state.hands[seat]))
                answers = self.parries(seat) if kind == BATTLE_CRY else ARMED[size]
                gain += (1 - answers) * self.blow(self.me, seat, 1) + answers * THEIRS * self.hostility(seat)
        return gain

    def bushido(self, first: int) -> float:
        """Code of Bushido goes from seat to seat until somebody without a weapon to give up pays an honour."""
        state = self.state
        left = LEFT[state.seats]
        gain, arrives = 0.0, 1.0
        seat = first
        for _ in range(state.seats):
            fails = 0.35 * (1 - ARMED[min(LARGEST_HAND, len(state.hands[seat]))] / READY_TO_DISARM)
            gain += arrives * fails * self.lose_honour(seat)
            arrives *= BUSHIDO_LASTS * (1 - fails)
            seat = left[seat]
        return gain

    def play(self, option: int, aims: list[float]) -> float:
        """Anything of the play phase but an attack."""
        state, me = self.state, self.me
        if option == END:
            return 0.0
        if option in (PLAY + ARMOUR, PLAY + FAST_DRAW, PLAY + FOCUS):
            return FIRST
        left = len(state.hands[me]) - 1
        if option == PLAY + TEA_CEREMONY:
            gain = 3 * FRESH + self.exhaust(2 + state.seats)
            for seat in range(state.seats):
                if seat != me:
                    gain += self.give(seat)
            return gain
        if option == SACRIFICE:
            life = state.life[me]
            return FRESH - (DANGER[min(9, life - 1)] - DANGER[min(9, life)]) + self.exhaust(1)
        if option >= GEISHA_ON:
            gain = self.geisha((option - GEISHA_ON) // 5, (option - GEISHA_ON) % 5, aims) + self.shelter(left)
        elif option >= BREATHE:
            healed = self.danger(me) - DANGER[min(9, state.rules.life[state.characters[me]])]
            gain = healed - BREATH + self.give(option - BREATHE) + self.exhaust(1) + self.shelter(left)
        elif option >= DIVERT:
            gain = FRESH + self.rob(option - DIVERT, aims[option - DIVERT])
        elif option >= PLACE_BUSHIDO:
            gain = self.bushido(option - PLACE_BUSHIDO) + self.shelter(left)
        elif option == PLAY + DAIMYO:
            gain = 2 * FRESH - self.daimyo() + self.exhaust(2)
        else:
            return self.cry(option - PLAY)
        return gain + EARLY if gain > 0 else gain

    def geisha(self, seat: int, found: int, aims: list[float]) -> float:
        if found == A_HAND:
            return self.rob(seat, aims[seat])
        if found == A_BUSHIDO:
            return -self.bushido(seat)
        gain = LOST[found] * self.hostility(seat)
        if found == AN_ARMOUR and not self.is_mate(seat):
            gain += 0.1
        return gain


def rate(state: Katana, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    seat = decision.seat
    options = decision.options
    frame = decision.frame
    at = Outlook(state, seat)
    if isinstance(frame, PlayPhase):
        aims = [0.0] * state.seats  # the best I can do to each seat now
        ratings: list[float] = []
        for option in options:
            if option >= ATTACK:
                target = (option - ATTACK) % MOST_SEATS
                worth = at.attack((option - ATTACK) // MOST_SEATS, target)
                aims[target] = max(aims[target], worth)
                ratings.append(worth)
            else:
                ratings.append(0.0)
        for place, option in enumerate(options):
            if option < ATTACK:
                ratings[place] = at.play(option, aims)
        return ratings
    left = at.shelter(len(state.hands[seat]) - 1)
    if isinstance(frame, Parry):
        damage = state.weapon_damage(frame.attacker, seat, frame.weapon)
        suffered = at.blow(frame.attacker, seat, damage)
        if state.characters[seat] == USHIWAKA:
            suffered += FRESH * min(damage, state.life[seat])
        return [suffered if option == SUFFER else left - at.keep(option - PARRY_WITH) for option in options]
    if isinstance(frame, Cry):
        suffered = at.blow(frame.attacker, seat, 1)
        return [suffered if option == SUFFER else left - at.keep(option - GIVE_UP) for option in options]
    if isinstance(frame, BushidoTest):
        lost = at.lose_honour(seat)
        return [lost if option == LOSE_HONOUR else -at.keep(option - GIVE_UP) for option in options]
    if isinstance(frame, DrawPhase):
        top = at.keep(state.discards[-1])
        return [top if option == TAKE_DISCARD else FRESH for option in options]
    assert isinstance(frame, DiscardPhase), "every question of Katana is answered here"
    return [-at.keep(option - GIVE_UP) for option in options]
