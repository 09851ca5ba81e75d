"""`tatami lab`: a game under a magnifying glass, for designers."""

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from tatami.cli import arguments
from tatami.cli.commands import Option
from tatami.core.errors import BadOption, quoted

if TYPE_CHECKING:
    from tatami.core.game import Game
    from tatami.research.lab.games import Played, Variant

SHIPPED = "as shipped"
MOST_VARIANTS = 40
MOST_TRIALS = 1000


def lab(
    game: arguments.GameName,
    bots: Annotated[str, Option(help=f"Who plays, with commas: {arguments.BOTS}.")] = "heuristic",
    games: Annotated[int, Option(help="At least so many games of each variant.")] = 200,
    seats: Annotated[str | None, Option(help="Numbers of players, with commas; otherwise all.")] = None,
    option: arguments.TableOptions = None,
    content: arguments.ContentFile = None,
    sweep: Annotated[
        str | None,
        Option(
            metavar="NAME[=VALUES]",
            help="Play a variant for each value of a table option, or of a value of the content: "
            "values.tokens.value=6..12 or =6,8,12.",
        ),
    ] = None,
    compare: Annotated[
        Path | None, Option(metavar="FILE", help="A second content pack; stops as soon as the two are told apart.")
    ] = None,
    measure: Annotated[
        str, Option(help="What is compared: choices, decisions, lead_changes, won, or a group such as seat=0, role=…")
    ] = "decisions",
    margin: Annotated[float, Option(help="Stop too when the difference is surely smaller than this.")] = 0.0,
    search: Annotated[
        list[str] | None,
        Option(
            metavar="NAME=VALUES", help="A value of the content that may be changed towards --goal; several times."
        ),
    ] = None,
    goal: Annotated[str | None, Option(metavar="MEASURE=NUMBER", help="What the search aims at.")] = None,
    trials: Annotated[int, Option(help="How many sets of values the search tries.")] = 30,
    seed: Annotated[int, Option(help="All chance follows from it: the same command, the same report.")] = 1,
    jobs: Annotated[int | None, Option(help="Processes; otherwise as many as are of use.")] = None,
    ray: arguments.RayCluster = None,
    out: Annotated[Path, Option(metavar="DIR", help="A folder for the report and the tables.")] = Path("lab"),
    go_on: Annotated[bool, Option(help="Play only what DIR lacks, after a stop.")] = False,
) -> None:
    """Let bots play many games, and report balance, length, and what was used, with intervals."""
    from tatami.research.extras import need

    need("lab", "duckdb", "matplotlib", "pyarrow", *(["optuna"] if search else []))

    from tatami.cli.arena import counts_of
    from tatami.cli.crew import crew_for
    from tatami.cli.progress import watched
    from tatami.cli.run import bot_names, check_bots
    from tatami.games import load
    from tatami.research.lab import notebook, report, tables
    from tatami.research.lab.experiments import Comparison, Design, Laboratory
    from tatami.research.lab.games import Variant

    if sum(one is not None for one in (sweep, compare, search)) > 1:
        raise BadOption("bad-option", "--sweep, --compare and --search are three experiments: give one.")
    if (search is None) != (goal is None):
        raise BadOption("bad-option", "--search needs --goal, and --goal needs --search.")
    rules = load(game)
    arguments.count(games, "--games", arguments.MOST_GAMES)
    arguments.count(trials, "--trials", MOST_TRIALS)
    options = arguments.table_options(rules, option)
    pack = arguments.content_pack(rules, content)
    name = SHIPPED if content is None else content.name
    base = Variant(name, dict(options), None if pack is None else dict(pack))
    variants = [base]
    if sweep is not None:
        variants = sweep_variants(rules, base, sweep)
    elif compare is not None:
        other = arguments.content_pack(rules, compare)
        if compare.name == name:
            raise BadOption(
                "bad-option", f"Two packs of one name, {quoted(name)}, could not be told apart in the report."
            )
        variants = [base, Variant(compare.name, dict(options), dict(other or {}))]
    design = Design(game, tuple(bot_names(game, bots)), counts_of(rules.seats, seats, game), games, seed)
    check_bots(rules, design.bots, design.seats)
    for variant in variants:
        design.refuse(variant)
    ranges = {path: values_of(text) for path, text in (named(one) for one in search or ())}
    aim = None if goal is None else goal_of(goal)
    crew = crew_for(jobs, len(design.deals(variants)) * len(variants), ray)

    folder = arguments.made_folder(out, "report.html", notebook.NAME)
    command = shlex.join(["tatami", "lab", *told(locals())])
    findings = report.Findings(game, rules.version, command, [one.label for one in variants], goal=aim)
    book = notebook.Notebook(notebook.Head(game, rules.version, command), folder / notebook.NAME, go_on)

    def watch(played: Iterable["Played"], total: int) -> Iterable["Played"]:
        return watched(played, total, game)

    try:
        with crew:
            laboratory = Laboratory(crew, book, watch)
            if compare is not None:
                findings.comparison = Comparison(measure, margin)
                played = laboratory.compare(design, variants, findings.comparison)
            elif aim is not None:
                findings.trials, played = laboratory.search(design, base, ranges, aim, trials)
                findings.variants = [played[0].variant]
            else:
                played = laboratory.sweep(design, variants)
    finally:
        book.close()
    tables.write(played, folder)
    asking = tables.Questions(folder)
    report.write(findings, asking, folder)
    for line in report.lines(findings, asking):
        print(line)
    asking.close()
    print(f"The report: {folder / 'report.html'}")


SAME_GAMES = ("bots", "games", "seats", "sweep", "measure", "margin", "goal", "trials", "seed")  # of one value each


def told(given: dict[str, Any]) -> list[str]:
    """The words of the command that makes the same games, without what changes none of them."""
    words = [str(given["game"])]
    for name in SAME_GAMES:
        value = given[name]
        is_told = {"measure": given["compare"], "margin": given["compare"], "trials": given["search"]}
        if value is not None and is_told.get(name, True) is not None:
            words += [f"--{name}", str(value)]
    for name in ("option", "search"):
        for value in given[name] or ():
            words += [f"--{name}", value]
    for name in ("content", "compare"):
        if given[name] is not None:
            words += [f"--{name}", str(given[name])]
    return words


def named(text: str) -> tuple[str, str]:
    """A name and its values."""
    name, equals, values = text.partition("=")
    if not equals or not name.strip() or not values.strip():
        raise BadOption("bad-option", f"A value to be changed is written name=values, not {quoted(text)}.")
    return name.strip(), values.strip()


def values_of(text: str) -> list[int]:
    """Whole numbers: `6..12`, or `6,8,12`."""
    low, dots, high = text.partition("..")
    parts = [low, high] if dots else text.split(",")
    try:
        numbers = [int(part) for part in parts]
    except ValueError:
        raise BadOption("bad-option", f"Values are written 6..12 or 6,8,12, not {quoted(text)}.") from None
    found = list(range(numbers[0], numbers[1] + 1)) if dots else numbers
    if not 1 <= len(found) <= MOST_VARIANTS or len(set(found)) < len(found):
        raise BadOption("bad-option", f"{quoted(text)} is not one to {MOST_VARIANTS} different values.")
    return found


def goal_of(text: str) -> tuple[str, float]:
    """A measure and the number it should come to: `decisions=120`, `role=shogun=0.4`."""
    measure, equals, number = text.rpartition("=")
    try:
        return (measure.strip(), float(number)) if equals and measure.strip() else (_refuse(text), 0.0)
    except ValueError:
        return _refuse(text), 0.0


def _refuse(text: str) -> str:
    raise BadOption("bad-option", f"A goal is written measure=number, not {quoted(text)}.")


def sweep_variants(rules: "Game", base: "Variant", text: str) -> "list[Variant]":
    """A variant for each value of a table option or of a value of the content."""
    from tatami.core.options import option_values
    from tatami.research.lab.experiments import swept

    name, _, given = text.partition("=")
    allowed = option_values(rules.options)
    if name not in allowed:
        path, values = named(text)
        return list(swept(base, path, values_of(values), False))
    wanted: Sequence[Any] = allowed[name]
    if given:
        by_word = {str(value).lower(): value for value in wanted}
        words = [word.strip().lower() for word in given.split(",")]
        unknown = [word for word in words if word not in by_word]
        if unknown:
            raise BadOption("bad-option", f"The option {name} takes {', '.join(by_word)}, not {quoted(unknown[0])}.")
        wanted = [by_word[word] for word in words]
    return list(swept(base, name, wanted, True))
