# hot
"""What each option gains at court: discs, tea, treasury, roles, intrigue, judgement.

A rating is what an option gains, counted in daimyo honour for oneself. Being done gains nothing.
"""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import Knowledge
from tatami.games.bushido.bot.pieces import OF_DISCS, OF_TILES
from tatami.games.bushido.bot.worth import (
    SAMURAI_WORTH,
    TEA_WORTH,
    TILE_WORTH,
    VICTORY,
    attack_worth,
    gain,
    jump,
    odds,
    swords,
    tea_worth,
    threat,
)
from tatami.games.bushido.codes import (
    ACCEPT,
    ARM,
    DISCARD,
    DONE,
    FOLLOW,
    INVITE,
    MAKE_BUSHI,
    MAKE_SAMURAI,
    MAKE_SENSEI,
    NUMBER,
)
from tatami.games.bushido.discs import Disc
from tatami.games.bushido.phases.court import REFUSAL_GUEST, REFUSAL_HOST, Invitation, tea_points
from tatami.games.bushido.phases.intrigue import Schemes
from tatami.games.bushido.phases.verdict import MERCY, THANKS, Verdict
from tatami.games.bushido.rows import MOVES
from tatami.games.bushido.state import (
    DISC_KINDS,
    LAST_MONTH,
    NOBODY,
    SAMURAI,
    SENSEI,
    TRACK_END,
)
from tatami.games.bushido.tiles import Tile

# Court


def rate_discs(known: Knowledge, decision: Decision) -> list[float]:
    """A third disc of a kind, and one that is of no use now, make room for another."""
    ratings: list[float] = []
    for option in decision.options:
        if option == DONE:
            ratings.append(0.0)
        else:
            disc = option - DISCARD
            ratings.append(OF_DISCS[disc].leaves(known, known.discs[known.me * DISC_KINDS + disc]))
    return ratings


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


def rate_tiles(known: Knowledge, decision: Decision) -> list[float]:
    """Effect tiles, and the Hatamoto's revolt where the Daimyo is weak."""
    frame = decision.frame
    price = frame.price if isinstance(frame, Schemes) else 1
    ratings: list[float] = []
    for option in decision.options:
        move = MOVES[option]
        if option == DONE:
            ratings.append(0.0)
        elif isinstance(move.row, Tile):
            ratings.append(OF_TILES[move.row.kind].gain(known, price, move.target, move.part))
        else:
            ratings.append(revolt_worth(known, move.part))
    return ratings


def revolt_worth(known: Knowledge, hex: int) -> float:
    """What a revolt that I lead against the Daimyo brings."""
    daimyo = known.turn
    won = odds(known, known.me, daimyo, known.ronin[hex], known.strength(hex))
    return won * known.honour(hex) * threat(known, daimyo) - 6 * TILE_WORTH


# Judgement


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
    """What each disc brings there."""
    ratings: list[float] = []
    for option in decision.options:
        row = MOVES[option].row
        ratings.append(OF_DISCS[row.kind].gain(known, option) if isinstance(row, Disc) else 0.0)
    return ratings
