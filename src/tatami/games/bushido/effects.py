"""The verbs of Bushido: the only places where honour, tiles, discs, troops and provinces move."""

from tatami.core.events import Fact
from tatami.games.bushido.state import (
    COMBAT_DISCS,
    DISC_HAND,
    DISC_KINDS,
    DISCS,
    FEW_DISCS,
    KINDS,
    LANDS,
    LAST_MONTH,
    NOBODY,
    PHASES,
    PROVINCES,
    REASONS,
    RONIN,
    SHOGUN,
    START_TILES,
    TILES,
    TRACK_END,
    YEAR,
    Bushido,
    count_all,
)


def begin_phase(state: Bushido, phase: int) -> None:
    """A heading for what follows. (R5.1)"""
    if state.news is not None:
        state.tell("phase", {"count": phase, "phase": PHASES[phase - 1], "seat": state.turn})


def finish(state: Bushido, reason: int, seat: int) -> None:
    """The game is over at once; everything hidden comes out. (R1.3, R1.4, R17.7)"""
    state.over = True
    state.reason = reason
    state.revealed += 1
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason], "seat": seat})


# Honour


def climb(track: list[int], seat: int, count: int) -> int:
    """Where a marker comes to stand that gains: past every other marker of its kind, to the next free space. Samurai
    markers that have not moved yet count too. (R3.1, R3.3, R3.4)"""
    space = track[seat] + count
    while space < TRACK_END and space in track:
        space += 1
    return min(space, TRACK_END)


def sink(track: list[int], seat: int, count: int) -> int:
    """Where a marker comes to stand that loses: below every other marker of its kind; any number stand on 0. (R3.2,
    R3.3, R3.4)"""
    space = track[seat] - count
    while space > 0 and space in track:
        space -= 1
    return max(space, 0)


def gain_daimyo(state: Bushido, seat: int, count: int) -> None:
    """Daimyo honour; fifty win at once. Nothing gained moves nothing. (R1.3, R3.5)"""
    if count > 0 and not state.over:
        _stand(state, state.daimyo, seat, climb(state.daimyo, seat, count), "gains-daimyo")
        if state.daimyo[seat] >= TRACK_END:
            finish(state, SHOGUN, seat)


def lose_daimyo(state: Bushido, seat: int, count: int) -> None:
    """Daimyo honour is lost. (R3.5)"""
    if count > 0 and not state.over:
        _stand(state, state.daimyo, seat, sink(state.daimyo, seat, count), "loses-daimyo")


def gain_samurai(state: Bushido, seat: int, count: int) -> None:
    """Samurai honour is gained. (R3.5)"""
    if count > 0 and not state.over:
        _stand(state, state.samurai, seat, climb(state.samurai, seat, count), "gains-samurai")


def lose_samurai(state: Bushido, seat: int, count: int) -> None:
    """Samurai honour is lost. (R3.5)"""
    if count > 0 and not state.over:
        _stand(state, state.samurai, seat, sink(state.samurai, seat, count), "loses-samurai")


def _stand(state: Bushido, track: list[int], seat: int, space: int, kind: str) -> None:
    """A marker comes to stand on a space; at the end of a track it may stand there already."""
    moved = abs(space - track[seat])
    track[seat] = space
    if moved and state.news is not None:
        state.tell(kind, {"seat": seat, "count": moved, "honour": space})


# Tiles


def draw_tiles(state: Bushido, seats: list[int], count: int) -> None:
    """One draw out of the bag, by these seats in turn; as soon as the bag is empty, whoever draws stops and Mikado's
    law strikes. (R4.3, R4.6)"""
    begun = 0 if state.news is None else len(state.news)
    for seat in seats:
        _take_tiles(state, seat, count)
        if count_all(state.bag) == 0:
            obey_mikado(state, begun)


def _take_tiles(state: Bushido, seat: int, count: int) -> None:
    """So many tiles, or all that are left; only the seat knows which."""
    drawn: list[int] = []
    bag, tiles = state.bag, state.tiles
    left = count_all(bag)
    for _ in range(min(count, left)):
        place = state.below(left)
        kind = 0
        while place >= bag[kind]:
            place -= bag[kind]
            kind += 1
        bag[kind] -= 1
        tiles[seat * KINDS + kind] += 1
        left -= 1
        drawn.append(kind)
    if drawn and state.news is not None:
        named: list[str] = []
        for kind in range(KINDS):
            named += [TILES[kind]] * drawn.count(kind)
        state.tell("draws", {"seat": seat, "count": len(drawn)}, {"tiles": named}, (seat,))


def obey_mikado(state: Bushido, begun: int) -> None:
    """The bag is empty: all tiles behind screens go back, and everybody draws as at the start. (R4.6, R4.7)

    The draw at hand has been told since the place `begun` of the news: its tiles go back before anybody has looked at
    them. What was drawn earlier was looked at.
    """
    if state.news is not None:
        for event in state.news[begun:]:
            if event.kind == "draws":
                event.secret = None
                event.knows = ()
        state.tell("mikado", {"seat": state.turn})
    for seat in range(state.seats):
        for kind in range(KINDS):
            state.bag[kind] += state.tiles[seat * KINDS + kind]
            state.tiles[seat * KINDS + kind] = 0
    for known in range(len(state.spied_tiles)):
        state.spied_tiles[known] = 0
    draw_start_tiles(state, state.next_seat(state.turn))


def draw_start_tiles(state: Bushido, first: int) -> None:
    """Ten tiles for the first, one more for each player after. (R2.15)"""
    for place, seat in enumerate(state.round_from(first)):
        _take_tiles(state, seat, START_TILES + place)


def spend_tiles(state: Bushido, seat: int, kind: int, count: int) -> None:
    """Tiles leave a screen for all to see and go back into the bag. (R4.4)"""
    take_tiles_off(state, seat, kind, count)
    state.bag[kind] += count


def take_tiles_off(state: Bushido, seat: int, kind: int, count: int) -> None:
    """Tiles leave a screen; what spies know of it shrinks with them. (R17.4)"""
    state.tiles[seat * KINDS + kind] -= count
    for spy in range(state.seats):
        known = (spy * state.seats + seat) * KINDS + kind
        state.spied_tiles[known] = max(0, state.spied_tiles[known] - count)


# Discs


def draw_disc(state: Bushido, seat: int) -> int:
    """A random disc off the piles into a hand; piles that run low are made anew. (R4.9)"""
    place = state.below(count_all(state.piles))
    disc = 0
    while place >= state.piles[disc]:
        place -= state.piles[disc]
        disc += 1
    state.piles[disc] -= 1
    state.discs[seat * DISC_KINDS + disc] += 1
    renew_piles(state)
    return disc


def renew_piles(state: Bushido) -> None:
    """With four discs or fewer in the piles, those put away are mixed in again. (R4.9)"""
    if count_all(state.piles) > FEW_DISCS:
        return
    if count_all(state.spent) == 0:
        return
    for disc in range(DISC_KINDS):
        state.piles[disc] += state.spent[disc]
        state.spent[disc] = 0
    if state.news is not None:
        state.tell("renews-piles", {"count": count_all(state.piles)})


def bury_disc(state: Bushido, seat: int, disc: int) -> None:
    """A disc is put away unseen; to whoever spied on this hand it may be any of those seen. (R5.4, R17.4)"""
    state.discs[seat * DISC_KINDS + disc] -= 1
    state.spent[disc] += 1
    for spy in range(state.seats):
        first = (spy * state.seats + seat) * DISC_KINDS
        for known in range(first, first + DISC_KINDS):
            state.spied_discs[known] = max(0, state.spied_discs[known] - 1)
    renew_piles(state)


def spend_disc(state: Bushido, seat: int, disc: int) -> None:
    """A disc that all have seen is put away, face down like the others. (R11.15, R14.5)"""
    state.discs[seat * DISC_KINDS + disc] -= 1
    state.spent[disc] += 1
    for spy in range(state.seats):
        known = (spy * state.seats + seat) * DISC_KINDS + disc
        state.spied_discs[known] = max(0, state.spied_discs[known] - 1)
    renew_piles(state)


def fill_discs(state: Bushido, seat: int) -> None:
    """Up to four discs. (R5.4)"""
    drawn: list[int] = []
    while state.disc_count(seat) < DISC_HAND:
        drawn.append(draw_disc(state, seat))
    if drawn and state.news is not None:
        discs: list[str] = [DISCS[disc] for disc in sorted(drawn)]
        state.tell("draws-discs", {"seat": seat, "count": len(drawn)}, {"discs": discs}, (seat,))


def find_tactic(state: Bushido, seat: int) -> None:
    """Without a disc for combat one is drawn; a Kotau is exchanged until another comes. (R11.8)"""
    while not state.has_tactic(seat):
        useless = [disc for disc in range(COMBAT_DISCS, DISC_KINDS) if state.has_disc(seat, disc)]
        if useless:
            spend_disc(state, seat, useless[0])
            for other in state.others(seat):  # The hand has nothing else, so all know what is left. (R17.4)
                known = (other * state.seats + seat) * DISC_KINDS + useless[0]
                state.spied_discs[known] = state.discs[seat * DISC_KINDS + useless[0]]
        disc = draw_disc(state, seat)
        if state.news is not None:
            facts: dict[str, Fact] = {"seat": seat, "where": "exchange" if useless else "draw"}
            state.tell("finds-disc", facts, {"disc": DISCS[disc]}, (seat,))


def spy(state: Bushido, seat: int, target: int) -> None:
    """A look behind a screen; what was seen stays known as long as it is true. (R9.8, R17.4)"""
    state.revealed += 1
    tiles: list[str] = []
    for kind in range(KINDS):
        count = state.tiles[target * KINDS + kind]
        state.spied_tiles[(seat * state.seats + target) * KINDS + kind] = count
        tiles += [TILES[kind]] * count
    discs: list[str] = []
    for disc in range(DISC_KINDS):
        count = state.discs[target * DISC_KINDS + disc]
        state.spied_discs[(seat * state.seats + target) * DISC_KINDS + disc] = count
        discs += [DISCS[disc]] * count
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "target": target, "size": len(tiles), "count": len(discs)}
        state.tell("spies", facts, {"tiles": tiles, "discs": discs}, (seat,))


# Provinces and troops


def remove_troops(state: Bushido, seat: int, count: int) -> None:
    """Troops that were given up without a sword never come back to their owner. (R11.6)"""
    state.lost[seat] += count
    if count and state.news is not None:
        state.tell("removes-troops", {"seat": seat, "count": count})


def take_province(state: Bushido, seat: int, hex: int) -> None:
    """A province becomes a seat's, with its honour; koku and katana follow from the map. (R12.8)"""
    state.owner[hex] = seat
    if state.news is not None:
        state.tell("takes-province", {"seat": seat, "province": PROVINCES[hex], "land": LANDS[state.land[hex]]})
    gain_daimyo(state, seat, state.rules.honour[state.land[hex]])


def lose_province(state: Bushido, hex: int) -> None:
    """A province is nobody's; whoever had it loses its honour. (R12.8, R16.6)"""
    loser = state.owner[hex]
    state.owner[hex] = NOBODY
    if state.news is not None:
        state.tell("loses-province", {"seat": loser, "province": PROVINCES[hex], "land": LANDS[state.land[hex]]})
    lose_daimyo(state, loser, state.rules.honour[state.land[hex]])


def place_ronin(state: Bushido, seat: int, hex: int, price: int) -> None:
    """A Ronin tile goes onto a province; the second tile of a pair goes back into the bag. (R9.4, R9.6)"""
    take_tiles_off(state, seat, RONIN, price)
    state.bag[RONIN] += price - 1
    state.ronin[hex] += 1
    if state.news is not None:
        state.tell("sends-ronin", {"seat": seat, "target": state.owner[hex], "province": PROVINCES[hex]})
    check_revolt(state, hex)


def revolts(ronin: int, strength: int) -> bool:
    """Do so many Ronin drive troops of this strength out? (R16.3)"""
    return ronin >= strength


def check_revolt(state: Bushido, hex: int) -> None:
    """As many Ronin as troops, or more: the troops go, as many Ronin too, and the province is neutral. Asked whenever
    troops have left a province or Ronin have come. A fortress has no Ronin. (R16.1, R16.3, R16.5)"""
    ronin = state.ronin[hex]
    if (
        ronin == 0
        or state.owner[hex] == NOBODY
        or state.is_fortress(hex)
        or not revolts(ronin, state.strength(hex))
        or state.over
    ):
        return
    if state.news is not None:
        state.tell("revolts", {"seat": state.owner[hex], "province": PROVINCES[hex], "count": ronin})
    gone = state.strength(hex)
    state.troops[hex] = 0
    state.elite[hex] = 0
    remove_ronin(state, hex, gone)
    lose_province(state, hex)


def remove_ronin(state: Bushido, hex: int, count: int) -> None:
    """Ronin leave the map for the bag. (R16.1, R16.4)"""
    state.ronin[hex] -= count
    state.bag[RONIN] += count


# The year


def advance_month(state: Bushido, months: int) -> None:
    """The Shogun marker moves on; past the twelfth month the game is over. (R14.7, R1.4)"""
    if state.over:
        return
    state.month = min(state.month + months, LAST_MONTH + 1)
    if state.news is not None and months:
        state.tell(
            "month", {"count": min(state.month, LAST_MONTH), "where": "year" if state.month <= 12 else "torii"}
        )
    if state.month > LAST_MONTH:
        finish(state, YEAR, NOBODY)


def move_marker(state: Bushido, months: int) -> None:
    """The Shogun marker moves, or not; the turn is over. (R14.7, R14.9)"""
    if months:
        state.stalled = -1  # The end of the turn adds one.
    advance_month(state, months)
