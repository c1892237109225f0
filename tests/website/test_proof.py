"""The page that checks a record says what engine.verify says, on every stored record and on wrong ones."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from engine import verify
from engine.core.match import Match
from engine.games.registry import GAMES
from locales import words
from sandbox import PATIENCE
from tests.browser.chromium import UNTESTED, find
from tests.engine.every_game import OF_GAMES, begin, usual
from website.build import Site

PATHS = sorted(OF_GAMES.glob("*/records/*.json"))
EACH = [sorted((OF_GAMES / slug / "records").glob("*.json"))[0] for slug in GAMES]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
Record = dict[str, Any]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Provide headless Chromium; without it the tests are skipped, and the run says so at its end."""
    with sync_playwright() as driver:
        path = find(os.environ, Path(driver.chromium.executable_path))
        if path is None:
            pytest.skip(UNTESTED)
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def page(chromium: Browser, site: Site) -> Iterator[Page]:
    """Provide the page as a file: it works without a server. An error, or a request elsewhere, fails the test."""
    found = chromium.new_context(locale="en-US", viewport={"width": 390, "height": 844}).new_page()
    found.set_default_timeout(PATIENCE * 1000)
    wrong: list[str] = []
    found.on("pageerror", lambda error: wrong.append(str(error)))
    found.on("request", lambda request: wrong.extend([] if request.url.startswith("file:") else [request.url]))
    found.goto((site.folder / "proof.html").as_uri())
    yield found
    assert wrong == []


def read(path: Path) -> Record:
    """Return a stored record as it is saved now: with its seed and its shuffles."""
    record: Record = json.loads(path.read_text(encoding="utf-8"))["match"]
    return record | Match.replay(GAMES[record["header"]["game"]], record).proven()


def checked(page: Page, records: list[Record]) -> list[dict[str, Any]]:
    """Return what the page finds in these records."""
    found: list[dict[str, Any]] = page.evaluate(
        "texts => texts.map(text => Proof.check(JSON.parse(text)))", [json.dumps(record) for record in records]
    )
    return found


def test_every_stored_record_holds_here_and_there(page: Page) -> None:
    records = [read(path) for path in PATHS]
    assert len(records) > 250
    for path, record, found in zip(PATHS, records, checked(page, records), strict=True):
        there = verify.check(record)
        assert found["verdict"] == "holds", path
        assert (found["seed"], found["words"]) == (there.seed.hex(), there.words), path
        assert {s["label"]: s["cards"] for s in found["shuffles"]} == {n: len(o) for n, o in there.shuffles.items()}


def test_a_record_of_an_older_release_is_checked_as_far_as_it_goes(page: Page) -> None:
    records: list[Record] = [json.loads(path.read_text(encoding="utf-8"))["match"] for path in EACH]
    for record, found in zip(records, checked(page, records), strict=True):
        assert found["verdict"] == "partly" and found["seed"] == verify.check(record).seed.hex()
    # Release 0.1: the seed stands in for the words.
    old = read(EACH[0])
    old["header"]["nonces"] = []
    assert verify.check(old).seed.hex() == checked(page, [old])[0]["seed"]


def test_who_begins_a_rematch_is_no_lot(page: Page) -> None:
    match = Match.begin(GAMES["geschenk"], match="m", seats=4, options={}, secret=bytes(32), nonces=["0:a"], first=2)
    while not match.over:
        seat = match.state.waiting[0]
        match.submit(seat, match.game.legal(match.state, seat)[0])
    record = match.export() | match.proven()
    lots = [order for label, _, order in record["shuffles"] if sorted(order) == [0, 1, 2, 3]]
    assert lots == [[2, 0, 1, 3]] and verify.check(record).first == 2
    assert checked(page, [record])[0]["verdict"] == "holds"
    record["header"]["first"] = 1
    with pytest.raises(verify.DoesNotHold, match="place 1: the record says 2, the seed leads to 1"):
        verify.check(record)
    assert checked(page, [record])[0]["at"]["place"] == 1


def test_moves_taken_back_leave_no_shuffle_behind() -> None:
    match = begin(usual(GAMES["tricky_express"]), 1)
    for seat in (0, 1, 2):
        match.submit(seat, match.game.legal(match.state, seat)[0])
    before = match.proven()
    match.undo(1)
    assert match.proven() == before, "all its shuffles come before the first move"
    assert [label for label, *_ in before["shuffles"]] == match.ctx.labels


def _digit(text: str, at: int) -> str:
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def _commitment(r: Record, at: int) -> None:
    r["header"]["commitment"] = _digit(r["header"]["commitment"], at % 64)


def _secret(r: Record, at: int) -> None:
    r["secret"] = _digit(r["secret"], at % 64)


def _word(r: Record, at: int) -> None:
    nonces = r["header"]["nonces"]
    nonces[at % len(nonces)] += "x"


def _seed(r: Record, at: int) -> None:
    r["seed"] = _digit(r["seed"], at % 64)


def _card(r: Record, at: int) -> None:
    shuffle = r["shuffles"][at % len(r["shuffles"])]
    shuffle[2][at % len(shuffle[2])] += 1


def _swapped(r: Record, at: int) -> None:
    order = r["shuffles"][-1][2]
    order[0], order[-1] = order[-1], order[0]


def _short(r: Record, at: int) -> None:
    r["shuffles"][0][2].pop()


def _twice(r: Record, at: int) -> None:
    r["shuffles"].append(r["shuffles"][0])


WRONG: tuple[tuple[Callable[[Record, int], None], str, str], ...] = (
    (_commitment, "commitment", "not the one that was committed to"),
    (_secret, "commitment", "not the one that was committed to"),
    (_word, "words", "do not lead to the seed"),
    (_seed, "words", "do not lead to the seed"),
    (_card, "shuffle", "place"),
    (_swapped, "shuffle", "place"),
    (_short, "length", "cards in the record"),
    (_twice, "twice", "used twice"),
)


@pytest.mark.parametrize(("change", "part", "said"), WRONG, ids=lambda x: getattr(x, "__name__", "").strip("_"))
def test_what_is_changed_is_named_at_the_same_place(
    page: Page, change: Callable[[Record, int], None], part: str, said: str
) -> None:
    rng, wrong = random.Random(5), []
    for path in EACH:
        record = copy.deepcopy(read(path))
        change(record, rng.randrange(500))
        wrong.append(record)
    for record, found in zip(wrong, checked(page, wrong), strict=True):
        with pytest.raises(verify.DoesNotHold, match=said) as there:
            verify.check(record)
        assert (found["verdict"], found["at"]["part"]) == ("wrong", part)
        if part == "shuffle":
            at = found["at"]
            assert str(there.value) == (
                f"the shuffle {at['label']!r}, place {at['place']}: "
                f"the record says {at['recorded']}, the seed leads to {at['found']}"
            )


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r["shuffles"].pop(),
        lambda r: r["shuffles"].append(
            ["more", [1, 2], list(verify.shuffled(bytes.fromhex(r["seed"]), "more", [1, 2]))]
        ),
        lambda r: r["shuffles"].insert(0, r["shuffles"].pop()) if len(r["shuffles"]) > 1 else r["shuffles"].clear(),
    ],
)
def test_other_shuffles_than_the_moves_lead_to_are_found_by_the_command(change: Callable[[Record], Any]) -> None:
    for path in EACH:
        record = copy.deepcopy(read(path))
        change(record)
        with pytest.raises(verify.DoesNotHold, match="other shuffles than its moves"):
            verify.check(record)


def test_other_cards_than_the_rules_shuffle_are_found_by_the_command() -> None:
    record = copy.deepcopy(read(EACH[0]))
    label, items, _ = record["shuffles"][-1]
    items = [card + 1 for card in items]
    record["shuffles"][-1] = [label, items, verify.shuffled(bytes.fromhex(record["seed"]), label, items)]
    with pytest.raises(verify.DoesNotHold, match="other cards than the rules"):
        verify.check(record)


ODD: tuple[Callable[[Record], Any], ...] = (
    lambda r: r.pop("secret"),
    lambda r: r.update(secret=None),
    lambda r: r.update(secret="xyz"),
    lambda r: r.pop("winners"),
    lambda r: r.update(header=[]),
    lambda r: r["header"].update(schema=2),
    lambda r: r["header"].pop("nonces"),
    lambda r: r.update(seed="0"),
    lambda r: r.update(shuffles=[["deal", [1, 2]]]),
    lambda r: r.update(shuffles=[["deal", [1, "a"], [1, 2]]]),
    lambda r: r.update(shuffles=7),
)


def test_what_is_no_record_is_said_to_be_none(page: Page) -> None:
    odd: list[Any] = [None, [], 3, "x", {}]
    for change in ODD:
        record = copy.deepcopy(read(EACH[0]))
        change(record)
        odd.append(record)
    for record, found in zip(odd, checked(page, odd), strict=True):
        assert found["verdict"] == "unchecked", record
        with pytest.raises(verify.NotChecked):
            verify.check(record)


def test_its_own_arithmetic_is_that_of_the_standard_library(page: Page) -> None:
    rng = random.Random(7)
    given = [(rng.randbytes(n % 90), rng.randbytes(n)) for n in range(200)]
    found = page.evaluate(
        "pairs => pairs.map(([key, text]) => [Proof.sha256, t => Proof.hmac(Uint8Array.from(key), t)]"
        ".map(f => Proof.hex(f(Uint8Array.from(text)))))",
        [[list(key), list(text)] for key, text in given],
    )
    assert found == [[hashlib.sha256(t).hexdigest(), hmac.new(k, t, "sha256").hexdigest()] for k, t in given]
    for size in (0, 1, 2, 3, 52, 91, 300):
        shuffled = page.evaluate("n => Proof.shuffled(new Uint8Array(32), 'かえで', [...Array(n).keys()])", size)
        assert shuffled == verify.shuffled(bytes(32), "かえで", range(size))


def put(page: Page, text: str) -> tuple[str, str]:
    """Choose a file with this text; return the verdict and the facts."""
    page.set_input_files("#file", {"name": "record.json", "mimeType": "application/json", "buffer": text.encode()})
    page.wait_for_function("document.getElementById('verdict').textContent")
    told = page.inner_text("#verdict"), page.inner_text("#facts")
    page.evaluate("document.getElementById('verdict').textContent = ''")
    return told


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_person_sees_what_was_found(chromium: Browser, site: Site, lang: str) -> None:
    w, page = words(lang), chromium.new_page(viewport={"width": 360, "height": 740})
    page.set_default_timeout(PATIENCE * 1000)
    page.goto((site.folder / ("" if lang == "en" else lang) / "proof.html").as_uri())
    record = read(EACH[0])
    record["header"]["nonces"][0] = "0:かえで<b>"
    seed = verify.seed_of(bytes.fromhex(record["secret"]), record["header"]["nonces"])
    record |= {"seed": seed.hex(), "shuffles": [["deal", [1, 2, 3], verify.shuffled(seed, "deal", [1, 2, 3])]]}
    verdict, facts = put(page, json.dumps(record))
    assert verdict == w("site-proof-holds") and seed.hex() in facts and "deal (3)" in facts
    assert w("site-proof-word", seat="1", word="かえで<b>") in facts and w("site-proof-command") in facts
    record["shuffles"][0][2].reverse()
    at = Record(page.evaluate("text => Proof.check(JSON.parse(text)).at", json.dumps(record)))
    verdict, facts = put(page, json.dumps(record))
    told = {name: str(at[name]) for name in ("place", "recorded", "found")}
    assert verdict == w("site-proof-wrong-shuffle", label="deal", **told)
    assert w("site-proof-command") not in facts, "nobody runs a command for a record that does not hold"
    assert put(page, "{")[0] == w("site-proof-unchecked-form")
    assert put(page, json.dumps(record | {"secret": None}))[0] == w("site-proof-unchecked-running")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # Dropped anywhere on the page.
    page.evaluate(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'r.json'));"
        " document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true})) }",
        json.dumps(read(EACH[0])),
    )
    page.wait_for_function("document.getElementById('verdict').className == 'holds'")
    page.close()


def test_without_script_the_page_says_how_else(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site.folder / "proof.html").as_uri())
    assert re.search(r"needs JavaScript.*engine\.verify", page.inner_text("main"), re.DOTALL)
    assert not page.is_visible("#drop")
    context.close()
