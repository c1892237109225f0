"""The players' part in the shuffle: one short word a person, known to them before the deal.

Only people add to the seed: what a computer player or the start itself would add, the host would choose, and
a host that knows the secret could try many until it likes the deal. The same goes for words that it draws, so
whoever wants to be sure types a word of their own (README, "The proof").
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable

from engine.core.names import plain
from engine.host.model.records import Refused
from engine.host.model.rows import SeatRow

LONGEST_WORD = 24
"""Characters of a word that a person types."""


def drawn_word() -> str:
    """A word where nobody has given one: six letters and digits."""
    return secrets.token_hex(3)


def typed_word(text: str) -> str:
    """A word as it was typed, in its plain form; raises Refused("word-unfit", most).

    Only letters and digits of any script, and hyphens between them: a word stands in the list of all nonces, in
    messages and in records, and must not look like anything else there.
    """
    word = unicodedata.normalize("NFKC", text).strip()
    fits = all(c == "-" or unicodedata.category(c)[0] in "LMN" for c in word)
    if not word[:1].isalnum() or len(word) > LONGEST_WORD or not fits or plain(word) != word:
        raise Refused("word-unfit", most=LONGEST_WORD)
    return word


def nonces_of(seats: Iterable[SeatRow]) -> list[str]:
    """``seat:word`` of every person, in seat order: what goes into the seed beside the secret."""
    return [f"{c.seat}:{c.word}" for c in seats if c.person is not None]


def words_of(nonces: Iterable[str]) -> list[tuple[int, str]]:
    """Seat and word of every person, from the nonces of a match.

    Empty for a match that an older release began: its nonces hold Discord's ids (``tells_ids``).
    """
    found = list(nonces)
    return [] if tells_ids(found) else [(int(seat), word) for seat, _, word in (n.partition(":") for n in found)]


def tells_ids(nonces: Iterable[str]) -> bool:
    """Whether these are the nonces of a release that put Discord's ids among them ("0:person:press", "start:...")."""
    return any(n.startswith("start:") for n in nonces)
