"""Games played as a screen reader has them: by roles and accessible names alone, from the first turns to the end."""

import re
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.moments import lay, nearly_over
from tests.browser.player import HAPHAZARD, ME, lay_table

GAMES = pytest.mark.parametrize(("game", "others"), [("katana", 2), ("dicium.shogun", 1)])
# The title tells whose turn it is; a page that waits for the server says that it is busy.
TOLD = """() => /ended because/.test(document.querySelector('main [role=status]')?.textContent) ? 'ended'
    : document.querySelector('dialog[open]') ? 'dialog'
    : !document.querySelector('[aria-busy=true]') && document.title.startsWith('●') && 'asked'"""
BUTTON = re.compile(r"""^  - '?button "((?:[^"\\]|\\.)*)"'?.*$""")
NO_ANSWERS = re.compile(r"^(Choices \(|Take back|Ask to take back|Do it again|Back$|Rule )")
MOST_ANSWERS = 400


class Listener:
    """Hears what has a role and a name, and presses it; sees nothing."""

    def __init__(self, page, seed: int) -> None:
        self.page = page
        self.luck = Random(seed)
        self.heard: list[str] = []

    @property
    def question(self) -> str:
        return str(self.page.get_by_role("main").get_by_role("status").inner_text()).strip()

    def wait(self) -> str:
        return str(self.page.wait_for_function(TOLD).json_value())

    def answers(self) -> list[str]:
        """The names of the buttons that follow the question."""
        lines = self.page.get_by_role("main").aria_snapshot().splitlines()
        begin = next((at for at, line in enumerate(lines) if line.startswith("  - status")), len(lines))
        names = []
        for line in lines[begin + 1 :]:
            if line.startswith("    "):
                continue  # what stands within
            found = BUTTON.match(line)
            if found is None:
                break
            names.append(found[1].replace('\\"', '"'))
        return names

    def press(self, button) -> None:
        button.press("Enter", timeout=3000)

    def answer(self) -> None:
        """One answer to what is asked, any of those that are named."""
        self.heard.append(self.question)
        names = self.answers()
        main = self.page.get_by_role("main")
        said = [name for name in names if not NO_ANSWERS.match(name)]
        every = next((name for name in names if name.startswith("Choices (")), None)
        if every is None:
            self.press(main.get_by_role("button", name=self.luck.choice(said), exact=True).first)
            return
        opener = main.get_by_role("button", name=every, exact=True)
        if opener.get_attribute("aria-expanded") != "true":
            self.press(opener)
        count = int(re.findall(r"\d+", every)[0])
        listed = main.get_by_role("list").filter(has=self.page.get_by_role("button")).filter(has_not_text="Throws")
        choices = listed.first.get_by_role("listitem").get_by_role("button")
        expect(choices).to_have_count(count)
        choice = choices.nth(self.luck.randrange(count))
        assert choice.inner_text().strip(), "each choice has a name"
        self.press(choice)

    def play_until(self, is_enough) -> None:
        for _ in range(MOST_ANSWERS):
            if is_enough():
                return
            told = self.wait()
            if told == "ended":
                return
            if told == "dialog":  # what is costly is asked twice
                self.press(self.page.get_by_role("dialog").get_by_role("button").nth(1))
                continue
            try:
                self.answer()
            except PlaywrightError:
                continue  # the game moved on meanwhile: then listen again
        raise AssertionError(f"it did not come to that; last heard: {self.heard[-1:]}")


@GAMES
def test_the_first_turns_are_played_by_ear(visit, house, game, others):
    page = visit(house)
    lay_table(page, ME, *[HAPHAZARD] * others, game=game)
    ear = Listener(page, seed=3)
    ear.play_until(lambda: len(ear.heard) >= 8)
    assert all(len(heard.split()) > 2 for heard in ear.heard), "a question is a sentence"
    told = page.get_by_role("log").get_by_role("listitem")
    assert told.count() > 4 and page.get_by_role("heading", level=1).count() == 1


@GAMES
def test_a_game_is_played_to_its_end_by_ear(visit, house, game, others):
    page = visit(house)
    lay(page, house, *nearly_over(game))
    ear = Listener(page, seed=1)
    ear.play_until(lambda: False)
    end = page.get_by_role("dialog")
    # The sheet of the end comes by itself; a key that was pressed just then may have put it away again.
    score = page.get_by_role("main").get_by_role("button", name="Score")
    expect(end.or_(score).first).to_be_visible()
    if not end.count():
        ear.press(score)
    expect(end).to_contain_text("ended because")
    assert end.get_by_role("table").count() and ear.heard


@pytest.mark.parametrize("game", ["dicium.shogun"])
def test_no_number_of_the_palace_is_heard_without_its_word(visit, house, game):
    page = visit(house)
    lay(page, house, *nearly_over(game))
    Listener(page, seed=1).wait()
    heard = page.get_by_role("main").aria_snapshot()
    bare = [line for line in heard.splitlines() if "×" in line and re.match(r" *- (text|paragraph|listitem):", line)]
    assert bare == [], "a number has its word"
