"""What learning, the lab and clusters need beyond Tatami itself."""

from importlib.util import find_spec

from tatami.core.errors import BadOption


def need(extra: str, *packages: str) -> None:
    """Refuse in one sentence where a package of an extra is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise BadOption("missing-extra", f"This needs {', '.join(missing)}: pip install 'tatami[{extra}]'")
