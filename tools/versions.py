"""Versions of Tatami to compare: a commit, or a folder that holds tatami/."""

import io
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def sources(named: str, folder: Path) -> Path:
    """The folder that holds the tatami/ of a version; the sources of a commit are laid into `folder`. ValueError,
    with a sentence, if it is no version."""
    given = Path(named)
    if (given / "tatami").is_dir():
        return given.resolve()
    packed = subprocess.run(["git", "archive", named, "src"], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        raise ValueError(f"{named} is neither a folder that holds tatami/ nor a commit.")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"
