"""Samouraï & Katana (Pascal Bernard): three to six clans fight for Japan, in the order that the Emperor names."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (3, 4, 5, 6)  # (R1.1)
DIFFICULTY: Difficulty = "deep"
PRESETS = {
    "first": Preset(4, {"short": True}),
    "printed": Preset(5),
    "long": Preset(6, {"honour_mark": 40, "negotiation": True, "seppuku": True, "clan_treasure": True}),
}
OPTION_GROUPS = {
    "length": ("honour_mark", "short", "strict", "latched", "score_at_round_end"),
    "clans": ("negotiation", "justice_for_others", "seppuku"),
    "wealth": ("clan_treasure", "koku_land", "province_minus_one"),
    "court": (
        "shogun_power",
        "emperor_sale",
        "emperor_support",
        "imperial_kyoto",
        "limited_emperor",
        "rank_breach",
    ),
    "cards": ("exchange", "new_deal", "new_ninja"),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R15)"""

    honour_mark: Literal[20, 25, 30, 35, 40] = 25
    short: bool = False
    negotiation: bool = False
    seppuku: bool = False
    justice_for_others: bool = False
    clan_treasure: bool = False
    koku_land: bool = False
    shogun_power: bool = False
    exchange: bool = False
    emperor_sale: bool = False
    emperor_support: bool = False
    imperial_kyoto: bool = False
    province_minus_one: bool = False
    limited_emperor: bool = False
    rank_breach: bool = False
    new_deal: bool = False
    new_ninja: bool = False
    strict: bool = False
    latched: bool = False
    score_at_round_end: bool = False
