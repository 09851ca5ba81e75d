"""What must hold in every state of Samourai katana, whatever was played."""

from tatami.games.samourai_katana.choices import bet_of
from tatami.games.samourai_katana.state import NOTHING, SamouraiKatana


def check(state: SamouraiKatana) -> None:
    """Raise AssertionError, naming what is broken."""
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
