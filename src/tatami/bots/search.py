# hot
"""Information-set Monte-Carlo tree search over determinizations (worlds that are imagined from the view).

Every iteration takes another world that looks the same to the seat that searches. It goes down the tree with the
options of that world, plays a rollout by the game's rollout policy, and values its end by the game's win chances.
Every seat seeks its own chance to win; team-mates share it, and so do all players of a cooperative game.
"""

from collections.abc import Callable
from typing import Any, Final

from tatami.bots.tree import Edge, Key, Node
from tatami.core._types import i64
from tatami.core.chance import advance, seeded
from tatami.core.game import Game
from tatami.core.playouts import play_at_random
from tatami.core.state import Decision, State, carry_out, is_hidden

MOST_WORLDS: Final = 200  # Determinizations for one question. After that they are used again, with other luck.
LONGEST: Final = 20_000  # Decisions of one iteration. No game comes near.
ALIKE: Final = 4  # So many worlds must have foreseen the view for the tree to be kept.
FINE: Final = 1 << 20
NOT_SHOWN: Final = -1  # It stands for a choice in the trees of those who do not see it.


class Settings:
    """The constants of a search, unless a game has better ones: `Mind.search`, docs/decisions/search.md."""

    __slots__ = (
        *("caution", "cut", "doubt", "exploration", "follows_policy", "halves", "has_tree_a_seat", "iterations"),
        *("quiet_moments", "seconds", "slips", "tells_luck"),
    )

    def __init__(
        self,
        iterations: int = 1000,
        seconds: float = 1.0,
        exploration: float = 0.6,
        has_tree_a_seat: bool = True,
        follows_policy: bool = True,
        cut: int = 10,
        slips: float = 0.1,
        doubt: float = 0.3,
        quiet_moments: int = 0,
        tells_luck: bool = True,
        halves: bool = False,
        caution: float = 3.0,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds  # The budget in time, where a clock is given.
        self.exploration = exploration  # The constant of the selection rule (PUCT).
        self.has_tree_a_seat = has_tree_a_seat  # Every seat has a tree over its own information sets.
        self.follows_policy = follows_policy  # Rollouts follow the game's policy; otherwise they are uniform.
        self.cut = cut  # A rollout is valued after so many decisions; 0 plays it to its end.
        self.slips = slips  # How often a player of a rollout chooses at random instead (epsilon).
        self.doubt = doubt  # How much less a value is trusted that was seen once.
        # A rollout is valued at the so-manieth quiet moment, the first where it begins; with 0 the cut decides.
        self.quiet_moments = quiet_moments
        self.halves = halves  # Sequential halving in place of a tree: `halving`.
        self.caution = caution  # There: how many standard errors an option must be better than the best hint.
        self.tells_luck = tells_luck  # What luck has shown belongs to an information set.


class Search:
    """The search of one seat. It knows a view, a decision and the rules, and imagines the rest."""

    def __init__(self, game: Game, seed: int | str, settings: Settings, clock: Callable[[], float] | None) -> None:
        self.game = game
        mind = game.mind  # Its functions are kept here, where compiled code reaches them at once.
        self.policy: Any = mind.rollout
        self.win_chances: Any = mind.win_chances
        self.is_quiet: Any = mind.is_quiet
        self.luck_shown: Any = mind.luck_shown
        self.settings = settings
        self.clock = clock
        self.chance: i64 = seeded(seed)
        self.view: Any = None
        self.seat = 0
        self.roots: list[Node] = []
        self.worlds: list[State] = []
        self.iterations = 0  # It counts those of the last question.
        self.is_kept = False  # The last question began with the tree of the one before.
        self.last_choice = 0
        self.last_shown = 0  # What the other seats saw of the last choice.
        self.before: dict[int, int] = {}  # The visits that a kept tree begins with.
        self.luck = 0  # What luck shows now.
        self.slip_limit = int(settings.slips * FINE)

    def __call__(self, view: Any, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        self.begin(view, decision)
        self.think(decision)
        root = self.roots[self.tree_of(decision.seat)]
        self.last_choice = root.most_trusted(decision.options, self.settings.doubt).choice
        return self.last_choice

    # Before the first iteration

    def begin(self, view: Any, decision: Decision) -> None:
        """Roots and worlds for this question: those of the last one, if it foresaw exactly this view."""
        self.is_kept = self.can_keep(view, decision)
        self.view = view
        self.seat = decision.seat
        self.iterations = 0
        if self.is_kept:
            self.roots = [self.after_choice(tree, decision) for tree in range(len(self.roots))]
        else:
            self.roots = [Node() for _ in range(self.count_trees(view))]
        self.worlds = []
        root = self.roots[self.tree_of(decision.seat)]
        if not root.has_all(decision.options):
            root.learn(decision.options, list(self.game.mind.hints(view, decision)))
        self.before = {option: root.edges[option].visits for option in decision.options}

    def count_trees(self, view: Any) -> int:
        return self.imagined(view).seats if self.settings.has_tree_a_seat else 1

    def tree_of(self, seat: int) -> int:
        return seat if self.settings.has_tree_a_seat else 0

    def can_keep(self, view: Any, decision: Decision) -> bool:
        """A tree holds on if its worlds show after my choice what I see now: then I have learnt nothing since."""
        if len(self.worlds) < ALIKE or decision.seat != self.seat:
            return False
        for world in self.worlds[:ALIKE]:
            copy = world.clone()
            asked = mine(copy, self.seat)
            self.last_shown = NOT_SHOWN if is_hidden(copy, asked) else self.last_choice
            carry_out(copy, asked, self.last_choice)
            if not copy.asked or copy.asked[0].seat != decision.seat:
                return False
            if copy.asked[0].options != decision.options or self.game.view(copy, decision.seat) != view:
                return False
            self.luck = self.luck_of(copy)
        return True

    def luck_of(self, state: State) -> int:
        return self.luck_shown(state) if self.settings.tells_luck else 0

    def after_choice(self, tree: int, decision: Decision) -> Node:
        label = self.last_choice if tree == self.tree_of(self.seat) else self.last_shown
        found = self.roots[tree].children.get((label, decision.seat, decision.prompt, self.luck))
        return Node() if found is None else found

    # Thinking

    def think(self, decision: Decision) -> None:
        """Iterations until the budget is spent."""
        settings = self.settings
        clock = self.clock
        ends = 0.0 if clock is None else clock() + settings.seconds
        root = self.roots[self.tree_of(decision.seat)]
        while self.iterations < settings.iterations:
            edge = root.pick(decision.options, settings.exploration)
            self.iterate(root, edge, self.world(edge.visits - self.before[edge.choice]))
            self.iterations += 1
            if clock is not None and clock() >= ends:
                break

    def world(self, number: int) -> State:
        """The world for the next look at an option: its first look is in the first world, and so on, so that options
        are compared in the same worlds and with the same luck."""
        place = number % MOST_WORLDS
        while len(self.worlds) <= place:
            self.worlds.append(self.imagined(self.view))
        kept = self.worlds[place]
        copy = kept.clone()
        if number != place:
            copy.chance = seeded(f"{kept.chance}/{number}")
        return copy

    def imagined(self, view: Any) -> State:
        self.chance = advance(self.chance)
        world: State = self.game.imagine(view, self.chance)
        return world

    def iterate(self, root: Node, first: Edge, state: State) -> None:
        """One iteration: selection in the trees, a rollout, and the values back up the path."""
        exploration = self.settings.exploration
        path: list[Edge] = [first]
        nodes: list[Node] = [root]
        seats: list[int] = [self.seat]
        at: list[Node | None] = list(self.roots)
        decision = mine(state, self.seat)
        choice = first.choice
        inside = len(at)  # So many trees have not been left yet.
        while inside > 0:
            seat = decision.seat
            visible = NOT_SHOWN if is_hidden(state, decision) else choice
            carry_out(state, decision, choice)
            if not state.asked:
                break
            decision = state.asked[0]
            inside = self.descend(at, seat, choice, visible, decision, self.luck_of(state))
            if inside == 0:
                break
            options = decision.options
            here = at[self.tree_of(decision.seat)]
            if len(options) == 1:
                choice = options[0]
            elif here is None:
                choice = self.by_policy(state, decision)
            else:
                if not here.has_all(options):
                    here.learn(options, list(self.policy(state, decision)))
                edge = here.pick(options, exploration)
                path.append(edge)
                nodes.append(here)
                seats.append(decision.seat)
                choice = edge.choice
        values = self.rollout(state)
        for edge, node, seat in zip(path, nodes, seats):
            value = values[seat]
            edge.visits += 1
            edge.total += value
            node.visits += 1
            node.total += value

    def descend(
        self, at: list[Node | None], seat: int, choice: int, visible: int, decision: Decision, luck: int
    ) -> int:
        """Every tree follows what its seat sees of the choice; how many still know the way."""
        inside = 0
        prompt = decision.prompt
        done: Key = (choice, decision.seat, prompt, luck)
        shown: Key = done if visible == choice else (visible, decision.seat, prompt, luck)
        for tree in range(len(at)):
            node = at[tree]
            if node is not None:
                owner = tree if self.settings.has_tree_a_seat else self.seat
                following = node.child(done if owner == seat else shown)
                at[tree] = following
                if following is not None:
                    inside += 1
        return inside

    def rollout(self, state: State) -> list[float]:
        """Play a world on, and give each seat's chance to win it then. Where the game cannot judge a world that is
        cut short, random choices play the rest: they are quick."""
        stop = self.settings.cut
        quiet = self.settings.quiet_moments
        by_policy = self.settings.follows_policy
        played = seen = 0
        while state.asked:
            if quiet and self.is_quiet(state):
                seen += 1
            if seen == quiet if quiet else stop and played == stop:
                chances = list(self.win_chances(state))
                if chances:
                    return chances
                play_at_random(state)
                break
            decision = state.asked[0]
            options = decision.options
            if len(options) == 1:
                choice = options[0]
            elif by_policy:
                choice = self.by_policy(state, decision)
            else:
                choice = options[state.below(len(options))]
            carry_out(state, decision, choice)
            played += 1
            assert played < LONGEST, "a game comes to an end"
        return list(self.win_chances(state))

    def by_policy(self, state: State, decision: Decision) -> int:
        """The choice of a player in a rollout: what the policy rates best, now and then any option."""
        options = decision.options
        if self.slip_limit and state.below(FINE) < self.slip_limit:
            return options[state.below(len(options))]
        ratings = self.policy(state, decision)
        best = options[0]
        highest = -1e18
        for option, rating in zip(options, ratings):
            if rating > highest:
                highest = rating
                best = option
        return best


def mine(state: State, seat: int) -> Decision:
    """The decision of a seat, of all that are open."""
    for decision in state.asked:
        if decision.seat == seat:
            return decision
    raise AssertionError("an imagined world asks what the table asks")
