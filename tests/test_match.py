"""A match: choosing, taking back, and the record it leaves."""

from random import Random

import pytest

from tatami.core import BadOption, IllegalChoice, Match, read_record
from tatami.core.luck_kinds import QuickLuck
from tatami.core.match import NAMES
from tatami.exam.laws import everything
from tatami.games import load

KATANA = load("katana")


def begun(seed: int = 1, seats: int = 4, **more: object) -> Match:
    return Match.begin(KATANA, seats, seed, **more)


def asked(match: Match):
    return match.state.asked[0]


def until(match: Match, is_wanted) -> Match:
    """Play the first option until the wanted choice can be made, and no longer."""
    for _ in range(400):
        if match.outcome is not None:
            break
        decision = asked(match)
        if any(is_wanted(KATANA.words(match.state, decision.seat, option)) for option in decision.options):
            return match
        match.choose(decision.seat, decision.options[-1])
    pytest.fail("this game never comes to it")


def choice_of(match: Match, beginning: str) -> str:
    decision = asked(match)
    words = [KATANA.words(match.state, decision.seat, option) for option in decision.options]
    return next(said for said in words if said.startswith(beginning))


def test_a_choice_is_taken_in_words_or_as_a_number():
    one, other = begun(), begun()
    decision = asked(one)
    words = KATANA.words(one.state, decision.seat, decision.options[-1])
    one.choose(decision.seat, words.upper() + "  ")
    other.choose(decision.seat, decision.options[-1])
    assert everything(KATANA, one.state) == everything(KATANA, other.state)
    assert one.record() == other.record()


def test_the_opening_and_every_choice_are_told():
    match = begun()
    assert match.opening[0].kind == "turn"
    match = until(match, lambda words: words.startswith("attack"))
    events = match.choose(asked(match).seat, choice_of(match, "attack"))
    assert [event.kind for event in events] == ["attacks"]
    assert match.state.news is None, "between choices nobody listens"


@pytest.mark.parametrize(
    ("further", "choice", "code"),
    [
        (0, "fly away", "unreadable"),
        (0, "lose honour", "not-offered"),
        (0, -1, "unreadable"),
        (1, 0, "not-asked"),
    ],
)
def test_a_refused_choice_leaves_no_trace(further, choice, code):
    match = begun(seed=2)
    seat = (asked(match).seat + further) % 4
    before, record = everything(KATANA, match.state), match.record()
    with pytest.raises(IllegalChoice) as caught:
        match.choose(seat, choice)
    assert caught.value.code == code
    assert everything(KATANA, match.state) == before
    assert match.record() == record
    assert match.state.news is None


def test_a_choice_for_a_step_that_is_over_is_stale():
    match = begun()
    decision = asked(match)
    match.choose(decision.seat, decision.options[-1], step=match.state.steps)
    decision = asked(match)
    with pytest.raises(IllegalChoice) as caught:
        match.choose(decision.seat, decision.options[0], step=0)
    assert caught.value.code == "stale"


def test_after_the_end_nothing_can_be_chosen():
    match = begun()
    while match.outcome is None:
        match.choose(asked(match).seat, asked(match).options[0 if match.state.steps > 300 else -1])
    with pytest.raises(IllegalChoice) as caught:
        match.choose(0, "end")
    assert caught.value.code == "over"
    assert match.closing().startswith(f"end {match.outcome.reason} seat-")


# Taking back


def test_what_asked_nothing_of_chance_or_others_can_be_taken_back():
    match = until(begun(), lambda words: words in ("play armour", "play focus", "play fast-draw"))
    seat = asked(match).seat
    before = everything(KATANA, match.state)
    match.choose(seat, choice_of(match, "play"))
    assert match.can_undo(seat)
    assert not match.can_undo((seat + 1) % 4), "only by the one who made it"
    match.undo(seat)
    assert everything(KATANA, match.state) == before
    assert match.lines[-1].text() == f"seat-{seat} undo 1"


def test_a_draw_cannot_be_taken_back():
    match = until(begun(seed=4), lambda words: words == "play daimyo")
    seat = asked(match).seat
    match.choose(seat, "play daimyo")
    assert not match.can_undo(seat)


def test_what_another_has_answered_cannot_be_taken_back():
    match = until(begun(seed=5), lambda words: words.startswith("attack"))
    seat = asked(match).seat
    match.choose(seat, choice_of(match, "attack"))
    assert match.can_undo(seat), "nobody has answered yet"
    target = asked(match).seat
    assert target != seat
    match.choose(target, "suffer")
    assert not match.can_undo(seat)


def test_what_ended_the_game_cannot_be_taken_back():
    """Roles and hands have come out, even where the last choice asked nothing of chance."""
    without_chance = 0
    for seed in range(12):
        match = begun(seed)
        luck = Random(seed)
        while match.outcome is None:
            match.choose(asked(match).seat, luck.choice(asked(match).options))
        without_chance += match.moves[-1].chance == match.state.chance
        assert not any(match.can_undo(seat) for seat in range(4))
    assert without_chance > 0


def test_nothing_was_chosen_so_nothing_can_be_taken_back():
    match = begun()
    assert not any(match.can_undo(seat) for seat in range(4))
    with pytest.raises(IllegalChoice):
        match.undo(0)


def test_several_choices_can_be_taken_back_at_once():
    match = begun()
    before = everything(KATANA, match.state)
    for _ in range(5):
        match.choose(asked(match).seat, asked(match).options[-1])
    match.undo(0, 5)
    assert everything(KATANA, match.state) == before
    assert len(match.lines) == 6
    with pytest.raises(IllegalChoice):
        match.undo(0, 1)


def test_any_moment_of_a_match_can_be_looked_at():
    match = begun()
    moments = [everything(KATANA, match.state)]
    for _ in range(12):
        match.choose(asked(match).seat, asked(match).options[-1])
        moments.append(everything(KATANA, match.state))
    assert [everything(KATANA, match.state_at(step)) for step in range(13)] == moments


# The header


def test_a_match_notes_seats_names_options_and_seed():
    match = begun(7, 5, options={"geisha": "others", "sword_first": False})
    header = read_record(match.record()).header
    assert (header.game, header.version, header.seats, header.luck) == ("katana", KATANA.version, 5, QuickLuck("7"))
    assert header.names == NAMES[:5]
    assert header.options["geisha"] == "others"
    assert header.options["sword_first"] == "false"


@pytest.mark.parametrize("name", ["", "   ", "two\nlines", "one line\n", "two\u2028lines"])
def test_a_name_is_one_line_of_text(name):
    with pytest.raises(BadOption):
        begun(names=(name, "b", "c", "d"))


def test_everybody_has_a_name():
    with pytest.raises(BadOption):
        begun(names=("a", "b"))


@pytest.mark.parametrize("seats", [0, 2, 8, True])
def test_a_match_is_for_as_many_as_the_game_allows(seats):
    with pytest.raises(BadOption) as caught:
        begun(1, seats)
    assert caught.value.code == "bad-seats"
