"""A table of Bushido. What a test does not mention is dull: a is Daimyo, b Samurai (of three also Sensei), c Bushi,
d Sensei, e Hatamoto, fortresses are far away with one troop, other provinces are neutral mountains."""

from collections import namedtuple

from tatami.exam import kit
from tatami.exam.kit import LETTERS, OWNERS, Counts, Given, counted, numbered, put_by, rows, seat_of, seated
from tatami.games.bushido.frames import Turn
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import DISC_KINDS, DISCS, KINDS, LANDS, MAP, PROVINCES, ROLES, TILES, Bushido

FORTRESSES = ("dewa", "shimosa", "wakasa", "yamato", "tosa")
Clan = namedtuple("Clan", "tiles discs daimyo samurai tokens", defaults=("", "battle duel ambush", None, 10, 7))


class Table(kit.Table[Bushido]):
    """Combats are said in one go: "3 3 2 battle" is a stack, its last tile on top, and a disc."""

    game, numbers = GAME, numbered(TILES, ROLES)
    nouns = {
        "tiles": ("tiles", Counts(TILES)), "discs": ("discs", Counts(DISCS)),
        "role": ("roles", OWNERS), "turn": ("turn", OWNERS),
    }  # fmt: skip

    def attack(self, target: str, source: str, troops: int, bonus: str = "no bonus") -> None:
        self.answer("a: regroup", "done")
        self.say(f"a: attack {target}", f"a: from {source}", f"a: number {troops}")
        self.answer("a: bonus", bonus)

    def stack(self, letter: str, tiles: str) -> None:
        for count in (tiles.split().count(strength) for strength in "321"):
            self.say(f"{letter}: number {count // 10}", f"{letter}: number {count % 10}")
        self.say(f"{letter}: top katana-{tiles[-1]}" if tiles else f"{letter}: no stack")

    def fight(self, attack: str, defence: str, sides: str = "bc") -> None:
        for letter, side in zip(sides, (attack, defence)):
            self.stack(letter, side.rstrip("abcdefghijklmnopqrstuvwxyz "))
        if attack[:1].isdecimal() and defence[:1].isdecimal():
            self.say(*(f"{letter}: tactic {side.split()[-1]}" for letter, side in zip(sides, (attack, defence))))

    def province(self, name: str) -> str:
        """What is to be seen of a province: "c 3", "- 0 ronin 1"."""
        state, hex = self.state, PROVINCES.index(name)
        more = [f"{what} {many[hex]}" for what, many in (("elite", state.elite), ("ronin", state.ronin)) if many[hex]]
        return " ".join([OWNERS[state.owner[hex]], str(state.troops[hex]), *more])


def table(
    provinces: str = "", *, seats: int = 4, phase: int = 7, month: int = 1, stalled: int = 0, bag: str | None = None,
    roles: str | None = None, options: Given = None, content: Given = None, clans: Given = None, **clan: object,
) -> Table:  # fmt: skip
    """The beginning of a phase of a's turn. `provinces` are rows such as "kai c mountain 3 ronin 1 elite 2"."""
    state, given = Table.dealt(seats, options, content), seated({**(clans or {}), **clan}, seats, Clan)
    state.shown = [int(hex in MAP[seats]) for hex in range(len(PROVINCES))]
    state.land = [LANDS.index("mountain") if is_on_map else -1 for is_on_map in state.shown]
    for seat, hex in enumerate(PROVINCES.index(name) for name in FORTRESSES[:seats]):
        state.fortress[seat], state.owner[hex], state.troops[hex], state.shown[hex] = hex, seat, 1, 0
        state.land[hex] = LANDS.index("fortress")
    for name, owner, land, troops, *more in rows(provinces):
        hex = PROVINCES.index(name)
        state.owner[hex], state.troops[hex] = seat_of(owner), int(troops)
        state.land[hex] = state.land[hex] if land == "fortress" else LANDS.index(land)
        for what, count in zip(more[::2], more[1::2], strict=True):
            {"ronin": state.ronin, "elite": state.elite}[what][hex] = int(count)
    state.daimyo = [20 + 4 * seat if one.daimyo is None else one.daimyo for seat, one in enumerate(given)]
    state.samurai = [one.samurai for one in given]
    state.tokens = [one.tokens & (7 if state.rules.campaign else 3) for one in given]
    state.tiles = [count for one in given for count in counted(one.tiles, TILES)]
    state.discs = [count for one in given for count in counted(one.discs, DISCS)]
    tiles = [sum(state.tiles[kind::KINDS]) + (TILES[kind] == "ronin") * sum(state.ronin) for kind in range(KINDS)]
    discs = [sum(state.discs[disc::DISC_KINDS]) for disc in range(DISC_KINDS)]
    state.bag, state.rules.bag = put_by(state.rules.bag, tiles, None if bag is None else counted(bag, TILES))
    state.piles, state.rules.discs = put_by(state.rules.discs, discs)
    state.rules.lands = [max(count, state.land.count(kind)) for kind, count in enumerate(state.rules.lands)]
    for role, letter in enumerate(roles or ("a" if phase <= 4 else "abcb" if seats == 3 else LETTERS[:seats])):
        state.roles[role] = seat_of(letter)
    state.first, state.turn, state.month, state.stalled, state.phase = 0, 0, month, stalled, phase - 1
    return Table.laid(state, Turn(0))
