"""Numbers in texts: those below 1,000 are written without the locale, and read the same."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from locales import LANGUAGES
from locales.catalogue import PLAIN, Bundle

SOURCE = """
bare = { $n } points
counted = { $n ->
    [0] none
    [one] one point
   *[other] { $n } points
}
least = { NUMBER($n, minimumIntegerDigits: 2) }
"""


def pattern_of(bundle: FluentBundle, key: str) -> Pattern:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return pattern


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_numbers_read_as_the_locale_writes_them(locale: str) -> None:
    assert len(LANGUAGES) == 2
    ours, theirs = Bundle([locale], use_isolating=False), FluentBundle([locale], use_isolating=False)
    for bundle in (ours, theirs):
        bundle.add_resource(FluentResource(SOURCE))
    for n in (*range(PLAIN), PLAIN, 12_345, -1, -1_234, True, 0.5, 1_000.0):
        for key in ("bare", "counted", "least"):
            texts = [b.format_pattern(pattern_of(b, key), {"n": n}) for b in (ours, theirs)]
            assert texts[0] == texts[1], (n, key)


def test_a_missing_value_is_an_error() -> None:
    bundle = Bundle(["en-US"])
    bundle.add_resource(FluentResource(SOURCE))
    _, errors = bundle.format_pattern(pattern_of(bundle, "bare"), {})
    assert errors
