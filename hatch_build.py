"""Puts the built web client into a wheel, as tatami/server/static.

An editable install needs nothing here: there the server serves web/dist, which ./play keeps built.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web = root / "web"
        if self.target_name != "wheel" or version == "editable" or not (web / "package.json").exists():
            return
        sys.path.insert(0, str(root))
        from tools.web import build

        if build(web):
            raise RuntimeError("The web client could not be built; npm says why above.")
        build_data["force_include"][str(web / "dist")] = "tatami/server/static"
