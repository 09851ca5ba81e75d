# hot
"""The strategy of Bushido: who rates the options of which question."""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.bushido.bot import statecraft, warfare
from tatami.games.bushido.bot.knowledge import Reading

Rater = Callable[[Reading, Decision], list[float]]

RATERS: Final[dict[str, Rater]] = {
    "fortress": warfare.rate_fortress,
    "claim": warfare.rate_claim,
    "deploy": warfare.rate_deploy,
    "deploy-troops": warfare.rate_deploy_troops,
    "disband": warfare.rate_disband,
    "disband-troops": warfare.rate_disband_troops,
    "discs": statecraft.rate_discs,
    "elite": warfare.rate_elite,
    "place-elite": warfare.rate_deploy,
    "tea": statecraft.rate_tea,
    "invitation": statecraft.rate_invitation,
    "convert": statecraft.rate_convert,
    "treasury": statecraft.rate_treasury,
    "samurai": statecraft.rate_samurai,
    "bushi": statecraft.rate_bushi,
    "sensei": statecraft.rate_sensei,
    "schemes": statecraft.rate_schemes,
    "hatamoto": statecraft.rate_hatamoto,
    "campaign": warfare.rate_campaign,
    "regroup": warfare.rate_regroup,
    "regroup-to": warfare.rate_regroup_to,
    "regroup-elite": warfare.rate_first,
    "regroup-troops": warfare.rate_regroup_troops,
    "target": warfare.rate_target,
    "source": warfare.rate_source,
    "send-elite": warfare.rate_most,
    "send-troops": warfare.rate_send_troops,
    "bonus": warfare.rate_bonus,
    "stack-tens": warfare.rate_stack_tens,
    "stack": warfare.rate_stack,
    "stack-top": warfare.rate_stack_top,
    "tactic": warfare.rate_tactic,
    "retreat": warfare.rate_retreat,
    "seppuku": statecraft.rate_seppuku,
    "advice": statecraft.rate_advice,
    "verdict": statecraft.rate_verdict,
    "arms": statecraft.rate_arms,
    "audience": statecraft.rate_audience,
}

# What the ratings ask about, beside the map and the honour of the clans.
ABOUT_COMBAT: Final = {"bonus", "stack-tens", "stack", "tactic"}
ABOUT_DISCS: Final = {"discs", "tactic"}
ABOUT_TILES: Final = {
    "samurai", "bushi", "sensei", "schemes", "hatamoto", "campaign", "regroup", "regroup-to", "target", "stack-tens",
    "stack", "arms",
}  # fmt: skip
ABOUT_OWN_LAND: Final = {"fortress", "claim", "deploy-troops"}  # or about none; other land may lie face down


def rate(reading: Reading, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return RATERS[decision.prompt](reading, decision)
