"""`tatami luck`: what a record proves about the luck of its game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument, Option
from tatami.core.errors import BadOption, BadRecord, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tatami.cli.phrases import Phrases
    from tatami.core.luck_kinds import SealedLuck
    from tatami.core.match import Replay

NOT_PROVED = 1


def luck(
    file: Annotated[Path, Argument(metavar="RECORD", help="The record of a game.")],
    promised: Annotated[
        str | None, Option(metavar="C", help="The promise that was shown before the game was dealt.")
    ] = None,
    setting: Annotated[
        str | None,
        Option(metavar="H", help="The hash of what is played and pledged, shown before any share was opened."),
    ] = None,
    lang: arguments.Lang = None,
) -> int:
    """Prove the luck of a recorded game: exit code 0 if it holds, 1 if it does not."""
    from tatami.cli.phrases import Phrases
    from tatami.cli.replay import opened
    from tatami.core.commitment import is_hash

    phrases = Phrases(arguments.language(lang))
    for given in (promised, setting):
        if given is not None and not is_hash(given):
            raise BadOption("bad-luck", f"A promise or a setting is 64 digits from 0 to f, not {quoted(given)}.")
    arguments.read_text(file, "record")  # a file that is not there is a fault of the command, not of the luck
    try:
        match = opened(file).play_out()
    except BadRecord as error:
        print(phrases.say("luck-refused", why=error.sentence))
        return NOT_PROVED
    holds, said = verdict(match, promised, setting, phrases)
    for sentence in said:
        print(sentence)
    return 0 if holds else NOT_PROVED


def verdict(match: "Replay", promised: str | None, setting: str | None, phrases: "Phrases") -> tuple[bool, list[str]]:
    """Does the luck hold, and what is proved in sentences? The record has been read and replayed: its hashes fit, and
    every choice could be made with the luck that follows from them."""
    from tatami.core.luck_kinds import KnownLuck, QuickLuck

    kind = match.header.luck
    if isinstance(kind, QuickLuck):
        return False, [phrases.say("luck-quick")]
    if isinstance(kind, KnownLuck):
        return False, [phrases.say("luck-known", seed=kind.seed)]
    said = [] if match.state.over else [phrases.say("luck-unfinished")]
    if promised is not None and not kind.is_promised_by(promised):
        return False, [*said, phrases.say("luck-broken", promise=kind.promise, promised=promised)]
    closed = kind.setting_hash(match.header.setting())
    if setting is not None and setting != closed:
        return False, [*said, phrases.say("luck-other-setting", promised=setting, setting=closed)]
    is_kept = promised is not None or setting is not None  # the promise has its part in the setting
    said.append(phrases.say("luck-kept" if is_kept else "luck-consistent", promise=kind.promise))
    said += shares(match, kind, phrases)
    if is_kept:
        said.append(phrases.say(chosen(kind, setting is not None)))
    return True, said


def chosen(kind: "SealedLuck", is_setting_kept: bool) -> str:
    """Whether somebody could choose the luck, as a message."""
    if all(pledge.share is None for pledge in kind.pledges):
        return "luck-without-shares"
    if not is_setting_kept:
        return "luck-without-setting"
    return "luck-with-withheld" if kind.withheld() else "luck-chosen-by-nobody"


def shares(match: "Replay", kind: "SealedLuck", phrases: "Phrases") -> "Iterator[str]":
    """What each seat added."""
    from tatami.core.match import NAMES

    for name, pledge in zip(match.header.names or NAMES, kind.pledges):
        if pledge.pledge is not None:
            message = "luck-withheld" if pledge.is_withheld else "luck-share"
            yield phrases.say(message, seat=name, pledge=pledge.pledge)
