"""Puts the built web client into a wheel, as tatami/server/static, and into a source distribution, as web/dist.

An editable install needs nothing here: there the server serves web/dist, which ./play keeps built. A wheel that is
built from a source distribution takes the client that lies in it; whoever installs from one fetches no npm packages.
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
        if version == "editable" or not (web / "package.json").exists():
            return
        is_source_distribution = (root / "PKG-INFO").exists()
        if not is_source_distribution:
            sys.path.insert(0, str(root))
            from tools.environment import is_client_built
            from tools.web import build

            if not is_client_built() and build(web):
                raise RuntimeError("The web client could not be built; npm says why above.")
        if self.target_name == "wheel":
            build_data["force_include"][str(web / "dist")] = "tatami/server/static"
