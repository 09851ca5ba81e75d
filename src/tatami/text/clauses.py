"""The clauses of a game's rules, read from its `rules.<lang>.md` and from that of its family, if it has one."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from tatami.games import MODULES, full_name
from tatami.text.book import language

CLAUSE = re.compile(r"\*\*(R\d+\.\d+)\*\* +(.*)")
ADVICE = re.compile(r"\((?:advice|conseil)\) +")
RULING = re.compile(r" +\((?:ruling|décision) (\d+)\)$")
CHAPTER = re.compile(r"## +(?:\d+ +)?(.*)")
FAMILY_LINK = re.compile(r"^.*\]\(\.\./rules\.\w+\.md\).*$", re.MULTILINE)
HEAD_OF_RULINGS = "|---|---|---|---|\n"


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule. `more` are the tables and examples below it, in Markdown; `ruling` is the number of the
    reading it rests on, if we had to choose one."""

    id: str
    chapter: str
    text: str
    more: tuple[str, ...] = ()
    is_advice: bool = False
    ruling: int | None = None


@cache
def clauses(game: str, lang: str) -> MappingProxyType[str, Clause]:
    """Every clause of a game's rules, by its id, in the order of the rules."""
    return MappingProxyType(read_clauses(rules_page(game, lang), lang))


def rules_page(game: str, lang: str) -> str:
    """The rules of a game in Markdown. Where it links to the rules of its family, their chapters are put in."""
    package = MODULES[full_name(game)]
    own = _page(package, lang)
    if FAMILY_LINK.search(own) is None:
        return own
    family = _page(package.rpartition(".")[0], lang)
    *chapters, rulings = re.split(r"^(?=## )", family, flags=re.MULTILINE)[1:]
    own = FAMILY_LINK.sub(lambda _: "".join(chapters).strip(), own)
    before, head, rows = own.rpartition(HEAD_OF_RULINGS)
    return before + head + rulings.partition(HEAD_OF_RULINGS)[2] + rows


def _page(package: str, lang: str) -> str:
    return files(package).joinpath(f"rules.{language(lang)}.md").read_text("utf-8")


def read_clauses(rules: str, lang: str) -> dict[str, Clause]:
    """The clauses of rules in Markdown. Blocks that follow a clause within its chapter belong to it."""
    found: dict[str, Clause] = {}
    chapter = ""
    current: Clause | None = None
    for block in re.split(r"\n\s*\n", typeset(rules, lang)):
        block = block.strip()
        if heading := CHAPTER.fullmatch(block):
            chapter = heading[1]
            current = None
        elif block.startswith("**R"):
            current = _clause(block, chapter)
            assert current.id not in found, f"{current.id} stands twice"
            found[current.id] = current
        elif current is not None and block:
            more = (*current.more, block)
            current = Clause(current.id, chapter, current.text, more, current.is_advice, current.ruling)
            found[current.id] = current
    return found


def typeset(text: str, lang: str) -> str:
    """Typographic apostrophes, and in French the spaces that must not break a line."""
    text = text.replace("'", "’")
    if lang == "fr":
        text = text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
        text = re.sub(" ([;!?])", "\u202f\\1", text)
    return text


def _clause(block: str, chapter: str) -> Clause:
    parts = CLAUSE.fullmatch(" ".join(block.splitlines()))
    assert parts is not None, f"not a clause: {block[:60]}"
    text = parts[2]
    advice = ADVICE.match(text)
    if advice is not None:
        text = text[advice.end() :]
    ruling = RULING.search(text)
    if ruling is not None:
        text = text[: ruling.start()]
    return Clause(parts[1], chapter, text, (), advice is not None, None if ruling is None else int(ruling[1]))
