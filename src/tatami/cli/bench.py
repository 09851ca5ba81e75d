"""`tatami bench`: the speed measurements of the checkout."""

from pathlib import Path

from tatami.core.errors import BadOption


def bench(*words: str) -> int:
    """Measure speed beside other engines (in a checkout; arguments go to bench/run.py)."""
    import subprocess
    import sys

    script = Path(__file__).resolve().parents[3] / "bench" / "run.py"
    if not script.is_file():
        raise BadOption("no-checkout", "The measurements are not installed with Tatami: run this in a checkout.")
    return subprocess.run([sys.executable, str(script), *words], check=False).returncode
