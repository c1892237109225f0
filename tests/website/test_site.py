"""Every link of the site leads somewhere, every picture is described, and nothing is loaded from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from engine.games.credits import credits_of_games
from locales import languages, words
from tests.engine.every_game import ROOT
from tests.website.conftest import BASE, INVITE, SLUGS, SOURCE
from tests.website.site import Read
from website import __main__ as command
from website.build import DOCUMENTS, Site, address
from website.markdown import html_of, section

OUTSIDE = {
    "discord.com",
    "projectfluent.org",
    "www.unicode.org",
    "github.com",
    "www.edrdg.org",
    "creativecommons.org",
    "semver.org",
    "keepachangelog.com",
}
"""Hosts to which documents link, beside those of the games' credits."""


def test_every_page_is_there_in_the_languages_that_have_it(site: Site, read: dict[str, Read]) -> None:
    games = {f"games/{slug}.html" for slug in SLUGS}
    assert set(read) >= {"index.html", "add.html", "terms.html", "privacy.html", "proof.html", *games}
    assert {f"ja/{name}" for name in ("index.html", "terms.html", "privacy.html", "proof.html", *games)} <= set(read)
    assert "de/index.html" in read and "de/terms.html" not in read, "nobody has translated the terms"
    assert {page.html["lang"] for page in read.values()} == {"en", "ja", "de"}
    for path, page in read.items():
        lang = path.split("/")[0] if path.split("/")[0] in ("ja", "de") else "en"
        assert (page.html["lang"], page.html["dir"]) == (lang, languages()[lang].direction)


def test_every_page_is_whole(read: dict[str, Read]) -> None:
    titles = [(page.html["lang"], page.title) for page in read.values()]
    assert len(set(titles)) == len(titles)
    for path, page in read.items():
        assert page.unclosed == [], path
        assert page.title and page.metas["description"] and "width=device-width" in page.metas["viewport"], path
        assert page.headings[0] == 1 and page.headings.count(1) == 1, path
        assert all(b <= a + 1 for a, b in zip(page.headings, page.headings[1:], strict=False)), path
        assert len(set(page.ids)) == len(page.ids), path


def test_every_link_and_file_leads_somewhere(site: Site, read: dict[str, Read]) -> None:
    checked = 0
    for path, page in read.items():
        for href in [*(link["href"] for link in page.links), *page.files]:
            parts = urlsplit(href)
            if parts.scheme:
                continue
            checked += 1
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            assert target.is_file() and target.is_relative_to(site.folder.resolve()), f"{path}: {href}"
            if parts.fragment:
                there = read[target.relative_to(site.folder.resolve()).as_posix()]
                assert unquote(parts.fragment) in there.ids, f"{path}: {href}"
    assert checked > 300


def test_nothing_is_loaded_from_elsewhere_and_links_lead_only_to_known_places(read: dict[str, Read]) -> None:
    known = OUTSIDE | {urlsplit(one.more).netloc for one in credits_of_games().values()}
    for path, page in read.items():
        assert not [file for file in page.files if urlsplit(file).scheme or file.startswith("//")], path
        for link in page.links:
            parts = urlsplit(link["href"])
            if parts.scheme and not link["href"].startswith(SOURCE):
                assert parts.scheme in ("https", "http") and parts.netloc in known, f"{path}: {link['href']}"
                assert link["rel"] == "noopener noreferrer", f"{path}: {link['href']}"
    files = [*ROOT.glob("website/static/*.js"), *ROOT.glob("website/static/*.css")]
    assert len(files) == 3
    for file in files:
        assert not re.search(r"https?:|//\w|fetch\(|XMLHttp|sendBeacon|WebSocket|import\(", file.read_text("utf-8")), (
            file
        )


def test_the_test_of_links_sees_a_wrong_one(tmp_path: Path, site: Site) -> None:
    page = tmp_path / "page.html"
    page.write_text('<!doctype html><html lang="en"><body><a href="away.html">x</a><div><img src="a.png"></body>')
    read = Read(page)
    assert read.links == [{"href": "away.html"}] and read.unclosed and "alt" not in read.images[0]


def test_every_picture_is_described_and_has_its_size(read: dict[str, Read]) -> None:
    for path, page in read.items():
        for image in page.images:
            cover = re.fullmatch(r"(?:\.\./)*pictures/[a-z_]+\.png", image["src"])
            assert bool(image["alt"]) != bool(cover), f"{path}: a cover stands beside its title; others have words"
            assert int(image["width"]) and int(image["height"]) and image["loading"] == "lazy", path
    assert len(read["games/geschenk.html"].images) == 4


@pytest.mark.parametrize("lang", ["en", "ja", "de"])
def test_a_game_shows_its_rules_and_whose_it_is(read: dict[str, Read], lang: str) -> None:
    page, w = read[f"{'' if lang == 'en' else lang + '/'}games/boonaken.html"], words(lang)
    for key in ("boonaken-title", "boonaken-line", "boonaken-rules-0-title", "permission-traditional"):
        assert w(key) in page.text, key
    assert w("boonaken-designer") in page.text
    assert "{" not in page.text and "**" not in page.text and "`" not in page.text


def test_pages_of_other_languages_are_named(read: dict[str, Read]) -> None:
    page = read["ja/games/geschenk.html"]
    alternates = {head["hreflang"]: head["href"] for head in page.heads if head["rel"] == "alternate"}
    assert alternates == {
        "en": f"{BASE}games/geschenk.html",
        "ja": f"{BASE}ja/games/geschenk.html",
        "de": f"{BASE}de/games/geschenk.html",
        "x-default": f"{BASE}games/geschenk.html",
    }
    assert [head["href"] for head in page.heads if head["rel"] == "canonical"] == [f"{BASE}ja/games/geschenk.html"]
    away = [link for link in read["de/index.html"].links if link["href"] == "../terms.html"]
    assert [link.get("hreflang") for link in away] == ["en"], "it says that the terms are in another language"


def test_the_sitemap_has_every_page(site: Site, read: dict[str, Read]) -> None:
    told = (site.folder / "sitemap.xml").read_text("utf-8")
    assert set(re.findall("<loc>(.+)</loc>", told)) == {BASE + path for path in read}
    assert f"Sitemap: {BASE}sitemap.xml" in (site.folder / "robots.txt").read_text("utf-8")


def test_the_bot_is_added_by_a_button_or_run_by_oneself(site: Site, read: dict[str, Read], tmp_path: Path) -> None:
    assert INVITE in {link["href"] for link in read["add.html"].links}
    own = Site(tmp_path / "own", SLUGS[:1], ("en",))
    own.build()
    links = {link["href"] for link in Read(own.folder / "add.html").links}
    assert "running.html" in links and not any("oauth2" in link for link in links)
    assert not (own.folder / "sitemap.xml").exists()
    with pytest.raises(ValueError, match="en"):
        Site(tmp_path / "none", SLUGS[:1], ("ja",)).build()


def test_a_document_is_cut_where_its_other_language_begins() -> None:
    text = "# One\n\na\n\n## Zwei\n\nb\n\n## Drei\n\nc\n"
    assert section(text, "Zwei", only=False) == "# One\n\na\n"
    assert section(text, "Zwei", only=True) == "# Zwei\n\nb\n\n"
    with pytest.raises(ValueError, match="Vier"):
        section(text, "Vier", only=True)
    for each in DOCUMENTS.values():
        assert all(document.text().startswith("# ") for document in each.values())


def test_a_link_that_leads_nowhere_on_the_site_is_text() -> None:
    targets = {"a.md": "a.html", "b.md": None}
    told = html_of("[one](a.md) and [*two*](b.md), <script>alert(1)</script>", targets.get)
    assert told == '<p><a href="a.html">one</a> and <em>two</em>, &lt;script&gt;alert(1)&lt;/script&gt;</p>\n'


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "old.html").touch()
    assert command.main(["--folder", str(folder), "--games", "geschenk", "--langs", "ko", "--application", "12"]) == 0
    assert "sitemap" in capsys.readouterr().out and not (folder / "old.html").exists()
    assert (folder / "ko/games/geschenk.html").is_file() and (folder / "terms.html").is_file()
    assert "client_id=12&" in (folder / "add.html").read_text("utf-8").replace("&amp;", "&")
    for wrong in (["--address", "example.org"], ["--application", "x"]):
        with pytest.raises(SystemExit) as ended:
            command.main(["--folder", str(folder), *wrong])
        assert ended.value.code == 2
    assert address("https://a.example") == "https://a.example/"
