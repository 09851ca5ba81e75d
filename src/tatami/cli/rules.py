"""`tatami rules`: the rules of a game, or one clause of them."""

import re
from typing import Annotated

from tatami.cli import arguments
from tatami.cli.commands import Argument
from tatami.core.errors import BadOption

CLAUSE = re.compile(r"[rR]?(\d+)(?:\.(\d+))?")


def rules(
    game: arguments.GameName,
    clause: Annotated[
        str | None, Argument(metavar="CLAUSE", help="A clause such as R6.3, or a chapter such as 6.")
    ] = None,
    lang: arguments.Lang = None,
) -> None:
    """Read the rules."""
    from tatami.cli.printing import print_markdown
    from tatami.games import full_name

    spoken, name = arguments.language(lang), full_name(game)
    print_markdown(whole(name, spoken) if clause is None else excerpt(name, spoken, clause))


def whole(game: str, lang: str) -> str:
    """All the rules, as Markdown."""
    from tatami.text.clauses import rules_page, typeset

    return typeset(rules_page(game, lang).rstrip(), lang)


def excerpt(game: str, lang: str, wanted: str) -> str:
    """One clause, or the clauses of one chapter, as Markdown."""
    from tatami.text import clauses

    found = CLAUSE.fullmatch(wanted.strip())
    known = clauses(game, lang)
    number = "" if found is None else f"R{found[1]}." + (found[2] or "")
    matching = [known[number]] if number in known else []
    if number.endswith("."):
        matching = [clause for clause in known.values() if clause.id.startswith(number)]
    if not matching:
        first, last = next(iter(known)), list(known)[-1]
        raise BadOption(
            "unknown-clause", f"The rules of {game} have no clause “{wanted[:40]}”; they go from {first} to {last}."
        )
    blocks = [f"## {matching[0].chapter}"] if len(matching) > 1 else []
    for clause in matching:
        blocks += [f"**{clause.id}** {clause.text}", *clause.more]
    return "\n\n".join(blocks)
