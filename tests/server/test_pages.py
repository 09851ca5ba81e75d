"""The files of the web client."""

import asyncio
import gzip

import httpx
import pytest
from starlette.applications import Starlette

from tatami.core.errors import TatamiError
from tatami.server.app import refuse
from tatami.server.pages import Client

INDEX = '<!doctype html><script type="module" src="./assets/main-abc.js"></script>' + " " * 500


@pytest.fixture
def dist(tmp_path):
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text(INDEX)
    (tmp_path / "dist" / "assets" / "main-abc.js").write_text("console.log(1);" * 100)
    (tmp_path / "dist" / "assets" / "small.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "dist"


class Browser:
    def __init__(self, folder):
        self.app = Starlette(routes=Client(folder).routes(), exception_handlers={TatamiError: refuse})

    def get(self, path, headers=None):
        async def ask():
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(ask())


def test_the_page_is_sent_as_it_was_built(dist):
    answer = Browser(dist).get("/")
    assert answer.headers["content-type"].startswith("text/html") and answer.text == INDEX
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("/table/abc-_1", "../#/table/abc-_1"),
        ("/rules/katana", "../?rules=katana"),
        ("/rules/%0d%26x", "../?rules=%0D%26x"),
        ("/table/%0d%0aX", "../#/table/%0D%0AX"),
        ("/table/a%22b", "../#/table/a%22b"),
    ],
)
def test_links_lead_to_their_place_in_the_page(dist, link, place):
    answer = Browser(dist).get(link)
    assert answer.status_code == 307 and answer.headers["location"] == place


def test_assets_are_packed_and_kept_for_ever(dist):
    answer = Browser(dist).get("/assets/main-abc.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]
    assert answer.text == "console.log(1);" * 100
    assert int(answer.headers["content-length"]) == len(gzip.compress(answer.content, 9, mtime=0))
    plain = Browser(dist).get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == answer.text
    assert "content-encoding" not in Browser(dist).get("/assets/small.svg").headers


def test_an_unchanged_file_is_not_sent_again(dist):
    client = Browser(dist)
    etag = client.get("/").headers["etag"]
    assert client.get("/", headers={"If-None-Match": etag}).status_code == 304
    (dist / "index.html").write_text(INDEX + "changed")
    assert client.get("/", headers={"If-None-Match": etag}).text.endswith("changed")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
        "/%00",
        "/assets",
        "/table/%2f%2fx",
    ],
)
def test_nothing_outside_the_folder_is_served(dist, path):
    answer = Browser(dist).get(path)
    assert answer.status_code == 404 and "secret" not in answer.text.replace("secret.txt", "")


def test_a_client_that_is_not_built_says_so_plainly(tmp_path):
    answer = Browser(tmp_path / "nowhere").get("/")
    assert answer.status_code == 503 and "./play" in answer.text and "not built" in answer.text
