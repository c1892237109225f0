"""Which characters of a text the pictures draw, and in which form.

Small capitals, fullwidth letters, letters in circles and squares, bold and script ones become plain letters. Characters
that no font has are left out, as emoji are, and so is every invisible one. The fonts themselves belong to the pictures;
this module has the list of their characters (``engine.core.text.drawn``), so that no code needs to ask the renderer.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from string import ascii_lowercase, ascii_uppercase, digits

from engine.core.text.drawn import RANGES


def _span(first: int, plain: str) -> dict[str, str]:
    return {chr(first + k): c for k, c in enumerate(plain)}


PLAIN = {
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz", strict=True)),
    **dict(zip("ᴁᴆᴌᴎᴙʁᴧᴫᴦᴨᴩ\ua7af", "æðłиRRΛлΓПρq", strict=True)),
    **_span(0xFF10, digits),
    **_span(0xFF21, ascii_uppercase),
    **_span(0xFF41, ascii_lowercase),
    **_span(0x1F150, ascii_uppercase),
    **_span(0x1F170, ascii_uppercase),
}
"""Letters in another dress and the letters that are drawn for them. Compatibility forms (NFKC) need no entry."""
_PLAIN = str.maketrans(PLAIN)
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Mc"})
"""Controls, joiners, marks of direction, variation selectors, unpaired surrogates; and marks, if no font has them."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are drawn as nothing."""
JOINERS = frozenset("\u200c\u200d")
"""Characters without width that tell a font whether the letters beside them are joined."""
_VIRAMA = 9
"""The combining class of the sign that joins consonants."""


@cache
def _edges() -> list[int]:
    pairs = [part.split("-") for part in RANGES.split()]
    return [int(point, 16) for pair in pairs for point in (pair[0], pair[-1])]


@lru_cache(maxsize=8192)
def drawn(character: str) -> bool:
    """True if a font of the pictures has this character."""
    edges = _edges()
    place = bisect_right(edges, ord(character))
    return place % 2 == 1 or (place > 0 and edges[place - 1] == ord(character))


@lru_cache(maxsize=8192)
def writing(character: str) -> str:
    """Return the first word of a character's name: its script ("THAI"), or "COMBINING" for a mark of all scripts."""
    return unicodedata.name(character, "").split(" ")[0]


def joins(before: str, character: str) -> bool:
    """True for a joiner that changes how the letter ``before`` it is drawn; elsewhere a joiner does nothing."""
    if not before or character not in JOINERS:
        return False
    return unicodedata.combining(before) == _VIRAMA or (character == "\u200c" and writing(before) == "ARABIC")


def is_joined(text: str, at: int) -> bool:
    """True if a text must not be cut before this place: a mark belongs to the letter before it."""
    character, before = text[at], text[at - 1 : at]
    return bool(before) and (
        unicodedata.category(character)[0] == "M"
        or character in JOINERS
        or before in JOINERS
        or unicodedata.combining(before) == _VIRAMA
    )


def cut(text: str, most: int) -> str:
    """Return at most the first ``most`` characters of a text; a letter keeps its marks or goes with them."""
    while 0 < most < len(text) and is_joined(text, most):
        most -= 1
    return text[:most]


@lru_cache(maxsize=4096)
def visible(text: str) -> str:
    """Return a text as the pictures draw it: composed, in plain letters, without what cannot be seen.

    A mark without a letter of its own script is left out: nothing could carry it.
    """
    out: list[str] = []
    before = ""
    for character in unicodedata.normalize("NFC", text.translate(_PLAIN)):
        seen = _seen(character, before)
        before = seen[-1:] or before
        out.append(seen)
    return "".join(out)


def _seen(character: str, before: str) -> str:
    if character.isspace():
        return "\u3000" if character == "\u3000" else " "
    kind = unicodedata.category(character)
    if kind in _INVISIBLE or character in UNSEEN:
        if not (drawn(character) and character.isprintable()):
            return character if joins(before, character) else ""
        carried = writing(character) in ("COMBINING", writing(before) if before else "")
        return character if carried or kind[0] != "M" else ""
    return character if drawn(character) else _plain_form(character)


@lru_cache(maxsize=2048)
def _plain_form(character: str) -> str:
    """Return what stands for a character in no font: its plain form, its letter without accents, or nothing."""
    plain = unicodedata.normalize("NFKC", character)
    if plain != character and all(drawn(c) for c in plain):
        return plain
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base != character and drawn(base) and unicodedata.category(base)[0] != "M" else ""
