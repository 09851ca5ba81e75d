# hot
"""What a learning program sees of a table of Samouraï & Katana."""

from typing import Final

from tatami.core._types import Cells, i64
from tatami.core.cells import LARGEST, add_range, put, put_counts, put_from, put_kind, put_one, put_range, put_seat
from tatami.core.observation import Observation, Row
from tatami.core.state import Frame
from tatami.games.samourai_katana.content import MOST_CARDS
from tatami.games.samourai_katana.pieces import (
    BARRED_CARD,
    CARD_KINDS,
    LAID_EACH,
    LANDS,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PHASES,
    SIDES,
)
from tatami.games.samourai_katana.state import SamouraiKatana

ANNOUNCED: Final = 2  # So many announcements are told, the last one first: a card that answers, and what it answers.
ACTIONS: Final = ("move", "attack", "card")
MOST_ORDER: Final = MOST_SEATS
USED: Final = (
    "a castle in this phase", "an act in this activation", "the Shogun's free move", "a negotiation", "an exchange",
    "a veto", "an offer of the Emperor", "his support", "the mark is reached", "the sale is over",
)  # fmt: skip


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine, those by territory and card
    are in the order of content.toml."""
    return (
        Row("hand", CARD_KINDS, 0, MOST_CARDS, "How many cards of each kind I hold."),
        Row("unseen", CARD_KINDS, 0, MOST_CARDS, "How many cards of each kind lie where I do not see them."),
        Row("discards", CARD_KINDS, 0, MOST_CARDS, "The discarded cards of each kind."),
        Row("deck", 1, 0, MOST_CARDS, "The cards left to draw."),
        Row("looked at", CARD_KINDS, 0, MOST_CARDS, "The hand that my Ninja looks at."),
        Row(
            "offered",
            2 * CARD_KINDS,
            0,
            1,
            "The cards that I and my partner show each other, the active player's first.",
        ),
        Row("hand sizes", seats, 0, MOST_CARDS, "The cards that each seat holds."),
        Row("honour", seats, -LARGEST, LARGEST, "The honour of each seat."),
        Row("wealth", seats, 0, LARGEST, "The koku of each seat, those put aside included."),
        Row("koku", seats, 0, LARGEST, "The koku that each seat can spend, as far as I know."),
        Row("reserve", seats, 0, LARGEST, "The samurai of each seat that are not on the map."),
        Row("castles left", seats, 0, LARGEST, "The castles of each seat that are not on the map."),
        Row("clan", seats, 0, MOST_SEATS, "The clan of each seat by its number, from 1 on."),
        Row("emperor", seats, 0, 1, "Who is Emperor."),
        Row("shogun", seats, 0, 1, "Who is Shogun."),
        Row("turn", seats, 0, 1, "Whose purchases or activation it is."),
        Row("done", seats, 0, 1, "Who has had a turn in this phase."),
        Row(
            "order", seats, 0, MOST_ORDER, "The place of each seat in the order that a limited Emperor told, else 0."
        ),
        Row("round", 1, 0, LARGEST, "The round."),
        Row("phase", len(PHASES), 0, 1, f"The phase: {', '.join(PHASES)}."),
        Row("used", len(USED), 0, 1, f"What can be done once and was: {', '.join(USED)}."),
        Row("to place", 1, 0, LARGEST, "The samurai that the seat whose turn it is still has to place."),
        Row("owners", LANDS * seats, 0, 1, "Who holds each territory."),
        Row("samurai", LANDS, 0, LARGEST, "The samurai in each territory."),
        Row("castles", LANDS, 0, 1, "Where castles stand."),
        Row("burnt", LANDS, 0, 1, "Which territories nobody may enter in this activation."),
        Row("barred lands", LANDS, 0, 1, "Which territories may not be attacked again in this activation."),
        Row("barred cards", seats * CARD_KINDS, 0, 1, "Which cards I may not play on each seat in this activation."),
        *announced_rows("announced", "What was announced last and may be answered", seats),
        *announced_rows("before", "What was announced before that", seats),
        Row("battle", 2, 0, LANDS, "The territory that is fought for, and from where, plus 1 each."),
        Row("fighters", 2 * seats, 0, 1, "Who attacks, and who defends."),
        Row("forces", 3, 0, LARGEST, "The attackers, the samurai lent by the Emperor, and the survivors to place."),
        Row("supported", len(SIDES), 0, 1, "Which side the Emperor supports."),
        Row(
            "laid", len(SIDES) * LAID_EACH, 0, 1, "Which places for cards each side has filled: two, and a blue one."
        ),
        Row("my cards", LAID_EACH * CARD_KINDS, 0, 1, "The cards that I have laid in this battle."),
    )


def announced_rows(name: str, says: str, seats: int) -> tuple[Row, ...]:
    """The cells of one announcement."""
    return (
        Row(f"{name} action", len(ACTIONS), 0, 1, f"{says}: {', '.join(ACTIONS)}."),
        Row(f"{name} by", seats, 0, 1, f"{says}: by whom."),
        Row(f"{name} target", seats, 0, 1, f"{says}: against whom."),
        Row(f"{name} card", CARD_KINDS, 0, 1, f"{says}: the card."),
        Row(f"{name} places", 2, 0, LANDS, f"{says}: from which territory and to which, plus 1 each."),
        Row(f"{name} count", 1, 0, LARGEST, f"{says}: how many samurai."),
    )


def fill(state: SamouraiKatana, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R16.1, R16.2)"""
    at = fill_cards(state, seat, cells, at)
    at = fill_players(state, seat, cells, at)
    at = put_one(state.round, cells, at)
    at = put_kind(state.phase, len(PHASES), cells, at)
    at = fill_used(state, cells, at)
    at = put_one(state.to_place(), cells, at)
    at = fill_map(state, seat, cells, at)
    at = fill_announced(state, seat, cells, at)
    return fill_battle(state, seat, cells, at)


def fill_used(state: SamouraiKatana, cells: Cells, at: i64) -> i64:
    """What can be done once, in the order of USED."""
    at = put_one(int(state.has_built), cells, at)
    at = put_one(int(state.has_acted), cells, at)
    at = put_one(int(state.has_free_move), cells, at)
    at = put_one(int(state.has_dealt), cells, at)
    at = put_one(int(state.has_exchanged), cells, at)
    at = put_one(int(state.has_vetoed), cells, at)
    at = put_one(int(state.has_offered), cells, at)
    at = put_one(int(state.has_supported), cells, at)
    at = put_one(int(state.is_reached), cells, at)
    return put_one(int(state.is_sale_over), cells, at)


def fill_cards(state: SamouraiKatana, seat: int, cells: Cells, at: i64) -> i64:
    """Hands, the deck, and what two players or a Ninja alone see."""
    at = put_range(state.hands, seat * CARD_KINDS, (seat + 1) * CARD_KINDS, cells, at)
    for other in range(state.seats):
        if other != seat:
            add_range(state.hands, other * CARD_KINDS, (other + 1) * CARD_KINDS, cells, at)
    for place, card in enumerate(state.laid):
        if card != NOTHING and state.side_seat(place // LAID_EACH) != seat:
            cells[at + card] += 1
    at = put_counts(state.deck, CARD_KINDS, cells, at)
    at = put_counts(state.discards, CARD_KINDS, cells, at)
    at = put_one(len(state.deck), cells, at)
    shown, back = NOTHING, NOTHING
    for frame in state.stack:
        if frame.name == "steal" and frame.seat == seat:
            target = partner(frame)
            put_range(state.hands, target * CARD_KINDS, (target + 1) * CARD_KINDS, cells, at)
        elif frame.name in ("show-back", "agree"):
            both = (state.turn, frame.seat) if frame.name == "show-back" else (frame.seat, partner(frame))
            if seat in both:
                shown, back = state.shown_card, state.shown_back
    at = put_kind(shown, CARD_KINDS, cells, at + CARD_KINDS)
    return put_kind(back, CARD_KINDS, cells, at)


def partner(frame: Frame[SamouraiKatana]) -> int:
    """Whom a question is about."""
    return int(str(frame.facts()["target"]))


def fill_players(state: SamouraiKatana, seat: int, cells: Cells, at: i64) -> i64:
    """What lies before each player, and the offices."""
    seats = state.seats
    is_open = not state.rules.clan_treasure or state.over
    at = put_from(state.sizes, seat, cells, at)
    at = put_from(state.honour, seat, cells, at)
    for step in range(seats):
        at = put_one(state.wealth((seat + step) % seats), cells, at)
    for step in range(seats):
        at = put_one(state.koku[(seat + step) % seats] if is_open or step == 0 else 0, cells, at)
    at = put_from(state.reserve, seat, cells, at)
    at = put_from(state.castles, seat, cells, at)
    for step in range(seats):
        at = put_one((seat + step) % seats + 1, cells, at)
    at = put_seat(state.emperor, seat, seats, cells, at)
    at = put_seat(state.shogun, seat, seats, cells, at)
    at = put_seat(state.turn, seat, seats, cells, at)
    at = put_from(state.done, seat, cells, at)
    for place, other in enumerate(state.order):
        put_one(place + 1, cells, at + (other - seat) % seats)
    return at + seats


def fill_map(state: SamouraiKatana, seat: int, cells: Cells, at: i64) -> i64:
    """The territories, and what a Justice has closed."""
    seats: i64 = state.seats
    own: i64 = seat
    owner: i64
    for owner in state.owner:
        if owner >= 0:
            cells[at + (owner - own if owner >= own else owner - own + seats)] = 1
        at += seats
    at = put(state.samurai, cells, at)
    at = put(state.castle, cells, at)
    for land in state.burnt:
        put_kind(land, LANDS, cells, at)
    at += LANDS
    for entry in state.barred:
        if entry < BARRED_CARD:
            put_kind(entry, LANDS, cells, at)
            continue
        pair, card = divmod(entry - BARRED_CARD, CARD_KINDS)
        by, target = divmod(pair, MOST_SEATS)
        if by == seat:
            put_kind(card, CARD_KINDS, cells, at + LANDS + (target - seat) % state.seats * CARD_KINDS)
    return at + LANDS + state.seats * CARD_KINDS


def fill_announced(state: SamouraiKatana, seat: int, cells: Cells, at: i64) -> i64:
    """The last announcements: moves, attacks and cards."""
    size = len(ACTIONS) + 2 * state.seats + CARD_KINDS + 3
    end = at + ANNOUNCED * size
    place = len(state.stack) - 1
    while place >= 0 and at < end:
        frame: Frame[SamouraiKatana] = state.stack[place]
        place -= 1
        if frame.name not in ("march", "power"):
            continue
        facts = {name: int(str(fact)) for name, fact in frame.facts().items() if name != "is_office"}
        target = facts["target"]
        action = 2 if frame.name == "power" else int(target != NOBODY)
        at = put_kind(action, len(ACTIONS), cells, at)
        at = put_seat(frame.seat, seat, state.seats, cells, at)
        at = put_seat(target, seat, state.seats, cells, at)
        at = put_kind(facts.get("card", NOTHING), CARD_KINDS, cells, at)
        at = put_one(facts.get("origin", NOTHING) + 1, cells, at)
        at = put_one(facts["land"] + 1, cells, at)
        at = put_one(facts["count"], cells, at)
    return end


def fill_battle(state: SamouraiKatana, seat: int, cells: Cells, at: i64) -> i64:
    """The battle under way. Cards lie face down for all but who laid them. (R9)"""
    end = at + 2 + 2 * state.seats + 3 + len(SIDES) + len(SIDES) * LAID_EACH + LAID_EACH * CARD_KINDS
    if state.battle_at == NOTHING:
        return end
    at = put_one(state.battle_at + 1, cells, at)
    at = put_one(state.battle_from + 1, cells, at)
    for side in range(len(SIDES)):
        at = put_seat(state.side_seat(side), seat, state.seats, cells, at)
    at = put_one(state.attackers, cells, at)
    at = put_one(len(state.support), cells, at)
    at = put_one(state.survivors, cells, at)
    at = put_kind(state.support_side, len(SIDES), cells, at)
    for card in state.laid:
        at = put_one(int(card != NOTHING), cells, at)
    for side in range(len(SIDES)):
        if state.side_seat(side) == seat:
            for place in range(LAID_EACH):
                put_kind(state.laid[side * LAID_EACH + place], CARD_KINDS, cells, at + place * CARD_KINDS)
    return end


OBSERVATION = Observation(
    rows=rows, fill=fill, seat_fields=frozenset({"buyer", "by", "target"}), own_fields=frozenset({"is_office"})
)
