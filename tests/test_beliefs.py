"""What could each seat know: from its own view alone, along a finished game."""

import re
from pathlib import Path

import pytest

from tatami.cli import obey
from tatami.cli.beliefs import spoken
from tatami.cli.phrases import Phrases
from tatami.cli.run import play_out
from tatami.core import Match, Replay, read_record
from tatami.core.beliefs import Belief, Beliefs, over_time
from tatami.games import load
from tatami.games.katana.state import TEAM_OF_ROLE
from tatami.research.belief_plot import Words, guessed, marks, plot, told, wrapped

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
        assert game.believe(view) == game.believe(game.view(game.imagine(view, 5), seat))


def test_imagined_roles_follow_the_belief(match: Match):
    game = match.game
    state = match.state_at(80)
    view = game.view(state, 0)
    believed = game.believe(view)
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
    chances = match.game.believe(match.game.view(match.state_at(30), None))
    assert sum(sum(row) for row in chances) == 1.0  # the shogun


@pytest.mark.parametrize("name", ["bushido-3p-year", "chohan-3p-rounds"])
def test_a_game_without_secret_identities_has_no_beliefs(name: str):
    record = read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))
    assert over_time(Replay(load(record.header.game), record).play_out()) is None


def test_the_terminal_tells_and_draws_it(tmp_path: Path, capsys):
    drawing = tmp_path / "beliefs.svg"
    assert obey(["beliefs", str(GOLDEN / "katana-4p-honour.txt"), "--lang", "en", "--out", str(drawing)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("What could each seat know?") and "▅" in said and "%" in said
    assert drawing.read_text("utf-8").count("<polyline") == said.count("%") == 7
    assert obey(["beliefs", str(GOLDEN / "bushido-3p-year.txt")]) == 2
    assert capsys.readouterr().err.endswith("is of bushido, where nobody hides who he is.\n")


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
    assert known in said and "\n\n\n" not in said
    drawn = drawing.read_text("utf-8")
    assert drawn.count(f">{known.splitlines()[1].strip()}</text>") == 1


def believed(*chances: float) -> Beliefs:
    """Seat 0 of three knows seat 1 and comes to think of seat 2, who is a fox, what the chances say."""
    course = [
        Belief(step, [[[1.0, 0.0], [1.0, 0.0], [1 - chance, chance]], *[[[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]]] * 2])
        for step, chance in enumerate(chances)
    ]
    return Beliefs("kind", ["hare", "fox"], [0, 0, 1], course)


def words(names: list[str]) -> Words:
    return Words(
        names, ["a hare", "a hare", "a fox"], "Who knows what of whom?", "choices", "Knew all.", "{:.3f}".format
    )


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
    drawn = plot(believed(0.5, 0.9), 2, words(["Aiko", "Botan", name]))
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
    drawn = plot(believed(0.5, 0.9), 118, words(["Aiko", "Botan", "Chie"]))
    assert all(drawn.count(f">{step}</text>") == 1 for step in marks(118)), "on the axis of the one who had to guess"
    assert drawn.count(">choices</text>") == 1 and drawn.count(">Knew all.</text>") == 2
