"""Writes requirements.lock and requirements-dev.lock anew from pyproject.toml: .venv/bin/python tools/lock.py

Give `--upgrade` to move every pin to its newest version, or `--upgrade-package NAME` for one.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
# Neither an address nor the command line that wrote the file belongs into the repository.
PLAIN = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]


def main(args: list[str]) -> int:
    uv = Path(sys.executable).with_name("uv")
    for lock, groups in {
        "requirements.lock": ["--group", "build"],
        "requirements-dev.lock": ["--group", "build", "--group", "dev", "--constraint", "requirements.lock"],
    }.items():
        command = [str(uv), *COMPILE, *PLAIN, *groups, *args, "pyproject.toml", "--output-file", lock]
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
