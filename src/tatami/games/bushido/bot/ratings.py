# hot
"""Which rater rates the options of which question."""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.bushido.bot import ratings_court, ratings_war
from tatami.games.bushido.bot.knowledge import Knowledge

Rater = Callable[[Knowledge, Decision], list[float]]

RATERS: Final[dict[str, Rater]] = {
    "fortress": ratings_war.rate_fortress,
    "claim": ratings_war.rate_claim,
    "deploy": ratings_war.rate_deploy,
    "deploy-troops": ratings_war.rate_deploy_troops,
    "disband": ratings_war.rate_disband,
    "disband-troops": ratings_war.rate_disband_troops,
    "discs": ratings_court.rate_discs,
    "elite": ratings_war.rate_elite,
    "place-elite": ratings_war.rate_deploy,
    "tea": ratings_court.rate_tea,
    "invitation": ratings_court.rate_invitation,
    "convert": ratings_court.rate_convert,
    "treasury": ratings_court.rate_treasury,
    "samurai": ratings_court.rate_samurai,
    "bushi": ratings_court.rate_bushi,
    "sensei": ratings_court.rate_sensei,
    "schemes": ratings_court.rate_tiles,
    "hatamoto": ratings_court.rate_tiles,
    "campaign": ratings_war.rate_campaign,
    "regroup": ratings_war.rate_regroup,
    "regroup-to": ratings_war.rate_regroup_to,
    "regroup-elite": ratings_war.rate_first,
    "regroup-troops": ratings_war.rate_regroup_troops,
    "target": ratings_war.rate_target,
    "source": ratings_war.rate_source,
    "send-elite": ratings_war.rate_most,
    "send-troops": ratings_war.rate_send_troops,
    "bonus": ratings_war.rate_bonus,
    "stack-tens": ratings_war.rate_stack_tens,
    "stack": ratings_war.rate_stack,
    "stack-top": ratings_war.rate_stack_top,
    "tactic": ratings_war.rate_tactic,
    "retreat": ratings_war.rate_retreat,
    "seppuku": ratings_court.rate_tiles,
    "advice": ratings_court.rate_advice,
    "verdict": ratings_court.rate_verdict,
    "arms": ratings_court.rate_arms,
    "audience": ratings_court.rate_audience,
}


def ratings(known: Knowledge, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better. To a question without a rater all are alike."""
    rater = RATERS.get(decision.prompt)
    return [0.0] * len(decision.options) if rater is None else rater(known, decision)
