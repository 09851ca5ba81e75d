"""Katana in the terminal: the players clockwise from the reader, the piles, and the reader's hand with its values."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.phrases import Phrases
from tatami.games.katana.state import CARDS, CHARACTERS, WEAPONS
from tatami.games.katana.view import Seat, View
from tatami.text import Reader

HEADINGS = ("character", "role", "life", "honour", "hand", "difficulty", "permanent")


def draw(view: View, reader: Reader, phrases: Phrases) -> RenderableType:
    """The whole table in one panel, for eighty columns."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for name in ("", "", *HEADINGS):
        table.add_column(phrases.say(f"heading-{name}") if name else "", no_wrap=name != "permanent")
    count = len(view.seats)
    first = view.seat or 0
    for place in range(count):
        table.add_row(*_row(view, view.seats[(first + place) % count], reader))
    lines: list[RenderableType] = [table, "", _piles(view, reader, phrases)]
    hand = None if view.seat is None else view.seats[view.seat].hand
    if hand is not None:
        lines.append(_hand(view, hand, reader, phrases))
    return Panel(Group(*lines), title=reader.book.say("title"), title_align="left", padding=(0, 1))


def note(view: View, noun: str, reader: Reader, phrases: Phrases) -> str:
    """The printed values at this table, which a content pack may have changed; for a seat, its character."""
    if noun.startswith("seat-"):
        return reader.help(view.seats[int(noun.removeprefix("seat-"))].character)
    if noun in CHARACTERS:
        return phrases.say("character-values", life=view.rules.life[CHARACTERS.index(noun)])
    if noun not in CARDS:
        return ""
    kind = CARDS.index(noun)
    copies = phrases.say("copies", count=view.rules.copies[kind])
    if kind >= WEAPONS:
        return copies
    weapon = view.rules.weapons[kind]
    return f"{phrases.say('weapon-values', precision=weapon.precision, damage=weapon.damage)} {copies}"


def _row(view: View, player: Seat, reader: Reader) -> list[Text]:
    style = "dim" if player.is_harmless else "bold" if player.seat == view.seat else ""
    mark = "▶" if player.seat == view.turn and view.outcome is None else " "
    role = "" if player.role is None else reader.noun("role", player.role)
    difficulty = "" if player.seat == view.seat else str(player.difficulty or "")
    if player.is_harmless:
        difficulty = reader.noun("piece", "harmless").lower()
    return [
        Text(f"{mark}{player.seat}", style="cyan"),
        Text(reader.names[player.seat], style=style),
        Text(reader.noun("character", player.character), style=style),
        Text(role, style=style),
        Text(f"♥ {player.life}/{player.full_life}", style="red"),
        Text(f"◆ {player.honour}", style="yellow"),
        Text(str(player.hand_size), style=style),
        Text(difficulty, style=style),
        Text(_permanents(player, reader), style=style),
    ]


def _permanents(player: Seat, reader: Reader) -> str:
    lying = {"armour": player.armours, "fast-draw": player.fast_draws, "focus": player.focuses}
    lying["bushido"] = int(player.has_bushido)
    return ", ".join(_several(reader.noun("card", card), count) for card, count in lying.items() if count)


def _piles(view: View, reader: Reader, phrases: Phrases) -> Text:
    top = reader.noun("card", view.discards[-1]) if view.discards else "–"
    line = phrases.say("piles", pile=view.pile, discards=len(view.discards), top=top)
    if view.resolving is not None:
        line += " " + phrases.say("resolving", card=reader.noun("card", view.resolving))
    return Text(line)


def _hand(view: View, hand: list[str], reader: Reader, phrases: Phrases) -> Text:
    """The cards in the order of the deck, weapons with precision and damage."""
    cards = []
    for card, count in sorted(Counter(hand).items(), key=lambda held: CARDS.index(held[0])):
        kind = CARDS.index(card)
        name = _several(reader.noun("card", card), count)
        if kind < WEAPONS:
            weapon = view.rules.weapons[kind]
            name += f" [{weapon.precision}|{weapon.damage}]"
        cards.append(name)
    return Text(phrases.say("your-hand", cards=", ".join(cards) or "–"))


def _several(noun: str, count: int) -> str:
    return noun if count == 1 else f"{noun} ×{count}"
