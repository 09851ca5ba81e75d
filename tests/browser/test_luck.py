"""Sealed luck through the page: promised while seats are free, opened before the deal, proved when all is over."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami import cli
from tatami.games import load
from tests.browser.axe import assert_no_barriers
from tests.browser.house import House
from tests.browser.player import BOT, ME, OPEN, Player, lay_table, looks
from tests.browser.staging import stage

KATANA = load("katana")
SHORT = {  # a game that is over after a few choices: one life each, and nothing but battle cries and shots
    "characters": {name: {"life": 1} for name in KATANA.texts.nouns["character"]},
    "cards": {
        **{name: {"copies": 0} for name in KATANA.texts.nouns["card"]},
        "battle-cry": {"copies": 60},
        "tanegashima": {"copies": 30, "precision": 9, "damage": 3},
    },
}
PROMISED = "details:has(summary code)"
KEPT = "() => JSON.parse(localStorage.getItem('tatami.luck.' + location.hash.split('/').at(-1)))"
OTHER = "ab" * 32


@pytest.fixture
def true_house(browser, tmp_path, monkeypatch) -> Iterator[House]:
    """A server whose tables are dealt as they were promised, so that their records can be proved."""
    monkeypatch.setenv("DEAL", "sealed")
    house = House(tmp_path / "house")
    yield house
    house.close()


def promise_on(page: Any) -> str:
    """C as the page shows it: the first digits at once, all of them on demand."""
    line = page.locator(PROMISED)
    first = line.locator("summary code").inner_text().rstrip("…")
    line.locator("summary").press("Enter")
    whole: str = line.locator("code.whole").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", whole) and whole.startswith(first) and len(first) == 8
    return whole


def sit_down(visit: Any, house: Any, link: str) -> Any:
    page = visit(house, wide=390, high=700)
    page.goto(link)
    page.get_by_role("button", name="Sit down").first.click()
    return page


def play_to_the_end(pages: list[Any]) -> None:
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    for _ in looks(60):
        states = [player.state for player in players]
        if set(states) == {"ended"}:
            return
        for player, state in zip(players, states):
            if state == "asked":
                player.choose(".hand .card.lit")
    raise AssertionError("the game went on and on")


def verdict_on(page: Any) -> tuple[str, str]:
    luck = page.locator("dialog .luck[data-verdict]")
    luck.wait_for()
    return luck.get_attribute("data-verdict"), luck.inner_text()


def tatami_luck(file: Path, promise: str, *more: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tatami", "luck", str(file), "--promised", promise, *more, "--lang", "en"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8", timeout=120)
    return done.returncode, done.stdout + done.stderr


def test_four_browsers_play_with_a_luck_that_page_and_terminal_prove(visit, true_house, tmp_path, capsys):
    host = visit(true_house, wide=390, high=700)
    lay_table(host, ME, OPEN, OPEN, OPEN, content=SHORT)
    host.get_by_text("3 seats are free").wait_for()
    promise = promise_on(host)
    assert_no_barriers(host, "a promise")
    host.wait_for_function(KEPT)  # a seat that was taken without a pledge gives one now
    link = host.url
    pages = [host, *(sit_down(visit, true_house, link) for _ in range(3))]
    for page in pages:
        page.wait_for_selector(".hand")
        assert page.evaluate(KEPT)["promise"] == promise
    play_to_the_end(pages)
    for page in pages:
        assert verdict_on(page) == (
            "proved",
            "The luck was the promised one, and your share is in it. If every card and die follows from it, as the "
            "command below proves, nobody chose it.\n\nProve it yourself",
        )

    table = link.rpartition("/")[2]
    record = host.request.get(f"{true_house.address}api/tables/{table}/record").body()
    kept, changed = tmp_path / "kept.txt", tmp_path / "changed.txt"
    kept.write_bytes(record)
    status, said = tatami_luck(kept, promise, "--setting", host.evaluate(KEPT)["setting"])
    assert status == 0 and said.startswith("The luck was the promised one"), said
    assert said.count("and opened that share.") == 4 and "Nobody chose this luck if" in said

    at = record.index(b"\nsecret ") + len(b"\nsecret ")
    spoiled = record[:at] + (b"0" if record[at : at + 1] != b"0" else b"1") + record[at + 1 :]
    changed.write_bytes(spoiled)
    assert cli.obey(["luck", str(changed), "--promised", promise, "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("Nothing is proved")
    host.route("**/record", lambda route: route.fulfill(body=spoiled, content_type="text/plain; charset=utf-8"))
    host.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Score").click()
    host.wait_for_selector("dialog .luck[data-verdict=broken]")
    assert_no_barriers(host, "a broken promise")
    assert "The luck is not proved" in host.locator("dialog .luck [role=alert]").inner_text()


def test_a_table_laid_on_the_page_is_pledged_for_at_once(visit, house):
    page = visit(house)
    said = overhear(page)
    page.goto(house.address)
    page.get_by_role("button", name=re.compile(r"Play now\W+Katana")).click()
    page.wait_for_selector(".hand")
    kept = page.evaluate(KEPT)
    assert kept["seat"] == 0 and kept["pledges"][1:] == [None] * 4
    assert [message["share"] for message in said if message["type"] == "open"] == [kept["share"]]
    page.get_by_role("button", name="Menu").click()
    assert promise_on(page) == kept["promise"]
    assert page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('tatami.luck.new.'))") == []


def test_a_share_stays_closed_when_the_promise_has_changed_and_the_seat_is_named(visit, house):
    host = visit(house)
    said = overhear(host)

    def change(message: dict[str, Any]) -> None:
        table = message.get("table")
        if table is not None and table["status"] != "gathering":
            table["luck"]["promise"] = OTHER

    stage(host, change)
    lay_table(host, ME, OPEN, BOT)
    host.wait_for_function(KEPT)
    guest = sit_down(visit, house, host.url)
    warning = "This is not the luck that was promised when you sat down"
    host.get_by_role("alert").get_by_text(warning).wait_for()
    assert host.get_by_text("The luck is being sealed").is_visible()
    guest.wait_for_selector(".hand")  # the table does not wait for ever
    host.wait_for_selector(".hand")
    slip = host.locator(".slip", has_text=warning)
    slip.wait_for()
    slip.get_by_role("button").click()
    slip.wait_for(state="detached")
    assert [message for message in said if message["type"] == "open"] == []
    luck = guest.evaluate("fetch('api/tables/' + location.hash.split('/').at(-1)).then(it => it.json())")["luck"]
    assert (luck["opened"], luck["withheld"]) == ([1], [0])


def overhear(page: Any) -> list[dict[str, Any]]:
    """Whatever the page says to the server over its socket."""
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
    return said
