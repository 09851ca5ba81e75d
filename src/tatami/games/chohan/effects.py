"""The verbs of Chō-han: nothing else moves tokens and dice. Then who won, and what always holds."""

from tatami.core.outcome import Outcome
from tatami.games.chohan.choices import bet_of
from tatami.games.chohan.state import ALL_ROUNDS, ALONE, NOTHING, REASONS, SIDES, Chohan


def open_round(state: Chohan, dealer: int) -> None:
    """A round begins with its dealer. (R2.2, R4.5)"""
    state.round += 1
    state.dealer = dealer
    if state.news is not None:
        state.tell("round", {"count": state.round, "seat": dealer})


def set_limit(state: Chohan, seat: int, count: int) -> None:
    """The dealer names the most that may be staked. (R3.1)"""
    state.limit = count
    if state.news is not None:
        state.tell("limits", {"seat": seat, "count": count})


def tell_bet(state: Chohan, seat: int, side: int, count: int) -> None:
    """All see that a seat has bet, only the seat knows what. (R3.3)"""
    if state.news is not None:
        state.tell("bets", {"seat": seat}, {"side": SIDES[side], "count": count}, (seat,))


def lift_cup(state: Chohan, laid: list[int]) -> None:
    """The dice fall and all bets come out, a choice or nothing for each seat. (R4.1)"""
    bets = [bet_of(choice) for choice in laid]
    state.shown = laid
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


def pay(state: Chohan, side: int, bets: list[tuple[int, int]]) -> None:
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


def close_round(state: Chohan) -> None:
    """The game ends with the last round, or when at most one player has tokens. (R5.1, R5.2)"""
    if state.players_left() < 2:
        finish(state, ALONE)
    elif state.round == state.rules.rounds:
        finish(state, ALL_ROUNDS)


def finish(state: Chohan, reason: int) -> None:
    """The game is over."""
    state.over = True
    state.reason = reason
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})


def outcome(state: Chohan) -> Outcome | None:
    """The outcome of a finished game: the most tokens, equals together; the pot counts for nobody. (R1.2, R5.3)"""
    if not state.over:
        return None
    ranking = [
        tuple(seat for seat in range(state.seats) if state.tokens[seat] == tokens)
        for tokens in sorted(set(state.tokens), reverse=True)
    ]
    return Outcome(
        reason=REASONS[state.reason],
        winners=ranking[0],
        scores=tuple(state.tokens),
        teams=(),
        ranking=tuple(ranking),
        sheet=tuple({"tokens": tokens} for tokens in state.tokens),
    )


def check(state: Chohan) -> None:
    """Raise AssertionError, naming what is broken, if anything is that must hold in every state."""
    total = state.rules.tokens * state.seats
    assert sum(state.tokens) + state.pot == total, f"{sum(state.tokens)} and {state.pot} tokens, not {total} (R2.1)"
    assert min(state.tokens) >= 0 and state.pot >= 0, "fewer tokens than none"
    assert 1 <= state.round <= state.rules.rounds, f"round {state.round} of {state.rules.rounds} (R5.1)"
    assert 0 <= state.limit <= state.rules.stake, f"the limit is {state.limit} (R3.1)"
    for seat, picks in enumerate(state.picks):
        for pick in picks:
            stake = bet_of(pick)[1]
            assert 1 <= stake <= state.highest_stake(seat), f"seat {seat} staked {stake} (R3.2)"
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"
        return
    assert state.players_left() >= 2, "one player is left and the game goes on (R5.2)"
    asked = [decision.seat for decision in state.asked]
    if state.limit == NOTHING:
        assert asked == [state.dealer], "the dealer has not named a limit and is not asked (R3.1)"
    else:
        waiting = [seat for seat in range(state.seats) if state.tokens[seat] and not state.has_bet(seat)]
        assert asked == waiting, "the wrong seats bet (R3.2)"
