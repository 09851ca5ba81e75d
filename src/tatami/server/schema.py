"""The wire as one JSON Schema, from which the client's types are generated: python -m tatami.server.schema"""

import inspect
import json
import sys
from typing import Any

import msgspec

from tatami.core.events import Fact
from tatami.core.game import Game
from tatami.games import game_names, load
from tatami.server.messages import ClientMessage, ServerMessage
from tatami.server.messages.errors import Refusal
from tatami.server.messages.fields import Fact as WireFact
from tatami.server.messages.lobby import Games, Lobby, Me, Pack, PackText, Rename
from tatami.server.messages.luck import Pledge
from tatami.server.messages.reach import Reach, SwitchNetwork
from tatami.server.messages.rematches import Rematch
from tatami.server.messages.replays import BeliefsInfo, ReplayInfo
from tatami.server.messages.tables import Join, Leave, NewTable, Start

TEMPLATE = "#/$defs/{name}"
UNIONS = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
BODIES = [
    Me,
    Rename,
    Games,
    PackText,
    Pack,
    NewTable,
    Join,
    Pledge,
    Start,
    Leave,
    Rematch,
    Lobby,
    Reach,
    SwitchNetwork,
    ReplayInfo,
    BeliefsInfo,
    Refusal,
]
FACTS = [msgspec.json.schema(Fact), msgspec.json.schema(WireFact)]
FRAMES, FRAME = "waiting", "Waiting"  # of a view, for `imagine` alone: the field, and the type of each of them
SEES = ("Position", "ReplayInfo")  # whose `view` is the view of the table's game


def schema() -> dict[str, Any]:
    """Every message and every game's view; the views' parts are named after their game."""
    unions, parts = msgspec.json.schema_components([*UNIONS.values(), *BODIES], ref_template=TEMPLATE)
    defs: dict[str, Any] = dict(parts)
    views = []
    for name in game_names():
        view, parts = view_schema(load(name))
        defs |= parts
        views.append(view)
    defs["View"] = {"anyOf": views}
    for name in SEES:
        defs[name]["properties"]["view"] = {"$ref": "#/$defs/View"}
    for name, union in zip(UNIONS, unions):
        defs[name] = union
    defs = {name: plain(part) for name, part in defs.items()}
    for name, part in defs.items():
        part["title"] = name  # generated types are named after it
    defs["Fact"] = msgspec.json.schema(WireFact) | {"title": "Fact"}
    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Protocol", "$defs": defs}


def plain(part: Any) -> Any:
    """The same schema with facts by their name, tidy descriptions, and objects of any shape marked as such."""
    if part in FACTS:
        return {"$ref": "#/$defs/Fact"}
    if isinstance(part, list):
        return [plain(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    neat = {name: plain(inner) for name, inner in part.items()}
    if isinstance(neat.get("description"), str):
        neat["description"] = inspect.cleandoc(neat["description"])
    if neat.get("type") == "object" and "properties" not in neat:
        neat.setdefault("additionalProperties", True)
    return neat


def view_schema(game: Game) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of a game's view, and its parts: the view of `katana` is `KatanaView`, its seats `KatanaSeat`. The
    frames that it waits for are left out: a page reads no frames."""
    prefix = "".join(word.capitalize() for word in game.name.replace(".", "_").split("_"))
    [view], parts = msgspec.json.schema_components([game.view_type], ref_template=f"#/$defs/{prefix}{{name}}")
    parts.pop(FRAME, None)
    for part in parts.values():
        if FRAMES in part["properties"]:
            del part["properties"][FRAMES]
            part["required"].remove(FRAMES)
    return view, {f"{prefix}{name}": part for name, part in parts.items()}


def main() -> None:
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
