"""The verbs of Samourai katana: the only places where tokens, bets and dice move."""

from tatami.games.samourai_katana.state import ALL_ROUNDS, ALONE, NOTHING, REASONS, SIDES, Bet, SamouraiKatana


def open_round(state: SamouraiKatana, dealer: int) -> None:
    """A round begins with its dealer. (R2.2, R4.5)"""
    state.round += 1
    state.dealer = dealer
    if state.news is not None:
        state.tell("round", {"count": state.round, "seat": dealer})


def set_limit(state: SamouraiKatana, seat: int, count: int) -> None:
    """The dealer names the most that may be staked. (R3.1)"""
    state.limit = count
    if state.news is not None:
        state.tell("limits", {"seat": seat, "count": count})


def tell_bet(state: SamouraiKatana, seat: int, side: int, count: int) -> None:
    """All see that a seat has bet, only the seat knows what. (R3.3)"""
    if state.news is not None:
        state.tell("bets", {"seat": seat}, {"side": SIDES[side], "count": count}, (seat,))


def lift_cup(state: SamouraiKatana, bets: list[Bet]) -> None:
    """The dice fall and all bets come out, one a seat. (R4.1)"""
    state.dice = [1 + state.below(6), 1 + state.below(6)]
    state.revealed += 1
    side = sum(state.dice) % 2
    if state.news is not None:
        state.tell("falls", {"first": state.dice[0], "second": state.dice[1], "side": SIDES[side]})
        for seat, (shown, stake) in enumerate(bets):
            if stake != NOTHING:
                state.tell("shows", {"seat": seat, "side": SIDES[shown], "count": stake})
    pay(state, side, bets)
    state.limit = NOTHING


def pay(state: SamouraiKatana, side: int, bets: list[Bet]) -> None:
    """The wrong fill the pot; the highest stake of the right takes it, equals share it. (R4.2-R4.4)"""
    highest = NOTHING
    for seat, (bet, stake) in enumerate(bets):
        if bet != side:
            state.tokens[seat] -= stake
            state.pot += stake
        elif stake > highest:
            highest = stake
    if highest:
        takers = [seat for seat, bet in enumerate(bets) if bet == (side, highest)]
        share = state.pot // len(takers)
        for seat in takers if share else []:
            state.tokens[seat] += share
            state.pot -= share
            if state.news is not None:
                state.tell("takes", {"seat": seat, "count": share})
    if state.pot and state.news is not None:
        state.tell("stays", {"count": state.pot})


def close_round(state: SamouraiKatana) -> None:
    """The game ends with the last round, or when at most one player has tokens. (R5.1, R5.2)"""
    if state.players_left() < 2:
        finish(state, ALONE)
    elif state.round == state.rules.rounds:
        finish(state, ALL_ROUNDS)


def finish(state: SamouraiKatana, reason: int) -> None:
    """The game is over."""
    state.over = True
    state.reason = reason
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})
