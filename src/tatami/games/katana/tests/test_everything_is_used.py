"""Random play until every choice, card, power, question, event and way to end has been seen, at every table.

What was never chosen before is chosen first, so a few dozen games are enough. A failure names what was never used.
"""

import random
import re
from importlib.resources import files

import pytest

from tatami.core import Decision
from tatami.core.options import option_values
from tatami.games.katana import Options
from tatami.games.katana.answers import Parry
from tatami.games.katana.choices import CHOICES
from tatami.games.katana.state import CARDS, CHARACTERS, REASONS, WEAPONS, Katana
from tatami.games.katana.tests.table import GAME

MOST_GAMES = 300
PROMPTS = {"bushido", "draw", "play", "discard", "parry", "battle-cry", "jujutsu"}
CRIES = ("play battle-cry", "play jujutsu")
ASKED_POWERS = {"take discard": "ieyasu", "sacrifice life": "nobunaga"}
ONE_LIFE = {"characters": {character: {"life": 1} for character in CHARACTERS}}  # sword victories at full tables


def everything(seats: int) -> set[str]:
    """What can be seen at a table with so many seats."""
    choices = {
        f"choice: {choice.words}"
        for choice in CHOICES.by_code.values()
        if all(int(seat) < seats for seat in re.findall(r"seat-(\d)", choice.words))
    }
    reasons = {f"end: {reason}" for reason in REASONS if seats > 3 or reason != "sword"}
    powers = {f"power: {character}" for character in CHARACTERS}
    events = re.findall(r"^event-([a-z-]+) =", files("tatami.games.katana").joinpath("text/en.ftl").read_text(), re.M)
    heard = {f"event: {kind}" for kind in events if not kind.endswith("-known")}
    return choices | reasons | powers | heard | {f"prompt: {prompt}" for prompt in PROMPTS}


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


def play_one(seats: int, seed: int, missing: set[str]) -> None:
    """One game; whatever is seen is missing no more."""
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in option_values(Options).items()}
    state = GAME.new(seats, seed, ONE_LIFE if seed % 4 == 3 else None, True, **options)
    assert isinstance(state, Katana)
    while decisions := GAME.decisions(state):
        asked = decisions[0]
        new = [choice for choice in asked.options if f"choice: {CHOICES.words(choice)}" in missing]
        choice = luck.choice(new or asked.options)
        words = CHOICES.words(choice)
        seen = {f"choice: {words}", f"prompt: {asked.prompt}"}
        seen |= {f"power: {power}" for power in powers_before(state, asked, words)}
        life = state.life[:]
        GAME.apply(state, asked.seat, choice)
        GAME.check(state)
        seen |= {f"power: {power}" for power in powers_after(state, asked, life)}
        seen |= {f"event: {event.kind}" for event in state.news or ()}
        state.news = []
        missing -= seen
    missing.discard(f"end: {REASONS[state.reason]}")


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_everything_is_used(seats: int):
    missing = everything(seats)
    for seed in range(MOST_GAMES):
        play_one(seats, seed, missing)
        if not missing:
            return
    pytest.fail(f"never used in {MOST_GAMES} games with {seats} seats: {', '.join(sorted(missing))}")
