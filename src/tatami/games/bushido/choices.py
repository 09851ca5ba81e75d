"""Choices of Bushido: int <-> words, with the pieces a player touches, read off the rows."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.bushido.codes import (
    ACCEPT,
    ARM,
    ATTACK,
    BONUS,
    CAMPAIGN,
    CLAIM,
    DISBAND,
    DISCARD,
    DONE,
    ELITE,
    FOLLOW,
    FROM,
    INVITE,
    MAKE_BUSHI,
    MAKE_SAMURAI,
    MAKE_SENSEI,
    MOST_NUMBER,
    NO_TOP,
    NUMBER,
    PLACE,
    REFUSE,
    SPARE,
    TACTIC,
    TEMPORISE,
    TO,
    TOP,
)
from tatami.games.bushido.discs import DISC_ROWS
from tatami.games.bushido.rows import MOVES, NEVER, Move, Row, at_provinces, at_seats
from tatami.games.bushido.state import COMBAT_DISCS, DISCS, KATANA, NOBODY, TILES
from tatami.games.bushido.tiles import TILE_ROWS

# Answers whose words, and the piece that is touched if there is one, say everything.
ALONE: Final = (
    (DONE, "done", ""),
    (ACCEPT, "accept", ""),
    (REFUSE, "refuse", ""),
    (FOLLOW, "follow", ""),
    (SPARE, "spare", ""),
    (ARM, "arm", ""),
    (TEMPORISE, "temporise", ""),
    (CAMPAIGN, "campaign", "token/campaign"),
    (ELITE, "elite", "token/campaign"),
)
WITH_DISCS: Final = ((DISCARD, "discard", len(DISCS)), (TACTIC, "tactic", COMBAT_DISCS))
AT_SEATS: Final = (
    (INVITE, "invite", ""),
    (MAKE_SAMURAI, "samurai", "role/samurai"),
    (MAKE_BUSHI, "bushi", "role/bushi"),
    (MAKE_SENSEI, "sensei", "role/sensei"),
)
AT_PROVINCES: Final = (
    (CLAIM, "claim"),
    (PLACE, "place"),
    (DISBAND, "disband"),
    (FROM, "from"),
    (TO, "to"),
    (ATTACK, "attack"),
)


class Answer(Row):
    """What is said in answer to a question that does the rest."""

    __slots__ = ()

    def moves(self) -> list[Move]:
        """All answers."""
        moves = [Move(Choice(code, word, word, (piece,) if piece else ()), self) for code, word, piece in ALONE]
        moves.append(Move(Choice(NO_TOP, "no stack", "no-stack"), self))
        moves += self.bonuses()
        for count in range(MOST_NUMBER + 1):
            number = Choice(NUMBER + count, f"number {count}", "number", (), {"count": count})
            moves.append(Move(number, self, NOBODY, count))
        for kind in range(KATANA):
            tile = TILES[kind]
            top = Choice(TOP + kind, f"top {tile}", "top", (f"tile/{tile}",), {"tile": tile})
            moves.append(Move(top, self, NOBODY, kind))
        for first, verb, count in WITH_DISCS:
            for disc, name in enumerate(DISCS[:count]):
                chosen = Choice(first + disc, f"{verb} {name}", verb, (f"disc/{name}",), {"disc": name})
                moves.append(Move(chosen, self, NOBODY, disc))
        for first, verb, piece in AT_SEATS:
            moves += at_seats(self, first, verb, piece)
        for first, verb in AT_PROVINCES:
            moves += at_provinces(self, first, verb)
        return moves

    def bonuses(self) -> list[Move]:
        """The bonus tokens, by their bits."""
        bonuses = [
            Choice(BONUS, "no bonus", "no-bonus"),
            Choice(BONUS + 1, "bonus 3", "bonus", ("token/three",), {"count": 3}),
            Choice(BONUS + 2, "bonus 6", "bonus", ("token/six",), {"count": 6}),
            Choice(BONUS + 3, "bonus 9", "bonus", ("token/three", "token/six"), {"count": 9}),
        ]
        return [Move(choice, self, NOBODY, bits) for bits, choice in enumerate(bonuses)]


def enter_rows(rows: list[Row]) -> None:
    """Enter the choices of rows into the table that decodes them."""
    for row in rows:
        for move in row.moves():
            code = move.choice.code
            while len(MOVES) <= code:
                MOVES.append(NEVER)
            assert MOVES[code] is NEVER, "a number stands for two choices"
            MOVES[code] = move


enter_rows([*TILE_ROWS, *DISC_ROWS, Answer("answer", "R5.1")])
CHOICES: Final = Choices([move.choice for move in MOVES if move is not NEVER])
