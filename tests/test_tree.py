"""The tree of a search: which options are looked at, and how often."""

from tatami.bots.tree import Node, shares


def looks(ratings: list[float], count: int, exploration: float) -> dict[int, int]:
    """How often each option was looked at, of those that were, when all of them do equally well."""
    node = Node()
    options = list(range(len(ratings)))
    node.learn(options, ratings)
    for _ in range(count):
        edge = node.pick(options, exploration)
        for seen in (edge, node):
            seen.visits += 1
            seen.total += 0.5
    return {option: edge.visits for option, edge in node.edges.items() if edge.visits}


def test_many_options_are_looked_at_little_by_little():
    tried = looks([float(option) for option in range(100)], 30, 1.0)
    assert 99 in tried and len(tried) < 12 and min(tried) > 80


def test_of_many_equal_options_no_few_take_all_looks():
    tried = looks([1.0] * 100, 60, 0.4)
    assert len(tried) == 11 and max(tried.values()) < 12, "as many as there is room for"


def test_shares_follow_the_ratings_and_make_a_whole():
    assert shares([1.0, 1.0]) == [0.5, 0.5]
    low, high = shares([0.0, 5.0])
    assert high > 2 * low and abs(low + high - 1) < 1e-9
