"""How good each option looks to the seat that is asked, from its view alone: the strategy of Bushido in numbers.

A rating is what an option gains, counted in daimyo honour for oneself. Being done gains nothing.
"""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Decision
from tatami.games.bushido.choices import (
    ACCEPT,
    ARM,
    ATTACK,
    BONUS,
    CALM,
    CAMPAIGN,
    CLAIM,
    DEMAND_SEPPUKU,
    DISBAND,
    DISCARD,
    DONE,
    FOLLOW,
    FROM,
    GEISHA_NOW,
    HOST,
    HOSTILITIES,
    INVITE,
    MAKE_BUSHI,
    MAKE_SAMURAI,
    MAKE_SENSEI,
    NUMBER,
    PLACE,
    SEND_RONIN,
    SPY,
    SUPPORT,
    TACTIC,
    TO,
    TOP,
)
from tatami.games.bushido.reading import COMMITTED, SAMURAI_WORTH, TILE_WORTH, Reading
from tatami.games.bushido.state import DISCS, KATANA, LAST_MONTH, PROVINCES, TILES
from tatami.games.bushido.view import View

Rater = Callable[[Reading, list[int]], list[float]]


def rate(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return RATERS[decision.prompt](Reading(view), decision.options)


def fact(reading: Reading, name: str) -> int:
    """A number of the frame on top."""
    value = reading.view.waiting[-1].facts[name]
    assert isinstance(value, int), f"{name} is a number"
    return value


# Set-up and troops


def rate_fortress(reading: Reading, options: list[int]) -> list[float]:
    """In the middle of things, so that what is claimed later can be reached."""
    return [0.1 * len(reading.neighbours(option - CLAIM)) for option in options]


def rate_claim(reading: Reading, options: list[int]) -> list[float]:
    """Next to own land."""
    mine = set(reading.own())
    return [float(len(mine.intersection(reading.neighbours(option - CLAIM)))) for option in options]


def rate_deploy(reading: Reading, options: list[int]) -> list[float]:
    """Where a guard is missing, the dearest province first; then where there is something to take or to lose and few
    troops stand."""
    ratings = []
    for option in options:
        hex = option - PLACE
        missing = 10.0 + reading.honour(hex) if reading.spare(hex) < 0 else 0.0
        ratings.append(missing + reading.front(hex) - 0.5 * reading.strength(hex))
    return ratings


def rate_few(reading: Reading, options: list[int]) -> list[float]:
    """A few troops at a time, so that they spread."""
    return [-abs(option - NUMBER - 3.0) for option in options]


def rate_deploy_troops(reading: Reading, options: list[int]) -> list[float]:
    """The guard that is missing, and no more; otherwise a few at a time, so that they spread."""
    missing = -reading.spare(fact(reading, "hex"))
    return _near(options, missing) if missing > 0 else rate_few(reading, options)


def rate_disband(reading: Reading, options: list[int]) -> list[float]:
    """Where most troops can be spared."""
    return [reading.spare(option - DISBAND) - 0.2 * reading.front(option - DISBAND) for option in options]


def rate_elite(reading: Reading, options: list[int]) -> list[float]:
    """The second attack is better; the elite is for those who are short of troops."""
    return [0.0 if option == DONE else 4.0 - 0.5 * reading.mine.troops for option in options]


# Court


def rate_discs(reading: Reading, options: list[int]) -> list[float]:
    """A third disc of a kind, and a Kotau that is of no use now, make room for another."""
    held = reading.mine.discs or {}
    ratings = []
    for option in options:
        name = "" if option == DONE else DISCS[option - DISCARD]
        spare = 0.3 if held.get(name, 0) > 2 else -1.0
        ratings.append(0.0 if option == DONE else 0.1 if name == "kotau" and reading.view.month < 8 else spare)
    return ratings


def tea_worth(reading: Reading, guest: int) -> float:
    """What a ceremony brings: my points, less the guest's share, less the danger of a refusal."""
    points = (reading.mine.samurai - 5) // 2
    other = reading.clan(guest)
    worth = reading.gain(points) - 2.5 - 2.5 * reading.threat[guest]
    if other.samurai >= 10:
        worth -= 0.5 + (3.0 if points >= 6 else 0.0)
    return worth


def rate_tea(reading: Reading, options: list[int]) -> list[float]:
    """Convert when it brings something; the best guest is weak and cannot refuse."""
    return [0.0 if option == DONE else tea_worth(reading, option - INVITE) for option in options]


def rate_invitation(reading: Reading, options: list[int]) -> list[float]:
    """Accept, unless the host would win by it or run away with the game."""
    host = fact(reading, "host")
    clan = reading.clan(host)
    points = max(0, clan.samurai - 5) // 2
    wins = clan.daimyo + reading.jump(host, points) >= 50
    harm = 100.0 if wins else (points + 2) * reading.threat[host]
    return [5 * SAMURAI_WORTH if option == ACCEPT else harm - 10 * SAMURAI_WORTH - 2.5 for option in options]


def rate_convert(reading: Reading, options: list[int]) -> list[float]:
    """As much as there is."""
    return [float(option - NUMBER) for option in options]


def rate_treasury(reading: Reading, options: list[int]) -> list[float]:
    """Swords are worth more than points, until the year is nearly over or the points make a Shogun."""
    price = 0.2 if reading.view.month >= LAST_MONTH - 1 else 2.0
    return [reading.gain(option - NUMBER) - price * (option - NUMBER) for option in options]


def rate_samurai(reading: Reading, options: list[int]) -> list[float]:
    """Somebody well armed who is no danger, and whose own land I do not want."""
    ratings = []
    for option in options:
        seat = option - MAKE_SAMURAI
        ratings.append(
            0.15 * reading.swords(seat) - 6 * reading.threat[seat] - 0.5 * attack_worth(reading, seat, None)
        )
    return ratings


def rate_bushi(reading: Reading, options: list[int]) -> list[float]:
    """Whoever has the most to take and the least to defend it with."""
    samurai = reading.holder("samurai")
    return [attack_worth(reading, option - MAKE_BUSHI, samurai) for option in options]


def attack_worth(reading: Reading, bushi: int, samurai: int | None) -> float:
    best = reading.best_attack(bushi, samurai)
    return 0.0 if best is None else best[0]


def rate_sensei(reading: Reading, options: list[int]) -> list[float]:
    """Somebody with few tiles and little honour."""
    ratings = []
    for option in options:
        seat = option - MAKE_SENSEI
        ratings.append(-0.05 * reading.clan(seat).tile_count - 2 * reading.threat[seat])
    return ratings


# Intrigue


def ronin_worth(reading: Reading, hex: int, price: int) -> float:
    """A revolt takes the province from its owner; otherwise a Ronin ties troops down."""
    one = reading.province[hex]
    assert one.owner is not None, "Ronin go to provinces of players"
    if one.ronin + 1 >= reading.strength(hex):
        return reading.honour(hex) * reading.threat[one.owner] - TILE_WORTH * price
    return 0.6 * reading.threat[one.owner] * (one.ronin + 1) / reading.strength(hex) - TILE_WORTH * (price - 1)


def rate_schemes(reading: Reading, options: list[int]) -> list[float]:
    """Revolts, tea, a look at the enemy; a Geisha for a strong attack on me."""
    price = fact(reading, "price")
    bushi, samurai = reading.holder("bushi"), reading.holder("samurai")
    ratings = []
    for option in options:
        if option >= SEND_RONIN:
            ratings.append(ronin_worth(reading, option - SEND_RONIN, price))
        elif option >= SPY:
            other = option - SPY
            is_enemy = (reading.me == bushi and other == samurai) or (reading.me == samurai and other == bushi)
            ratings.append(0.4 if is_enemy else -0.1)
        elif option >= HOST:
            ratings.append(tea_worth(reading, option - HOST))
        elif option == GEISHA_NOW:
            attacked = reading.me == bushi and samurai is not None
            weak = attacked and samurai is not None and reading.swords(samurai) > 1.5 * reading.swords(reading.me)
            ratings.append(1.5 if weak else 0.5 if late_lead(reading) < 0 else -1.0)
        else:
            ratings.append(0.0)
    return ratings


def late_lead(reading: Reading) -> int:
    """My lead, once it matters when the game ends."""
    return reading.lead() if reading.is_late else 0


def rate_hatamoto(reading: Reading, options: list[int]) -> list[float]:
    """Ronin as for the Sensei; a revolt where the Daimyo is weak."""
    ratings = []
    daimyo = reading.view.turn
    for option in options:
        if option >= ATTACK:
            hex = option - ATTACK
            won = reading.odds(reading.me, daimyo, reading.province[hex].ronin, reading.strength(hex))
            ratings.append(won * reading.honour(hex) * reading.threat[daimyo] - 6 * TILE_WORTH)
        else:
            ratings.append(0.0 if option == DONE else ronin_worth(reading, option - SEND_RONIN, 1))
    return ratings


# Mobilisation


def planned(reading: Reading) -> tuple[float, int, int] | None:
    """The attack that looks best with these roles."""
    return reading.best_attack(reading.holder("bushi"), reading.holder("samurai"))


def rate_campaign(reading: Reading, options: list[int]) -> list[float]:
    """A second attack when there is something to take."""
    plan = planned(reading)
    worth = 0.0 if plan is None else plan[0]
    return [worth - 2.0 if option == CAMPAIGN else 0.0 for option in options]


def rate_regroup(reading: Reading, options: list[int]) -> list[float]:
    """Bring what can be spared to where the attack starts."""
    plan = planned(reading)
    ratings = []
    for option in options:
        hex = option - FROM
        if option == DONE or plan is None or hex == plan[1] or not is_linked(reading, hex, plan[1]):
            ratings.append(0.0 if option == DONE else -1.0)
        else:
            ratings.append(0.2 * (reading.spare(hex) - 1))
    return ratings


def is_linked(reading: Reading, one: int, other: int) -> bool:
    """Can my troops go from one province to the other?"""
    reached = [one]
    mine = set(reading.own())
    for here in reached:
        reached += [hex for hex in reading.neighbours(here) if hex in mine and hex not in reached]
    return other in reached


def rate_regroup_to(reading: Reading, options: list[int]) -> list[float]:
    """To where the attack starts."""
    plan = planned(reading)
    return [1.0 if plan is not None and option - TO == plan[1] else 0.0 for option in options]


def rate_many(reading: Reading, options: list[int]) -> list[float]:
    """As many as can be spared where they come from."""
    facts = reading.view.waiting[-1].facts
    spare = reading.spare(fact(reading, "source")) - 3 * (fact(reading, "elite") if "elite" in facts else 0)
    spare -= fact(reading, "troops") if "troops" in facts else 0
    return [
        float(option - NUMBER) if option - NUMBER <= spare else float(spare - option + NUMBER) for option in options
    ]


def rate_target(reading: Reading, options: list[int]) -> list[float]:
    """The best prize within reach."""
    samurai = reading.holder("samurai")
    ratings = []
    for option in options:
        if option == DONE:
            ratings.append(0.3 if late_lead(reading) >= 0 else 0.6)
            continue
        hex = option - ATTACK
        ratings.append(max(reading.prize(source, hex, samurai) for source in reading.own_beside(hex)))
    return ratings


def rate_source(reading: Reading, options: list[int]) -> list[float]:
    """From where most can be sent."""
    return [float(reading.spare(option - FROM)) for option in options]


def rate_bonus(reading: Reading, options: list[int]) -> list[float]:
    """A token for a good province, or before it is too late."""
    combat = reading.view.combat
    assert combat is not None, "a bonus is offered for a combat"
    honour = reading.honour(PROVINCES.index(combat.province))
    wanted = 1 if honour >= 5 or reading.is_late else 0
    return [-abs(option - BONUS - wanted) * 1.0 for option in options]


# Combat


def wanted_tiles(reading: Reading) -> list[int]:
    """How many tiles of each strength to stack: a share of all, more for a good province and late in the year."""
    combat = reading.view.combat
    assert combat is not None, "tiles are stacked in a combat"
    held = [(reading.mine.tiles or {}).get(tile, 0) for tile in TILES[:KATANA]]
    attacks = combat.sides[0].seat == reading.me
    honour = reading.honour(PROVINCES.index(combat.province))
    other = combat.sides[1 if attacks else 0].seat
    share = 0.4 + 0.05 * honour + (0.02 * combat.bonus if attacks else 0.05)
    mine = max(1.0, reading.swords(reading.me))
    share = min(share, COMMITTED + reading.swords(other) / mine)
    if combat.is_revolt:
        share = min(share, 0.5)
    if reading.view.month >= LAST_MONTH:
        share = 1.0
    wanted = [round(min(1.0, share) * count) for count in held]
    if any(held) and not any(wanted):
        wanted[next(kind for kind in range(KATANA) if held[kind])] = 1
    return wanted


def rate_stack_tens(reading: Reading, options: list[int]) -> list[float]:
    return _near(options, wanted_tiles(reading)[asked_strength(reading)] // 10)


def rate_stack(reading: Reading, options: list[int]) -> list[float]:
    return _near(options, wanted_tiles(reading)[asked_strength(reading)] % 10)


def asked_strength(reading: Reading) -> int:
    """Of which katana tile I am asked now: strength 3 first, two questions each. (R11.3)"""
    combat = reading.view.combat
    assert combat is not None, "tiles are stacked in a combat"
    answered = next(side.answered for side in combat.sides if side.seat == reading.me)
    return KATANA - 1 - answered // 2


def _near(options: list[int], wanted: int) -> list[float]:
    return [-abs(option - NUMBER - wanted) * 1.0 for option in options]


def rate_stack_top(reading: Reading, options: list[int]) -> list[float]:
    """The weakest tile tells the least."""
    return [float(TOP - option) for option in options]


def rate_tactic(reading: Reading, options: list[int]) -> list[float]:
    return [reading.outlook(option - TACTIC) for option in options]


def rate_retreat(reading: Reading, options: list[int]) -> list[float]:
    """To where troops are needed most."""
    return [reading.front(option - TO) - 0.3 * reading.strength(option - TO) for option in options]


# Judgement


def loser(reading: Reading) -> int:
    """The Samurai who lost."""
    samurai = reading.holder("samurai")
    assert samurai is not None, "there is a Samurai to judge"
    return samurai


def rate_seppuku(reading: Reading, options: list[int]) -> list[float]:
    """The life of a Samurai with much honour; never my own."""
    samurai = loser(reading)
    taken = reading.clan(samurai).samurai * SAMURAI_WORTH * reading.threat[samurai]
    own = -10.0 if samurai == reading.me else 0.0
    return [taken + own - 2.0 if option == DEMAND_SEPPUKU else 0.0 for option in options]


def rate_advice(reading: Reading, options: list[int]) -> list[float]:
    """Advice that is likely to be followed; none against myself."""
    if loser(reading) == reading.me:
        return [1.0 if option == DONE else 0.0 for option in options]
    return [0.0 if option == DONE else 1.0 - 0.05 * abs(option - NUMBER - 5) for option in options]


def rate_verdict(reading: Reading, options: list[int]) -> list[float]:
    """Follow if it costs the Samurai more than the Sensei's thanks are worth."""
    samurai, adviser, count = loser(reading), fact(reading, "adviser"), fact(reading, "count")
    honour = reading.clan(samurai).samurai
    lost = min(honour, count or honour) * SAMURAI_WORTH * reading.threat[samurai]
    thanks = reading.threat[adviser] if adviser == reading.holder("sensei") else 0.0
    spared = SAMURAI_WORTH * reading.threat[samurai]
    return [lost - thanks if option == FOLLOW else spared for option in options]


def rate_arms(reading: Reading, options: list[int]) -> list[float]:
    """Tiles for all are good for whoever has few."""
    counts = [clan.tile_count for clan in reading.view.seats]
    behind = sum(counts) / len(counts) - reading.mine.tile_count
    return [behind + 2.0 if option == ARM else 0.0 for option in options]


def rate_audience(reading: Reading, options: list[int]) -> list[float]:
    """The leader hurries the year along, the others slow it down; otherwise tiles."""
    lead = late_lead(reading)
    worth = {CALM: 2.0 if lead < 0 else -1.0, HOSTILITIES: 2.0 if lead > 0 else -1.0, SUPPORT: 1.0}
    return [worth.get(option, 0.0) for option in options]


def rate_first(reading: Reading, options: list[int]) -> list[float]:
    """Whatever stands first."""
    return [-float(place) for place in range(len(options))]


RATERS: Final[dict[str, Rater]] = {
    "fortress": rate_fortress,
    "claim": rate_claim,
    "deploy": rate_deploy,
    "deploy-troops": rate_deploy_troops,
    "disband": rate_disband,
    "disband-troops": rate_few,
    "discs": rate_discs,
    "elite": rate_elite,
    "place-elite": rate_deploy,
    "tea": rate_tea,
    "invitation": rate_invitation,
    "convert": rate_convert,
    "treasury": rate_treasury,
    "samurai": rate_samurai,
    "bushi": rate_bushi,
    "sensei": rate_sensei,
    "schemes": rate_schemes,
    "hatamoto": rate_hatamoto,
    "campaign": rate_campaign,
    "regroup": rate_regroup,
    "regroup-to": rate_regroup_to,
    "regroup-elite": rate_first,
    "regroup-troops": rate_many,
    "target": rate_target,
    "source": rate_source,
    "send-elite": rate_convert,
    "send-troops": rate_many,
    "bonus": rate_bonus,
    "stack-tens": rate_stack_tens,
    "stack": rate_stack,
    "stack-top": rate_stack_top,
    "tactic": rate_tactic,
    "retreat": rate_retreat,
    "seppuku": rate_seppuku,
    "advice": rate_advice,
    "verdict": rate_verdict,
    "arms": rate_arms,
    "audience": rate_audience,
}
