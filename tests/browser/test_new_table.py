"""Laying a table: content packs, seats, on one screen and on a phone. Presets are tested as data and as plans."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.screens import PHONE
from tests.browser.sizes import is_in_sight, scrolls_sideways

SHOGUN = pytest.mark.parametrize("game", ["dicium.shogun"])
KATANA = pytest.mark.parametrize("game", ["katana"])


def laying(page, house, game):
    page.goto(f"{house.address}#/new/{game}")
    page.locator("form .end").wait_for()
    return page


@KATANA
def test_a_content_pack_is_loaded_looked_at_and_played_with(visit, house, game, tmp_path):
    page = laying(visit(house, language="fr"), house, game)
    wrong, right = tmp_path / "faux.toml", tmp_path / "Paquet de Botan.toml"
    wrong.write_text("[cards.bo]\ncopies = 99\n")
    right.write_text("[cards.bo]\nprecision = 3\n")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("faux.toml")
    expect(page.get_by_role("radio", name="Comme imprimé")).to_have_count(2)
    page.locator("input[type=file]").set_input_files(right)
    expect(page.get_by_role("radio", name="Paquet de Botan")).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_text("Voir ce qui diffère").click()
    expect(page.locator("form fieldset details li")).to_contain_text(re.compile("2 →.3"))
    assert_no_barriers(page, "a content pack in French")
    page.reload()
    page.get_by_role("radio", name="Paquet de Botan").check()  # it is known on this device
    page.locator("form .end .main").click()
    page.locator(".board").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("paquet de contenu")


@SHOGUN
def test_a_table_is_laid_on_a_phone(visit, house, game):
    page = laying(visit(house, **PHONE), house, game)
    assert is_in_sight(page, "form .end .main") and not scrolls_sideways(page)
    assert_no_barriers(page, "a new table on a phone")
    expect(page.locator(".facts").first).to_contain_text("2 ou 4 joueurs")
    expect(page.locator(".facts").first).to_contain_text("30 à 60 minutes")
    page.locator("form ol > li").nth(1).get_by_text("Un ami").click()
    expect(page.locator("form .end")).to_contain_text("un ami par le lien")
    expect(page.get_by_role("button", name="Dresser la table")).to_be_visible()
