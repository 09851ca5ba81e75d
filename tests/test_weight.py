"""What a browser has to fetch, measured on the built client: the lobby at first, a table of Katana after it."""

import gzip
import os
import re
from pathlib import Path

import pytest

DIST = Path(__file__).resolve().parents[1] / "web" / "dist"
LOBBY, TABLE = 150_000, 100_000  # bytes, packed; a table comes on top of the lobby
STATIC = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
LINKED = re.compile(r"""(?:src|href)="\./(?:assets/)?([\w.-]+)\"""")
PICTURE = re.compile(r"[\w.-]+\.svg")
FONT = (".woff2", ".woff")

pytestmark = pytest.mark.skipif(
    not (DIST / "index.html").exists() and not os.environ.get("CI"),
    reason="the web client is not built, which this test weighs: ./play setup",
)


def assets() -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in (DIST / "assets").iterdir() if file.suffix not in FONT}


def fetched_with(names: set[str], every: dict[str, str]) -> set[str]:
    """These files, whatever they import at once, their styles, and the pictures that the styles show."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        if name in found or name not in every:
            continue
        found.add(name)
        waiting |= set(STATIC.findall(every[name]))
        if name.endswith(".css"):
            waiting |= set(PICTURE.findall(every[name]))
        stem = re.sub(r"-[\w-]{8}\.js$", "", name)
        waiting |= {other for other in every if re.fullmatch(re.escape(stem) + r"-[\w-]{8}\.css", other)}
    return found


def later(every: dict[str, str], *marks: str) -> set[str]:
    """The files that are fetched on demand for what these marks name, such as the English texts of Katana."""
    found = set()
    for mark in marks:
        wanted = re.compile(re.escape(mark) + r"""[^;]{0,40}?import\(["'`]\./([\w.-]+\.js)["'`]\)""")
        files = {file for text in every.values() for file in wanted.findall(text)}
        assert len(files) == 1, (mark, files)
        found |= files
    return found


def weight(names: set[str], every: dict[str, str]) -> int:
    return sum(len(gzip.compress(every[name].encode(), 9)) for name in names)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_and_a_table_are_light(lang):
    every = assets()
    index = (DIST / "index.html").read_text("utf-8")
    entry = set(LINKED.findall(index))
    intros = {name for name in every if name.startswith(f"_virtual_intros-{lang}")}
    assert len(intros) == 1
    lobby = fetched_with(entry | intros | later(every, f'"./{lang}.ftl":', f"tatami/text/{lang}.ftl"), every)
    first = weight(lobby, every) + len(gzip.compress(index.encode(), 9))
    assert 20_000 < first < LOBBY
    assert not any(name.startswith(("katana", "TablePage", "generic")) for name in lobby), "a table comes later"

    boards = {name for name in every if re.match(r"(katana|TablePage)-[\w-]{8}\.js", name)}
    assert len(boards) == 2
    texts = later(every, f"games/katana/text/{lang}.ftl")
    table = fetched_with(boards | texts, every) - lobby
    assert 20_000 < weight(table, every) < TABLE
    print(f"{lang}: lobby {first / 1000:.1f} kB, a table of Katana {weight(table, every) / 1000:.1f} kB more")
