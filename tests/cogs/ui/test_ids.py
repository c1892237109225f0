"""Custom ids: each id that we write reads back, and no other is accepted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.ids import LIMIT, BadId, Press, read_path, write_path

FIELD = st.one_of(
    st.integers(-999_999_999, 999_999_999),
    st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,8}", fullmatch=True),
    st.lists(st.integers(0, 200), max_size=5),
)


@given(st.lists(FIELD, max_size=4))
def test_a_path_is_read_as_it_was_written(path: list[int | str | list[int]]) -> None:
    assert list(read_path(write_path(path))) == path


@given(st.text(max_size=120))
def test_any_text_is_a_press_or_refused(text: str) -> None:
    try:
        press = Press.parse(text)
    except BadId:
        return
    assert Press.parse(press.custom_id()) == press


def test_the_form() -> None:
    press = Press(12, "act", 57, ("place", 9, 3))
    assert press.custom_id() == "t1:12:act:57:place.9.3"
    assert Press.parse("t1:12:act:57:meld.1,2,3").path == ("meld", [1, 2, 3])


def test_too_long_is_refused() -> None:
    with pytest.raises(BadId):
        Press(1, "act", 1, ("meld", list(range(LIMIT)))).custom_id()


@pytest.mark.parametrize(
    "text",
    ["", "t1", "t2:1:act:1:", "t1:x:act:1:", "t1:1:ACT:1:", "t1:1:act:-1:", "t1:1:act:1:a;b", "t1:1:act:1:a..b",
     "t1:1:act:1:1e9", "t1:1:act:1:99999999999", "t1:" + "9" * 40 + ":act:1:", "t1:1:act:1:'; DROP TABLE seats"],
)  # fmt: skip
def test_strange_ids_are_refused(text: str) -> None:
    with pytest.raises(BadId):
        Press.parse(text)
