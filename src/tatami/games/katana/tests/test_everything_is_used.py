"""Random play until every choice, card, power, question, event and way to end has been seen, at every table."""

from collections.abc import Iterator

import pytest

from tatami.core import Decision
from tatami.exam.usage import use_everything
from tatami.games.katana.answers import Parry
from tatami.games.katana.choices import CHOICES
from tatami.games.katana.state import CARDS, CHARACTERS, WEAPONS, Katana
from tatami.games.katana.tests.table import GAME

CRIES = ("play battle-cry", "play jujutsu")
ASKED_POWERS = {"take discard": "ieyasu", "sacrifice life": "nobunaga"}
ONE_LIFE = {"characters": {character: {"life": 1} for character in CHARACTERS}}  # sword victories at full tables


def powers(state: Katana, asked: Decision, choice: int) -> Iterator[list[str]]:
    """The powers that are used."""
    life = state.life[:]
    yield [f"power: {power}" for power in powers_before(state, asked, CHOICES.words(choice))]
    yield [f"power: {power}" for power in powers_after(state, asked, life)]


def powers_before(state: Katana, asked: Decision, words: str) -> set[str]:
    """The powers that a choice uses, or that shape what is offered."""
    me = CHARACTERS[state.characters[asked.seat]]
    used = set()
    if words.startswith("attack"):
        target, card = words.removeprefix("attack seat-").split()
        if state.weapons_played >= 1 + state.focuses[asked.seat] + state.is_lone_shogun(asked.seat):
            used |= {"goemon"} & {me}
        if state.difficulties(asked.seat)[int(target)] > state.rules.precision[CARDS.index(card)]:
            used |= {"kojiro"} & {me}
    if words in CRIES:
        used |= {"chiyome"} & {CHARACTERS[state.characters[seat]] for seat in upright_others(state, asked.seat)}
    if asked.prompt in ("parry", "battle-cry") and words.partition(" ")[2] in CARDS[:WEAPONS]:
        used.add("hanzo")
    if words in ASKED_POWERS:
        used.add(ASKED_POWERS[words])
    if asked.prompt == "play" and me != "kojiro" and state.weapons_played < state.weapon_limit(asked.seat):
        for seat in upright_others(state, asked.seat):
            just_short = state.difficulties(asked.seat)[seat] - 1
            held = {state.rules.precision[kind] for kind in state.hands[asked.seat] if kind < WEAPONS}
            if CHARACTERS[state.characters[seat]] == "benkei" and just_short in held:
                used.add("benkei")
    return used


def powers_after(state: Katana, asked: Decision, life: list[int]) -> set[str]:
    """The powers that show in what happened."""
    news = state.news or []
    used = set()
    drawn = [event.facts for event in news if event.kind == "draws"]
    for facts in drawn:
        seat = facts["seat"]
        began = any(event.kind == "turn" and event.facts["seat"] == seat for event in news)
        assert isinstance(seat, int) and isinstance(facts["count"], int)
        usual = 3 if state.is_lone_shogun(seat) else 2
        if CHARACTERS[state.characters[seat]] == "hideyoshi" and began and facts["count"] > usual:
            used.add("hideyoshi")
    blow = asked.frame
    if isinstance(blow, Parry) and any(event.kind == "loses-life" for event in news):
        attacker, target = (CHARACTERS[state.characters[seat]] for seat in (blow.attacker, blow.seat))
        printed = state.rules.damage[blow.weapon] + state.fast_draws[blow.attacker]
        lost = life[blow.seat] - state.life[blow.seat]
        if attacker == "musashi" and lost > printed:
            used.add("musashi")
        if target == "ginchiyo" and lost < min(printed + (attacker == "musashi"), life[blow.seat]):
            used.add("ginchiyo")
        for character, seat in ((attacker, blow.attacker), (target, blow.seat)):
            if character in ("tomoe", "ushiwaka") and any(facts["seat"] == seat for facts in drawn):
                used.add(character)
    return used


def upright_others(state: Katana, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat and not state.is_harmless(other)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_everything_is_used(seats: int):
    use_everything(
        GAME,
        seats,
        more=[f"power: {character}" for character in CHARACTERS],
        never=lambda thing: seats == 3 and thing == "end: sword",
        witness=powers,
        content=ONE_LIFE,
    )
