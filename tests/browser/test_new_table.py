"""Laying a table: presets, seats, options, content packs, on one screen and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_no_barriers
from tests.browser.screens import PHONE
from tests.browser.sizes import in_sizes, is_in_sight, scrolls_sideways

SAMOURAI = pytest.mark.parametrize("game", ["samourai_katana"])
SHOGUN = pytest.mark.parametrize("game", ["dicium.shogun"])
KATANA = pytest.mark.parametrize("game", ["katana"])


def laying(page, house, game):
    page.goto(f"{house.address}#/new/{game}")
    page.locator("form .end").wait_for()
    return page


@SAMOURAI
def test_a_preset_sets_seats_and_options_and_says_what_was_changed_after_it(visit, house, game):
    page = laying(visit(house), house, game)
    for size in in_sizes(page, (1920, 1080), (1280, 720)):
        assert is_in_sight(page, "form .end .main") and not scrolls_sideways(page), size
    expect(page.get_by_role("radio", name="As printed")).to_have_count(2)  # the rules, and the box
    long = page.get_by_role("radio", name="Long", exact=False).first
    long.focus()
    page.keyboard.press("Space")
    expect(page.locator("form ol > li")).to_have_count(6)
    page.get_by_text("Between clans").click()
    negotiation = page.get_by_role("group", name="Negotiation")
    expect(negotiation.get_by_role("radio", name="On")).to_be_checked()
    negotiation.get_by_text("Off").click()
    expect(page.locator(".tiles .changed")).to_have_text("one rule changed")
    assert_no_barriers(page, "a new table")
    long.click()
    expect(page.locator(".tiles .changed")).to_have_count(0)  # touched again, a preset is whole again
    page.get_by_role("radio", name="First game").check()
    expect(page.locator("form ol > li")).to_have_count(4)
    page.locator("form .end .main").click()
    page.locator(".board").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Short game")
    answer = page.request.get(f"{house.address}api/tables/{page.url.rpartition('/')[2]}").json()
    assert answer["options"]["short"] is True and len(answer["seats"]) == 4


@KATANA
def test_a_content_pack_is_loaded_looked_at_and_played_with(visit, house, game, tmp_path):
    page = laying(visit(house, language="fr"), house, game)
    wrong, right = tmp_path / "faux.toml", tmp_path / "Paquet de Botan.toml"
    wrong.write_text("[cards.bo]\ncopies = 99\n")
    right.write_text("[cards.bo]\nprecision = 3\n")
    page.locator("input[type=file]").set_input_files(wrong)
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(r"^On ne peut pas jouer avec faux\.toml\s: .* pour ce jeu\.$"))
    page.get_by_text("Ce qui ne va pas").click()
    expect(page.locator("form .reason[lang=en]")).to_contain_text("copies")
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
