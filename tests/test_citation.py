"""How to cite Tatami: what CITATION.cff says is what the package says."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_citation_names_the_version_the_licence_and_the_authors_of_the_package():
    said = dict(re.findall(r"^(?:  - )?([\w-]+): (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert said["cff-version"] == "1.2.0" and said["title"].lower() == project["name"]
    assert (said["version"], said["license"]) == (project["version"], project["license"])
    assert said["name"] == project["authors"][0]["name"]
