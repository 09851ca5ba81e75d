"""Tables at a moment that is rarely reached by chance: a game is played from a seed until it comes to it, then laid
in the server's folder, where the guest of a page finds it and is asked."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tatami.core.match import Match, Replay
from tatami.core.record import Line, read_record
from tatami.core.waiting import prompt_facts
from tatami.exam.sitting import picked
from tatami.games import load
from tatami.server.guests import COOKIE, Guest, Guests, secret_key
from tatami.server.seating import Holder, Stored
from tatami.server.sqlite_store import SqliteStore
from tatami.server.store import Step
from tests.browser.house import House
from tests.browser.player import open_table

GOLDEN = Path(__file__).parents[1] / "golden"
MOST_GAMES = 400
MOST_STEPS = 6000
CUP, SHOGUN, CIVILISATION, NINJATO = "dicium.crazy_cup", "dicium.shogun", "dicium.civilisation", "ninjato"
DONJON = "dicium.donjon"


@dataclass(frozen=True)
class Seen:
    """What somebody is asked, and what they see."""

    seat: int
    prompt: str
    facts: Mapping[str, Any]
    words: tuple[str, ...]
    view: Any

    @property
    def own(self) -> Any:
        """The own seat."""
        return self.view.seats[self.seat]

    @property
    def is_turn(self) -> bool:
        return bool(self.view.turn == self.seat)


@dataclass(frozen=True)
class Moment:
    """When it has come to it, in a game of so many seats. The search begins at `seed`, where it was found last."""

    game: str
    seats: int
    prompt: str
    is_now: Callable[[Seen], bool] = lambda seen: True
    seed: int = 1
    sense: float = 0.85
    options: dict[str, str] = field(default_factory=dict, hash=False)


def carries(seen: Seen) -> bool:
    return seen.facts["pawn"] == seen.view.captor


def deed(name: str) -> Callable[[Seen], bool]:
    return lambda seen: bool(seen.facts["deed"] == name)


def plays(card: str, is_turn: bool) -> Callable[[Seen], bool]:
    return lambda seen: f"play {card}" in seen.words and seen.is_turn == is_turn


def stands_on(kind: str) -> Callable[[Seen], bool]:
    def is_there(seen: Seen) -> bool:
        square = next(pawn.square for pawn in seen.view.pawns if pawn.seat == seen.seat)
        return any(each.square == square and each.kind == kind for each in seen.view.rules.track)

    return is_there


def fights(seen: Seen) -> bool:
    """Against a drawn guard, with loot, and several sets that win: a 5 alone, with a 3, and with another."""
    raid, hand = seen.view.raid, seen.own.hand
    return bool(not raid.is_sentry and raid.loot and "5" in hand and hand.count("3") > 1 and len(seen.words) > 4)


def sails(seen: Seen) -> bool:
    """Well on, with many squares that the dice lead to."""
    return seen.view.round > 7 and len(seen.view.reaches) > 4


def burns(seen: Seen) -> bool:
    """A fireball while the king walks, with several targets, one of them a goblin."""
    squares = {word.removeprefix("square ") for word in seen.words}
    return deed("fireball")(seen) and seen.view.king is not None and bool(squares & set(seen.view.goblins))


def chooses(seen: Seen) -> bool:
    """Well on before the king comes, with many squares that the dice lead to, and goblins about."""
    return (
        seen.view.king is None and seen.view.round > 5 and len(seen.view.reaches) > 8 and len(seen.view.goblins) > 1
    )


TEAMS, YOUNG, BEGINNER = {"teams": "true"}, {"young": "true"}, {"beginner": "true"}

MOMENTS: dict[str, Moment] = {
    # Crazy Cup
    "cup-teams": Moment(CUP, 4, "act", lambda seen: seen.view.steps > 150 and len(seen.words) > 4, options=TEAMS),
    "cup-drone": Moment(CUP, 1, "act", lambda seen: seen.view.pawns[1].squares > 20),
    "cup-drone-bump": Moment(CUP, 1, "bump"),
    "cup-young": Moment(CUP, 2, "act", lambda seen: len(seen.view.forms) > 5, seed=26, options=YOUNG),
    "cup-airship": Moment(CUP, 3, "move", lambda seen: seen.view.movement.airship),
    "cup-rough": Moment(CUP, 3, "move", lambda seen: any(word.startswith("square r") for word in seen.words)),
    "cup-way": Moment(CUP, 4, "move", lambda seen: "another way" in seen.words and seen.view.steps > 300),
    "cup-garage": Moment(CUP, 3, "act", stands_on("garage")),
    "cup-bump": Moment(CUP, 4, "bump", lambda seen: len(seen.words) > 2, seed=34, sense=0.4),
    "cup-hook": Moment(CUP, 4, "hook", plays("hook", False)),
    "cup-oil": Moment(CUP, 3, "oil", plays("oil", False)),
    "cup-puncture": Moment(CUP, 3, "puncture", plays("puncture", False), seed=4),
    "cup-test": Moment(CUP, 3, "test", lambda seen: not seen.is_turn and "engage 4" in seen.words),
    "cup-test-turn": Moment(CUP, 3, "test", lambda seen: seen.is_turn and "engage 4" in seen.words),
    "cup-ace": Moment(CUP, 4, "test", plays("ace", False)),
    "cup-sabotage": Moment(CUP, 3, "steal-tile", seed=275, sense=0.6),
    "cup-keep-tile": Moment(CUP, 3, "keep-tile", seed=8, sense=0.6),
    "cup-aim": Moment(CUP, 4, "aim", sense=0.5),
    "cup-tornado": Moment(CUP, 4, "tornado", sense=0.5),
    "cup-storm": Moment(CUP, 3, "act", lambda seen: seen.view.storm == seen.seat, sense=0.5),
    "cup-loaded": Moment(CUP, 3, "to-face", sense=0.5),
    "cup-card": Moment(CUP, 4, "card"),
    "cup-tile": Moment(CUP, 4, "tile"),
    "cup-cards": Moment(CUP, 4, "act", lambda seen: seen.own.hand_size > 3, seed=20, sense=0.4),
    "cup-crowd": Moment(CUP, 4, "act", lambda seen: len({pawn.square for pawn in seen.view.pawns}) == 1),
    "cup-last": Moment(CUP, 4, "act", lambda seen: seen.view.finishing),
    "cup-reserve": Moment(CUP, 3, "first-throw", lambda seen: len(seen.own.reserve) == 2),
    "cup-wild": Moment(CUP, 3, "reroll", lambda seen: len(seen.view.dice) > 3 and "dicium" in seen.view.dice),
    "cup-many": Moment(CUP, 2, "reroll", lambda seen: len(seen.view.forms) > 6),
    "cup-spend": Moment(CUP, 3, "spend"),
    "cup-bonus": Moment(CUP, 3, "hand-or-bonus", lambda seen: len(seen.words) > 3),
    # Shogun
    "shogun-mat": Moment(SHOGUN, 4, "mat", lambda seen: seen.view.seats[0].mat is not None),
    "shogun-banzai": Moment(SHOGUN, 2, "banzai", lambda seen: "stop" in seen.words, sense=0.6),
    "shogun-captive": Moment(SHOGUN, 2, "where", carries),
    "shogun-hand-over": Moment(SHOGUN, 2, "hand-over", seed=62),
    "shogun-hand-over-4": Moment(SHOGUN, 4, "hand-over", seed=32),
    "shogun-attack": Moment(SHOGUN, 4, "attack", lambda seen: len(seen.view.dice) > 2),
    "shogun-defence": Moment(SHOGUN, 4, "defence", lambda seen: seen.facts["count"] == 2, sense=0.6),
    "shogun-foe": Moment(SHOGUN, 4, "foe", sense=0.6),
    "shogun-put-back": Moment(SHOGUN, 4, "put-back"),
    "shogun-place": Moment(SHOGUN, 2, "place-tile", lambda seen: seen.facts["tile"] == "torii"),
    "shogun-garrison": Moment(SHOGUN, 4, "place-tile", lambda seen: seen.facts["tile"] == "garrison"),
    "shogun-lift": Moment(SHOGUN, 2, "lift-tile", sense=0.5),
    "shogun-enter": Moment(SHOGUN, 2, "enter"),
    "shogun-infiltration": Moment(SHOGUN, 2, "where", deed("infiltration"), seed=62, sense=0.6),
    "shogun-opening": Moment(SHOGUN, 2, "where", deed("opening"), seed=7, sense=0.6),
    "shogun-shuriken": Moment(SHOGUN, 4, "pawn", deed("shuriken"), sense=0.6),
    "shogun-redeployment": Moment(SHOGUN, 4, "where", deed("redeployment"), sense=0.6),
    "shogun-alerts": Moment(SHOGUN, 4, "action", lambda seen: seen.view.alerts == 1),
    "shogun-beginner": Moment(SHOGUN, 2, "action", lambda seen: seen.view.braziers < 5, options=BEGINNER),
    "shogun-tiles": Moment(SHOGUN, 4, "action", lambda seen: len(seen.view.tiles) > 6, seed=2, sense=0.6),
    "shogun-many": Moment(SHOGUN, 4, "reroll", lambda seen: len(seen.view.forms) > 6, sense=0.6),
    "shogun-five": Moment(SHOGUN, 4, "reroll", lambda seen: len(seen.view.dice) == 5 and seen.view.throws == 2),
    "shogun-reserve": Moment(SHOGUN, 4, "reserve", lambda seen: len(seen.view.dice) > 2, seed=2),
    "shogun-first-throw": Moment(SHOGUN, 4, "first-throw", lambda seen: len(seen.own.reserve) == 2),
    "shogun-spend": Moment(SHOGUN, 4, "spend"),
    "shogun-bonus": Moment(SHOGUN, 4, "bonus", sense=0.5),
    # Civilisation
    "civilisation-mat": Moment(CIVILISATION, 4, "mat", lambda seen: seen.view.seats[0].mat is not None),
    "civilisation-secret": Moment(CIVILISATION, 3, "secret"),
    "civilisation-act": Moment(CIVILISATION, 4, "act", sails),
    "civilisation-move": Moment(CIVILISATION, 2, "move", lambda seen: seen.view.round > 4 and len(seen.words) > 3),
    "civilisation-fight": Moment(CIVILISATION, 3, "attack", lambda seen: len(seen.words) > 1),
    "civilisation-card": Moment(CIVILISATION, 4, "card"),
    "civilisation-objective": Moment(CIVILISATION, 4, "objective"),
    # Donjon
    "donjon-hero": Moment(DONJON, 4, "hero", lambda seen: seen.own.hero is None and len(seen.words) < 4),
    "donjon-act": Moment(DONJON, 4, "action", chooses),
    "donjon-throw": Moment(DONJON, 4, "reroll", lambda seen: len(seen.view.forms) > 5),
    "donjon-king": Moment(DONJON, 4, "action", lambda seen: seen.view.king is not None and len(seen.words) > 4),
    "donjon-fireball": Moment(DONJON, 4, "where", burns, seed=8),
    "donjon-fight": Moment(DONJON, 3, "fight", lambda seen: len(seen.words) > 1),
    "donjon-goblin": Moment(DONJON, 2, "goblin", lambda seen: seen.view.goblins_left == 1, seed=2),
    "donjon-scroll": Moment(DONJON, 3, "adventure", lambda seen: seen.view.king is not None, seed=3),
    "donjon-slaughter": Moment(DONJON, 2, "slaughter", lambda seen: len(seen.view.trail) > 1, sense=0.6),
    "donjon-alone": Moment(DONJON, 1, "action", lambda seen: seen.view.round > 6),
    # Ninjato
    "ninjato-start": Moment(NINJATO, 4, "place"),
    "ninjato-place": Moment(NINJATO, 4, "place", lambda seen: seen.view.round == 6 and len(seen.words) > 14),
    "ninjato-dojo": Moment(NINJATO, 3, "draw", lambda seen: seen.view.round > 2),
    "ninjato-sentry": Moment(NINJATO, 2, "face", lambda seen: seen.view.raid.is_sentry and len(seen.words) > 2),
    "ninjato-fight": Moment(NINJATO, 4, "face", fights),
    "ninjato-elite": Moment(NINJATO, 4, "face", lambda seen: seen.view.raid.foe in ("elite", "captain")),
    "ninjato-hopeless": Moment(NINJATO, 3, "face", lambda seen: seen.words == ("give up",)),
    "ninjato-banzai": Moment(NINJATO, 4, "banzai", lambda seen: len(seen.view.raid.loot) > 1),
    "ninjato-seen": Moment(NINJATO, 4, "banzai", lambda seen: seen.view.raid.looks != "no"),
    "ninjato-gong": Moment(NINJATO, 4, "gong"),
    "ninjato-prize": Moment(NINJATO, 4, "prize"),
    "ninjato-recover": Moment(NINJATO, 4, "recover"),
    "ninjato-beaten": Moment(NINJATO, 4, "beaten"),
    "ninjato-token": Moment(NINJATO, 4, "token"),
    "ninjato-tuition": Moment(NINJATO, 4, "tuition"),
    "ninjato-pay": Moment(NINJATO, 4, "pay-envoy"),
    "ninjato-reward": Moment(NINJATO, 4, "reward", lambda seen: seen.view.round == 5),
    "ninjato-gift": Moment(NINJATO, 2, "gift"),
    "ninjato-late": Moment(NINJATO, 2, "place", lambda seen: seen.view.round == 7),
}

# Whole games, for how they end.
ENDINGS = {
    "cup-line": "dicium.crazy_cup-4p-line",
    "cup-meeting": "dicium.crazy_cup-4p-meeting",
    "cup-drone-wins": "dicium.crazy_cup-1p-drone",
    "cup-alone": "dicium.crazy_cup-1p-line",
    "shogun-escape": "dicium.shogun-4p-escape",
    "shogun-last-alert": "dicium.shogun-2p-alerts",
    "shogun-no-ninjas": "dicium.shogun-2p-beaten-ninjas",
    "shogun-no-samurai": "dicium.shogun-2p-beaten-samurai",
    "shogun-night": "dicium.shogun-4p-night-undo",
    "civilisation-end": "dicium.civilisation-4p-stack",
    "donjon-lost": "dicium.donjon-4p-throne",
    "donjon-won": "dicium.donjon-3p-crown",
    "ninjato-end": "ninjato-4p-honour",
}

# A golden game of each, and so many lines before its end. Whoever is asked there has a few more choices to make,
# however they are made.
NEARLY_OVER = {
    "katana": ("katana-3p-exhaustion", 16),
    "bushido": ("bushido-3p-year", 14),
    CUP: ("dicium.crazy_cup-4p-line", 16),
    SHOGUN: ("dicium.shogun-4p-escape", 20),
    DONJON: ("dicium.donjon-2p-throne", 14),
    CIVILISATION: ("dicium.civilisation-2p-stack", 16),
    "ninjato": ("ninjato-2p-honour", 14),
    "samourai_katana": ("samourai_katana-3p-honour", 14),
}
# A golden game of each, and after so many lines there is something of everything on the table.
WELL_ON = {
    "katana": ("katana-7p-lost-blade", 120),
    "bushido": ("bushido-5p-year", 400),
    CUP: ("dicium.crazy_cup-4p-line", 300),
    SHOGUN: ("dicium.shogun-4p-escape", 200),
    DONJON: ("dicium.donjon-4p-throne", 150),
    CIVILISATION: ("dicium.civilisation-4p-stack", 400),
    "ninjato": ("ninjato-4p-honour", 200),
    "samourai_katana": ("samourai_katana-4p-honour", 500),
}


@cache
def found(moment: Moment) -> tuple[Match, int]:
    """The first game from the moment's seed on that comes to it, and who is asked there."""
    game = load(moment.game)
    for seed in range(moment.seed, moment.seed + MOST_GAMES):
        luck = Random(seed)
        match = Match.begin(game, moment.seats, seed, moment.options)
        while (decisions := game.decisions(match.state)) and len(match.moves) < MOST_STEPS:
            asked = decisions[0]
            is_put = len(asked.options) > 1 or asked.frame.waits  # one option is answered by the server
            if asked.prompt == moment.prompt and is_put:
                words = tuple(game.choices.words(choice) for choice in asked.options)
                facts = prompt_facts(match.state, asked, asked.seat)
                seen = Seen(asked.seat, asked.prompt, facts, words, game.view(match.state, asked.seat))
                if moment.is_now(seen):
                    return match, asked.seat
            match.choose(asked.seat, picked(game, match.state, asked, luck, moment.sense))
    raise AssertionError(f"no game of {MOST_GAMES} comes to {moment.game}, {moment.prompt}")


def golden(name: str) -> Replay:
    """A golden game, of which nothing is played yet."""
    record = read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))
    return Replay(load(record.header.game), record)


def ended(name: str) -> Match:
    """A golden game, played out."""
    return golden(name).play_out()


def nearly_over(game: str) -> tuple[Match, int]:
    """A game shortly before its end, and who is asked."""
    assert game in NEARLY_OVER, f"NEARLY_OVER names no golden game of {game}"
    name, left = NEARLY_OVER[game]
    match = golden(name)
    return at_line(match, len(match.recorded.lines) - left)


def well_on(game: str) -> tuple[Match, int]:
    """A game in its middle, and who is asked."""
    assert game in WELL_ON, f"WELL_ON names no golden game of {game}"
    name, line = WELL_ON[game]
    return at_line(golden(name), line)


def at_line(match: Replay, line: int) -> tuple[Match, int]:
    """The match from that line on where somebody has more than one option, and who."""
    while True:
        decisions = match.game.decisions(match.state)
        asked = next((each.seat for each in decisions if len(each.options) > 1), None)
        if len(match.lines) >= line and asked is not None:
            return match, asked
        assert match.next_line() is not None, f"nobody is asked after line {line}"


def lay(page: Any, house: House, match: Match, seat: int | None = 0) -> None:
    """Lays the match for the guest of this page, who sits at a seat (or looks on); bots have the others. Opens it."""
    lay_for({page: seat}, house, match)


def lay_for(seats: Mapping[Any, int | None], house: House, match: Match) -> None:
    """The same for the guests of several pages. The first of them is the host."""
    data = house.folder / "data"
    stored = _stored(match, [(_guest(page, data), seat) for page, seat in seats.items()])
    with ThreadPoolExecutor(1) as aside:  # a browser's loop runs in this thread
        aside.submit(asyncio.run, _write(data, stored, match.lines)).result()
    for page in seats:
        open_table(page, stored.id)


def _guest(page: Any, data: Path) -> Guest:
    cookie = next(each["value"] for each in page.context.cookies() if each["name"] == COOKIE)
    guest = Guests(secret_key(data)).known(cookie)
    assert guest is not None
    return guest


def _stored(match: Match, guests: list[tuple[Guest, int | None]]) -> Stored:
    header = match.header
    holders = [Holder("bot", None, name, "heuristic") for name in header.names]
    for guest, seat in guests:
        if seat is not None:
            holders[seat] = Holder("human", guest.id, guest.name)
    stored = Stored(
        id=secrets.token_urlsafe(9),
        game=header.game,
        version=header.version,
        host=guests[0][0].id,
        is_public=False,
        created=time.time(),
        options=dict(header.options),
        content=None if header.content is None else dict(header.content),
        holders=holders,
        status="playing",
        seed=header.luck.seed,
        names=list(header.names),
    )
    if match.outcome is None:
        return stored
    return stored.but(status="finished", steps=len(match.lines), closing=match.closing())


async def _write(data: Path, stored: Stored, lines: list[Line]) -> None:
    """Beside the server: it reads a table that it does not know from the same file."""
    store = SqliteStore(data / "tatami.sqlite3")
    steps = [Step(stored.id, number, replace(line, number=0)) for number, line in enumerate(lines, start=1)]
    await store.write(stored.row(time.time()), *steps)
    await store.close()
