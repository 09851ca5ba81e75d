# hot
"""The track: squares and their links, the two directions of the race, and how far a pawn can go.

Squares are numbered: the road from Start (0) clockwise, then the rough squares. A pawn stands on a node of its
circuit: the squares as they follow each other in its direction, and once more behind the finish, so that a place also
says whether the lap is done.
"""

from typing import Final

from tatami.games.dicium.crazy_cup.choices import ANOTHER_WAY, SQUARE

CLOCKWISE: Final = 0
COUNTER: Final = 1
KINDS: Final = ("start", "road", "garage", "ravine", "volcano", "cactus", "lake")
START: Final = 0
ROAD: Final = 1
GARAGE: Final = 2
RAVINE: Final = 3  # From here on it is rough ground, each with its technology.
TILE_BITS: Final = 2  # The tiles of a seat are an int, two bits a kind.
MOST_STEPS: Final = 15  # No movement is longer.
ONE_TILE: Final = [1 << TILE_BITS * tile for tile in range(len(KINDS) - RAVINE)]
TILES_FOR: Final = [3 << TILE_BITS * (kind - RAVINE) if kind >= RAVINE else 0 for kind in range(len(KINDS))]


def tile_of(packed: int) -> int:
    """The kind of a single tile. Whoever has two tiles and may choose which to spend spends one of them."""
    assert packed in ONE_TILE, "one tile is spent"
    return ONE_TILE.index(packed)


class Reach:
    """Where a pawn can go: choices of the squares ahead and of all, and the way to each, the last node first.

    `forks` has the squares to which different tiles lead, with the way that each of these tiles takes. (R7.10)
    """

    __slots__ = ("ahead", "by_way", "forks", "routes")

    def __init__(
        self,
        ahead: list[int],
        by_way: list[int],
        routes: dict[int, list[int]],
        forks: dict[int, dict[int, list[int]]],
    ) -> None:
        self.ahead = ahead
        self.by_way = by_way
        self.routes = routes
        self.forks = forks


class Circuit:
    """The track in one direction. Nodes from `finish` on lie behind the finishing line.

    `neighbours` are the nodes one step away, `square` the square of a node, `progress` grows along the race (two a
    square, a rough square between its ends), `back` is the node of one forced step back, `index` counts the road
    squares from Start to each square. `useful` has for each node and number of steps the tiles for the rough ground
    that is so near: no others make a difference.
    """

    __slots__ = ("back", "finish", "index", "kinds", "neighbours", "progress", "reaches", "square", "useful")

    def __init__(
        self,
        kinds: list[int],
        square: list[int],
        neighbours: list[list[int]],
        progress: list[int],
        back: list[int],
    ) -> None:
        self.kinds = kinds
        self.square = square
        self.neighbours = neighbours
        self.progress = progress
        self.back = back
        self.finish = len(kinds)
        self.index = [0] * len(kinds)
        for node in range(self.finish):
            self.index[square[node]] = progress[node] // 2
        self.useful = self.tiles_for_steps()
        self.reaches: dict[int, Reach] = {}

    def tiles_for_steps(self) -> list[list[int]]:
        """By node, then by steps, the tiles for all rough ground within so many steps."""
        entered = [TILES_FOR[self.kinds[square]] for square in self.square]
        found = [[0] for _ in self.square]
        for steps in range(MOST_STEPS):
            for node, near in enumerate(self.neighbours):
                tiles = 0
                for neighbour in near:
                    tiles |= entered[neighbour] | found[neighbour][steps]
                found[node].append(tiles)
        return found

    def reach(self, node: int, steps: int, tiles: int, airship: bool) -> Reach:
        """How far a pawn can go in so many steps with these tiles; worked out once for each case.
        Other pawns are in nobody's way, and the airship needs no tiles. (R7.1, R7.5, R7.6, R8.10)"""
        if tiles:
            tiles = 0 if airship else tiles & self.useful[node][steps]
        key = ((node << 4 | steps) << 8 | tiles) << 1 | airship
        found = self.reaches.get(key)
        if found is None:
            found = self.explore(node, steps, tiles, airship)
            self.reaches[key] = found
        return found

    def explore(self, node: int, steps: int, tiles: int, airship: bool) -> Reach:
        """The way to each square: with as few tiles as possible, and then the shortest; where one tile is enough and
        it need not be this one, the shortest way for each. (R7.7, R7.10)"""
        ways: dict[int, list[int]] = {}
        spent: dict[int, int] = {}
        by_rest: dict[int, dict[int, list[int]]] = {}  # The keys are the node, then the tiles that are left.
        edge: list[tuple[int, int, int, list[int]]] = [(node, tiles, 0, [])]
        seen: set[tuple[int, int]] = {(node, tiles)}
        for _ in range(steps):
            beyond: list[tuple[int, int, int, list[int]]] = []
            for place, left, used, way in edge:
                for entered in self.neighbours[place]:
                    kind = self.kinds[self.square[entered]]
                    rest, cost = left, used
                    if kind >= RAVINE and not airship:
                        shift = (kind - RAVINE) * TILE_BITS
                        if not left >> shift & 3:
                            continue
                        rest, cost = left - (1 << shift), used + 1
                    if (entered, rest) in seen:
                        continue
                    seen.add((entered, rest))
                    path = [*way, entered]
                    if entered != node and (entered not in spent or cost < spent[entered]):
                        spent[entered] = cost
                        ways[entered] = path
                        by_rest[entered] = {}
                    if entered != node and cost == spent[entered]:
                        by_rest[entered][rest] = path
                    beyond.append((entered, rest, cost, path))
            edge = beyond
        here = self.progress[node]
        order = sorted(ways, key=lambda place: self.progress[place])
        farthest = {self.square[place]: place for place in order}  # Of two laps it is the second. (R7.7)
        order = [place for place in order if farthest[self.square[place]] == place]
        ahead = [SQUARE + self.square[place] for place in order if self.progress[place] > here]
        by_way = [SQUARE + self.square[place] for place in reversed(order)]
        routes = {self.square[place]: ways[place][::-1] for place in order}
        forks = {
            self.square[place]: {tile_of(tiles - rest): way[::-1] for rest, way in by_rest[place].items()}
            for place in order
            if len(by_rest[place]) > 1
        }
        return Reach([*ahead, ANOTHER_WAY], by_way, routes, forks)


class Track:
    """The squares: what they are, where they lie, what they are linked with; the circuits in both directions.

    `lines` has for two squares in sight of each other the squares between them, `seen` for each square those from
    which it is seen. (R11.1)
    """

    __slots__ = (
        "circuits", "columns", "garages", "kinds", "lines", "links", "road", "rows", "seen", "tornado_squares",
    )  # fmt: skip

    def __init__(self, kinds: list[int], columns: list[int], rows: list[int], links: list[list[int]]) -> None:
        self.kinds = kinds
        self.columns = columns
        self.rows = rows
        self.links = links
        self.road = len([kind for kind in kinds if kind < RAVINE])
        self.garages = [kind == GARAGE for kind in kinds]
        self.tornado_squares = [square for square, kind in enumerate(kinds) if kind == ROAD]
        self.lines = self.sights()
        self.seen: list[set[int]] = [set() for _ in kinds]
        for line in self.lines:
            self.seen[line & 255].add(line >> 8)
        # By [direction], then the same for teams, who cannot pass Start.
        self.circuits = [self.circuit(way, ends) for ends in (False, True) for way in (CLOCKWISE, COUNTER)]

    def sights(self) -> dict[int, list[int]]:
        """Straight lines over linked squares, with road alone between the two ends."""
        found: dict[int, list[int]] = {}
        for square in range(len(self.kinds)):
            for neighbour in self.links[square]:
                right = self.columns[neighbour] - self.columns[square]
                down = self.rows[neighbour] - self.rows[square]
                between: list[int] = []
                place = neighbour
                while place >= 0:
                    found[square << 8 | place] = between[:]
                    if self.kinds[place] >= RAVINE:
                        break
                    between.append(place)
                    place = self.linked(place, self.columns[place] + right, self.rows[place] + down)
        return found

    def linked(self, square: int, column: int, row: int) -> int:
        """The square at a place, if it is linked with another; -1 otherwise."""
        for other in self.links[square]:
            if self.columns[other] == column and self.rows[other] == row:
                return other
        return -1

    def circuit(self, way: int, ends: bool) -> Circuit:
        """The track in one direction; nobody goes back over the line. With `ends`, Start can be reached from
        behind but not passed. (R7.4, R14.5)"""
        road, every = self.road, len(self.kinds)
        square = [index if way == CLOCKWISE else (road - index) % road for index in range(road)]
        node_of = [0] * every
        for node, place in enumerate(square):
            node_of[place] = node
        for place in range(road, every):
            square.append(place)
            node_of[place] = place
        neighbours: list[list[int]] = []
        progress: list[int] = []
        back: list[int] = []
        for node in range(every):
            near = sorted(node_of[other] for other in self.links[square[node]])
            if node < road:
                near = [other for other in near if other >= road or abs(other - node) == 1]
                progress.append(2 * node)
                back.append(max(0, node - 1))
            else:
                progress.append(2 * near[0] + 1)
                back.append(near[0])
            neighbours.append(near)
        second = [[other + every for other in near] for near in neighbours]
        if ends:
            second[0] = [road - 1]
        neighbours[road - 1] = [*neighbours[road - 1], every]
        neighbours += second
        progress += [steps + 2 * road for steps in progress]
        back += [max(every, node + every) for node in back]
        if ends:
            back[every] = road - 1
        return Circuit(self.kinds, square + square, neighbours, progress, back)
