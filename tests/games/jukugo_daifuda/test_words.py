"""The deck and the words of Jukugo Daifuda in the shipped files, and their readings."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

from engine.core.cards import RANKS, card
from engine.games.jukugo_daifuda.terms import TIERS, dictionary, kanji, read, spelled


def test_deck_and_dictionary_are_those_of_the_rules() -> None:
    signs = kanji()
    assert len(signs) == 54 and len(set(signs)) == 53 and signs[52] == signs[53] == "々"
    assert "".join(signs[card(f"S{r}")] for r in RANKS) == "家大工科商会国同行先天下校"
    assert "".join(signs[card(f"C{r}")] for r in RANKS) == "用意気道人民法内的質音物生"
    counts = {
        name: [sum(len(w) == n and e.tier <= tier for w, e in dictionary().items()) for n in (2, 3, 4)]
        for name, tier in TIERS.items()
    }
    assert counts == {"core": [132, 64, 94], "standard": [370, 208, 94], "full": [624, 208, 94]}
    repeats = [
        sum(len(w) == 2 and w[1] == "々" and e.tier <= tier for w, e in dictionary().items()) for tier in (1, 2, 3)
    ]
    assert repeats == [13, 13, 21]


def test_r1_neighbours_make_common_words() -> None:
    signs = kanji()
    words = {w for w in dictionary() if len(w) == 2}
    rows = ["".join(signs[card(f"{s}{r}")] for r in RANKS) for s in "SHDC"]
    assert rows[0][0] + rows[1][0] == "家名"
    beside = [row[i : i + 2] for row in rows for i in range(12)]
    assert len(beside) == 48 and all({p, p[::-1]} & words for p in beside)
    below = [a + b for upper, lower in pairwise(rows) for a, b in zip(upper, lower, strict=True)]
    assert sum(bool({p, p[::-1]} & words) for p in below) >= 34
    assert set("日本音後半生意用人中先行") <= set(signs)


def test_every_kanji_occurs_once_so_that_a_word_names_its_cards() -> None:
    for name, tier in TIERS.items():
        laid = spelled(name)
        assert len(set(laid)) == len(laid)
        assert {read(w) for w in laid} == {w for w, e in dictionary().items() if e.tier <= tier}
        assert all(len(set(w)) == len(w) for w in laid)


def test_the_data_are_utf_8_whatever_encoding_the_machine_prefers() -> None:
    """Python warns if a file is opened in the machine's own encoding; here that is an error."""
    program = "from engine.games.jukugo_daifuda.terms import kanji; assert kanji()[52:] == ('々', '々')"
    options = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    subprocess.run([sys.executable, *options, "-c", program], check=True)
