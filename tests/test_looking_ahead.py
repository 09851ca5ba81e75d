"""Bots that look ahead: they see no state, keep their budget, and find what there is to find."""

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest

from tatami import bots
from tatami.bots.greedy import Greedy
from tatami.bots.halving import Halving
from tatami.bots.search import NOT_SHOWN, Search, Settings
from tatami.core import Choice, Choices, Decision, Frame, Game, Outcome, State, settle
from tatami.core.luck import Luck
from tatami.core.outcome import WhyNot
from tatami.core.playouts import play_at_random
from tatami.core.state import is_hidden
from tatami.core.wiring import Mind, Wiring, nothing_shown
from tatami.games import load
from tests.tables import along, every_game, finished

AHEAD = [
    "greedy",
    "search:2",
    "search:2:way=tree:trees=one",
    "search:2:rollouts=random",
    "search:2:cut=5",
    "search:6:way=halving",
    "search:6:way=tree",
]


class Coins(State):
    """Two seats; `purse` is what each has, `secret` what each has laid down unseen."""

    __slots__ = ("purse", "secret")

    def __init__(self, seats: int, chance: int, seal: Luck | None = None) -> None:
        super().__init__(seats, chance, seal)
        self.purse = [0] * seats
        self.secret = [0] * seats

    def clone(self) -> "Coins":
        copy = Coins(self.seats, self.chance)
        copy.copy_table(self)
        copy.purse = self.purse[:]
        copy.secret = self.secret[:]
        return copy


class Take(Frame[Coins]):
    """Take one to three coins, in turn; whoever takes the last of seven wins."""

    name = "take"

    def options(self, state: Coins) -> list[int]:
        return list(range(1, min(3, 7 - sum(state.purse)) + 1))

    def answer(self, state: Coins, seat: int, choice: int) -> None:
        state.purse[seat] += choice
        state.secret = [0, 0]
        if sum(state.purse) == 7:
            state.over = True
            state.secret[seat] = 1
        else:
            state.become(Take(1 - seat))


class Lay(Frame[Coins]):
    """Both lay down one to three at once and unseen; seat 0 wins if they are equal, or with a three against a one."""

    name = "lay"

    def proceed(self, state: Coins) -> None:
        waiting = [seat for seat in (0, 1) if not state.secret[seat]]
        if waiting:
            state.asked = [Decision(seat, [1, 2, 3], self) for seat in waiting]
        else:
            state.over = True
            first, second = state.secret
            state.secret = [1, 0] if first == second or (first, second) == (3, 1) else [0, 1]

    def answer(self, state: Coins, seat: int, choice: int) -> None:
        state.secret[seat] = choice


class Hide(Frame[Coins]):
    """Seat 0 hides coins twice, unseen."""

    name = "hide"
    is_secret = True
    __hash__ = None

    def __eq__(self, other: object) -> bool:  # it is part of the view
        return isinstance(other, Hide)

    def options(self, state: Coins) -> list[int]:
        return [1, 2, 3]

    def answer(self, state: Coins, seat: int, choice: int) -> None:
        if state.secret[0]:
            state.over = True
            state.secret = [1, 0]
        else:
            state.secret[0] = choice


class Toss(Frame[Coins]):
    """Seat 0 takes 1, a win in six of ten games, or 2: then a coin falls for all to see, and it is to be named."""

    name = "toss"

    def options(self, state: Coins) -> list[int]:
        return [1, 2]

    def answer(self, state: Coins, seat: int, choice: int) -> None:
        fallen = state.purse[1]
        state.below(2)  # the first draw of such small seeds is always the same
        if fallen:
            has_won = choice == fallen
        elif choice == 1:
            has_won = state.below(10) < 6
        else:
            state.purse = [0, 1 + state.below(2)]
            return
        state.over = True
        state.secret = [1, 0] if has_won else [0, 1]


class CoinGame(Game):
    """The smallest game that can be searched. What a seat sees is a clone without the other's unseen coins."""

    def __init__(self, frame: type[Frame[Coins]]) -> None:
        self.frame = frame
        super().__init__(
            Wiring(
                name="coins",
                version=1,
                package=__name__,
                seats=(2,),
                options=object,
                choices=Choices([Choice(number, f"take {number}", "take") for number in (1, 2, 3)]),
                view_type=object,
                rules=lambda seats, options, content: None,
                deal=self.deal,
                view=seen_coins,
                referee=all_coins,
                imagine=imagined_coins,
                outcome=coins_won,
                check=lambda state: None,
                why_not=lambda state, seat, asked, touched: WhyNot("R1.1", "no"),
                mind=Mind(hints=wrong_hints, luck_shown=fallen_coin if frame is Toss else nothing_shown),
            )
        )

    def deal(self, seats: int, chance: int, seal: Luck | None, rules: object) -> State:
        state = Coins(seats, chance, seal)
        state.push(self.frame(0))
        return state


def seen_coins(state: Coins, seat: int | None) -> object:
    mine = tuple(own if other == seat else None for other, own in enumerate(state.secret))
    return tuple(state.purse), mine, tuple(type(frame)(frame.seat) for frame in state.stack), seat


def imagined_coins(view: object, seed: int) -> State:
    purse, secret, stack, _ = view
    state = Coins(2, seed % 1000 + 1)
    state.purse = list(purse)
    state.secret = [own or 0 for own in secret]
    state.stack = list(stack)
    settle(state)
    return state


def all_coins(state: Coins) -> object:
    return state.purse[:], state.secret[:], [frame.facts() for frame in state.stack], state.chance


def coins_won(state: Coins) -> Outcome | None:
    if not state.over:
        return None
    winner = state.secret.index(1)
    return Outcome("done", (winner,), (0, 0), (), ((winner,), (1 - winner,)))


def wrong_hints(view: object, decision: Decision) -> list[float]:
    return [-float(option) for option in decision.options]


def fallen_coin(state: Coins) -> int:
    return state.purse[1]


def asked_of(game: Game, state: State, seat: int) -> Decision:
    return next(decision for decision in game.decisions(state) if decision.seat == seat)


@pytest.mark.parametrize("name", ["search:200", "search:200:trees=one", "search:200:rollouts=random"])
def test_a_winning_choice_is_found_against_the_hints(name: str):
    game = CoinGame(Take)
    state = game.new(2, 1)
    state.purse = [2, 2]  # three are left: taking all of them wins
    settle(state)
    bot = bots.make(name, game, 1)
    assert bots.ask(bot, game.view(state, 0), asked_of(game, state, 0)) == 3


def test_a_choice_that_leaves_the_other_no_good_answer_is_found():
    game = CoinGame(Take)
    state = game.new(2, 1)
    assert bots.ask(bots.make("search:400", game, 1), game.view(state, 0), asked_of(game, state, 0)) == 3  # four left


def test_a_secret_choice_is_not_known_to_the_tree_of_the_other():
    """If the second could see what the first laid down it would always win, and the first would learn nothing."""
    game = CoinGame(Lay)
    state = game.new(2, 1)
    first = asked_of(game, state, 0)
    assert is_hidden(state, first)
    bot = Search(game, 1, Settings(iterations=300), None)
    bots.ask(bot, game.view(state, 0), first)
    theirs = bot.roots[1]
    assert {key[0] for key in theirs.children} == {NOT_SHOWN}
    assert max(edge.mean for edge in bot.roots[0].edges.values()) > 0.2
    answers = set()
    for laid in (1, 2, 3):
        after = game.clone(state)
        game.apply(after, 0, laid)
        bot = Search(game, 1, Settings(iterations=60), None)
        answers.add(bots.ask(bot, game.view(after, 1), asked_of(game, after, 1)))
        assert {key[0] for key in bot.roots[0].children} == {NOT_SHOWN}
    assert len(answers) == 1, "what the first has laid down unseen makes no difference to the second"


@pytest.mark.parametrize(("luck", "choice"), [("told", 2), ("mixed", 1)])
def test_a_tree_that_tells_throws_apart_sees_what_can_be_made_of_them(luck: str, choice: int):
    """Naming a coin that lies there always wins; who mixes up how it fell finds that it wins every other time."""
    game = CoinGame(Toss)
    state = game.new(2, 1)
    bot = bots.make(f"search:600:exploration=0.2:luck={luck}", game, 1)
    assert bots.ask(bot, game.view(state, 0), asked_of(game, state, 0)) == choice


def test_playouts_rest_where_the_game_is_quiet():
    """Worlds are valued at the quiet moments that are asked for, and not between them."""
    valued: list[int] = []

    def is_quiet(state: Coins) -> bool:
        return sum(state.purse) % 2 == 0

    def win_chances(state: Coins) -> list[float]:
        if not state.over:
            valued.append(sum(state.purse))
        return [0.5, 0.5]

    mind = Mind(hints=wrong_hints, is_quiet=is_quiet, win_chances=win_chances)
    game = Game(replace(CoinGame(Take).wiring, mind=mind))
    state = game.new(2, 1)
    bots.ask(bots.make("search:40:quiet=1", game, 1), game.view(state, 0), asked_of(game, state, 0))
    assert valued and not any(purse % 2 for purse in valued)


def test_the_tree_is_kept_only_if_it_foresaw_the_view():
    game = load("katana")
    state = game.new(3, 6)
    kept = []
    searchers = [Search(game, seat, Settings(iterations=12, cut=3), None) for seat in range(3)]
    while len(kept) < 8 and (asked := game.decisions(state)):
        decision = asked[0]
        bot = searchers[decision.seat]
        choice = bots.ask(bot, game.view(state, decision.seat), decision)
        if len(decision.options) > 1:
            kept.append(bot.is_kept)
        game.apply(state, decision.seat, choice)
    assert True in kept and False in kept


def test_the_tree_of_the_other_is_kept_after_a_secret_choice():
    game = CoinGame(Hide)
    state = game.new(2, 1)
    bot = Search(game, 1, Settings(iterations=60), None)
    game.apply(state, 0, bots.ask(bot, game.view(state, 0), asked_of(game, state, 0)))
    (theirs,) = bot.roots[1].children.values()
    bots.ask(bot, game.view(state, 0), asked_of(game, state, 0))
    assert bot.is_kept and bot.roots[1] is theirs


def test_halving_finds_the_coins_that_win():
    game = CoinGame(Take)
    state = game.new(2, 1)
    state.purse = [3, 2]
    settle(state)
    bot = bots.make("search:90:way=halving", game, 1)
    assert bots.ask(bot, game.view(state, 0), asked_of(game, state, 0)) == 2  # the hints say 1


def test_halving_drops_the_worse_half_and_never_the_favourite():
    game = load("katana")
    state = game.new(5, 1)
    decision = state.asked[0]
    view = game.view(state, decision.seat)
    bot = Halving(game, 1, Settings(iterations=120, cut=3), None)
    bots.ask(bot, view, decision)
    ratings = list(game.mind.hints(view, decision))
    favourite = decision.options[ratings.index(max(ratings))]
    counts = sorted(len(looks) for looks in bot.values.values())
    assert counts[0] < counts[-2] == counts[-1] == len(bot.values[favourite])
    assert bot.iterations == sum(counts) <= 120


@pytest.mark.parametrize(("caution", "choice"), [(0.0, 2), (0.9, 2), (1.1, 1), (3.0, 1)])
def test_the_best_hint_is_given_up_only_for_what_is_better_beyond_the_caution(caution: float, choice: int):
    bot = Halving(load("katana"), 1, Settings(caution=caution), None)
    bot.values = {1: [0.4] * 4, 2: [0.7, 0.3, 0.7, 0.3]}  # better by 0.1, give or take 0.1
    assert bot.preferred(1) == choice


def test_every_round_of_the_halving_has_its_share_of_the_clock():
    game = load("katana")
    state = game.new(5, 1)
    ticks = itertools.count()
    bot = Halving(game, 1, Settings(iterations=10_000, seconds=12, cut=2), lambda: float(next(ticks)))
    bots.ask(bot, game.view(state, state.asked[0].seat), state.asked[0])
    assert len(bot.values) == 8, "three rounds of four ticks"
    assert sorted(len(looks) for looks in bot.values.values()) == [4, 4, 4, 4, 8, 8, 12, 12]


@pytest.mark.parametrize("iterations", range(1, 31))
def test_halving_keeps_to_the_smallest_budget(iterations: int):
    game = load("katana")
    state = game.new(5, 1)
    bot = Halving(game, 1, Settings(iterations=iterations, cut=2), None)
    assert bots.ask(bot, game.view(state, state.asked[0].seat), state.asked[0]) in state.asked[0].options
    assert bot.iterations <= iterations and (bot.iterations > 0 or iterations < 4)


@every_game
@pytest.mark.parametrize("name_of_bot", AHEAD)
def test_the_same_seed_and_iterations_give_the_same_answers(name: str, name_of_bot: str):
    game = load(name)
    answers = []
    for _ in range(2):
        state = game.new(game.seats[0], 3)
        players = [bots.make(name_of_bot, game, seat) for seat in range(state.seats)]
        said = []
        while len(said) < 2 and (asked := game.decisions(state)):
            decision = asked[-1]
            choice = bots.ask(players[decision.seat], game.view(state, decision.seat), decision)
            assert choice in decision.options
            said += [choice] if len(decision.options) > 1 else []
            game.apply(state, decision.seat, choice)
        answers.append(said)
    assert answers[0] == answers[1] and answers[0]


@every_game
def test_imagined_worlds_can_be_judged_and_answered_by_policy(name: str):
    game = load(name)
    state = game.new(game.seats[-1], 2)
    while state.asked and state.steps < 120:
        decision = state.asked[0]
        ratings = list(game.mind.rollout(state, decision))
        assert len(ratings) == len(decision.options)
        chances = list(game.mind.win_chances(state))
        assert not chances or (len(chances) == state.seats and all(0 <= chance <= 1 for chance in chances))
        game.apply(state, decision.seat, decision.options[ratings.index(max(ratings))])


@every_game
def test_worlds_imagined_from_one_view_have_nothing_in_common(name: str):
    """What becomes of one does not show in the next, nor do worlds of other views that come in between."""
    game = load(name)
    for steps in (0, 7, 40, 90):
        state = game.new(game.seats[-1], 5)
        other = game.view(state, state.asked[0].seat)
        while state.asked and state.steps < steps:
            game.apply(state, state.asked[0].seat, state.asked[0].options[-1])
        if not state.asked:
            break
        view = game.view(state, state.asked[0].seat)
        looks = [game.referee(game.imagine(view, seed)) for seed in (1, 2)]
        play_at_random(game.imagine(view, 1))
        assert game.referee(game.imagine(view, 2)) == looks[1]
        play_at_random(game.imagine(other, 1))
        assert [game.referee(game.imagine(view, seed)) for seed in (1, 2)] == looks


@every_game
def test_the_chances_of_a_finished_game_is_who_won(name: str):
    game = load(name)
    for seed in range(3):
        state = finished(game, game.seats[seed % len(game.seats)], seed)
        outcome = game.outcome(state)
        assert outcome is not None
        assert [seat for seat, chance in enumerate(game.mind.win_chances(state)) if chance == 1.0] == sorted(
            outcome.winners
        )


def test_a_clock_ends_the_thoughts_and_nothing_else_does():
    game = load("chohan")
    state = game.new(3, 1)
    ticks = itertools.count()
    bot = Search(game, 1, Settings(iterations=10_000, seconds=20), lambda: float(next(ticks)))
    bots.ask(bot, game.view(state, 0), game.decisions(state)[0])
    assert bot.iterations == 20  # one tick before the first, one after each
    bot = Search(game, 1, Settings(iterations=7, seconds=20), None)
    bots.ask(bot, game.view(state, 0), game.decisions(state)[0])
    assert bot.iterations == 7


def answers_alike(game: Game, state: State, seat: int, bot: Callable[[], bots.Bot]) -> bool:
    """Does a bot answer alike in worlds that look the same to its seat? Each has its own truth, view and decision."""
    view = game.view(state, seat)
    asked = asked_of(game, state, seat)
    truth = game.referee(state)
    chosen = bots.ask(bot(), view, asked)
    assert game.referee(state) == truth, "whoever thinks changes nothing"
    for seed in (77, 78, 79):
        other = game.imagine(view, seed)
        assert game.referee(other) != truth
        theirs = asked_of(game, other, seat)
        assert theirs is not asked and theirs.options == asked.options
        assert game.view(other, seat) == game.view(state, seat)
        if bots.ask(bot(), game.view(other, seat), theirs) != chosen:
            return False
    return True


@every_game
@pytest.mark.parametrize("name_of_bot", [*bots.levels(), "greedy", "search:6:way=halving", "search:6:way=tree"])
def test_no_bot_can_tell_worlds_apart_that_look_the_same(name: str, name_of_bot: str):
    """Whatever the truth is behind a view, the answer is the same."""
    game = load(name)
    tables = along(game, game.seats[-1], steps=60)
    state = next(table for table in tables[6:] if len(table.asked[0].options) > 2)

    def bot() -> bots.Bot:
        ticks = itertools.count()  # so that the levels, which have budgets of their own, look only a few times
        return bots.make(name_of_bot, game, 1, lambda: next(ticks) / 10)

    assert answers_alike(game, state, state.asked[0].seat, bot)


class Whisper(Take):
    """A frame that holds what its seat may not know."""

    __slots__ = ("told",)
    __hash__ = None

    def __init__(self, seat: int, told: int = 0) -> None:
        super().__init__(seat)
        self.told = told

    def __eq__(self, other: object) -> bool:  # it is part of the view, which does not tell
        return isinstance(other, Whisper)


class Peeking:
    """Looks at what lies behind its decision."""

    def __call__(self, view: object, decision: Decision) -> int:
        return 2 if decision.frame.told else 1


def test_a_bot_that_peeks_at_the_frame_is_found_out():
    game = CoinGame(Whisper)
    state = game.new(2, 1)
    assert answers_alike(game, state, 0, Peeking), "nothing is whispered"
    state.become(Whisper(0, 1))
    settle(state)
    assert not answers_alike(game, state, 0, Peeking)


def test_greed_takes_what_wins_at_once():
    game = CoinGame(Take)
    state = game.new(2, 1)
    state.purse = [2, 2]
    settle(state)
    assert bots.ask(Greedy(game, 1), game.view(state, 0), asked_of(game, state, 0)) == 3
