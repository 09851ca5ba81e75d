"""How long a newcomer waits: from the address to the lobby, and from “Play now” to a table of Katana with one's hand.

    python bench/lobby_to_table.py [--rounds 7]

A real Chromium and a real server on this machine; each round is a new guest with an empty cache. It asserts nothing:
a busy machine is slow. What it printed is in bench/load/README.md.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Response, sync_playwright

from tests.browser.house import CHROMIUM, FLAGS, House, what_is_missing

FONTS = (".woff2", ".woff")
# The moment a selector first matches, on the page's own clock, which begins when the address was asked for.
WHEN = """selector => new Promise(done => {
    const look = () => document.querySelector(selector) ? done(performance.now()) : requestAnimationFrame(look)
    look()
})"""
PLAY = """() => {
    const begun = performance.now()
    const games = [...document.querySelectorAll('.game')]
    const katana = games.find(each => each.querySelector('h3').textContent === 'Katana')
    katana.querySelector('button.main').click()
    return begun
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    if missing := what_is_missing():
        sys.exit(missing)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        house = House(Path(folder))
        try:
            measured = [one_round(browser, house) for _ in range(rounds + 1)][1:]  # the first warms both up
        finally:
            browser.close()
            house.close()
    print(f"{rounds} rounds, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}\n")
    print("| | median | slowest | fetched, fonts apart |")
    print("|---|---:|---:|---:|")
    for at, what in enumerate(("address to lobby", "“Play now” to the hand at a table")):
        times = [times[at] for times, _ in measured]
        size = statistics.median(sizes[at] for _, sizes in measured)
        print(f"| {what} | {statistics.median(times):.0f} ms | {max(times):.0f} ms | {size / 1000:.0f} kB |")


def one_round(browser: Browser, house: House) -> tuple[tuple[float, float], tuple[int, int]]:
    """Milliseconds and bytes to the lobby, and from there to the table."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(house.address)
    lobby = page.evaluate(WHEN, ".game button.main")
    page.wait_for_load_state("networkidle")
    first = weight(answers)
    answers.clear()
    begun = page.evaluate(PLAY)
    table = page.evaluate(WHEN, ".hand [data-card]") - begun
    page.wait_for_load_state("networkidle")
    then = weight(answers)
    context.close()
    return (lobby, table), (first, then)


def weight(answers: list[Response]) -> int:
    return sum(
        answer.request.sizes()["responseBodySize"]
        for answer in answers
        if not answer.url.endswith(FONTS) and answer.ok
    )


if __name__ == "__main__":
    main()
