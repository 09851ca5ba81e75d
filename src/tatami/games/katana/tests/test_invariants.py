"""Every invariant can fail: one thing on a sound table is spoiled at a time, and `check` names it."""

from collections.abc import Callable

import pytest

from tatami.core import Decision
from tatami.games.katana.state import EXHAUSTION, NOTHING, SHOGUN, Katana
from tatami.games.katana.tests.table import GAME, Player, Table, table


def in_play() -> Table:
    return table(a="bo parry", b=Player("bo", front="armour"))


def attacked() -> Table:
    t = in_play()
    t.say("a: attack c bo")
    return t


def won_by_sword() -> Table:
    t = table(a="bokken", b=Player(life=0), c=Player(life=0), d=Player(life=1))
    t.say("a: attack d bokken", "d: suffer")
    return t


def a_card_too_many(state: Katana) -> None:
    state.pile.append(0)


def a_card_too_few(state: Katana) -> None:
    state.pile.remove(0)


def fewer_than_no_permanents(state: Katana) -> None:
    state.focuses[2] = -1


def more_life_than_the_character(state: Katana) -> None:
    state.life[1] = 6


def less_than_no_life(state: Katana) -> None:
    state.life[1] = -1


def less_than_no_honour(state: Katana) -> None:
    state.honour[1] = -1


def no_honour(state: Katana) -> None:
    state.honour[1] = 0


def honour_from_nowhere(state: Katana) -> None:
    state.honour[0] += 1


def one_player_left(state: Katana) -> None:
    state.life = [5, 0, 0, 0]
    state.survey()


def left_alone_out_of_turn(state: Katana) -> None:
    state.turn = 2


def two_are_left(state: Katana) -> None:
    state.life[2] = 1
    state.survey()


def nobody_holds_cards(state: Katana) -> None:
    state.holding = 0


def nobody_lives(state: Katana) -> None:
    state.alive = 0


def nothing_is_laid(state: Katana) -> None:
    state.laid = 0


def nobody_is_guarded(state: Katana) -> None:
    state.guards = 0


def two_shoguns(state: Katana) -> None:
    state.roles = [SHOGUN, SHOGUN, *state.roles[2:]]


def twins(state: Katana) -> None:
    state.characters = [state.characters[3], *state.characters[1:3], state.characters[3]]
    state.survey()


def over_too_early(state: Katana) -> None:
    state.over = True


def over_without_a_reason(state: Katana) -> None:
    state.reason = NOTHING


def over_for_a_wrong_reason(state: Katana) -> None:
    state.reason = EXHAUSTION


def a_reason_too_early(state: Katana) -> None:
    state.reason = EXHAUSTION


def two_are_asked(state: Katana) -> None:
    state.asked = state.asked * 2


def nothing_is_offered(state: Katana) -> None:
    state.asked = [Decision(0, [], state.asked[0].frame)]


def offered_twice(state: Katana) -> None:
    state.asked = [Decision(0, [0, 0], state.asked[0].frame)]


def a_card_left_resolving(state: Katana) -> None:
    state.resolving = state.pile.pop()


def nothing_to_answer(state: Katana) -> None:
    state.discards.append(state.resolving)
    state.resolving = NOTHING


def a_harmless_player_is_asked(state: Katana) -> None:
    state.pile += state.hands[2]
    state.hands[2] = []
    state.survey()


def out_of_turn(state: Katana) -> None:
    state.turn = 1


SPOILED: list[tuple[Callable[[], Table], Callable[[Katana], None], str]] = [
    (in_play, a_card_too_many, "there are 6 bo, not 5"),
    (in_play, a_card_too_few, "there are 4 bo, not 5"),
    (in_play, fewer_than_no_permanents, "fewer than no focus"),
    (in_play, more_life_than_the_character, "seat 1 has 6 life of 5"),
    (in_play, less_than_no_life, "seat 1 has -1 life of 5"),
    (in_play, less_than_no_honour, "seat 1 has -1 honour"),
    (in_play, no_honour, "R7.6"),
    (in_play, honour_from_nowhere, "R2.6"),
    (in_play, one_player_left, "one player is left and the game goes on"),
    (won_by_sword, left_alone_out_of_turn, "R9.4"),
    (won_by_sword, two_are_left, "a sword victory with others alive"),
    (in_play, nobody_holds_cards, "holding is 0"),
    (in_play, nobody_lives, "alive is 0"),
    (in_play, nothing_is_laid, "laid is 0"),
    (in_play, nobody_is_guarded, "guards is 0"),
    (in_play, two_shoguns, "there is one shogun"),
    (in_play, twins, "a character plays twice"),
    (in_play, over_too_early, "the game is over and somebody is asked"),
    (won_by_sword, over_without_a_reason, "the game ended without a reason"),
    (won_by_sword, over_for_a_wrong_reason, "exhaustion ended the game with honour left"),
    (in_play, a_reason_too_early, "the game goes on and has a reason to be over"),
    (in_play, two_are_asked, "Katana asks one seat at a time"),
    (in_play, nothing_is_offered, "somebody is asked and has no answer"),
    (in_play, offered_twice, "a choice is offered twice"),
    (in_play, a_card_left_resolving, "a card rests in the resolving zone"),
    (attacked, nothing_to_answer, "a card rests in the resolving zone"),
    (attacked, a_harmless_player_is_asked, "R4.7"),
    (in_play, out_of_turn, "somebody plays out of turn"),
]


@pytest.mark.parametrize(("sound", "spoil", "words"), SPOILED, ids=[spoil.__name__ for _, spoil, _ in SPOILED])
def test_what_is_spoiled_is_named(sound: Callable[[], Table], spoil: Callable[[Katana], None], words: str):
    state = sound().state
    GAME.check(state)
    spoil(state)
    with pytest.raises(AssertionError) as broken:
        GAME.check(state)
    assert words in str(broken.value)
