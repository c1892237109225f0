"""The forms of standing orders: which inputs are valid, and when an order would end before it begins."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cogs.games.boonaken import UpTo
from cogs.games.geschenk import KeepRefusing
from cogs.ui.interactions import Caller
from engine.families.auction import DEAL, LIMIT
from engine.games.boonaken.rules import GAME
from engine.games.boonaken.state import BoonakenView
from engine.games.geschenk.rules import GAME as GESCHENK
from engine.host.model.records import Refused
from locales import LANGUAGES, Lang, words
from tests.engine.every_game import begin, usual
from tests.games.boonaken.test_rules import bid, dealt


class Typist:
    """A person who has filled in a form."""

    def __init__(self, **given: str) -> None:
        self.given = given

    def typed(self, field: str, digits: int) -> str:
        return self.given.get(field, "")[:digits]


def typed(form: Any, **given: str) -> dict[str, int]:
    return dict(form.typed(cast("Caller", Typist(**given))))


def test_numbers_are_read_and_empty_fields_left_out() -> None:
    assert typed(UpTo(), limit=" 60 ") == {LIMIT: 60} and typed(UpTo(), limit="") == {}
    assert typed(KeepRefusing(), until="6") == {"until": 6}
    for form, wrong in ((UpTo(), {"limit": "381"}), (UpTo(), {"limit": "-5"}), (KeepRefusing(), {"keep": "x"})):
        with pytest.raises(Refused, match=f"{form.slug}-order-bad"):
            typed(form, **wrong)


def view(calls: str, seat: int) -> BoonakenView:
    match = dealt()
    bid(match, calls)
    return GAME.view(match.state, seat, match="m", options={})


def test_an_order_to_bid_holds_for_this_deal() -> None:
    assert UpTo().order(view("1:40", 2), {LIMIT: 60}) == {LIMIT: 60, DEAL: 1}
    assert UpTo().order(view("1:60", 1), {LIMIT: 60}) == {LIMIT: 60, DEAL: 1}, "the own bid stands at the limit"
    assert UpTo().mark(view("1:40", 2)) == 1


@pytest.mark.parametrize(
    ("calls", "seat", "key"),
    [("1:60", 2, "reached"), ("1:pass", 1, "late"), ("1:60 2:pass 3:pass 0:pass", 1, "late")],
)
def test_an_order_that_would_end_at_once_is_refused(calls: str, seat: int, key: str) -> None:
    with pytest.raises(Refused, match=f"boonaken-order-{key}") as refused:
        UpTo().order(view(calls, seat), {LIMIT: 60})
    assert all(words(lang)(refused.value.reason, **refused.value.facts) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("chips", "keep", "fits"), [(5, 4, True), (5, 5, False), (1, 0, True), (1, 1, False), (0, 0, False)]
)
def test_no_more_chips_are_kept_than_a_refusal_leaves(chips: int, keep: int, fits: bool) -> None:
    """A person's chips do not change before their own next decision, so such an order could never act."""
    match = begin(usual(GESCHENK))
    match.state.chips[0] = chips
    mine = GESCHENK.view(match.state, 0, match="m", options={})
    if fits:
        assert KeepRefusing().order(mine, {"keep": keep})["keep"] == keep
        return
    with pytest.raises(Refused, match="geschenk-order-few") as refused:
        KeepRefusing().order(mine, {"keep": keep})
    assert refused.value.facts == {"count": chips}
    assert all(words(lang)(refused.value.reason, **refused.value.facts) for lang in LANGUAGES)


@pytest.mark.parametrize("form", [UpTo(), KeepRefusing()])
def test_every_text_of_a_form_is_there(form: Any) -> None:
    keys = ["button", "none", "bad", *(f"{field}{more}" for field in form.fields for more in ("", "-help"))]
    assert all(words(lang).has(f"{form.slug}-order-{key}") for lang in LANGUAGES for key in keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_order_that_is_given_is_told_with_its_numbers(lang: Lang) -> None:
    assert "60" in words(lang)("boonaken-order-set", **UpTo().told({LIMIT: 60, DEAL: 1}))
    assert "12" in words(lang)("geschenk-order-set", **KeepRefusing().told({"card": 20, "until": 12, "keep": 0}))
