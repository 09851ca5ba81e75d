"""`tatami compile`: the rules engine in C, several times as quick as plain Python."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from tatami.cli.commands import Option
from tatami.core.errors import BadOption, TatamiError


def compile(
    remove: Annotated[bool, Option(help="Remove what was compiled: back to plain Python.")] = False,
    low_priority: Annotated[bool, Option(help="Leave the processor to others.")] = False,
    into: Annotated[
        Path | None, Option(metavar="DIR", help="Copy the package to DIR and compile the copy instead.")
    ] = None,
    source: Annotated[
        Path | None, Option(metavar="DIR", help="With --into: the folder that holds tatami/, if not this one.")
    ] = None,
) -> None:
    """Compile the rules engine with mypyc; needs a C compiler. It is used from the next start on."""
    from tatami.build import behind, compiler
    from tatami.build.finder import builds_folder
    from tatami.build.sources import PACKAGE

    folder = Path(builds_folder())
    if remove:
        count = compiler.remove_builds(folder)
        print(
            f"Removed {count} compiled {'build' if count == 1 else 'builds'}." if count else "Nothing was compiled."
        )
        return
    if source is not None and into is None:
        raise BadOption("bad-option", "--source goes with --into.")
    trouble = compiler.missing_packages() or compiler.missing_compiler()
    if trouble is not None:
        raise BadOption("cannot-compile", trouble)
    if low_priority:
        compiler.yield_to_others()
    begun = time.monotonic()
    try:
        if into is not None:
            if (into / "tatami").exists():
                raise BadOption("bad-file", f"{into} already holds a tatami folder; name an empty one.")
            compiler.compile_into((source or PACKAGE.parent).resolve(), into.resolve())
            is_new = True
        else:
            is_new = compiler.compile_engine(folder)
    except TatamiError:
        raise
    except Exception as failure:  # A full disk or a compiler that falls over costs no more than a sentence.
        sentence = "The engine could not be compiled; Tatami stays plain Python."
        if into is None:
            with suppress(OSError):
                told = f"{sentence[:-1]} ({folder / behind.LOG} says why)."
                behind.write_failure(folder, told, told=not low_priority)
        print(failure)
        raise BadOption("cannot-compile", sentence) from None
    behind.forget_failure(folder)
    if low_priority and behind.is_switched_off(folder):  # It was switched off while this build was under way.
        compiler.remove_builds(folder)
    seconds = time.monotonic() - begun
    print(f"Compiled the engine in {seconds:.1f} s." if is_new else "The engine is compiled already.")
