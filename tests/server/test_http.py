"""HTTP: who is let in, what is laid and listed, and what every answer says to the browser."""

import httpx
import pytest

from tatami.games import load
from tatami.server import metrics
from tatami.server.guests import NAMES, Guest, Guests
from tests.server.house import open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with open_house(tmp_path_factory.mktemp("http")) as house:
        yield house


def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "sentence"} and answer.json()["sentence"].endswith(".")
    return str(answer.json()["code"])


# Guests


def test_a_stranger_gets_a_name_and_a_cookie_that_scripts_cannot_read(house):
    with house.stranger() as stranger:
        answer = stranger.get("/api/me")
        assert len(answer.json()["name"]) > 3
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
        assert stranger.get("/api/me").json() == answer.json()


def test_a_guest_can_take_another_name(house):
    guest = house.guest()
    assert guest.post("/api/me", {"name": "  Tomoe \n\t Gozen\u200b "}) == {"name": "Tomoe Gozen"}
    assert guest.get("/api/me") == {"name": "Tomoe Gozen"}
    for blank in (
        " \u200b ",
        "\u2800\u2800",
        "\u3164",
        "\u115f\u1160",
        "\uffa0 ",
        "\u0301\u0302",
        "\ufe0f",
        "\U0001d159",
    ):
        assert code(guest.http.post("/api/me", json={"name": blank}), 400) == "bad-name", ascii(blank)
    assert guest.post("/api/me", {"name": "A\u3164\u2800B é 花"}) == {"name": "A B é 花"}
    guest.post("/api/me", {"name": "Tomoe Gozen"})
    assert code(guest.http.post("/api/me", json={"name": "x" * 25}), 400) == "malformed"
    assert code(guest.http.post("/api/me", json={"name": "A", "id": "botan"}), 400) == "malformed"


def test_a_cookie_of_before_there_was_a_rule_about_names_shows_one_all_the_same():
    guests = Guests(b"k" * 32)
    assert guests.known(guests.cookie(Guest("an-id", "\u2800 \u3164"))) == Guest("an-id", NAMES[0])


def test_strangers_see_the_games_and_nothing_else(house):
    with house.stranger() as stranger:
        assert stranger.get("/api/games").status_code == 200
        for path in ("/api/lobby", "/api/tables/abcdefgh"):
            assert code(stranger.get(path), 401) == "no-guest"
        assert code(stranger.post("/api/tables", json={}), 401) == "no-guest"


def test_a_cookie_of_another_server_is_nobody(house, tmp_path):
    with open_house(tmp_path) as elsewhere:
        foreign = dict(elsewhere.guest().http.cookies)
    with httpx.Client(base_url=house.url, cookies=foreign) as client:
        assert code(client.get("/api/lobby"), 401) == "no-guest"


# Who is let in


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"Origin": "http://evil.example"}, "foreign-origin"),
        ({"Origin": "null"}, "foreign-origin"),
        ({"Sec-Fetch-Site": "cross-site"}, "foreign-origin"),
        ({"Sec-Fetch-Site": "none"}, "foreign-origin"),
    ],
)
def test_other_sites_can_change_nothing(house, headers, expected):
    guest = house.guest()
    for path in ("/api/me", "/api/tables"):
        assert code(guest.http.post(path, json={"name": "Evil"}, headers=headers), 403) == expected
    assert guest.get("/api/me")["name"] == guest.name


def test_our_own_page_can(house):
    own = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    assert house.guest().http.post("/api/me", json={"name": "Own"}, headers=own).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example", ""])
def test_a_foreign_host_name_is_refused(house, host):
    with house.stranger() as stranger:
        assert code(stranger.get("/api/games", headers={"Host": host}), 421) == "foreign-host"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:9", "192.168.1.5:8000", "[::1]:8000"])
def test_addresses_and_localhost_are_ours(house, host):
    with house.stranger() as stranger:
        assert stranger.get("/api/games", headers={"Host": host}).status_code == 200


def test_a_name_that_the_server_was_told_is_ours(tmp_path):
    with open_house(tmp_path, host_names=frozenset({"Dojo.example"})) as house, house.stranger() as stranger:
        assert stranger.get("/api/games", headers={"Host": "dojo.example:8000"}).status_code == 200


def test_bodies_are_json_of_the_right_kind_and_size(house):
    http = house.guest().http
    assert code(http.post("/api/me", data={"name": "Form"}), 415) == "not-json"
    assert code(http.post("/api/me", content=b"{}"), 415) == "not-json"
    json_type = {"Content-Type": "application/json"}
    assert code(http.post("/api/me", content=b'{"name": "\xff"}', headers=json_type), 400) == "malformed"
    assert code(http.post("/api/tables", content=b"[" * 60_000, headers=json_type), 400) == "malformed"
    assert code(http.post("/api/me", content=b" " * 70_000, headers=json_type), 413) == "too-long"


def test_wrong_addresses_and_methods(house):
    http = house.guest().http
    assert code(http.get("/api/nothing"), 404) == "not-found"
    assert code(http.get("/nothing.js"), 404) == "not-found"
    assert code(http.post("/api/games", json={}), 405) == "not-allowed"
    assert code(http.delete("/api/me"), 405) == "not-allowed"
    assert code(http.get("/api/tables/..%2f..%2fsecret-key"), 404) == "not-found"
    assert code(http.get("/api/tables/abcdefghijkl"), 404) == "unknown-table"


def test_who_asks_too_often_has_to_wait(tmp_path):
    rates = {"request": "1000/minute", "change": "3/minute"}
    with open_house(tmp_path, rates=rates) as house:
        guest = house.guest()
        for _ in range(3):
            guest.post("/api/me", {"name": "Hasty"})
        assert code(guest.http.post("/api/me", json={"name": "Hasty"}), 429) == "too-frequent"
        assert guest.get("/api/me") == {"name": "Hasty"}


def test_every_answer_carries_a_strict_policy(house):
    with house.stranger() as stranger:
        for path in ("/", "/api/games", "/api/nothing", "/healthz", "/table/x", "/api/lobby"):
            headers = stranger.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


def test_a_fault_of_the_server_says_no_more_than_that(tmp_path, monkeypatch):
    with open_house(tmp_path) as house:
        guest = house.guest()

        async def fail(guest):
            raise RuntimeError("the secret is 42")

        monkeypatch.setattr(house.hall, "lobby", fail)
        answer = guest.http.get("/api/lobby")
        assert code(answer, 500) == "broken" and "42" not in answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]


# Games and tables


def test_games_are_listed_with_their_options_and_bots(house):
    games = {game["name"]: game for game in house.guest().get("/api/games")["games"]}
    katana = games["katana"]
    assert katana["seats"] == [3, 4, 5, 6, 7] and katana["bots"] == [
        "ashigaru",
        "samurai",
        "hatamoto",
        "daimyo",
        "shogun",
    ]
    assert {
        "name": "exhaustion",
        "values": ["lazy", "eager"],
        "default": "lazy",
        "limits": {},
        "group": "",
    } in katana["options"]
    assert katana["version"] == load("katana").version
    assert games["dicium.crazy_cup"]["learned"] == [2] and katana["learned"] == []
    assert katana["difficulty"] == "easy" and katana["has_content"]
    assert {"name": "first", "seats": 4, "options": {}} in katana["presets"]
    court = [option["name"] for option in games["samourai_katana"]["options"] if option["group"] == "court"]
    assert "imperial_kyoto" in court and len(court) == 6
    teams = {"name": "teams", "values": [True, False], "default": False, "limits": {"true": [4]}, "group": ""}
    assert teams in games["dicium.crazy_cup"]["options"]


def test_the_template_is_no_game_of_the_server(house):
    guest = house.guest()
    assert "chohan" not in {game["name"] for game in guest.get("/api/games")["games"]}
    plan = {"game": "chohan", "seats": [{"holder": "me"}, {"holder": "bot", "bot": "random"}]}
    assert code(guest.http.post("/api/tables", json=plan), 404) == "unknown-game"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_can_be_read(house, language):
    with house.stranger() as stranger:
        answer = stranger.get(f"/api/games/katana/rules/{language}")
        assert answer.headers["content-type"].startswith("text/markdown") and "R6.4" in answer.text
        assert code(stranger.get("/api/games/katana/rules/de"), 404) == "not-found"
        assert code(stranger.get("/api/games/chess/rules/en"), 404) == "not-found"


def test_a_table_is_laid_with_its_options(house):
    guest = house.guest()
    plans = [{"holder": "me"}, {"holder": "bot", "bot": "random"}, {"holder": "open"}]
    table = guest.post("/api/tables", {"game": "katana", "seats": plans, "options": {"geisha": "others"}}, 201)
    assert table["status"] == "gathering" and table["is_host"] and not table["is_public"]
    assert table["options"] == {
        "exhaustion": "lazy",
        "geisha": "others",
        "sword_first": True,
        "negative_totals": True,
    }
    assert [seat["holder"] for seat in table["seats"]] == ["human", "bot", "open"]
    assert [seat["name"] for seat in table["seats"]] == [guest.name, "Botan", None]
    started = guest.post(f"/api/tables/{table['id']}/start", {"bot": "heuristic"})
    assert started["status"] == "playing"


def test_a_table_of_the_wrong_size_for_an_option_is_refused(house):
    guest = house.guest()
    seats = [{"holder": "me"}, {"holder": "open"}, {"holder": "open"}]
    body = {"game": "dicium.crazy_cup", "seats": seats, "options": {"teams": True}}
    assert code(guest.http.post("/api/tables", json=body), 400) == "bad-option"
    body["seats"] = [*seats, {"holder": "open"}]
    assert guest.post("/api/tables", body, 201)["options"] == {"teams": True, "young": False}


def test_a_table_tells_what_its_texts_name_of_the_values_in_play(house):
    guest = house.guest()
    pack = {"cards": {"rocket": {"reach": 9}}}
    body = {"game": "dicium.crazy_cup", "seats": [{"holder": "me"}, {"holder": "open"}], "content": pack}
    table = guest.post("/api/tables", body, 201)
    assert table["text_facts"] == {}, "nothing is dealt yet"
    begun = guest.post(f"/api/tables/{table['id']}/start", {"bot": "random"})
    assert begun["text_facts"]["card-rocket"] == {"squares": 3, "reach": 9}
    assert begun["text_facts"]["choice-pair"] == {"does": "move", "count": 2}


def test_a_content_pack_is_checked_and_kept(house):
    guest = house.guest()
    seats = [{"holder": "me"}, {"holder": "open"}, {"holder": "open"}]
    body = {"game": "katana", "seats": seats, "content": {"characters": {"hanzo": {"life": 99}}}}
    assert code(guest.http.post("/api/tables", json=body), 400) == "bad-content"
    assert not guest.get("/api/lobby")["mine"]
    body["content"] = {"characters": {"hanzo": {"life": 6}}}
    table = guest.post("/api/tables", body, 201)
    assert table["has_content_pack"]
    guest.post(f"/api/tables/{table['id']}/start", {"bot": "random"})
    course = house.hall.tables[table["id"]].course
    assert course.match.header.content == body["content"]
    assert 6 in course.view(None).rules.life


def test_a_content_pack_is_read_and_compared_before_a_table_is_laid(house):
    guest = house.guest()
    path = "/api/games/katana/content"
    toml = '[cards.bo]\ncopies = 5\nprecision = 3\nsource = "owner"\n'
    found = guest.post(path, {"text": toml})
    assert found["content"] == {"cards": {"bo": {"copies": 5, "precision": 3, "source": "owner"}}}
    assert found["changes"] == [{"entry": "cards.bo.precision", "usual": "2", "given": "3"}]
    assert guest.post(path, {"text": '{"cards": {"bo": {"precision": 3}}}'})["changes"] == found["changes"]
    refused = {"cards = ": "is not TOML", "[cards.bo]\ncopies = 'six'": "cards.bo.copies takes a whole number"}
    for text, says in refused.items():
        answer = guest.http.post(path, json={"text": text})
        assert code(answer, 400) == "bad-content" and says in answer.json()["sentence"]
    assert code(guest.http.post("/api/games/go/content", json={"text": ""}), 404) == "unknown-game"


@pytest.mark.parametrize(
    "pack",
    [
        pytest.param('{"cards": ' + "[" * 963 + "]" * 963 + "}", id="deep"),
        pytest.param('{"cards": ' + '{"bo": ' * 17 + "1" + "}" * 18, id="a little too deep"),
        pytest.param('{"cards": [' + "9" * 4000 + "]}", id="large"),
        pytest.param('{"cards": {"bo": {"copies": [1e999]}}}', id="endless"),
    ],
)
def test_a_malformed_pack_is_refused_in_a_sentence(house, pack):
    guest = house.guest()
    assert code(guest.http.post("/api/games/katana/content", json={"text": pack}), 400) == "bad-content"
    open = '{"holder": "open"}'
    body = f'{{"game": "katana", "seats": [{{"holder": "me"}}, {open}, {open}], "content": {pack}}}'
    laid = guest.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert laid.status_code == 400 and laid.json()["code"] in ("bad-content", "malformed")


def test_a_pack_with_a_list_of_numbers_too_large_to_write_is_refused(house):
    text = f"cards = [0x{'f' * 5000}]"
    answer = house.guest().http.post("/api/games/katana/content", json={"text": text})
    assert code(answer, 400) == "bad-content" and "0xfff" in answer.json()["sentence"]


def test_public_tables_are_listed_and_private_ones_are_not(house):
    host, other = house.guest(), house.guest()
    hidden = host.lay("me", "open", "open")
    shown = host.lay("me", "open", "open", is_public=True)
    listed = {table["id"] for table in other.get("/api/lobby")["open"]}
    assert shown in listed and hidden not in listed
    assert other.get(f"/api/tables/{hidden}")["seats"][1]["holder"] == "open"  # whoever has the link may come
    other.post(f"/api/tables/{hidden}/join", {"seat": 2})
    assert [table["id"] for table in other.get("/api/lobby")["mine"]] == [hidden]
    assert shown not in {table["id"] for table in host.get("/api/lobby")["open"]}  # it is among his own


def test_my_games_say_whose_turn_it_is_and_mine_come_first(house):
    host = house.guest()
    mine = host.lay("me", "open", game="toy")
    waiting = host.lay("me", "open", "open", game="toy")
    house.guest().post(f"/api/tables/{mine}/join")
    tables = host.get("/api/lobby")["mine"]
    assert [(table["id"], table["is_my_turn"], table["asked"]) for table in tables] == [
        (mine, True, [0, 1]),
        (waiting, False, []),
    ]


def test_lists_work_for_tables_that_are_only_on_disk(tmp_path):
    with open_house(tmp_path) as house:
        guest, other = house.guest(), house.guest()
        playing = guest.lay("me", "open", game="toy", is_public=True)
        other.post(f"/api/tables/{playing}/join")
        gathering = guest.lay("me", "open", game="toy", is_public=True)
        cookies = dict(guest.http.cookies)
    with open_house(tmp_path) as house:
        lobby = house.guest(cookies).get("/api/lobby")
        assert {table["id"]: table["asked"] for table in lobby["mine"]} == {playing: [0, 1], gathering: []}
        assert [table["id"] for table in lobby["running"]] == [playing]
        assert [table["id"] for table in house.guest().get("/api/lobby")["open"]] == [gathering]


# Health


def test_health_and_metrics(house):
    with house.stranger() as stranger:
        assert stranger.get("/healthz").json()["status"] == "ok"
    text = metrics.told()
    for name in ("tatami_sockets", "tatami_steps_total", "tatami_commit_seconds_bucket", "tatami_refused_total"):
        assert name in text


def test_two_servers_cannot_share_a_data_directory(house):
    from tatami.core.errors import TatamiError
    from tatami.server.app import application

    with pytest.raises(TatamiError) as caught:
        application(house.hall.settings)
    assert caught.value.code == "in-use"
