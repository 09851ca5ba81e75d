"""Sealed luck: the stream, the words of core that draw, and the hashes that promise it."""

import copy
import json
import pickle
from collections import Counter
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from tatami import is_compiled
from tatami.core import commitment
from tatami.core.chance import advance, advanced, seeded
from tatami.core.commitment import Pledge, Secret
from tatami.core.errors import BadOption
from tatami.core.game import SEALED_START, Game, is_all_from
from tatami.core.luck import WORDS, Luck, Seal
from tatami.core.state import State
from tatami.games import MODULES, load

KEY = bytes(range(32))
VECTORS = json.loads(Path(__file__).with_name("luck_vectors.json").read_text("utf-8"))


class Script(Luck):
    """Scripted luck, the third kind: a draw beyond the script says how many numbers there are to choose from."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def below(self, sides: int) -> int:
        if not self.numbers:
            raise LookupError(sides)
        self.draws += 1
        return self.numbers.pop(0)


class Words(Seal):
    """A seal whose words are given, to look at the rejection alone."""

    def __init__(self, *words: int) -> None:
        super().__init__(KEY)
        self._words = [*reversed(words)]


# The stream


def test_blocks_are_the_keyed_hashes_of_a_counter_and_words_have_their_lowest_byte_first():
    seal = Seal(KEY)
    blocks = [blake2b(number.to_bytes(8, "little"), key=KEY).digest() for number in range(3)]
    stream = b"".join(blocks)
    words = [int.from_bytes(stream[place : place + 4], "little") for place in range(0, len(stream), 4)]
    assert [seal.below(WORDS) for _ in words] == words
    assert seal.draws == len(words) == 48


@pytest.mark.parametrize("sides", [3, 5, 6, 7, 1000, WORDS - 1, WORDS // 2 + 1])
def test_words_that_would_favour_some_numbers_are_rejected_and_no_others(sides):
    fair = WORDS // sides * sides
    assert Words(fair - 1, 1).below(sides) == sides - 1
    assert Words(0, 1).below(sides) == 0
    rejecting = Words(fair, WORDS - 1, 0, 2)
    assert rejecting.below(sides) == 0 and rejecting.below(sides) == 2
    assert rejecting.draws == 2, "a rejected word is no draw"


@pytest.mark.skipif(is_compiled(), reason="compiled, the size of a word cannot be changed")
def test_the_rejection_is_without_any_bias(monkeypatch):
    """All words of a smaller size, each once: every number comes equally often, whatever the number of sides."""
    monkeypatch.setattr("tatami.core.luck.WORDS", 256)
    for sides in range(1, 257):
        every = Words(*range(256))
        drawn = Counter(every.below(sides) for _ in range(256 // sides * sides))
        assert drawn == dict.fromkeys(range(sides), 256 // sides), sides


def test_a_seal_draws_no_number_below_none_or_too_many():
    for sides in (0, -1, WORDS + 1):
        with pytest.raises(AssertionError):
            Seal(KEY).below(sides)


def test_a_key_has_32_bytes():
    for key in (b"", KEY[:16], KEY + b"x"):
        with pytest.raises(AssertionError):
            Seal(key)


@pytest.mark.parametrize("closed", [Seal(KEY), Secret(KEY)])
def test_seals_and_secrets_show_nothing_and_are_not_copied(closed):
    assert str(closed) == repr(closed) == f"{closed}" in ("<sealed luck>", "<secret>")
    for write in (pickle.dumps, copy.copy, copy.deepcopy, json.dumps, msgspec.json.encode, msgspec.msgpack.encode):
        with pytest.raises(TypeError):
            write(closed)


# Tables


def drawing(game, state):
    """The table when chance was first asked: at the deal, or by the first choices where that draws nothing."""
    while not state.seal.draws:
        asked = game.decisions(state)[0]
        game.apply(state, asked.seat, asked.options[0])
    return state


@pytest.mark.parametrize("name", MODULES)
def test_a_sealed_table_draws_everything_from_its_seal_and_its_copies_nothing(name):
    game = load(name)
    one, same, other = (drawing(game, game.new(game.seats[-1], Seal(key))) for key in (KEY, KEY, bytes(32)))
    assert one.seal is not None and one.seal.draws and one.chance == same.chance
    assert game.referee(one) == game.referee(same) != game.referee(other)
    assert game.clone(one).seal is None
    for seat in (0, None):
        assert game.imagine(game.view(one, seat), 1).seal is None
    while not one.over and one.steps < 2000:
        asked = one.asked[0]
        game.apply(one, asked.seat, asked.options[one.steps % len(asked.options)])
    assert is_all_from(one.seal, one)
    with pytest.raises(TypeError):
        pickle.dumps(one)


def test_a_game_that_deals_with_another_luck_is_found():
    wiring = load("chohan").wiring

    def forgetful(seats, chance, seal, rules):
        return wiring.deal(seats, chance, None, rules)

    def late(seats, chance, seal, rules):
        state = wiring.deal(seats, chance, None, rules)
        state.seal = seal
        return state

    for deal, why in ((forgetful, "another luck"), (late, "quick luck beside")):
        game = Game(replace(wiring, deal=deal))
        assert game.new(3, 1).asked
        with pytest.raises(AssertionError, match=why):
            game.new(3, Seal(KEY))


def test_the_words_that_draw_say_the_same_as_draws_one_by_one():
    for kind in (lambda: None, lambda: Seal(KEY)):
        start = seeded(5)
        many, single = State(2, start, kind()), State(2, start, kind())
        pile, hand = list(range(40)), [7]
        rest = pile[:]
        many.draw(12, pile, hand)
        assert hand == [7, *(single.draw_one(rest) for _ in range(12))] and pile == rest
        worth = [1, 10, 100, 1000, 10_000, 100_000]
        assert many.throw(9, worth) == sum(worth[single.below(6)] for _ in range(9))
        assert many.chance == single.chance == advanced(start, 21)


def test_chance_can_be_advanced_many_draws_at_once():
    chance = start = SEALED_START
    for draws in range(200):
        assert advanced(start, draws) == chance
        chance = advance(chance)


def test_scripted_luck_needs_no_change_of_a_game():
    """A draw beyond the script asks for one: a chance node, for the tools of game theory."""
    game = load("chohan")
    with pytest.raises(LookupError, match="3"):
        game.new(3, Script())
    state = game.new(3, Script(2))
    assert state.asked[0].seat == 2, "the dealer was scripted"


# Promises and pledges


def test_the_vectors_of_the_commitment_scheme():
    """The same file is there for programs in other languages."""
    secret = Secret.from_hex(VECTORS["secret"])
    assert commitment.promise_of(VECTORS["table"], secret) == VECTORS["promise"]
    pledges = []
    for row in VECTORS["seats"]:
        if "text" in row:
            assert commitment.share_from(row["text"]) == row["share"]
        if row["share"] is not None:
            assert commitment.pledge_of(row["share"]) == row["pledge"]
        pledges.append(Pledge(row["pledge"], row["share"] if row["is_opened"] else None))
    assert commitment.closed_list(VECTORS["promise"], pledges) == VECTORS["list"]
    made_of = VECTORS["setting"], VECTORS["table"], VECTORS["promise"], pledges
    assert commitment.setting_hash(*made_of) == VECTORS["setting_hash"]
    key = commitment.key_of(secret, *made_of)
    assert key.hex() == VECTORS["key"]
    seal = Seal(key)
    assert [seal.below(sides) for sides in VECTORS["sides"]] == VECTORS["numbers"]
    assert commitment.known_key(VECTORS["known"]["seed"]).hex() == VECTORS["known"]["key"]


def test_the_key_hangs_on_everything_that_was_laid_open():
    secret, share = Secret(KEY), commitment.share_from("mine")
    opened, withheld = Pledge(commitment.pledge_of(share), share), Pledge(commitment.pledge_of(share))
    promise = commitment.promise_of("t", secret)
    keys = [
        commitment.key_of(secret, ["game katana 1"], "t", promise, [opened, Pledge()]),
        commitment.key_of(secret, ["game katana 1"], "t", promise, [withheld, Pledge()]),
        commitment.key_of(secret, ["game katana 1"], "t", promise, [Pledge(), opened]),
        commitment.key_of(secret, ["game katana 1"], "t", promise, [Pledge(), Pledge()]),
        commitment.key_of(secret, ["game katana 2"], "t", promise, [opened, Pledge()]),
        commitment.key_of(secret, ["game katana 1"], "u", promise, [opened, Pledge()]),
        commitment.key_of(Secret(bytes(32)), ["game katana 1"], "t", promise, [opened, Pledge()]),
    ]
    assert len(set(keys)) == len(keys)


def test_a_share_that_was_not_pledged_is_refused():
    mine, other = commitment.share_from("mine"), commitment.share_from("other")
    pledge = commitment.pledge_of(mine)
    assert commitment.is_opened_by(pledge, mine) and not commitment.is_opened_by(pledge, other)
    assert not commitment.is_opened_by(pledge, "é") and not commitment.is_opened_by(pledge, mine.upper())
    for wrong in ((pledge, other), (None, mine), ("c", None), (pledge, "")):
        with pytest.raises(BadOption) as refused:
            Pledge(*wrong)
        assert refused.value.code == "bad-luck"
    for wrong in ("", "a" * 63, "A" * 64, mine + "\n"):
        with pytest.raises(BadOption):
            commitment.pledge_of(wrong)
        with pytest.raises(BadOption):
            Secret.from_hex(wrong)
    with pytest.raises(BadOption):
        Secret(b"short")
