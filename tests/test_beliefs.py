"""What could each seat know: from its own view alone, along a finished game."""

from pathlib import Path

import pytest

from tatami.cli import obey
from tatami.cli.run import play_out
from tatami.core import Match, Replay, read_record
from tatami.core.beliefs import Beliefs, over_time
from tatami.games import load
from tatami.games.katana.state import TEAM_OF_ROLE
from tatami.research.belief_plot import told

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
    assert drawing.read_text("utf-8").count("<polyline") == said.count("%")
    assert obey(["beliefs", str(GOLDEN / "bushido-3p-year.txt")]) == 2
    assert capsys.readouterr().err.endswith("is of bushido, where nobody hides who he is.\n")
