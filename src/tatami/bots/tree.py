# hot
"""The tree of a search: information sets, and for each option how often it was chosen and what came of it."""

from math import exp, sqrt
from typing import Final

# Progressive widening: so many options are tried from the start, and so many more with the square root of the visits.
WIDTH: Final = 4.0
WIDENING: Final = 1.0
SHARPNESS: Final = 1.0  # The temperature of the prior, in spreads of the ratings: well rated options are tried more.
CAUTION: Final = 0.05  # First-play urgency: an untried option is believed to be so much worse than the mean.

# What was seen of a choice, who is asked next, what, and what luck showed: four places, but if their types were said
# mypyc would take the tuple apart and put it together again for every look into a dictionary.
Key = tuple[int | str, ...]


class Edge:
    """One option of a node; `offers` counts the worlds in which it was there to choose."""

    __slots__ = ("choice", "offers", "rating", "total", "visits")

    def __init__(self, choice: int, rating: float) -> None:
        self.choice = choice
        self.rating = rating
        self.offers = 0
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """An information set of one seat: all worlds that look alike to it meet here. The options that were picked from
    last are kept with their edges and shares: the next world mostly offers the same."""

    __slots__ = ("children", "edges", "last_edges", "last_options", "last_shares", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = NO_CHOICES
        self.children: dict[Key, Node] = NO_CHILDREN
        self.visits = 0
        self.total = 0.0
        self.last_options: list[int] = NO_OPTIONS
        self.last_edges: list[Edge] = NO_EDGES
        self.last_shares: list[float] = NO_WEIGHTS

    def has_all(self, options: list[int]) -> bool:
        """Has every option been rated?"""
        return options == self.last_options or all(option in self.edges for option in options)

    def learn(self, options: list[int], ratings: list[float]) -> None:
        """Note options that were never on offer here before."""
        if not self.edges:
            self.edges = {}
        for option, rating in zip(options, ratings):
            if option not in self.edges:
                self.edges[option] = Edge(option, rating)

    def pick(self, options: list[int], exploration: float) -> Edge:
        """The option to try next, by PUCT: what did well, and what has a high prior and was little tried."""
        if options != self.last_options:
            self.last_options = options  # The table's own list, which nobody changes.
            self.last_edges = [self.edges[option] for option in options]
            self.last_shares = shares([edge.rating for edge in self.last_edges])
        edges = self.last_edges
        weights = self.last_shares
        whole = 1.0
        room = int(WIDTH + WIDENING * sqrt(float(self.visits)))  # For mypyc: sqrt of a float is no Python call.
        if len(edges) > room:
            weights = weights[:]
            whole = narrow(weights, room)
        untried = self.total / self.visits - CAUTION if self.visits else 0.5
        best = edges[0]
        highest = -1e9
        for edge, weight in zip(edges, weights):
            edge.offers += 1
            if weight == 0.0 and not edge.visits:
                continue
            worth = edge.total / edge.visits if edge.visits else untried
            score = worth + exploration * weight / whole * sqrt(float(edge.offers)) / (1 + edge.visits)
            if score > highest:
                highest = score
                best = edge
        return best

    def most_trusted(self, options: list[int], doubt: float) -> Edge:
        """The option with the best lower bound: the mean less the doubt, which falls with the square root of the
        visits."""
        best = self.edges[options[0]]
        highest = -1e9
        for option in options:
            edge = self.edges[option]
            score = edge.mean - doubt / sqrt(float(edge.visits)) if edge.visits else -1e8 + edge.rating
            if score > highest:
                highest = score
                best = edge
        return best

    def child(self, key: Key) -> "Node | None":
        """The node after something was seen; None if this is the first time, and then it is there the next time."""
        found = self.children.get(key)
        if found is None:
            if not self.children:
                self.children = {}
            self.children[key] = Node()
        return found


def shares(ratings: list[float]) -> list[float]:
    """The prior of each option, from its rating: all together 1."""
    count = len(ratings)
    mean = sum(ratings) / count
    spread = 0.0
    for rating in ratings:
        spread += abs(rating - mean)
    if spread == 0.0:
        return [1.0 / count] * count
    scale = SHARPNESS * spread / count
    best = max(ratings)
    weights = [exp((rating - best) / scale) for rating in ratings]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def narrow(weights: list[float], room: int) -> float:
    """Leave room for the heaviest only, among equals for the first: the others get nothing. What is left in all."""
    floor = sorted(weights)[-room]
    equals = room
    for weight in weights:
        if weight > floor:
            equals -= 1
    whole = 0.0
    for place, weight in enumerate(weights):
        if weight == floor and equals > 0:
            equals -= 1
        elif weight <= floor:
            weights[place] = 0.0
        whole += weights[place]
    return whole


# What a new node has until somebody comes here again, and most are seen once; never written into.
NO_CHOICES: Final[dict[int, Edge]] = {}
NO_CHILDREN: Final[dict[Key, Node]] = {}
NO_OPTIONS: Final[list[int]] = []
NO_EDGES: Final[list[Edge]] = []
NO_WEIGHTS: Final[list[float]] = []
