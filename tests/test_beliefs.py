"""What could each seat know: from its own view alone, along a finished game."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tatami.cli import obey
from tatami.cli.beliefs import spoken
from tatami.cli.phrases import Phrases
from tatami.cli.run import play_out
from tatami.core import Match, Replay, read_record
from tatami.core.beliefs import Belief, Beliefs, Holding, in_percents, over_time
from tatami.games import load
from tatami.games.katana.state import PARRY, TEAM_OF_ROLE
from tatami.research.belief_plot import Words, averages, guessed, marks, plot, sections, told, wrapped

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(scope="module")
def match() -> Match:
    begun = Match.begin(load("katana"), 5, 4)
    play_out(begun, ["heuristic"] * 5, "4")
    return begun


@pytest.fixture(scope="module")
def beliefs(match: Match) -> Beliefs:
    found = over_time(match)
    assert found is not None
    return found


def test_the_truth_is_what_the_roles_were(match: Match, beliefs: Beliefs):
    assert beliefs.names == ["shogun", "ronin", "ninja"]
    assert beliefs.truth == [TEAM_OF_ROLE[role] for role in match.state.roles]


def test_every_belief_is_a_whole_and_the_own_team_is_certain(beliefs: Beliefs):
    assert beliefs.course[0].step == 0 and len(beliefs.course) > 10
    for belief in beliefs.course:
        for seat, rows in enumerate(belief.chances):
            assert rows[seat][beliefs.truth[seat]] == 1.0
            assert all(sum(row) == pytest.approx(1.0, abs=0.01) for row in rows)


def test_a_belief_needs_nothing_but_the_view(match: Match):
    """In a world that looks the same to a seat, it believes the same."""
    game = match.game
    state = match.state_at(60)
    for seat in range(5):
        view = game.view(state, seat)
        assert game.beliefs.of_identities(view) == game.beliefs.of_identities(game.view(game.imagine(view, 5), seat))


def test_imagined_roles_follow_the_belief(match: Match):
    game = match.game
    state = match.state_at(80)
    view = game.view(state, 0)
    believed = game.beliefs.of_identities(view)
    worlds = [game.imagine(view, seed).roles for seed in range(400)]
    for other in range(5):
        for team in range(3):
            drawn = sum(TEAM_OF_ROLE[roles[other]] == team for roles in worlds) / len(worlds)
            assert drawn == pytest.approx(believed[other][team], abs=0.1)


def test_deeds_tell_more_than_the_deal(beliefs: Beliefs):
    """Over all seats together, the truth is likelier at the end than at the beginning."""
    first = last = 0.0
    for seat in range(5):
        for other in range(5):
            points = told(beliefs, seat, other)
            first += points[0][1]
            last += points[-1][1]
    assert last > first


def test_a_spectator_believes_what_lies_open_only(match: Match):
    chances = match.game.beliefs.of_identities(match.game.view(match.state_at(30), None))
    assert sum(sum(row) for row in chances) == 1.0  # the shogun


def test_every_hand_is_judged_by_all_the_others_and_by_nobody_else(match: Match, beliefs: Beliefs):
    (parry,) = beliefs.holdings
    assert (parry.kind, parry.name) == ("card", "parry")
    for seat, rows in enumerate(parry.chances):
        assert [bool(points) for points in rows] == [other != seat for other in range(5)]
        for points in rows:
            steps, chances = [step for step, _ in points], [chance for _, chance in points]
            assert steps == sorted(set(steps)) and steps[:1] in ([], [0])
            assert all(one != other for one, other in pairwise(chances)), "only what changed is kept"
            assert all(0 <= chance <= 1 and round(chance, 2) == chance for chance in chances)


@pytest.mark.parametrize("step", [0, 33, 70])
def test_the_course_is_what_was_believed_and_what_was_so(match: Match, beliefs: Beliefs, step: int):
    (parry,) = beliefs.holdings
    state = match.state_at(step)
    for seat in range(5):
        assert any(begun <= step < until for begun, until in parry.held[seat]) == (PARRY in state.hands[seat])
        believed = match.game.beliefs.of_holdings(match.game.view(state, seat))
        for other in set(range(5)) - {seat}:
            chance = [chance for at, chance in parry.chances[seat][other] if at <= step][-1]
            assert chance == pytest.approx(believed[other][0], abs=0.006)


def test_hands_that_held_one_were_thought_likelier_to(match: Match, beliefs: Beliefs):
    (parry,) = beliefs.holdings
    pairs = [
        averages(parry.chances[seat][other], parry.held[other], len(match.moves))
        for seat in range(5)
        for other in range(5)
        if other != seat
    ]
    known = [(one, none) for one, none in pairs if one is not None and none is not None]
    assert len(known) >= 12 and sum(one for one, _ in known) > sum(none for _, none in known)


def test_an_average_counts_choices():
    assert averages([(0, 0.5), (4, 0.9)], [(0, 2), (6, 8)], 8) == (pytest.approx(0.7), pytest.approx(0.7))
    assert averages([(0, 0.2), (2, 0.8)], [(1, 4)], 5) == (pytest.approx(0.6), pytest.approx(0.5))
    assert averages([(0, 0.25)], [], 3) == (None, 0.25) and averages([(0, 0.25)], [(0, 3)], 3) == (0.25, None)


def test_only_what_is_certain_is_said_to_be():
    chances = (0.0, 0.0001, 0.004, 0.426, 0.997, 0.99999, 1.0)
    assert [in_percents(chance) for chance in chances] == [0.0, 0.01, 0.01, 0.43, 0.99, 0.99, 1.0]


def test_nothing_is_told_of_a_game_that_goes_on(match: Match):
    begun = Match.begin(match.game, 5, 4)
    for move in match.moves[:-1]:
        assert over_time(begun) is None
        begun.choose(move.seat, move.choice)
    assert over_time(begun) is None and not begun.state.over


@pytest.mark.parametrize("name", ["bushido-3p-year", "chohan-3p-rounds"])
def test_a_game_without_secret_identities_has_no_beliefs(name: str):
    record = read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))
    assert over_time(Replay(load(record.header.game), record).play_out()) is None


def test_the_terminal_tells_and_draws_it(tmp_path: Path, capsys):
    drawing = tmp_path / "beliefs.svg"
    assert obey(["beliefs", str(GOLDEN / "katana-4p-honour.txt"), "--lang", "en", "--out", str(drawing)]) == 0
    who, _, what = capsys.readouterr().out.partition("\n\n\n")
    assert who.startswith("What could each seat know?") and "▅" in who and who.count("%") == 7
    assert what.startswith("What did they hold? Parry: ") and what.count("%") == 2 * 12
    drawn = drawing.read_text("utf-8")
    assert drawn.count("<polyline") == 7 + 12 and drawn.count(' class="held"') == 7
    assert drawn.count(">What did they hold? Parry:") == 1 and drawn.count(">held one</text>") == 4
    assert obey(["beliefs", str(GOLDEN / "bushido-3p-year.txt")]) == 2
    assert capsys.readouterr().err.endswith("is of bushido, which has no beliefs to show.\n")


# Botan is the samurai of four: there are the shogun, whom all know, and two ninjas.
@pytest.mark.parametrize(
    ("lang", "known"),
    [
        ("en", "Botan (the shogun’s team)\n  Knew everyone from the beginning.\n"),
        ("fr", "Botan (l’équipe du shogun)\n  Connaissait tout le monde dès le début.\n"),
    ],
)
def test_a_seat_that_knew_everyone_from_the_beginning_is_said_to(lang: str, known: str, tmp_path: Path, capsys):
    drawing = tmp_path / "beliefs.svg"
    assert obey(["beliefs", str(GOLDEN / "katana-4p-honour.txt"), "--lang", lang, "--out", str(drawing)]) == 0
    said = capsys.readouterr().out
    assert known in said and said.count("\n\n\n") == 1, "one gap between who they were and what they held"
    drawn = drawing.read_text("utf-8")
    assert drawn.count(f">{known.splitlines()[1].strip()}</text>") == 1


@pytest.mark.parametrize(
    ("lang", "hand"),
    [
        (
            "en",
            "Aiko (the ninjas)\n"
            "  held one  ······██████·····███████········\n"
            "  Botan     ▅▅▆▆███▇▆▇██▇▇▇▇█████████▆▆▄▅▅▆▇  92\u00a0%  75\u00a0%\n",
        ),
        (
            "fr",
            "Aiko (les ninjas)\n"
            "  en avait  ······██████·····███████········\n"
            "  Botan     ▅▅▆▆███▇▆▇██▇▇▇▇█████████▆▆▄▅▅▆▇  92\u00a0%  75\u00a0%\n",
        ),
    ],
)
def test_a_hand_stands_above_those_who_guess_at_it(lang: str, hand: str, capsys):
    assert obey(["beliefs", str(GOLDEN / "katana-4p-honour.txt"), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert said.count(hand) == 1 and "\n\n\n\n" not in said


def test_a_game_may_hide_what_is_held_and_not_who_one_is():
    held = Holding("card", "fan", [[[], [(0, 0.5), (2, 0.0)]], [[(0, 1.0)], []]], [[(0, 4)], []])
    said = replace(words(["Aiko", "Botan"]), bearing=[], holding=["Fans"])
    (section,) = sections(Beliefs("", [], [], [], [held]), 4, said)
    assert [(panel.heading, panel.stretches) for panel in section.panels] == [("Aiko", [(0, 4)]), ("Botan", [])]
    aiko, botan = (panel.lines[0] for panel in section.panels)
    assert (aiko.label, aiko.sums) == ("Botan", ["100\u00a0%", "–"])
    assert (botan.label, botan.sums) == ("Aiko", ["–", "0.250"])
    assert plot([section], 4, "choices").count("<polyline") == 2


def believed(*chances: float) -> Beliefs:
    """Seat 0 of three knows seat 1 and comes to think of seat 2, who is a fox, what the chances say."""
    course = [
        Belief(step, [[[1.0, 0.0], [1.0, 0.0], [1 - chance, chance]], *[[[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]]] * 2])
        for step, chance in enumerate(chances)
    ]
    return Beliefs("kind", ["hare", "fox"], [0, 0, 1], course, [])


def words(names: list[str]) -> Words:
    title = "Who knows what of whom?"
    return Words(names, ["a hare", "a hare", "a fox"], title, "Knew all.", "{:.3f}".format, [], "held one")


def drawing_of(beliefs: Beliefs, steps: int, names: list[str]) -> str:
    return plot(sections(beliefs, steps, words(names)), steps, "choices")


def test_only_what_the_deal_tells_is_known():
    assert list(guessed(believed(0.5, 0.9), 0)) == [2]
    assert guessed(believed(0.5, 1.0), 0) == {2: [(0, 0.5), (1, 1.0)]}, "a chance that is rounded to one is a guess"
    assert guessed(believed(1.0), 0) == guessed(believed(0.5), 1) == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_guess_is_said_to_be_certain(lang: str):
    phrases = Phrases(lang)
    assert [spoken(phrases, chance) for chance in (0.0, 0.004, 0.012, 0.5, 0.994, 0.995, 1.0)] == [
        *(
            "<\u00a01\u00a0%",
            "<\u00a01\u00a0%",
            "1\u00a0%",
            "50\u00a0%",
            "99\u00a0%",
            ">\u00a099\u00a0%",
            ">\u00a099\u00a0%",
        )
    ]


@pytest.mark.parametrize("name", ["Daichi", "Maximiliane Wilhelmina von und zu Weissenfels", "永井隆太郎永井隆太郎"])
def test_the_plot_has_room_for_the_longest_label(name: str):
    drawn = drawing_of(believed(0.5, 0.9), 2, ["Aiko", "Botan", name])
    width = int(drawn.partition('viewBox="0 0 ')[2].split()[0])
    (label,) = re.findall(rf'<text x="(\d+)" [^>]*>({name} [^<]*), 0.900</text>', drawn)
    letters = sum(2 if ord(letter) > 0x3000 else 1 for letter in label[1])
    assert int(label[0]) + letters * 13 * 0.55 < width < 2000


def test_a_long_title_is_broken_into_lines():
    title = "Que pouvait savoir chaque joueur ? La chance qu’il pouvait donner à la vérité sur les autres."
    lines = wrapped(title, 16, 400)
    assert " ".join(lines) == title and 2 <= len(lines) <= 4 and max(map(len, lines)) < 60
    assert wrapped("Kurz", 16, 1) == ["Kurz"]


def test_the_steps_are_marked_by_round_numbers():
    assert marks(118) == [0, 20, 40, 60, 80, 100]
    assert marks(7) == [0, 1, 2, 3, 4, 5, 6, 7] and marks(0) == [0]
    assert all(3 <= len(marks(steps)) <= 9 for steps in range(2, 3000))
    drawn = drawing_of(believed(0.5, 0.9), 118, ["Aiko", "Botan", "Chie"])
    assert all(drawn.count(f">{step}</text>") == 1 for step in marks(118)), "on the axis of the one who had to guess"
    assert drawn.count(">choices</text>") == 1 and drawn.count(">Knew all.</text>") == 2
