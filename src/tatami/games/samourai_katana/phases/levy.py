# hot
"""Phases 3 and 4: the offices, taxes and cards; and the end of the game. (R11, R12, R14)"""

from tatami.core.state import Decision
from tatami.core.together import Together
from tatami.games.samourai_katana.codes import DISCARD, KEEP
from tatami.games.samourai_katana.effects import count_honour, discard, draw, earn, gain
from tatami.games.samourai_katana.pieces import (
    BY_HONOUR,
    BY_TIE,
    CARD_KINDS,
    CARDS,
    FROM_EMPEROR,
    FROM_TREASURE,
    NOBODY,
    REASONS,
    SHARED,
)
from tatami.games.samourai_katana.scoring import compared, next_emperor, next_shogun
from tatami.games.samourai_katana.state import SamouraiKatana


class Levy(Together[SamouraiKatana]):
    """Everybody chooses at once which cards to throw off, one after the other. Who keeps the rest has nothing more to
    choose, but is asked once for each card in hand: how many are thrown off comes out with them. (R12.2)"""

    __slots__ = ()
    name = "levy"
    clause = "R12.2"

    def takes_part(self, state: SamouraiKatana, seat: int) -> bool:
        return state.sizes[seat] > 0

    def offers(self, state: SamouraiKatana, seat: int) -> list[int]:
        picks = state.picks[seat]
        options = [KEEP]
        if KEEP in picks:
            return options
        first = seat * CARD_KINDS
        for card in range(CARD_KINDS):
            held = state.hands[first + card]
            if held > 0 and held > picks.count(DISCARD + card):
                options.append(DISCARD + card)
        return options

    def question(self, state: SamouraiKatana, seat: int) -> Decision | None:
        if len(state.picks[seat]) == state.sizes[seat]:
            return None
        return Decision(seat, self.offers(state, seat), self)

    def resolve(self, state: SamouraiKatana, picks: list[tuple[int, ...]]) -> None:
        state.revealed += 1
        state.pop()
        for seat in range(state.seats):
            cards = [pick - DISCARD for pick in picks[seat] if pick != KEEP]
            for card in cards:
                discard(state, seat, card)
            if cards and state.news is not None:
                state.tell("throws-off", {"seat": seat, "cards": [CARDS[card] for card in sorted(cards)]})
        deal_cards(state)


def deal_cards(state: SamouraiKatana) -> None:
    """From the Emperor on, everybody fills the hand and gets the cards of the towns. (R12.3, R12.4)"""
    seat = state.emperor
    for _ in range(state.seats):
        missing = max(0, state.rules.hand - state.sizes[seat])
        draw(state, seat, missing + state.town_cards(seat))
        seat = state.next_seat(seat)


def end_round(state: SamouraiKatana) -> None:
    """All have played: the count of a table that counts late, the end of the game, or offices and taxes.
    (R14.1, R14.3, R14.4)"""
    if state.rules.score_at_round_end:
        seat = state.emperor
        for _ in range(state.seats):
            count_honour(state, seat)
            seat = state.next_seat(seat)
    if max(state.honour) >= state.rules.mark or (state.rules.latched and state.is_reached):
        end_game(state)
        return
    fill_offices(state)
    raise_taxes(state)
    state.push(Levy(state.emperor))


def fill_offices(state: SamouraiKatana) -> None:
    """Who has least honour is Emperor, who has most Shogun; staying Emperor brings honour. (R11.1-R11.4)"""
    emperor = next_emperor(state)
    shogun = next_shogun(state, emperor)
    stays = emperor == state.emperor
    state.emperor = emperor
    state.shogun = shogun
    if state.news is not None:
        state.tell("emperor", {"seat": emperor})
        if shogun != NOBODY:
            state.tell("shogun", {"seat": shogun})
    if stays:
        gain(state, emperor, state.rules.emperor, FROM_EMPEROR)
        if state.news is not None:
            state.tell("stays-emperor", {"seat": emperor, "count": state.rules.emperor})


def raise_taxes(state: SamouraiKatana) -> None:
    """Every territory pays its holder. (R12.1)"""
    for seat in range(state.seats):
        tax = state.tax_of(seat)
        earn(state, seat, tax)
        if state.news is not None:
            state.tell("taxes", {"seat": seat, "count": tax})


def end_game(state: SamouraiKatana) -> None:
    """Koku become honour where the table plays so; then the winner is found. (R1.2, R1.3, R15.6, R15.8)"""
    for seat in range(state.seats):
        bonus = 0
        if state.rules.koku_land:
            bonus += state.tax_of(seat) // state.rules.treasure
        if state.rules.clan_treasure:
            bonus += state.aside[seat] // state.rules.treasure
        if bonus:
            gain(state, seat, bonus, FROM_TREASURE)
            if state.news is not None:
                state.tell("treasure", {"seat": seat, "count": bonus})
    most = max(state.honour)
    leaders = [seat for seat in range(state.seats) if state.honour[seat] == most]
    results = [compared(state, seat) for seat in leaders]
    state.reason = BY_HONOUR
    if len(leaders) > 1:
        state.reason = BY_TIE if results.count(max(results)) == 1 else SHARED
    state.over = True
    state.revealed += 1  # All hands are shown: nobody takes the last choice back. (R16.2)
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[state.reason]})
