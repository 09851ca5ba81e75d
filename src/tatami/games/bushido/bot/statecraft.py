# hot
"""What each option gains at court: tea, roles, intrigue, judgement. Part of the strategy of Bushido.

A rating is what an option gains, counted in daimyo honour for oneself. Being done gains nothing.
"""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import SAMURAI_WORTH, TILE_WORTH, VICTORY, Reading
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
from tatami.games.bushido.court import Invitation
from tatami.games.bushido.intrigue import Schemes
from tatami.games.bushido.judgement import Verdict
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

# Court


def rate_discs(reading: Reading, decision: Decision) -> list[float]:
    """A third disc of a kind, and a Kotau that is of no use now, make room for another."""
    ratings: list[float] = []
    for option in decision.options:
        if option == DONE:
            ratings.append(0.0)
        elif option - DISCARD == KOTAU and reading.month < 8:
            ratings.append(0.1)
        else:
            ratings.append(0.3 if reading.discs[reading.me * TACTICS + option - DISCARD] > 2 else -1.0)
    return ratings


def tea_worth(reading: Reading, guest: int) -> float:
    """What a ceremony brings: my points, less the guest's share, less the danger of a refusal."""
    points = (reading.samurai[reading.me] - 5) // 2
    worth = reading.gain(points) - 2.5 - 2.5 * reading.threat(guest)
    if reading.samurai[guest] >= 10:
        worth -= 0.5 + (3.0 if points >= 6 else 0.0)
    return worth


def rate_tea(reading: Reading, decision: Decision) -> list[float]:
    """Convert when it brings something; the best guest is weak and cannot refuse."""
    return [0.0 if option == DONE else tea_worth(reading, option - INVITE) for option in decision.options]


def rate_invitation(reading: Reading, decision: Decision) -> list[float]:
    """Accept, unless the host would win by it or run away with the game."""
    frame = decision.frame
    assert isinstance(frame, Invitation), "an invitation has a host"
    host = frame.host
    points = max(0, reading.samurai[host] - 5) // 2
    wins = reading.daimyo[host] + reading.jump(host, points) >= TRACK_END
    harm = VICTORY if wins else (points + 2) * reading.threat(host)
    refusal = harm - 10 * SAMURAI_WORTH - 2.5
    return [5 * SAMURAI_WORTH if option == ACCEPT else refusal for option in decision.options]


def rate_convert(reading: Reading, decision: Decision) -> list[float]:
    """As much as there is."""
    return [float(option - NUMBER) for option in decision.options]


def rate_treasury(reading: Reading, decision: Decision) -> list[float]:
    """Swords are worth more than points, until the year is nearly over or the points make a Shogun."""
    price = 0.2 if reading.month >= LAST_MONTH - 1 else 2.0
    return [reading.gain(option - NUMBER) - price * (option - NUMBER) for option in decision.options]


def rate_samurai(reading: Reading, decision: Decision) -> list[float]:
    """Somebody well armed who is no danger, and whose own land I do not want."""
    ratings: list[float] = []
    for option in decision.options:
        seat = option - MAKE_SAMURAI
        wanted = reading.attack_worth(seat, NOBODY)
        ratings.append(0.15 * reading.swords(seat) - 6 * reading.threat(seat) - 0.5 * wanted)
    return ratings


def rate_bushi(reading: Reading, decision: Decision) -> list[float]:
    """Whoever has the most to take and the least to defend it with."""
    samurai = reading.roles[SAMURAI]
    return [reading.attack_worth(option - MAKE_BUSHI, samurai) for option in decision.options]


def rate_sensei(reading: Reading, decision: Decision) -> list[float]:
    """Somebody with few tiles and little honour."""
    ratings: list[float] = []
    for option in decision.options:
        seat = option - MAKE_SENSEI
        ratings.append(-0.05 * reading.tile_count(seat) - 2 * reading.threat(seat))
    return ratings


# Intrigue


def ronin_worth(reading: Reading, hex: int, price: int) -> float:
    """A revolt takes the province from its owner; otherwise a Ronin ties troops down."""
    threat = reading.threat(reading.owner[hex])
    strength = reading.strength(hex)
    ronin = reading.ronin[hex]
    if ronin + 1 >= strength:
        return reading.honour(hex) * threat - TILE_WORTH * price
    return 0.6 * threat * (ronin + 1) / strength - TILE_WORTH * (price - 1)


def rate_schemes(reading: Reading, decision: Decision) -> list[float]:
    """Revolts, tea, a look at the enemy; a Geisha for a strong attack on me."""
    frame = decision.frame
    assert isinstance(frame, Schemes), "schemes have a price"
    me, bushi, samurai = reading.me, reading.roles[BUSHI], reading.roles[SAMURAI]
    ratings: list[float] = []
    for option in decision.options:
        if option >= SEND_RONIN:
            ratings.append(ronin_worth(reading, option - SEND_RONIN, frame.price))
        elif option >= SPY:
            other = option - SPY
            is_enemy = (me == bushi and other == samurai) or (me == samurai and other == bushi)
            ratings.append(0.4 if is_enemy else -0.1)
        elif option >= HOST:
            ratings.append(tea_worth(reading, option - HOST))
        elif option == GEISHA_NOW:
            is_attacked = me == bushi and samurai != NOBODY
            if is_attacked and reading.swords(samurai) > 1.5 * reading.swords(me):
                ratings.append(1.5)
            else:
                ratings.append(0.5 if reading.late_lead() < 0 else -1.0)
        else:
            ratings.append(0.0)
    return ratings


def rate_hatamoto(reading: Reading, decision: Decision) -> list[float]:
    """Ronin as for the Sensei; a revolt where the Daimyo is weak."""
    ratings: list[float] = []
    daimyo = reading.turn
    for option in decision.options:
        if option >= ATTACK:
            hex = option - ATTACK
            won = reading.odds(reading.me, daimyo, reading.ronin[hex], reading.strength(hex))
            ratings.append(won * reading.honour(hex) * reading.threat(daimyo) - 6 * TILE_WORTH)
        else:
            ratings.append(0.0 if option == DONE else ronin_worth(reading, option - SEND_RONIN, 1))
    return ratings


# Judgement


def rate_seppuku(reading: Reading, decision: Decision) -> list[float]:
    """The life of a Samurai with much honour; never my own."""
    samurai = reading.roles[SAMURAI]
    taken = reading.samurai[samurai] * SAMURAI_WORTH * reading.threat(samurai)
    own = -10.0 if samurai == reading.me else 0.0
    return [taken + own - 2.0 if option == DEMAND_SEPPUKU else 0.0 for option in decision.options]


def rate_advice(reading: Reading, decision: Decision) -> list[float]:
    """Advice that is likely to be followed; none against myself."""
    if reading.roles[SAMURAI] == reading.me:
        return [1.0 if option == DONE else 0.0 for option in decision.options]
    return [0.0 if option == DONE else 1.0 - 0.05 * abs(option - NUMBER - 5) for option in decision.options]


def rate_verdict(reading: Reading, decision: Decision) -> list[float]:
    """Follow if it costs the Samurai more than the Sensei's thanks are worth."""
    frame = decision.frame
    assert isinstance(frame, Verdict), "a verdict is about somebody's advice"
    samurai = reading.roles[SAMURAI]
    honour = reading.samurai[samurai]
    lost = min(honour, frame.count or honour) * SAMURAI_WORTH * reading.threat(samurai)
    thanks = reading.threat(frame.adviser) if frame.adviser == reading.roles[SENSEI] else 0.0
    spared = SAMURAI_WORTH * reading.threat(samurai)
    return [lost - thanks if option == FOLLOW else spared for option in decision.options]


def rate_arms(reading: Reading, decision: Decision) -> list[float]:
    """Tiles for all are good for whoever has few."""
    tiles = 0
    for seat in range(reading.seats):
        tiles += reading.tile_count(seat)
    behind = tiles / reading.seats - reading.tile_count(reading.me)
    return [behind + 2.0 if option == ARM else 0.0 for option in decision.options]


def rate_audience(reading: Reading, decision: Decision) -> list[float]:
    """The leader hurries the year along, the others slow it down; otherwise tiles."""
    lead = reading.late_lead()
    ratings: list[float] = []
    for option in decision.options:
        if option == CALM:
            ratings.append(2.0 if lead < 0 else -1.0)
        elif option == HOSTILITIES:
            ratings.append(2.0 if lead > 0 else -1.0)
        else:
            ratings.append(1.0 if option == SUPPORT else 0.0)
    return ratings
