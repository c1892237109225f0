"""The people's part in the shuffle: one short word for each person, known to them before the deal.

Only people add to the seed. The host would choose the words of computer players or of the start itself, and a host that
knows the secret could try many words until it likes the deal. This is also true of words that the host draws, so a
person who wants to be sure types their own word (README, "The proof").
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable

from engine.core.text.names import plain
from engine.host.model.records import Refused
from engine.host.model.rows import SeatRow

LONGEST_WORD = 24
"""Most characters of a word that a person types."""


def drawn_word() -> str:
    """Return a random word of six letters and digits, for a person who has given none."""
    return secrets.token_hex(3)


def typed_word(text: str) -> str:
    """Return a typed word in its plain form. Raises Refused("word-unfit", most).

    Only letters and digits of any script are allowed, with hyphens between them. The word appears in the list of all
    nonces, in messages and in records, and must not look like anything else there.
    """
    word = unicodedata.normalize("NFKC", text).strip()
    fits = all(c == "-" or unicodedata.category(c)[0] in "LMN" for c in word)
    if not word[:1].isalnum() or len(word) > LONGEST_WORD or not fits or plain(word) != word:
        raise Refused("word-unfit", most=LONGEST_WORD)
    return word


def nonces_of(seats: Iterable[SeatRow]) -> list[str]:
    """Return ``seat:word`` of every person, in seat order: the input of the seed besides the secret."""
    return [f"{seat_row.seat}:{seat_row.word}" for seat_row in seats if seat_row.person is not None]


def words_of(nonces: Iterable[str]) -> list[tuple[int, str]]:
    """Return seat and word of every person, from the nonces of a match.

    Empty for a match that an older release began: its nonces hold Discord's ids (``tells_ids``).
    """
    found = list(nonces)
    return [] if tells_ids(found) else [(int(seat), word) for seat, _, word in (n.partition(":") for n in found)]


def tells_ids(nonces: Iterable[str]) -> bool:
    """True if these nonces are of a release that put Discord's ids into them ("0:person:press", "start:...")."""
    return any(n.startswith("start:") for n in nonces)
