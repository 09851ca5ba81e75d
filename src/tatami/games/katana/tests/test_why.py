"""Why not: every reason Katana gives, with its clause, in the situation it is for."""

import random
from importlib.resources import files
from typing import Final, NamedTuple

import pytest

from tatami.core import WhyNot
from tatami.games.katana.cards import GEISHA_FINDS
from tatami.games.katana.state import CARDS, Katana
from tatami.games.katana.tests.table import GAME, Player, Table, table
from tatami.text import LANGUAGES, Reader, clauses


class Try(NamedTuple):
    """Somebody touches something in vain: at which table, what was said before, who touches what, and the answer."""

    at: Table
    said: str
    touch: str
    clause: str
    code: str


def armoured() -> Table:
    """a plays; b and d stand behind two Armours, c has no card, e no life."""
    return table(
        5,
        a="bokken daikyu geisha diversion breathing focus parry bushido",
        b=Player(front="armour*2"),
        c="",
        d=Player(front="armour*2"),
        e=Player(life=0),
    )


def of(character: str, life: int | None = None) -> Table:
    return table(a=Player("bo parry", character, life=life))


def nobody_else(hand: str) -> Table:
    """Only a has cards."""
    return table(a=Player(hand, "goemon"), b="", c="", d="")


def bushido_test() -> Table:
    return table(a="bo parry", phase="recovery", bushido="a", top="bokken")


def ieyasu_draws() -> Table:
    return table(a=Player("bo", "ieyasu"), phase="draw", discards="parry")


OTHERS: Final = table(a=Player("geisha", front="armour"), options={"geisha": "others"})
TRIES: Final = [
    # Whose turn it is
    Try(table(a="bo", b="bo"), "", "b: hand/bo", "R5.2", "not-your-turn"),
    Try(table(a="bo"), "", "b: c", "R5.2", "not-your-turn"),
    Try(table(a="bo armour"), "a: attack b bo", "a: hand/armour", "R5.3", "wait-for-answer"),
    Try(table(a="bo armour"), "a: attack b bo", "a: c", "R5.3", "wait-for-answer"),
    Try(table(a="bo", c="parry"), "a: attack b bo", "c: hand/parry", "R5.9", "parry-only-in-answer"),
    Try(table(a="parry"), "", "a: hand/parry", "R5.9", "parry-only-in-answer"),
    Try(table(a="bo", b=Player("bo", life=1, honour=1)), "a: attack b bo; b: suffer", "a: c", "R9.2", "over"),
    # What there is
    Try(table(a="bo"), "", "a: hand/umbrella", "R5.1", "no-such-card"),
    Try(table(a="bo"), "", "b: hand/umbrella", "R5.1", "no-such-card"),
    Try(table(a="bo"), "", "a: seat-4", "R5.1", "no-such-piece"),
    Try(table(a="bo"), "", "a: seat-²", "R5.1", "no-such-piece"),
    Try(table(a="bo"), "", "b: b/umbrella", "R5.1", "no-such-piece"),
    Try(table(a="bo"), "", "a: hand/bo pile", "R5.7", "no-such-piece"),
    Try(table(a="bo"), "", "a: hand/nodachi", "R5.3", "not-in-hand"),
    Try(table(a="bo"), "", "a: hand/armour", "R5.5", "not-in-hand"),
    Try(table(a="bo", b="bo"), "", "b: hand/parry", "R5.3", "not-in-hand"),
    # Weapons
    Try(armoured(), "", "a: hand/bokken", "R5.7", "no-target-in-reach"),
    Try(nobody_else("bo"), "", "a: hand/bo", "R4.2", "everybody-harmless"),
    Try(armoured(), "", "a: hand/daikyu c", "R4.2", "harmless"),
    Try(armoured(), "", "a: hand/daikyu e", "R4.2", "harmless"),
    Try(armoured(), "", "a: hand/bokken b", "R6.4", "too-far"),
    Try(armoured(), "", "a: hand/daikyu a", "R6.4", "not-yourself"),
    Try(armoured(), "", "a: hand/daikyu b/armour", "R6.4", "players-only"),
    Try(table(a="bo bo"), "a: attack b bo; b: suffer", "a: hand/bo", "R3.7", "weapon-limit"),
    Try(table(a="bo bo"), "a: attack b bo; b: suffer", "a: hand/bo c", "R3.7", "weapon-limit"),
    # Other cards and their targets
    Try(table(a="bushido parry", bushido="c"), "", "a: hand/bushido", "R12.17", "bushido-in-play"),
    Try(armoured(), "", "a: hand/bushido b/armour", "R12.17", "players-only"),
    Try(nobody_else("geisha parry"), "", "a: hand/geisha", "R5.7", "no-target"),
    Try(nobody_else("diversion parry"), "", "a: hand/diversion", "R5.7", "no-target"),
    Try(armoured(), "", "a: hand/geisha b", "R12.10", "geisha-what"),
    Try(armoured(), "", "a: hand/geisha b/character", "R12.10", "geisha-what"),
    Try(armoured(), "", "a: hand/geisha b/focus", "R12.10", "nothing-there"),
    Try(armoured(), "", "a: hand/geisha b/bushido", "R12.10", "nothing-there"),
    Try(armoured(), "", "a: hand/geisha c/hand", "R12.11", "empty-hand"),
    Try(armoured(), "", "a: hand/geisha a/hand", "R12.11", "not-yourself"),
    Try(OTHERS, "", "a: hand/geisha a/armour", "R12.10", "geisha-others"),
    Try(armoured(), "", "a: hand/diversion a", "R12.9", "not-yourself"),
    Try(armoured(), "", "a: hand/diversion c", "R12.9", "empty-hand"),
    Try(armoured(), "", "a: hand/diversion b/hand", "R12.9", "players-only"),
    Try(armoured(), "", "a: hand/breathing a", "R12.12", "not-yourself"),
    Try(armoured(), "", "a: hand/breathing b/hand", "R12.12", "players-only"),
    Try(armoured(), "", "a: hand/focus b", "R5.8", "needs-no-target"),
    Try(armoured(), "", "a: hand/breathing b c", "R3.6", "nothing-more"),
    # Places
    Try(armoured(), "", "a: b", "R3.6", "card-first"),
    Try(armoured(), "", "a: b/armour", "R3.6", "card-first"),
    Try(armoured(), "", "a: b/focus", "R5.5", "nothing-there"),
    Try(armoured(), "", "b: b/armour", "R5.5", "permanent-works"),
    Try(table(a="bo", bushido="a"), "", "a: a/bushido", "R5.5", "permanent-works"),
    Try(armoured(), "", "a: pile", "R3.5", "no-drawing-now"),
    Try(armoured(), "", "b: pile", "R3.5", "no-drawing-now"),
    Try(armoured(), "", "a: discards", "R13.8", "only-ieyasu"),
    Try(armoured(), "", "a: resolving", "R5.4", "resolving"),
    # Answers
    Try(table(a="bo", b="bo parry"), "a: attack b bo", "b: hand/bo", "R6.6", "only-a-parry"),
    Try(table(a="bo", b="bo parry"), "a: attack b bo", "b: hand/parry a", "R6.6", "needs-no-target"),
    Try(table(a="bo", b="bo parry"), "a: attack b bo", "b: a", "R6.6", "answer-first"),
    Try(table(a="bo", b=Player("bo", "hanzo")), "a: attack b bo", "b: hand/bo", "R13.6", "hanzo-last-card"),
    Try(table(a="battle-cry", b="bo"), "a: play battle-cry", "b: hand/bo", "R12.4", "only-a-parry"),
    Try(table(a="jujutsu", b="parry"), "a: play jujutsu", "b: hand/parry", "R12.5", "only-a-weapon"),
    Try(table(a="jujutsu", b="parry"), "a: play jujutsu", "b: a", "R12.5", "answer-first"),
    Try(bushido_test(), "", "a: hand/parry", "R12.20", "only-a-weapon"),
    Try(table(a="parry*8 bo"), "a: end", "a: b", "R3.9", "answer-first"),
    Try(table(a="parry*8 bo"), "a: end", "a: hand/bo b", "R3.9", "needs-no-target"),
    Try(ieyasu_draws(), "", "a: hand/bo", "R3.2", "draw-first"),
    Try(ieyasu_draws(), "", "a: b", "R3.2", "draw-first"),
    Try(ieyasu_draws(), "", "a: pile b", "R3.2", "nothing-more"),
    # Powers
    Try(of("benkei"), "", "a: character", "R13.1", "power-by-itself"),
    Try(of("benkei"), "", "a: a/character", "R13.1", "power-by-itself"),
    Try(of("benkei"), "", "a: b/character", "R13.1", "power-of-another"),
    Try(of("hanzo"), "", "a: character", "R13.6", "power-in-answer"),
    Try(of("ieyasu"), "", "a: character", "R13.8", "power-when-drawing"),
    Try(of("ieyasu"), "", "a: discards", "R13.8", "power-when-drawing"),
    Try(of("nobunaga", life=1), "", "a: character", "R13.11", "power-last-life"),
    Try(of("nobunaga"), "a: attack b bo", "a: character", "R13.11", "power-in-play-phase"),
]  # fmt: skip


@pytest.mark.parametrize("tried", TRIES, ids=lambda tried: f"{tried.code} {tried.touch}")
def test_a_vain_touch_is_answered_with_its_clause(tried: Try):
    tried.at.say(*filter(None, tried.said.split("; ")))
    why = tried.at.why_not(tried.touch)
    assert (why.clause, why.code) == (tried.clause, tried.code)
    for lang in LANGUAGES:
        assert not clauses("katana", lang)[why.clause].is_advice
        assert Reader(GAME, lang).why(why).endswith(f" ({why.clause})")


def test_every_reason_that_has_a_sentence_has_its_situation_here():
    lines = files("tatami.games.katana").joinpath("text", "en.ftl").read_text("utf-8").splitlines()
    sentences = {line.partition(" =")[0].removeprefix("why-") for line in lines if line.startswith("why-")}
    assert {tried.code for tried in TRIES} == sentences


def test_the_sentence_tells_what_stands_in_the_way():
    english, french = (Reader(GAME, lang) for lang in LANGUAGES)
    far = armoured().why_not("a: hand/bokken b")
    down = armoured().why_not("a: hand/daikyu e")
    empty = armoured().why_not("a: hand/daikyu c")
    assert english.why(far) == "Botan is out of reach of a Bokken: difficulty 3, precision 1. (R6.4)"
    assert french.why(far) == "Botan est hors de portée avec un Bokken\u00a0: difficulté 3, précision 1. (R6.4)"
    assert english.why(down) == "Emi has no life left, and a weapon cannot be aimed at a harmless player. (R4.2)"
    assert english.why(empty) == "Chie has no card in hand, and a weapon cannot be aimed at a harmless player. (R4.2)"


def test_nobunaga_may_touch_his_character_while_he_has_life_to_spare():
    assert of("nobunaga", life=2).is_possible("a: character")


def test_ieyasu_may_touch_both_piles_when_he_draws():
    assert ieyasu_draws().is_possible("a: discards") and ieyasu_draws().is_possible("a: pile")


# Everything on the table


def pieces(state: Katana) -> list[str]:
    """Every piece that a table shows, and every second piece after a card."""
    parts = ("", "/character", *(f"/{found}" for found in GEISHA_FINDS))
    places = [f"seat-{seat}{part}" for seat in range(state.seats) for part in parts]
    hand = [f"hand/{card}" for card in CARDS]
    return [*hand, *places, "pile", "discards", "resolving", "character"] + [
        f"{card} {place}" for card in hand for place in places
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_piece_can_be_chosen_or_says_why_not(seats: int):
    luck = random.Random(seats)
    seen: dict[str, WhyNot] = {}
    for seed in range(2):
        state = GAME.new(seats, seed, geisha=luck.choice(("any", "others")))
        assert isinstance(state, Katana)
        while True:
            if luck.random() < 0.1 or state.over:
                for seat in range(seats):
                    compare(state, seat, seen)
            if state.over:
                break
            asked = state.asked[0]
            GAME.apply(state, asked.seat, luck.choice(asked.options))
    for lang in LANGUAGES:
        reader = Reader(GAME, lang)
        for why in seen.values():
            assert not clauses("katana", lang)[why.clause].is_advice
            assert reader.why(why)


def compare(state: Katana, seat: int, seen: dict[str, WhyNot]) -> None:
    """What can be chosen is exactly what has no reason against it."""
    options = [option for asked in state.asked if asked.seat == seat for option in asked.options]
    beginnings = {
        " ".join(touched[:length]) for touched in map(GAME.pieces, options) for length in range(1, len(touched) + 1)
    }
    for piece in pieces(state):
        why = GAME.why_not(state, seat, piece)
        assert (why is None) == (piece in beginnings), f"seat {seat}, {piece}: {why}"
        if why is not None:
            seen[f"{why.code} {why.clause}"] = why
