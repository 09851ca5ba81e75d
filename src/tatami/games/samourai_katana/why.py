"""Why a piece cannot be chosen now, as a rule clause. Asks the same predicates that make the options."""

from typing import Final

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.samourai_katana.state import LARGEST_STAKE, NOTHING, SIDES, SamouraiKatana

STAKES: Final = {f"stake-{count}": count for count in range(1, LARGEST_STAKE + 1)}


def why_not(state: SamouraiKatana, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    if touched[0] not in (*SIDES, *STAKES):
        return WhyNot("R3.2", "no-such-piece", {"piece": " ".join(touched)[:40]})
    if asked is None:
        return _why_not_asked(state, seat)
    return _why_not_limit(state, touched) if asked.prompt == "limit" else _why_not_bet(state, asked, touched)


def _why_not_asked(state: SamouraiKatana, seat: int) -> WhyNot:
    if state.over:
        return WhyNot("R5.1", "over")
    if state.tokens[seat] == 0:
        return WhyNot("R3.4", "no-tokens")
    if state.limit == NOTHING:
        return WhyNot("R3.1", "dealer-first", {"seat": state.dealer})
    return WhyNot("R3.5", "has-bet")


def _why_not_limit(state: SamouraiKatana, touched: tuple[str, ...]) -> WhyNot:
    if touched[0] in SIDES:
        return WhyNot("R3.1", "limit-first")
    if STAKES[touched[0]] > state.rules.stake:
        return WhyNot("R3.1", "limit-too-high", {"count": state.rules.stake})
    return WhyNot("R3.1", "nothing-more")


def _why_not_bet(state: SamouraiKatana, asked: Decision, touched: tuple[str, ...]) -> WhyNot:
    if touched[0] in STAKES:
        return WhyNot("R3.2", "side-first")
    stake = STAKES.get(touched[1])
    if stake is None or stake <= state.highest_stake(asked.seat):
        return WhyNot("R3.2", "nothing-more")
    if stake > state.limit:
        return WhyNot("R3.2", "over-the-limit", {"count": state.limit})
    return WhyNot("R3.2", "too-few-tokens", {"count": state.tokens[asked.seat]})
