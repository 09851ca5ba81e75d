"""Finding what a player means: nouns by their id or their name in the reader's language, seats by number or name."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from tatami.games import packages
from tatami.text import Reader, clauses

CLAUSE = re.compile(r"[rR](\d+\.\d+)")
WORD = re.compile(r"^piece-([\w-]+) *=", re.MULTILINE)


def plain(text: str) -> str:
    """Letters without marks, in lower case, words joined by hyphens: “Bō” and “Battle Cry” as one can type them."""
    letters = unicodedata.normalize("NFD", text.lower())
    return re.sub(r"[^a-z0-9]+", "-", "".join(each for each in letters if not unicodedata.combining(each))).strip("-")


def clause(reader: Reader, about: str) -> str | None:
    """A clause of the rules, with the tables that belong to it."""
    found = CLAUSE.fullmatch(about)
    rule = clauses(reader.game.name, reader.lang).get(f"R{found[1]}") if found else None
    return None if rule is None else "\n".join((f"{rule.id} {rule.text}", *rule.more))


def named(reader: Reader, about: str) -> list[str]:
    """The ids of what has this name; otherwise of all whose name begins so."""
    wanted = plain(about)
    known = [*_nouns(reader), *_seats(reader)]
    exact = [noun for name, noun in known if name == wanted]
    begun = [noun for name, noun in known if wanted and name.startswith(wanted)]
    return list(dict.fromkeys(exact or begun))


def _nouns(reader: Reader) -> Iterator[tuple[str, str]]:
    """What help can be had on, by id and by name: the nouns of the game, and the words of its rules."""
    for kind, ids in (*reader.game.texts.nouns.items(), ("piece", _words(reader.game.name))):
        for noun in ids:
            if reader.text(kind, noun) is not None:
                yield noun, noun
                yield plain(reader.noun(kind, noun)), noun


def _seats(reader: Reader) -> Iterator[tuple[str, str]]:
    for seat, name in enumerate(reader.names):
        yield plain(name), f"seat-{seat}"
        yield f"seat-{seat}", f"seat-{seat}"
        yield str(seat), f"seat-{seat}"


@cache
def _words(game: str) -> tuple[str, ...]:
    folders = ("tatami", *packages(game))
    texts = (files(package).joinpath("text", "en.ftl").read_text("utf-8") for package in folders)
    return tuple(word for text in texts for word in WORD.findall(text))


def pieces(reader: Reader, about: str) -> str | None:
    """The pieces that words name, in their order, as `why_not` takes them: “nodachi botan”, “geisha 2 armour”."""
    words = plain(about).split("-")
    known = {piece for choice in reader.game.choices.by_code.values() for piece in choice.pieces}
    touched: list[str] = []
    while words:
        lengths = range(len(words), 0, -1)
        found = ((length, _piece(reader, "-".join(words[:length]), known)) for length in lengths)
        length, piece = next(((length, piece) for length, piece in found if piece), (0, ""))
        if not piece:
            return None
        words = words[length:]
        part = piece.rpartition("/")[2]
        if touched and f"{touched[-1]}/{part}" in known:
            touched[-1] += f"/{part}"
        else:
            touched.append(piece)
    return " ".join(touched)


def _piece(reader: Reader, wanted: str, known: set[str]) -> str | None:
    """The piece that a word names: as it stands, a seat, or in the hand before anywhere else."""
    for noun in (wanted, *named(reader, wanted)):
        if noun in known:
            return noun
        ends = {piece for piece in known if piece.endswith(f"/{noun}")}
        if ends:
            return min((piece for piece in ends if not piece.startswith("seat-")), default=noun)
    return None
