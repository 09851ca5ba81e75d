# hot
"""What each option gains at court: discs, tea, treasury, roles, intrigue, judgement.

A rating is what an option gains, counted in daimyo honour for oneself. Being done gains nothing.
"""

from typing import Final

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.bot.worth import (
    SAMURAI_WORTH,
    TILE_WORTH,
    VICTORY,
    attack_worth,
    gain,
    jump,
    late_lead,
    odds,
    swords,
    threat,
)
from tatami.games.bushido.choices import (
    ACCEPT,
    ARM,
    ATTACK,
    CALM,
    DEMAND_SEPPUKU,
    DISCARD,
    DONE,
    FOLLOW,
    GEISHA_NOW,
    HOST,
    HOSTILITIES,
    INVITE,
    MAKE_BUSHI,
    MAKE_SAMURAI,
    MAKE_SENSEI,
    NUMBER,
    SEND_RONIN,
    SPY,
    SUPPORT,
)
from tatami.games.bushido.effects import revolts
from tatami.games.bushido.phases.court import REFUSAL_GUEST, REFUSAL_HOST, TEA_PRICE, Invitation, tea_points
from tatami.games.bushido.phases.intrigue import Schemes
from tatami.games.bushido.phases.judgement import MERCY, THANKS, Verdict
from tatami.games.bushido.state import (
    BUSHI,
    KOTAU,
    LAST_MONTH,
    NOBODY,
    SAMURAI,
    SENSEI,
    TACTICS,
    TRACK_END,
)

TEA_WORTH: Final = TEA_PRICE * SAMURAI_WORTH  # what the guest gets

# Court


def rate_discs(known: Knowledge, decision: Decision) -> list[float]:
    """A third disc of a kind, and a Kotau that is of no use now, make room for another."""
    ratings: list[float] = []
    for option in decision.options:
        if option == DONE:
            ratings.append(0.0)
        elif option - DISCARD == KOTAU and known.month < 8:
            ratings.append(0.1)
        else:
            ratings.append(0.3 if known.discs[known.me * TACTICS + option - DISCARD] > 2 else -1.0)
    return ratings


def tea_worth(known: Knowledge, guest: int) -> float:
    """What a ceremony brings: my points, less the guest's share, less the danger of a refusal."""
    points = tea_points(known.samurai[known.me])
    worth = gain(known, points) - TEA_WORTH - TEA_WORTH * threat(known, guest)
    if known.samurai[guest] >= REFUSAL_GUEST:
        worth -= 0.5 + (3.0 if points >= 6 else 0.0)
    return worth


def rate_tea(known: Knowledge, decision: Decision) -> list[float]:
    """Convert when it brings something; the best guest is weak and cannot refuse."""
    return [0.0 if option == DONE else tea_worth(known, option - INVITE) for option in decision.options]


def rate_invitation(known: Knowledge, decision: Decision) -> list[float]:
    """Accept, unless the host would win by it or run away with the game."""
    frame = decision.frame
    assert isinstance(frame, Invitation), "an invitation has a host"
    host = frame.host
    points = tea_points(known.samurai[host])
    wins = known.daimyo[host] + jump(known, host, points) >= TRACK_END
    harm = VICTORY if wins else (points + REFUSAL_HOST) * threat(known, host)
    refusal = harm - REFUSAL_GUEST * SAMURAI_WORTH - TEA_WORTH
    return [TEA_WORTH if option == ACCEPT else refusal for option in decision.options]


def rate_convert(known: Knowledge, decision: Decision) -> list[float]:
    """As much as there is."""
    return [float(option - NUMBER) for option in decision.options]


def rate_treasury(known: Knowledge, decision: Decision) -> list[float]:
    """Swords are worth more than points, until the year is nearly over or the points make a Shogun."""
    price = 0.2 if known.month >= LAST_MONTH - 1 else 2.0
    return [gain(known, option - NUMBER) - price * (option - NUMBER) for option in decision.options]


def rate_samurai(known: Knowledge, decision: Decision) -> list[float]:
    """Somebody well armed who is no danger, and whose own land I do not want."""
    ratings: list[float] = []
    for option in decision.options:
        seat = option - MAKE_SAMURAI
        wanted = attack_worth(known, seat, NOBODY)
        ratings.append(0.15 * swords(known, seat) - 6 * threat(known, seat) - 0.5 * wanted)
    return ratings


def rate_bushi(known: Knowledge, decision: Decision) -> list[float]:
    """Whoever has the most to take and the least to defend it with."""
    samurai = known.roles[SAMURAI]
    return [attack_worth(known, option - MAKE_BUSHI, samurai) for option in decision.options]


def rate_sensei(known: Knowledge, decision: Decision) -> list[float]:
    """Somebody with few tiles and little honour."""
    ratings: list[float] = []
    for option in decision.options:
        seat = option - MAKE_SENSEI
        ratings.append(-0.05 * known.tile_count(seat) - 2 * threat(known, seat))
    return ratings


# Intrigue


def ronin_worth(known: Knowledge, hex: int, price: int) -> float:
    """A revolt takes the province from its owner; otherwise a Ronin ties troops down."""
    harm = threat(known, known.owner[hex])
    strength = known.strength(hex)
    ronin = known.ronin[hex]
    if revolts(ronin + 1, strength):
        return known.honour(hex) * harm - TILE_WORTH * price
    return 0.6 * harm * (ronin + 1) / strength - TILE_WORTH * (price - 1)


def rate_schemes(known: Knowledge, decision: Decision) -> list[float]:
    """Revolts, tea, a look at the enemy; a Geisha for a strong attack on me."""
    frame = decision.frame
    assert isinstance(frame, Schemes), "schemes have a price"
    me, bushi, samurai = known.me, known.roles[BUSHI], known.roles[SAMURAI]
    ratings: list[float] = []
    for option in decision.options:
        if option >= SEND_RONIN:
            ratings.append(ronin_worth(known, option - SEND_RONIN, frame.price))
        elif option >= SPY:
            other = option - SPY
            is_enemy = (me == bushi and other == samurai) or (me == samurai and other == bushi)
            ratings.append(0.4 if is_enemy else -0.1)
        elif option >= HOST:
            ratings.append(tea_worth(known, option - HOST))
        elif option == GEISHA_NOW:
            is_attacked = me == bushi and samurai != NOBODY
            if is_attacked and swords(known, samurai) > 1.5 * swords(known, me):
                ratings.append(1.5)
            else:
                ratings.append(0.5 if late_lead(known) < 0 else -1.0)
        else:
            ratings.append(0.0)
    return ratings


def rate_hatamoto(known: Knowledge, decision: Decision) -> list[float]:
    """Ronin as for the Sensei; a revolt where the Daimyo is weak."""
    ratings: list[float] = []
    daimyo = known.turn
    for option in decision.options:
        if option >= ATTACK:
            hex = option - ATTACK
            won = odds(known, known.me, daimyo, known.ronin[hex], known.strength(hex))
            ratings.append(won * known.honour(hex) * threat(known, daimyo) - 6 * TILE_WORTH)
        else:
            ratings.append(0.0 if option == DONE else ronin_worth(known, option - SEND_RONIN, 1))
    return ratings


# Judgement


def rate_seppuku(known: Knowledge, decision: Decision) -> list[float]:
    """The life of a Samurai with much honour; never my own."""
    samurai = known.roles[SAMURAI]
    taken = known.samurai[samurai] * SAMURAI_WORTH * threat(known, samurai)
    own = -10.0 if samurai == known.me else 0.0
    return [taken + own - 2.0 if option == DEMAND_SEPPUKU else 0.0 for option in decision.options]


def rate_advice(known: Knowledge, decision: Decision) -> list[float]:
    """Advice that is likely to be followed; none against myself."""
    if known.roles[SAMURAI] == known.me:
        return [1.0 if option == DONE else 0.0 for option in decision.options]
    return [0.0 if option == DONE else 1.0 - 0.05 * abs(option - NUMBER - 5) for option in decision.options]


def rate_verdict(known: Knowledge, decision: Decision) -> list[float]:
    """Follow if it costs the Samurai more than the Sensei's thanks are worth."""
    frame = decision.frame
    assert isinstance(frame, Verdict), "a verdict is about somebody's advice"
    samurai = known.roles[SAMURAI]
    honour = known.samurai[samurai]
    lost = min(honour, frame.count or honour) * SAMURAI_WORTH * threat(known, samurai)
    thanks = THANKS * threat(known, frame.adviser) if frame.adviser == known.roles[SENSEI] else 0.0
    spared = MERCY * SAMURAI_WORTH * threat(known, samurai)
    return [lost - thanks if option == FOLLOW else spared for option in decision.options]


def rate_arms(known: Knowledge, decision: Decision) -> list[float]:
    """Tiles for all are good for whoever has few."""
    tiles = 0
    for seat in range(known.seats):
        tiles += known.tile_count(seat)
    behind = tiles / known.seats - known.tile_count(known.me)
    return [behind + 2.0 if option == ARM else 0.0 for option in decision.options]


def rate_audience(known: Knowledge, decision: Decision) -> list[float]:
    """The leader hurries the year along, the others slow it down; otherwise tiles."""
    lead = late_lead(known)
    ratings: list[float] = []
    for option in decision.options:
        if option == CALM:
            ratings.append(2.0 if lead < 0 else -1.0)
        elif option == HOSTILITIES:
            ratings.append(2.0 if lead > 0 else -1.0)
        else:
            ratings.append(1.0 if option == SUPPORT else 0.0)
    return ratings
