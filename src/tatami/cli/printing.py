"""Lines with a style where somebody looks; rich, which takes long to load, is loaded only there."""

import os
import sys


def is_terminal() -> bool:
    """Does somebody look, or want it to look so?"""
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout is not None and sys.stdout.isatty())


def print_line(text: str, bold: str = "") -> None:
    """A line that may begin with bold words."""
    if not is_terminal():
        print(f"{bold}{text}")
        return
    from rich.console import Console
    from rich.text import Text

    Console(highlight=False, soft_wrap=True).print(Text.assemble((bold, "bold"), text))


def print_markdown(text: str) -> None:
    """Markdown, set for a terminal or as it is written."""
    if not is_terminal():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(highlight=False).print(Markdown(text))
