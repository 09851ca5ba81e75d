"""The report of an experiment: one page of HTML that needs no other file, and its plots as SVG and PNG beside it.

Nothing in it depends on the machine or the hour: the same games make the same bytes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from tatami.research.figures import Interval
from tatami.research.lab import measures, plots
from tatami.research.lab.experiments import Comparison, Trial
from tatami.research.lab.tables import TRAIT, Questions
from tatami.text.book import open_book

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 58rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2620; background: #fbf7ee }
table { border-collapse: collapse; margin: .5rem 0 1.5rem }
th, td { padding: .15rem .8rem .15rem 0; text-align: right; border-bottom: 1px solid #d8cdb4 }
td { white-space: nowrap }
th:first-child, td:first-child { text-align: left }
caption { text-align: left; font-weight: 600; padding: .3rem 0 }
.wide { overflow-x: auto }
figure { margin: .5rem 0 1.5rem; background: #fff; padding: .5rem; max-width: 46rem; box-sizing: border-box }
figure svg { display: block; width: 100%; height: auto }
pre { white-space: pre-wrap; background: #ece2cc; padding: .6rem }
@media (prefers-color-scheme: dark) {
  body { color: #efe8da; background: #201c17 } th, td { border-color: #4d4538 } pre { background: #332d24 }
}
"""
NAMES = {"choices": "choices", "decisions": "decisions", "lead_changes": "changes of the lead"}
WIDEST = 12  # Tables side by side have at most so many groups.
VERDICTS = {
    "more": "has more",
    "less": "has less",
    "alike": "has as much, within the margin",
    "": "has not been told apart from the first",
}


@dataclass(slots=True)
class Findings:
    """What was done, and the variants in their order."""

    game: str
    version: int
    command: str
    variants: Sequence[str]
    comparison: Comparison | None = None
    trials: Sequence[Trial] = field(default_factory=tuple)
    goal: tuple[str, float] | None = None


class Page:
    """A page as it is written. Plots are drawn into the page, and into the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts: list[str] = []
        self.plots = 0

    def say(self, element: str, text: str) -> None:
        """An element with a text."""
        self.parts.append(f"<{element}>{escape(text)}</{element}>")

    def table(self, caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; the first column names the row."""
        columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
        lines = [
            f'<div class="wide"><table><caption>{escape(caption)}</caption><thead><tr>{columns}</tr></thead><tbody>'
        ]
        for first, *others in rows:
            cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
            lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
        self.parts.append("\n".join([*lines, "</tbody></table></div>"]))

    def plot(self, figure: Any, says: str) -> None:
        """A plot, with a sentence for those who do not see it."""
        self.plots += 1
        drawn = plots.svg(figure)
        (self.folder / f"plot-{self.plots}.svg").write_text(drawn, encoding="utf-8", newline="\n")
        (self.folder / f"plot-{self.plots}.png").write_bytes(plots.png(figure))
        # Two plots of one page may not share the ids of their parts.
        apart = drawn.replace('id="', f'id="p{self.plots}-').replace("url(#", f"url(#p{self.plots}-")
        apart = apart.replace('href="#', f'href="#p{self.plots}-')
        self.parts.append(f'<figure role="img" aria-label="{escape(says, quote=True)}">{apart}</figure>')

    def text(self, title: str) -> str:
        """The whole page."""
        head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        sized = '<meta name="viewport" content="width=device-width">'
        body = "\n".join(self.parts)
        return f'<!doctype html>\n<html lang="en"><head>{head}{sized}</head><body>\n{body}\n</body></html>\n'


class Names:
    """What people call the things of a game: its nouns, in English."""

    def __init__(self, game: str) -> None:
        self.book = open_book("en", game)
        self.title = self.book.say("title")

    def of(self, kind: str, name: str) -> str:
        """A noun; what is none stays as it is."""
        message = f"{kind}-{name}"
        try:
            return sentence(self.book.say(message)) if self.book.has(message) else name
        except AssertionError:  # It names players or values of a table, and here is none.
            return name

    def thing(self, thing: str) -> str:
        """A thing that was used: a noun behind its kind, or a kind of choice."""
        kind, _, name = thing.partition(" ")
        return self.of(kind, name) if name else thing


def sentence(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def write(findings: Findings, asking: Questions, folder: Path) -> None:
    """`report.html` and its plots."""
    page = Page(folder)
    names = Names(findings.game)
    title = f"The lab: {names.title}"
    page.say("h1", title)
    games, deals = asking.ask("select count(*), count(distinct deal) from games")[0]
    counts = [str(row[0]) for row in asking.ask("select distinct players from games order by players")]
    several = " or ".join(filter(None, (", ".join(counts[:-1]), counts[-1])))
    players = "1 player" if several == "1" else f"{several} players"
    bots = sorted(row[0] for row in asking.ask("select distinct bot from seats"))
    page.say(
        "p",
        f"{games:,} games over {deals:,} deals, with {players}, played by {', '.join(bots)} bots; version "
        f"{findings.version} of the rules. The same again:",
    )
    page.say("pre", findings.command)
    page.say(
        "p",
        "Square brackets hold 95 % intervals. Deals are what is counted, for games of one deal resemble each other. "
        "The first seat is seat 0. A dash stands where too few games tell anything.",
    )
    if findings.comparison is not None:
        compared(page, findings, findings.comparison)
    if findings.goal is not None:
        searched(page, findings.trials, findings.goal)
    if len(findings.variants) > 1:
        side_by_side(page, findings, asking, names)
    for variant in findings.variants:
        one_variant(page, asking, variant, names)
    page.say("h2", "Your own questions")
    page.say(
        "p",
        "The games lie beside this page as Parquet: games, seats (a row a player), uses (what each could have used).",
    )
    page.say("pre", "duckdb -c \"select seat, avg(won::int) from 'seats.parquet' group by seat order by seat\"")
    (folder / "report.html").write_text(page.text(title), encoding="utf-8", newline="\n")


def compared(page: Page, findings: Findings, comparison: Comparison) -> None:
    """How the comparison went."""
    page.say("h2", "Compared")
    deals, last = comparison.course[-1]
    first, second = findings.variants
    page.say("p", f"After {deals} deals, of {comparison.measure}: “{second}” {VERDICTS[comparison.verdict]}.")
    page.say("p", f"“{second}” less “{first}” is {figure(last)}. This interval may be looked at after every deal.")
    says = f"The difference in {comparison.measure} as deals are added."
    page.plot(plots.course(comparison.course, f"{comparison.measure}, second less first", comparison.margin), says)


def searched(page: Page, trials: Sequence[Trial], goal: tuple[str, float]) -> None:
    """What the search tried, the best first."""
    page.say("h2", "Searched")
    page.say("p", f"{len(trials)} sets of values were tried so that {goal[0]} comes close to {goal[1]:g}.")
    ranked = sorted((one for one in trials if one.miss is not None), key=lambda one: one.miss or 0.0)
    rows = [[told(one.values), figure(one.measured), f"{one.miss:.3f}"] for one in ranked[:20]]
    page.table("The best", ["values", f"{goal[0]} [95 %]", "off by"], rows)
    points = [(told(one.values), one.measured) for one in ranked[:20]]
    page.plot(plots.ranges(points, goal[0], goal[1]), f"What the best values came to, and the goal of {goal[1]:g}.")


def told(values: dict[str, int]) -> str:
    """Values as they are given on a command line."""
    return ", ".join(f"{path}={value}" for path, value in values.items())


def side_by_side(page: Page, findings: Findings, asking: Questions, names: "Names") -> None:
    """The lengths of all variants."""
    page.say("h2", "Side by side")
    found = {variant: measures.lengths(asking, variant) for variant in findings.variants}
    measured = [one.measure for one in next(iter(found.values()))]
    rows = [[variant, *[figure(one.mean) for one in lengths]] for variant, lengths in found.items()]
    page.table("A game", ["variant", *[f"{NAMES[name]} [95 %]" for name in measured]], rows)
    for place, name in enumerate(measured):
        points = [(variant, lengths[place].mean) for variant, lengths in found.items() if place < len(lengths)]
        page.plot(plots.ranges(points, f"{NAMES[name]} a game"), f"{NAMES[name]} of a game, by variant.")

    for group in asking.groups():
        shares = {variant: measures.balance(asking, variant, group) for variant in findings.variants}
        values = list(dict.fromkeys(one.value for found in shares.values() for one in found))
        if 1 < len(values) <= WIDEST:
            by_value = {variant: {one.value: one for one in found} for variant, found in shares.items()}
            rows = [
                [variant, *[figure(known[value].share) if value in known else "–" for value in values]]
                for variant, known in by_value.items()
            ]
            head = ["variant", *[names.of(group.removeprefix(TRAIT), value) for value in values]]
            page.table(f"Share won [95 %], by {group.removeprefix(TRAIT)}", head, rows)


def one_variant(page: Page, asking: Questions, variant: str, names: "Names") -> None:
    """Balance, length, endings and uses of one variant."""
    page.say("h2", variant)
    for group in asking.groups():
        shares = measures.balance(asking, variant, group)
        balance(page, shares, group.removeprefix(TRAIT), asking.is_shared(), names)
    rows = [
        [NAMES[one.measure], figure(one.mean), *[f"{part:.0f}" for part in one.quantiles]]
        for one in measures.lengths(asking, variant)
    ]
    page.table("A game", ["", "mean [95 %]", "5 %", "half", "95 %"], rows)
    numbers = [float(row[0]) for row in asking.ask("select decisions from games where variant = ?", variant)]
    page.plot(plots.histogram(numbers, "decisions a game"), "How many games had how many decisions.")
    ends = [[names.of("reason", name), str(count)] for name, count in measures.ends(asking, variant)]
    page.table("Endings", ["reason", "games"], ends)
    used(page, measures.uses(asking, variant), names)


def balance(page: Page, shares: Sequence[measures.Share], name: str, is_shared: bool, names: "Names") -> None:
    """What each group won; where all win or nobody does, nothing is fair or unfair among them."""
    if len(shares) < 2:
        return
    head = [name, "seats", "won", "share [95 %]", "× fair [95 %]"][: 4 if is_shared else 5]
    said = {one.value: names.of(name, one.value) for one in shares}
    rows = [[said[one.value], str(one.seats), str(one.won), figure(one.share), figure(one.times)] for one in shares]
    page.table(f"Won, by {name}", head, [row[: len(head)] for row in rows])
    if is_shared:
        drawn = plots.ranges([(said[one.value], one.share) for one in shares], f"share won, by {name}")
    else:
        drawn = plots.ranges([(said[one.value], one.times) for one in shares], f"times what is fair, by {name}", 1.0)
    page.plot(drawn, f"How much each {name} won.")


def used(page: Page, found: Sequence[measures.Use], names: "Names") -> None:
    """What was used and what it was worth."""
    rows = [
        [names.thing(one.thing), str(one.offered), f"{one.rate:.0%}", f"{one.times:.1f}", figure(one.worth)]
        for one in found
    ]
    head = ["thing", "could use it", "did", "times", "won more [95 %]"]
    page.table("What was used, and by how much more those won than others who could have used it", head, rows)
    page.say("p", "Who uses something may have been ahead before: it is a hint where to look, and not a price.")
    known = [(names.thing(one.thing), one.worth) for one in found if one.worth.value is not None]
    ranked = sorted(known, key=lambda one: -(one[1].value or 0.0))
    if ranked:
        page.plot(
            plots.ranges(ranked, "won more, as a share", 0.0), "By how much more those won who used each thing."
        )


def figure(shown: Interval) -> str:
    """A figure with its interval."""
    if shown.value is None:
        return "–"
    if shown.low is None or shown.high is None:
        return number(shown.value)
    return f"{number(shown.value)} [{number(shown.low)}, {number(shown.high)}]"


def number(value: float) -> str:
    """A number with as many digits as matter."""
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def lines(findings: Findings, asking: Questions) -> Iterator[str]:
    """The report in a few lines, for a terminal."""
    for variant in findings.variants:
        parts = [f"{NAMES[one.measure]} {figure(one.mean)}" for one in measures.lengths(asking, variant)]
        games = asking.ask("select count(*) from games where variant = ?", variant)[0][0]
        yield f"{variant}: {games:,} games, {', '.join(parts)}"
    if findings.comparison is not None:
        deals, last = findings.comparison.course[-1]
        yield f"after {deals} deals the second {VERDICTS[findings.comparison.verdict]}: {figure(last)}"
