"""Every game sits the examination, and the examination finds what it is meant to find."""

import copy
import io
import random
from contextlib import redirect_stdout
from dataclasses import replace
from functools import partial
from itertools import count
from time import process_time

import msgspec
import pytest

from tatami.cli import check as command
from tatami.cli.check import check
from tatami.core.chance import advance
from tatami.core.errors import IllegalChoice
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.numbers import Numbers
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import settle
from tatami.core.waiting import questions_of
from tatami.core.wiring import no_content
from tatami.exam import Failure, Figures, Sitting, examine, sittings
from tatami.exam import sitting as examination
from tatami.exam.hidden import fleeting_news
from tatami.exam.laws import scribble
from tatami.exam.packs import extreme_pack
from tatami.exam.sitting import ENOUGH_WORLDS, SEALED_SHARE, picked
from tatami.exam.watching import (
    Told,
    choices_tell_no_more_than_views,
    draws_tell_no_more_than_views,
    openings_tell_no_more_than_views,
    worlds_of_watchers,
)
from tatami.games import MODULES, load
from tatami.games.bushido import hidden as hidden_screens
from tatami.games.bushido.state import Bushido
from tatami.games.chohan import frames
from tatami.games.chohan.choices import bet_of
from tatami.games.chohan.effects import open_round
from tatami.games.katana import hidden as hidden_hands
from tatami.games.katana.answers import Parry
from tatami.games.katana.memory import Memory
from tatami.games.katana.state import CARDS

EVERY = 20
MANY_OPENINGS = 300
MOST_GAMES = 600  # until random play has met everything
HIDDEN = {"katana": 0.5}  # how often another world is really another; elsewhere there is not always a secret
OPEN = {"dicium.shogun"}  # games without secrets: every world is the true one
# Kinds of choices that name many places or combine many pieces, or values that only content packs bring: one of each
# is enough here, and the test of the game plays until it has seen the rest.
COMBINED = {
    "dicium.civilisation": {"blue", "bonus", "yellow"},
    "dicium.donjon": {"square", "step"},
    "ninjato": {"fight", "fight-skills", "fight-both", "pay", "swap", "token"},
    "samourai_katana": {
        "build", "burn", "exchange", "from", "lend", "number", "put", "raze", "retreat", "return", "rise", "to",
    },
}  # fmt: skip
# Kinds of choices and ends for which the test of the game plays longer, and with more sense.
SELDOM = {"dicium.donjon": {"crown", "five"}, "samourai_katana": {"seppuku", "shared"}}
COUNTS = [(name, seats) for name in MODULES for seats in load(name).seats]


def sit(name: str, games: int, seed: int, seats: int | None, every: int = EVERY) -> Figures:
    figures = Figures()
    for sitting in sittings([name], games, seed, seats, every):
        figures.add(examined(sitting))
    return figures


def examined(sitting: Sitting) -> Figures:
    result = examine(sitting)
    assert isinstance(result, Figures), result.text()
    return result


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_every_law_holds_in_every_game(name, seats, first_seed, law_seconds):
    """As many games as fit into the time; a failure ends with the line that repeats its game."""
    end = process_time() + law_seconds / len(load(name).seats)
    figures = Figures()
    for seed in count(first_seed):
        figures.add(examined(Sitting(name, seats, seed, EVERY)))
        if process_time() > end:
            break
    print(f"{figures.games} games, {figures.decisions} decisions, {figures.worlds} worlds")
    assert figures.decisions > figures.games * 10
    assert figures.worlds > figures.games, "secrecy was hardly looked at"
    if name in OPEN:
        assert figures.different == figures.secrets == 0, "there is a secret after all"
    elif figures.worlds > ENOUGH_WORLDS:
        least = figures.worlds * HIDDEN.get(name, 0)
        assert figures.different > least, "too many worlds are the true one to prove much"
        assert not figures.idle(), figures.idle()
        assert figures.watched > 0, "nobody heard the news of another world"
        assert figures.undos > 0
        assert figures.sentences > figures.games
    if figures.games >= SEALED_SHARE:
        assert 0 < figures.sealed < figures.games


@pytest.mark.parametrize("name", MODULES)
def test_random_play_meets_every_choice_prompt_and_end(name):
    """In one game of four every other seat plays with sense: there are ends that nobody meets without wanting to."""
    game = load(name)
    choices, prompts, reasons = set(), set(), set()
    wanted = set(questions_of(game.wiring.package))
    combined = COMBINED.get(name, set())
    seldom = SELDOM.get(name, set())
    needed = {code for code, choice in game.choices.by_code.items() if choice.kind not in combined | seldom}
    ends = set(game.texts.nouns["reason"])
    chance = random.Random(name)
    for number in range(MOST_GAMES):
        seats = game.seats[-1 - number % len(game.seats)]
        options = {option: chance.choice(values) for option, values in game.options_for(seats).items()}
        state = game.new(seats, f"meet {number}", None, False, **options)
        while decisions := game.decisions(state):
            asked = chance.choice(decisions)
            turn, is_sensible = number // len(game.seats) // 4, number // len(game.seats) % 4 == 3
            sense = 0.8 if is_sensible and asked.seat % 2 == turn % 2 else 0.0
            sense = sense if state.steps < game.mind.sense_after else 0.9
            choice = picked(game, state, asked, chance, sense)
            choices.add(choice)
            prompts.add(asked.prompt)
            game.apply(state, asked.seat, choice)
        reasons.add(game.outcome(state).reason)
        kinds = {game.choices.known(code).kind for code in choices}
        has_met_all = needed <= choices and combined <= kinds and prompts == wanted
        if has_met_all and ends - seldom <= reasons:
            break
    never = [game.choices.words(code) for code in needed - choices]
    assert not never, f"never chosen: {never}"
    assert combined <= kinds, f"never chosen: {combined - kinds}"
    assert ends - seldom <= reasons <= ends
    assert prompts == wanted


def test_the_last_word_of_a_game_of_a_family_is_enough():
    (sitting,) = sittings(["crazy_cup"], 1, 5, 2, packs=True)
    assert sitting.game == "dicium.crazy_cup" and examined(sitting).packed == 1


@pytest.mark.parametrize("name", [name for name in MODULES if fleeting_news(name)])
def test_fleeting_news_are_really_fleeting(name):
    """What a game excuses from the law of news differs where nobody sees it; a list that is too long hides leaks."""
    game, unmet, chance = load(name), set(fleeting_news(name)), random.Random(name)
    for number in range(3000):
        seats = game.seats[number % len(game.seats)]
        options = {option: chance.choice(values) for option, values in game.options_for(seats).items()}
        opening = openings_tell_no_more_than_views(game, partial(game.new, seats, listen=True, **options), chance)
        unmet -= opening.fleeting
        if number >= MANY_OPENINGS and number % 10 == 0:  # Deals are cheap, so they come first.
            unmet -= fleeting_in_play(game, game.new(seats, number, **options), chance)
        if not unmet:
            return
    pytest.fail(f"FLEETING of {name} excuses {unmet}, which views keep")


def test_only_the_sum_of_two_draws_in_a_step_is_seen(monkeypatch):
    """Seat 1 draws ten tiles twice in one step, and its screen tells only what they come to."""
    sitting = Sitting("bushido", 3, 20490, 50, packs=True)
    assert examined(sitting).games == 1
    monkeypatch.delattr(hidden_screens, "SUMMED")
    failure = examine(sitting)
    assert isinstance(failure, Failure) and failure.law == "news"


def test_a_draw_that_a_neighbour_hears_is_found_though_draws_are_summed(monkeypatch):
    tell = Bushido.tell
    monkeypatch.setattr(
        Bushido,
        "tell",
        lambda state, kind, facts, secret=None, knows=(): tell(
            state, kind, facts, secret, (*knows, (knows[0] + 1) % state.seats) if kind == "draws" else knows
        ),
    )
    failures = [examine(sitting) for sitting in sittings(["bushido"], 8, 1, None, 5)]
    assert any(isinstance(failure, Failure) and failure.law == "news" for failure in failures)


def fleeting_in_play(game, state, chance):
    """The kinds of fleeting news that differed where nobody saw it, in hundreds of steps of random play."""
    found = set()
    while game.decisions(state) and state.steps < 700:
        decision = chance.choice(game.decisions(state))
        seat, choice = decision.seat, chance.choice(decision.options)
        worlds = worlds_of_watchers(game, state, seat, choice, chance, 1)
        before, state.news = game.clone(state), []
        game.apply(state, seat, choice)
        found |= choices_tell_no_more_than_views(game, Told(state, state.news, True), seat, choice, worlds).fleeting
        found |= draws_tell_no_more_than_views(game, before, seat, choice, chance).fleeting
    return found


def test_games_are_spread_over_all_player_counts():
    counts = load("katana").seats
    spread = sittings(["katana"], 12, 100, None)
    assert [(one.seats, one.seed) for one in spread[:6]] == [*((seats, 100) for seats in counts), (counts[0], 101)]
    assert sittings(["katana"], 2, 7, 5) == [Sitting("katana", 5, 7), Sitting("katana", 5, 8)]


def test_a_game_ends_though_every_fair_choice_is_taken_back():
    figures = sit("chohan", 1, 500, 2, every=1)
    assert 0 < figures.undos <= figures.decisions / 2


def test_a_game_without_end_is_found(monkeypatch):
    monkeypatch.setattr(examination, "LONGEST", 20)
    failure = examine(Sitting("katana", 5, 3))
    assert isinstance(failure, Failure) and failure.law == "ending"


def test_a_game_that_chance_makes_long_is_finished_with_sense(monkeypatch):
    at_random = examined(Sitting("dicium.crazy_cup", 2, 3)).decisions
    monkeypatch.setattr(examination, "LONG", 50)
    assert examined(Sitting("dicium.crazy_cup", 2, 3)).decisions < at_random


def test_the_same_sitting_gives_the_same_figures():
    assert examine(Sitting("katana", 5, 3)) == examine(Sitting("katana", 5, 3))


@pytest.mark.parametrize("name", MODULES)
def test_extreme_packs_can_be_played_and_differ(name):
    game = load(name)
    packs = [extreme_pack(name, random.Random(seed)) for seed in range(60)]
    if game.wiring.read_content is no_content:
        assert packs == [None] * 60
        return
    few = isinstance(game.wiring.read_content, Numbers)  # A small game may have a single number to change.
    assert len({msgspec.json.encode(pack) for pack in packs}) > (1 if few else 10)
    assert sum(game.read_content(pack) != game.read_content(None) for pack in packs) >= (20 if few else 60)
    for pack in packs:
        game.check(game.new(game.seats[0], 1, pack))


def test_an_extreme_pack_is_played_with_what_ends_it():
    """Without its guard this box, where no land is worth anything, would be played for ever."""
    assert examined(Sitting("bushido", 4, 20071, 50, packs=True)).games == 1


def test_one_game_in_four_is_played_with_an_extreme_pack_or_all_of_them():
    assert [one.has_pack for one in sittings(["chohan"], 8, 1, 2)] == [False, False, False, True] * 2
    assert all(one.has_pack for one in sittings(["chohan"], 3, 1, 2, packs=True))
    assert sit("chohan", 8, 1, 2).packed == 2


KATANA = load("katana")


class KatanaGame(Game):
    """Katana with some of its parts replaced: the faults below are made of it."""

    def __init__(self, **parts):
        super().__init__(replace(KATANA.wiring, **parts))


class Brittle(KatanaGame):
    """A table that has no room for ten Armours before one seat."""

    def check(self, state):
        super().check(state)
        assert max(state.armours) < 10, "a table has room for nine Armours before a seat"


def test_a_fault_that_only_an_extreme_pack_brings_out_is_found(monkeypatch):
    game = Brittle()
    monkeypatch.setattr(examination, "load", lambda name: game)
    failure = first_failure(every=1000, packs=True)
    assert failure.law == "invariants" and failure.sitting.line().endswith(" --packs")
    again = examine(failure.sitting)
    assert isinstance(again, Failure) and again.step == failure.step


# The examination finds faults: each game below breaks one law, and nothing else.


class Leaky(KatanaGame):
    """Seat 0 sees the hand of seat 1, and what it imagines agrees with that."""

    def view(self, state, seat):
        seen = super().view(state, seat)
        if seat == 0 and not state.over:
            shown = super().referee(state).table.seats[1]
            seen = msgspec.structs.replace(seen, seats=[seen.seats[0], shown, *seen.seats[2:]])
        return seen


class ShowsChance(KatanaGame):
    """The view carries the state of chance."""

    def view(self, state, seat):
        return msgspec.structs.replace(super().view(state, seat), revealed=state.chance)


class Forgetful(KatanaGame):
    """An imagined world forgets who lies in front of whom."""

    def imagine(self, view, seed):
        world = super().imagine(view, seed)
        world.memory.deeds = [0] * len(world.memory.deeds)
        return world


class Entangled(KatanaGame):
    """A copy shares the hands with its table."""

    def clone(self, state):
        other = super().clone(state)
        other.hands = state.hands
        return other


class Mumbling(KatanaGame):
    """Two choices have the same words."""

    def words(self, state, seat, choice):
        return super().words(state, seat, choice).replace("nodachi", "bokken")


class Meddling(KatanaGame):
    """Looking at the table shuffles a hand."""

    def view(self, state, seat):
        state.hands[0].sort(reverse=bool(state.hands[0] == sorted(state.hands[0])))
        return super().view(state, seat)


class Lenient(KatanaGame):
    """A choice that is not offered ends the turn instead of being refused."""

    def apply(self, state, seat, choice):
        try:
            super().apply(state, seat, choice)
        except IllegalChoice:
            settle(state)


class Sloppy(KatanaGame):
    """A refused choice costs a life."""

    def apply(self, state, seat, choice):
        try:
            super().apply(state, seat, choice)
        except IllegalChoice:
            state.life[seat] -= 1
            raise


class Grumpy(KatanaGame):
    """What is offered is said to be impossible."""

    def why_not(self, state, seat, id):
        return WhyNot("R5.2", "not-your-turn", {"seat": seat})


class Winnerless(KatanaGame):
    """Nobody wins."""

    def outcome(self, state):
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.reason, (), outcome.scores, outcome.teams, outcome.ranking, outcome.sheet)


class Unseeded(KatanaGame):
    """Chance does not follow from the seed."""

    def __init__(self):
        super().__init__(deal=self.deal)

    def deal(self, seats, chance, seal, rules):
        return KATANA.wiring.deal(seats, chance if seal else random.randrange(1, 1 << 60), seal, rules)


class Miserly(KatanaGame):
    """The game's own check fails after some time."""

    def check(self, state):
        super().check(state)
        assert state.steps < 20, "step 20 is one too many"


class Falling(KatanaGame):
    """The engine falls over."""

    def apply(self, state, seat, choice):
        if state.steps == 5:
            raise KeyError("sword")
        super().apply(state, seat, choice)


class Vague(KatanaGame):
    """The news name a fraction."""

    def apply(self, state, seat, choice):
        super().apply(state, seat, choice)
        state.tell("waits", {"where": 0.5})


class Garrulous(KatanaGame):
    """Something is told after the end."""

    def apply(self, state, seat, choice):
        super().apply(state, seat, choice)
        if state.over:
            state.tell("waits", {"seat": seat})


class Gossiping(KatanaGame):
    """Seat 0 is told which card a diversion takes, whoever takes it from whom."""

    def apply(self, state, seat, choice):
        super().apply(state, seat, choice)
        for event in state.news or ():
            if event.kind == "diverts":
                event.knows = (*event.knows, 0)


class Shouting(KatanaGame):
    """Everybody is told which card a diversion takes."""

    def apply(self, state, seat, choice):
        super().apply(state, seat, choice)
        for event in state.news or ():
            if event.kind == "diverts":
                event.facts, event.secret, event.knows = event.seen_by_referee(), None, ()


class Proclaiming(KatanaGame):
    """Everybody is told which cards are drawn, whenever something came out at the same step."""

    def apply(self, state, seat, choice):
        revealed = state.revealed
        super().apply(state, seat, choice)
        for event in state.news or ():
            if event.kind == "draws" and state.revealed != revealed:
                event.facts, event.secret, event.knows = event.seen_by_referee(), None, ()


class Announcing(KatanaGame):
    """Before the first choice everybody is told a card that seat 1 was dealt."""

    def new(self, seats, seed, content=None, listen=False, **options):
        state = super().new(seats, seed, content, listen, **options)
        state.tell("draws", {"seat": 1, "count": 1, "cards": [CARDS[state.hands[1][0]]]})
        return state


class Lending(KatanaGame):
    """Views hold the very lists of the rules; this table's own, so that the scribbling law spoils no other."""

    def __init__(self):
        super().__init__(deal=self.deal)

    def deal(self, seats, chance, seal, rules):
        state = KATANA.wiring.deal(seats, chance, seal, rules)
        state.rules = copy.deepcopy(state.rules)
        return state

    def view(self, state, seat):
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, rules=msgspec.structs.replace(seen.rules, life=state.rules.life))


class Careless(Memory):
    """What it keeps is what it shows."""

    def still_kept(self):
        return self.kept


class Borrowing(KatanaGame):
    """An imagined world remembers with a list of its view."""

    def imagine(self, view, seed):
        world = super().imagine(view, seed)
        known = world.memory
        world.memory = Careless(world.seats, known.deeds, known.spared, known.gone, view.memory.kept, known.bare)
        return world


class Sealing(KatanaGame):
    """A clone has the seal of its table."""

    def clone(self, state):
        copy = super().clone(state)
        copy.seal = state.seal
        return copy


class Foreseeing(KatanaGame):
    """An imagined world has the seal of the last table that was looked at."""

    def view(self, state, seat):
        self.seal = state.seal
        return super().view(state, seat)

    def imagine(self, view, seed):
        world = super().imagine(view, seed)
        world.seal = self.seal
        return world


class Bypassing(KatanaGame):
    """Some choices draw a number of their own, past the seal."""

    def apply(self, state, seat, choice):
        super().apply(state, seat, choice)
        if state.steps == 7:
            state.chance = advance(state.chance)


class Hintless(KatanaGame):
    """There are fewer hints than options."""

    def __init__(self):
        super().__init__(mind=replace(KATANA.mind, hints=lambda view, decision: []))


@pytest.mark.parametrize(
    ("faulty", "law"),
    [
        (Leaky, "secrecy"),
        (ShowsChance, "secrecy"),
        (Forgetful, "imagination"),
        (Entangled, "clones"),
        (Mumbling, "words"),
        (Meddling, "looking"),
        (Lenient, "refusal"),
        (Sloppy, "refusal"),
        (Grumpy, "why not"),
        (Winnerless, "outcome"),
        (Unseeded, "undo"),
        (Miserly, "invariants"),
        (Falling, "soundness"),
        (Hintless, "hints"),
        (Vague, "news"),
        (Garrulous, "news"),
        (Gossiping, "news"),
        (Shouting, "news"),
        (Proclaiming, "news"),
        (Announcing, "news"),
        (Lending, "copies"),
        (Borrowing, "copies"),
        (Sealing, "luck"),
        (Foreseeing, "luck"),
        (Bypassing, "luck"),
    ],
)
def test_a_fault_is_found(faulty, law, monkeypatch):
    game = faulty()
    monkeypatch.setattr(examination, "load", lambda name: game)
    failure = first_failure()
    assert failure.law == law, failure.text()
    assert failure.text().splitlines()[-1] == failure.sitting.line()
    again = examine(failure.sitting)
    assert isinstance(again, Failure)
    assert again.law == law


def first_failure(games=40, every=5, packs=False):
    for sitting in sittings(["katana"], games, 1, None, every, packs=packs):
        result = examine(sitting)
        if isinstance(result, Failure):
            return result
    pytest.fail("no fault was found")


def test_a_prompt_that_tells_a_hand_is_found(monkeypatch):
    """Only the one who is asked may hear what his hand holds: that belongs into the secret facts."""

    def parries(frame, state, seat):
        return {"parries": state.hands[seat].count(17)}

    with monkeypatch.context() as planted:
        planted.setattr(Parry, "secret_facts", parries)
        assert not isinstance(examine(Sitting("katana", 5, 1, 5)), Failure)
    monkeypatch.setattr(Parry, "prompt_facts", parries)
    assert first_failure().law in ("imagination", "secrecy", "undo")


def test_a_record_that_does_not_replay_is_found(monkeypatch):
    game = Unseeded()
    monkeypatch.setattr(examination, "load", lambda name: game)
    assert first_failure(every=1_000_000).law == "record"


def test_scribbling_reaches_every_list_and_mapping():
    inner, outer, mapping = [1, 2], [[3]], {"a": [4]}
    scribble((inner, outer, mapping))
    assert (inner, outer) == ([2, 1, 77], [[3, 77], 77])
    assert mapping == {"a": [4, 77], "scribble": 0}


def test_an_unfair_undo_is_found(monkeypatch):
    monkeypatch.setattr(Match, "can_undo", lambda match, seat: bool(match.moves) and match.moves[-1].seat == seat)
    assert first_failure().law == "undo"


def test_a_sentence_that_tells_a_secret_is_found(monkeypatch):
    from tatami.text import reader

    def gossip(self, event, observer=None):
        return f"{event.kind}: {list(event.seen_by_referee().values())}"

    monkeypatch.setattr(reader.Reader, "event", gossip)
    assert first_failure().law == "news"


def test_a_proceed_that_leads_nowhere_is_found_and_named(monkeypatch):
    """The frame begins the round and forgets to become the next one."""
    monkeypatch.setattr(frames.Round, "proceed", lambda self, state: open_round(state, self.seat))
    failure = examine(Sitting("chohan", 2, 1))
    assert failure.law == "soundness"
    assert "10,000 times" in failure.why and "last in Round of seat 0; does its `proceed`" in failure.why


# `tatami check` finds by itself what a smaller sample lets through.


def checked(name, **given):
    """What `tatami check` says of a game, and with which exit code."""
    said = io.StringIO()
    with redirect_stdout(said):
        code = check([name], jobs=1, **given)
    return code, said.getvalue()


@pytest.mark.parametrize(("name", "hidden"), [("katana", hidden_hands), ("bushido", hidden_screens)])
def test_a_redeal_that_changes_nothing_is_found(name, hidden, monkeypatch):
    """In Bushido there are also secret picks, which core deals anew."""
    monkeypatch.setattr(hidden, "redeal", lambda state, observer, shuffle: None)
    code, said = checked(name, count=1, every=20)
    assert code == 1
    assert said.splitlines()[-1].startswith(f"{name}: the law of secrecy proves nothing: `redeal` never changed")


def test_secret_facts_of_a_game_whose_tables_are_all_alike_are_found():
    assert "no table dealt anew" in Figures(secrets=1, worlds=ENOUGH_WORLDS).idle()
    assert not Figures(secrets=1, worlds=ENOUGH_WORLDS, redealt=1).idle()
    assert not Figures(worlds=ENOUGH_WORLDS).idle()


def test_a_pick_in_a_public_field_of_the_frame_is_found(monkeypatch):
    """The dealt and the imagined worlds have the same frame, so the views agree on the leak."""
    honest = frames.Bet.answer

    def blabbing(frame, state, seat, choice):
        honest(frame, state, seat, choice)
        state.become(frames.Bet(choice))  # The field is called `seat`, and everybody sees it.

    monkeypatch.setattr(frames.Bet, "answer", blabbing)
    code, said = checked("chohan")
    assert code == 1 and "sees what seat" in said and "has picked in secret" in said


@pytest.fixture
def quiet_machine(monkeypatch):
    """Laws cost more where cores are shared: so many seconds ask there as often as the default does elsewhere."""
    monkeypatch.setattr(command, "SECONDS", 4 * command.SECONDS)


def test_a_why_not_that_rarely_leaks_is_found_by_default(quiet_machine, monkeypatch):
    """In the last round everybody hears another reason for a side if seat 0 has covered three tokens."""
    chohan = load("chohan")

    def leaking(state, seat, asked, touched):
        answer = chohan.wiring.why_not(state, seat, asked, touched)
        if state.round == 6 and seat != 0 and touched == ("cho",) and staked_three(state):
            return WhyNot(answer.clause, "nothing-more", answer.facts)
        return answer

    game = Game(replace(chohan.wiring, why_not=leaking))
    monkeypatch.setattr(examination, "load", lambda name: game)
    code, said = checked("chohan")
    assert code == 1 and "the law of secrecy is broken" in said


def test_options_that_rarely_hang_on_a_hidden_bet_are_found_by_default(quiet_machine, monkeypatch):
    """In the last round the last seat may stake only one token if seat 0 has covered three."""
    honest = frames.Bet.offers

    def hanging(frame, state, seat):
        options = honest(frame, state, seat)
        return options[:1] if state.round == 6 and seat == state.seats - 1 and staked_three(state) else options

    monkeypatch.setattr(frames.Bet, "offers", hanging)
    code, said = checked("chohan")
    assert code == 1 and ("the law of secrecy is" in said or "the law of imagination is" in said)


def staked_three(state):
    return any(bet_of(pick)[1] == 3 for pick in (state.picks[0] if state.picks else ()))


def test_the_line_that_repeats_a_failure_names_what_is_not_usual():
    line = "tatami check katana --seats 5 --seed 12 --games 1"
    assert Sitting("katana", 5, 12).line() == f"{line} --every 50"
    assert Sitting("katana", 5, 12, 7, 3).line() == f"{line} --every 7 --worlds 3"
    assert Sitting("katana", 5, 12, packs=True).line() == f"{line} --every 50 --packs"
