"""The texts of every game on the registry, in every language: complete, alike, well set, and discreet."""

import ast
import random
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec
import pytest
from fluent.syntax.ast import FunctionReference, Identifier, SelectExpression

from tatami import bots
from tatami.core import BadOption, BadRecord, Event, Fact, IllegalChoice, Outcome, Team
from tatami.core.options import option_values
from tatami.games import MODULES, difficulty_and_presets, load, option_groups
from tatami.games.bushido.tests.table import Clan
from tatami.games.bushido.tests.table import table as bushido_table
from tatami.text import LANGUAGES, REFEREE, Reader, bind, clauses, fields, open_book
from tatami.text.plain import MESSAGE, VARIABLE, PlainBook
from tests import ftl
from tests.listening import SOURCE, events_in_source, heard, is_looked_at, played, prompts_in_source, touchable, trees

NBSP, NARROW = "\u00a0", "\u202f"
PACKAGES = ["tatami", *MODULES.values()]

every_game = pytest.mark.parametrize("name", MODULES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_package = pytest.mark.parametrize("package", PACKAGES)


# Complete


@every_package
def test_every_language_has_the_same_messages(package):
    first = ftl.messages(LANGUAGES[0], package)
    for lang in LANGUAGES[1:]:
        assert set(ftl.messages(lang, package)) == set(first)
    assert first


@every_game
def test_a_game_does_not_take_the_ids_of_the_shared_messages(name):
    assert not set(ftl.messages("en", MODULES[name])) & set(ftl.messages("en", "tatami"))


@every_game
@every_language
def test_a_game_is_introduced(name, lang):
    book = open_book(lang, name)
    for id in ("title", "pitch", "length"):
        assert book.say(id).strip()


@pytest.mark.parametrize("package", [*PACKAGES, "tatami.cli"])
@every_language
def test_what_is_read_without_fluent_says_the_same(package, lang):
    plain, book = PlainBook(lang, package), bind(lang, package)
    for message, text in plain.messages.items():
        facts = {name: f"<{name}>" for name in re.findall(VARIABLE, text)}
        assert plain.say(message, facts) == book.say(message, facts)
    listed = ["title", "pitch", "length"] if package in MODULES.values() else []
    listed += ["players-and-length", "default-marked", "texts-to-come"] if package == "tatami.cli" else []
    listed += [id for id in ftl.messages(lang, package) if re.fullmatch("option-[a-z_]+", id)]
    assert set(listed) <= set(plain.messages)


def test_messages_of_several_lines_are_left_to_fluent():
    text = "a = one\nb = two\n    more\nc =\n    three\nd = four\n    .text = five\n"
    text += "e = { $n ->\n   *[other] x\n }\nf = six\n\n  seven\ng = eight\n\n# nine\n"
    assert [found[1] for found in MESSAGE.finditer(text)] == ["a", "d", "g"]


@every_game
@every_language
def test_every_noun_has_a_name_and_cards_and_characters_a_text(name, lang):
    reader = Reader(load(name), lang)
    for kind, names in load(name).texts.nouns.items():
        spoken = [reader.noun(kind, noun) for noun in names]
        assert all(spoken) and len(set(spoken)) == len(spoken)
        if kind in ("card", "character"):
            assert all(reader.text(kind, noun) for noun in names)
            assert not any("\n" in (reader.text(kind, noun) or "") for noun in names)
    assert ftl.ids(name, "reason-") == set(load(name).texts.nouns["reason"])


@every_game
@every_language
def test_every_preset_and_group_of_options_is_told_in_words(name, lang):
    presets, groups = difficulty_and_presets(name)[1], option_groups(name)
    assert ftl.ids(name, "preset-") == set(presets) and ftl.ids(name, "group-") == set(groups)
    said = [open_book(lang, name).say(f"preset-{preset}") for preset in presets]
    assert all(sentence.endswith(".") and sentence.count(". ") == 0 for sentence in said)


@every_game
@every_language
def test_every_option_and_value_is_named_and_every_option_explained(name, lang):
    reader = Reader(load(name), lang)
    for option, values in option_values(load(name).options).items():
        assert reader.noun("option", option) and reader.text("option", option)
        spoken = {reader.noun(f"option-{option}", str(value).lower()) for value in values}
        assert len(spoken) == len(values)


@every_game
def test_there_is_a_message_for_everything_told_asked_and_offered_and_for_nothing_else(name):
    sounds = heard(name)
    told = {event.kind for event in sounds.events} | events_in_source(name)
    assert ftl.ids(name, "event-", "-known") == told
    assert ftl.ids(name, "prompt-", "-other") == {prompt for prompt, _ in sounds.prompts} | prompts_in_source(name)
    assert ftl.ids(name, "choice-") == {choice.kind for choice in load(name).choices.by_code.values()}


@every_game
def test_what_is_partly_secret_has_a_sentence_for_those_who_know(name):
    secret = {event.kind for event in heard(name).events if event.secret}
    every = ftl.messages("en", MODULES[name])
    assert {kind for kind in events_in_source(name) if f"event-{kind}-known" in every} == secret


@every_game
@every_language
def test_every_prompt_speaks_to_the_one_asked_and_to_the_others(name, lang):
    for prompt in prompts_in_source(name):
        assert {f"prompt-{prompt}", f"prompt-{prompt}-other"} <= set(ftl.messages(lang, MODULES[name]))


@every_game
def test_a_question_an_event_or_a_reason_names_the_same_things_in_every_language(name):
    first, *others = LANGUAGES
    for id in ftl.messages(first, MODULES[name]):
        if id.startswith(("prompt-", "event-", "choice-", "why-")):
            named = ftl.variables(first, name, id)
            assert all(ftl.variables(lang, name, id) == named for lang in others), id


@every_game
@every_language
def test_every_variable_is_supplied_whenever_the_message_is_said(name, lang):
    facts: dict[str, list[Mapping[str, Fact]]] = heard(name).facts()
    values = Reader(load(name), lang).text_facts
    for choice in load(name).choices.by_code.values():
        id = f"choice-{choice.kind}"
        facts.setdefault(id, []).append({**choice.facts, **values.get(id, {})})
    for id, occasions in facts.items():
        needed = ftl.variables(lang, name, id)
        for given in occasions:
            supplied = {fact for fact, value in given.items() if value is not None}
            assert needed <= supplied, f"{id} needs {needed - supplied}"


@every_game
@every_language
def test_none_is_a_case_of_its_own_where_a_plural_can_be_asked_for_none(name, lang):
    # In French [one] covers 0 as well: “0 carte” is never what is meant.
    for id, occasions in heard(name).facts().items():
        zeros = {fact for given in occasions for fact, value in given.items() if value == 0 and type(value) is int}
        for choosing in ftl.nodes(ftl.messages(lang, MODULES[name])[id], SelectExpression):
            keys = {one.key.name if isinstance(one.key, Identifier) else one.key.value for one in choosing.variants}
            if "one" in keys and choosing.selector.id.name in zeros:
                assert "0" in keys, f"{id} can be said of none"


@every_game
@every_language
def test_score_sheets_have_headings(name, lang):
    reader = Reader(load(name), lang)
    for outcome in heard(name).outcomes:
        for row in (*outcome.sheet, *(team.rows for team in outcome.teams)):
            assert all(reader.noun("sheet", name) for name in row)


# A table without a board of its own


@every_game
def test_every_field_of_a_view_has_a_label_and_no_label_is_left_over(name):
    shown = set(fields.fields(load(name).view_type)) - {"seat"}
    said = {id for id in ftl.ids(name, "view-") if id.partition("-")[0] == id}
    assert said == shown
    for field in shown:
        nouns = {ftl.messages(lang, MODULES[name]).get(f"view-{field}.noun") for lang in LANGUAGES}
        assert len({None if noun is None else noun.elements[0].value for noun in nouns}) == 1, field


@every_game
@every_language
def test_every_id_in_a_view_has_a_name(name, lang):
    game = load(name)
    reader = Reader(game, lang)
    met = set()
    luck = random.Random(1)
    for seed in range(len(game.seats)):
        for state, _ in played(game, seed):
            if not is_looked_at(state, luck):
                continue
            seat = luck.choice([None, *range(state.seats)])
            met |= set(ids_in("", msgspec.to_builtins(game.view(state, seat)), reader))
    assert met
    assert sorted((field, id) for field, id in met if fields.word(reader, field, id) is None) == []


def ids_in(field: str, value: object, reader: Reader) -> Iterator[tuple[str, str]]:
    """The ids that people are shown, each with its field; a seat's number has to be one that has a name."""
    if isinstance(value, list):
        for each in value:
            yield from ids_in(field, each, reader)
    elif isinstance(value, dict):
        if field and not any(reader.book.has(f"view-{key}") for key in value):  # so many of each
            yield from ((field, key) for key in value)
            return
        for key in value:
            if key not in fields.FOR_PROGRAMS:
                yield from ids_in(key, value[key], reader)
    elif isinstance(value, str):
        yield field, value
    elif type(value) is int and fields.noun(reader, field) == "seat":
        assert 0 <= value < len(reader.names), field


@every_language
def test_the_page_has_a_name_for_every_level_of_bots_and_for_nothing_else(lang):
    page = (SOURCE.parents[1] / f"web/src/text/{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^bot-(\S+) =", page, re.MULTILINE)) - {"plays"} == {*bots.levels(), "learned"}


def test_the_page_hides_the_same_fields():
    source = (SOURCE.parents[1] / "web/src/boards/generic/shapes.ts").read_text("utf-8")
    (listed,) = re.findall(r"FOR_PROGRAMS = new Set\(\[(.*?)\]\)", source)
    assert tuple(re.findall(r"'(\w+)'", listed)) == fields.FOR_PROGRAMS


# Readable


@cache
def raw_ids(name: str, lang: str) -> frozenset[str]:
    """The ids that give themselves away in a sentence: those that are no word of its language."""
    reader = Reader(load(name), lang)
    return frozenset(
        noun
        for kind, nouns in load(name).texts.nouns.items()
        for noun in nouns
        if noun not in reader.noun(kind, noun).lower() and (lang != "en" or "-" in noun)
    )


def assert_readable(reader: Reader, sentence: str) -> None:
    """A whole sentence: nothing left open, no id in place of a name, no invisible marks."""
    assert sentence and sentence == sentence.strip()
    assert "{" not in sentence and "\u2068" not in sentence and "None" not in sentence
    spoken = re.sub("“.*?”|«.*?»", "", sentence)  # what the player said may be an id
    assert not re.search(r"\bseat-\d|[a-z]+_[a-z]+", spoken), sentence
    assert not raw_ids(reader.game.name, reader.lang) & set(re.findall(r"[\w-]+", spoken)), sentence


@every_game
@every_language
def test_every_choice_is_readable(name, lang):
    reader = Reader(load(name), lang)
    spoken = set()
    for code, choice in load(name).choices.by_code.items():
        assert_readable(reader, reader.choice(choice))
        assert reader.choice(code) == reader.choice(choice)
        spoken.add(reader.choice(choice))
    assert len(spoken) == len(load(name).choices.by_code), "two choices read the same"


@every_game
@every_language
def test_what_was_touched_first_has_a_name_on_the_page(name, lang):
    """The page names a piece by its place or by the facts of a choice made with it: `Reader.piece` in reader.ts. A
    number is a name of its own."""
    book, touched = open_book(lang, name), 0
    for choice in load(name).choices.by_code.values():
        for piece in choice.pieces[:-1]:
            place, _, part = piece.partition("/")
            part = part or place
            if part.isdecimal() or re.fullmatch(r"seat-\d", part):
                continue
            kinds = [fact for fact, value in choice.facts.items() if value == part]
            kinds += [fact.removesuffix("s") for fact, value in choice.facts.items() if part in as_list(value)]
            assert any(book.has(f"{kind}-{part}") for kind in (place, *kinds, "piece")), f"{choice.words}: {piece}"
            touched += 1
    assert touched or all(len(choice.pieces) < 2 for choice in load(name).choices.by_code.values())


@every_game
@every_language
def test_where_it_is_known_who_ended_a_game_the_reason_names_them(name, lang):
    reader, named = Reader(load(name), lang), set()
    somebody = {"en": "somebody", "fr": "quelqu’un"}[lang]
    for outcome in heard(name).outcomes:
        said = reader.outcome(outcome)
        assert somebody not in said, said
        if f"reason-{outcome.reason}.named" in ftl.messages(lang, MODULES[name]):
            spoken = reader.variables(outcome.facts)
            needed = ftl.variables(lang, name, f"reason-{outcome.reason}.named") - {"count"}
            assert needed and all(str(spoken[fact]) in said.split(".", 1)[1] for fact in needed), said
            named.add(outcome.reason)
    ends = [event for event in heard(name).events if event.kind == "ends"]
    assert ends and not any(somebody in reader.event(event) for event in ends)
    assert named or name not in ("katana", "bushido")


@every_language
@pytest.mark.parametrize(("honour", "troops", "is_more"), [(23, 10, False), (25, 11, False), (27, 12, True)])
def test_bushido_speaks_of_ten_at_a_time_only_where_there_is_more_than_that(lang, honour, troops, is_more):
    tea = bushido_table(phase=2, a=Clan(samurai=honour))
    tea.say("a: invite c", "c: accept")
    march = bushido_table(f"shinano a mountain {troops}, kai c mountain 3")
    march.say("a: done", "a: attack kai", "a: from shinano")
    said = {"en": "ten at a time", "fr": "dix par dix"}[lang]
    for table, prompt in ((tea, "convert"), (march, "send-troops")):
        (decision,) = table.game.decisions(table.state)
        assert decision.prompt == prompt
        assert (said in Reader(table.game, lang).prompt(table.state, decision, 0)) == is_more


def as_list(value: Fact) -> Sequence[object]:
    return value if isinstance(value, list) else [value]


@every_game
@every_language
def test_whole_games_are_readable_for_everybody(name, lang):
    game = load(name)
    reader = Reader(game, lang)
    spoken, luck = set(), random.Random(name)
    for seed in range(2 * len(game.seats)):
        for state, news in played(game, seed):
            if not is_looked_at(state, luck):
                continue
            readers = [*range(state.seats), None, REFEREE]
            spoken |= {reader.event(event, one) for event in news for one in readers}
            for decision in game.decisions(state):
                said = {one: reader.prompt(state, decision, one) for one in readers}
                others = {said[one] for one in readers if one != decision.seat}
                assert len(others) == 1 and said[decision.seat] not in others, "only the one asked is spoken to"
                spoken |= set(said.values())
        outcome = game.outcome(state)
        assert outcome is not None
        ending = reader.outcome(outcome)
        assert all(reader.names[seat] in ending for seat in outcome.winners)
        spoken.add(ending)
    for sentence in spoken:
        assert_readable(reader, sentence)


@every_game
@every_language
def test_every_refusal_heard_is_readable_and_ends_with_its_clause(name, lang):
    reader = Reader(load(name), lang)
    for why in heard(name).whys:
        assert_readable(reader, reader.why(why))
        assert reader.why(why).endswith(f" ({why.clause})")


# Discreet


@every_game
@every_language
def test_no_sentence_tells_a_seat_what_it_may_not_know(name, lang):
    game = load(name)
    reader = Reader(game, lang)
    kept, luck = 0, random.Random(name)
    for seed in range(2 * len(game.seats)):
        for state, news in played(game, seed):
            for event in news:
                if not event.secret and not is_looked_at(state, luck):
                    continue
                whole = reader.event(event, REFEREE)
                for one in (*range(state.seats), None):
                    said = reader.event(event, one)
                    if not event.secret or one in event.knows:
                        assert said == whole
                    else:
                        assert said != whole
                        assert_keeps_the_secret(reader, event, said)
                        kept += 1
    assert kept or not any(event.secret for event in heard(name).events)


def assert_keeps_the_secret(reader: Reader, event: Event, said: str) -> None:
    """Nothing secret is in the sentence, unless the sentence says that word whatever the secret is."""
    assert said == reader.event(Event(event.kind, event.facts, None, ()))
    public = [ftl.fixed_words(reader.lang, reader.game.name, f"event-{event.kind}")]
    public += [str(value) for value in reader.variables(event.facts).values()]
    for fact, value in (event.secret or {}).items():
        for each in value if isinstance(value, list) else [value]:
            one = fact.removesuffix("s") if isinstance(value, list) else fact
            (secret,) = reader.variables({one: each}).values()
            assert str(secret) in reader.event(event, REFEREE), "those who know are not told"
            assert str(secret) not in said or any(str(secret) in words for words in public)


# Well set


@every_package
@every_language
def test_apostrophes_and_spaces_are_those_of_the_language(package, lang):
    for line in ftl.lines(lang, package):
        assert "'" not in line and '"' not in line and "..." not in line, line
        assert line == line.rstrip() and "\t" not in line, line
        if lang == "fr":
            assert not re.search(f"(?<!{NBSP})[:»]", line), line
            assert not re.search(f"(?<!{NARROW})[;!?]", line), line
            assert not re.search(f"«(?!{NBSP})", line), line
        else:
            assert not re.search(r"\s[:;!?]", line) and "«" not in line, line


@every_package
@every_language
def test_only_plain_fluent_is_used_so_that_the_page_can_read_it_too(package, lang):
    for id, pattern in ftl.messages(lang, package).items():
        assert not list(ftl.nodes(pattern, FunctionReference)), id


@every_game
def test_french_avoids_what_would_depend_on_a_name(name):
    # “de Aiko”, “que Emi”: an elision that a name decides. “le Chie”: an article that it refuses.
    seats = "seat|target|by|victim|attacker|seats"
    for line in ftl.lines("fr", MODULES[name]):
        assert not re.search(rf"\b(?:de|que|le|la|du|au|jusque|lorsque|si|ne) {{ \$(?:{seats}) }}", line), line


def test_lists_are_joined_as_they_are_spoken():
    assert open_book("en").join(["Aiko", "Botan", "Chie"]) == "Aiko, Botan and Chie"
    assert open_book("fr").join(["Aiko", "Botan", "Chie"]) == "Aiko, Botan et Chie"
    assert open_book("fr").join(["Aiko"]) == "Aiko"
    reader = Reader(load("katana"), "fr")
    assert reader.variables({"cards": ["parry", "bo", "parry"], "seats": [1, 0]}) == {
        "cards": "Parade ×2 et Bō",
        "seats": "Botan et Aiko",
    }


def test_facts_become_names_nouns_numbers_and_words():
    reader = Reader(load("katana"), "en", ("Ann", "Bob", "Cy"))
    facts: dict[str, Fact] = {"seat": 2, "by": -1, "card": "fast-draw", "count": 0, "where": "hand", "left": None}
    assert reader.variables(facts) == {"seat": "Cy", "by": "nobody", "card": "Fast Draw", "count": 0, "where": "hand"}
    assert reader.variables({"sure": True}) == {"sure": "true"}


# Outcomes, help and errors


@every_language
def test_an_outcome_names_a_team_or_the_winners_or_nobody(lang):
    reader = Reader(load("katana"), lang)
    teams = (Team("ninja", (1, 2), 5), Team("shogun", (0,), 4))
    said = reader.outcome(Outcome("sword", (2, 1), (1, 2, 3), teams, ((1, 2), (0,))))
    assert reader.noun("team", "ninja") in said and "Chie" in said and "Botan" in said and "Aiko" not in said
    alone = reader.outcome(Outcome("honour", (0,), (3, 2, 1), (), ((0,), (1,), (2,))))
    assert "Aiko" in alone and alone != reader.outcome(Outcome("honour", (0, 1), (3, 3, 1), (), ((0, 1), (2,))))
    nobody = reader.outcome(Outcome("honour", (), (0, 0, 0), (), ((0, 1, 2),)))
    assert nobody.startswith(reader.say("outcome-nobody"))


@every_language
def test_help_explains_every_piece_that_can_be_touched(lang):
    for name in MODULES:
        reader = Reader(load(name), lang)
        for touch in touchable(load(name)):
            assert_readable(reader, reader.help(touch[-1]))
        with pytest.raises(BadOption) as refused:
            reader.help("hand/umbrella")
        assert "umbrella" in refused.value.sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_cries_are_told_with_the_same_verb(lang):
    reader = Reader(load("katana"), lang)
    told = [reader.event(Event("plays", {"seat": 0, "card": card}, None, ())) for card in ("battle-cry", "jujutsu")]
    names = [reader.noun("card", card) for card in ("battle-cry", "jujutsu")]
    assert told[0].replace(names[0], "…") == told[1].replace(names[1], "…")


def test_help_says_the_text_of_a_card_and_the_name_of_a_player():
    reader = Reader(load("katana"), "en")
    assert reader.help("hand/armour") == f"Armour: {reader.text('card', 'armour')}"
    assert reader.help("seat-2/fast-draw").startswith("Fast Draw: ")
    assert reader.help("seat-2").startswith("Chie: ")
    assert reader.help("benkei").startswith("Benkei: ")
    assert Reader(load("katana"), "fr").help("pile").startswith(f"Pioche{NBSP}: ")


def error_codes() -> dict[str, set[str]]:
    """The codes of all errors that players and tables can meet, by the class of the error."""
    found: dict[str, set[str]] = defaultdict(set)
    for room in ("core", "games", "server", "text"):
        for node in trees(SOURCE / room):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found[node.func.id].add(code.value)
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "REFUSALS":
                assert node.value is not None
                found["Refused"] |= set(ast.literal_eval(node.value))
    return found


@every_language
def test_every_error_has_a_sentence(lang):
    book, codes = open_book(lang), error_codes()
    assert codes["IllegalChoice"] and codes["BadOption"] and codes["BadRecord"] and codes["BadContent"]
    for kind in ("IllegalChoice", "BadOption", "BadContent", "Refused"):
        for code in codes[kind]:
            assert book.has(f"error-{code}"), f"{kind} {code}"
    for code in codes["BadRecord"]:
        assert book.has(f"error-record-{code}"), f"BadRecord {code}"


def test_errors_are_told_in_the_language_of_the_reader():
    english, french = (Reader(load("katana"), lang) for lang in LANGUAGES)
    stale = IllegalChoice("stale", "The table is at step 4, not 3.")
    assert english.error(stale) == stale.sentence
    assert french.error(stale) == french.book.say("error-stale")
    edited = BadRecord("edited", "Line 3: changed.")
    assert french.error(edited) == french.book.say("error-record-edited")
    strange = BadOption("never-heard-of", "A sentence is better than none.")
    assert french.error(strange) == strange.sentence


# Loading


def test_an_unknown_language_or_game_is_refused_in_one_sentence():
    for attempt in (lambda: open_book("de"), lambda: clauses("katana", "de"), lambda: Reader(load("katana"), "")):
        with pytest.raises(BadOption) as refused:
            attempt()
        assert refused.value.code == "unknown-language" and "en, fr" in refused.value.sentence
    with pytest.raises(BadOption) as refused:
        open_book("en", "chess")
    assert refused.value.code == "unknown-game"


def test_texts_are_loaded_when_they_are_needed_and_once():
    assert bind("fr", "tatami") is bind("fr", "tatami")
    assert open_book("fr", "katana") is open_book("fr", "katana")
    assert clauses("katana", "fr") is clauses("katana", "fr")
    code = "import sys, tatami.text; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_message_that_is_missing_or_lacks_a_variable_is_our_mistake():
    book = open_book("en", "katana")
    with pytest.raises(AssertionError, match="no message"):
        book.say("event-nothing")
    with pytest.raises(AssertionError, match="event-turn"):
        book.say("event-turn")
    assert book.text("title") is None and book.text("no-such-message") is None


def test_the_example_of_the_docs_runs():
    page = (SOURCE.parents[1] / "docs" / "texts.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    said: dict[str, object] = {}
    exec(example, said)
    assert isinstance(said["reader"], Reader) and said["decisions"] == []
