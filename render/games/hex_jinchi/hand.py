"""The hand of Hex Bases: the six bases above, one's own cards below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.families.jokers import FIRST_JOKER, RED
from engine.games.hex_jinchi.state import HexJinchiState, HexJinchiView
from engine.games.hex_jinchi.terms import BASES, VALUE, listed
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.drawings import bases_told, large_rows, strip
from render.games.hex_jinchi.narration import numbers
from render.kit.drawing.box import Box
from render.kit.drawing.text import signed
from render.kit.layout import Paint
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.joker_pack import face
from render.kit.pieces.person import Person, names
from render.narration.halt import halt_task, whose_turn
from render.narration.hands import every_hand
from render.narration.jokers import spoken
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (Unshown("fresh", "nothing is new once the match is over", phases="over"),)

_ABOVE, _LOW, _MANY = 224, 150, 11
"""Height of the bases, and the same above a number of cards, px; such hands have no marks."""
_SETS = 6
"""The maximum number of sets that are told."""


def worth(card: int) -> str:
    """Return the value of a card as its mark: +12, −11; a joker is any number above zero, or below (R3)."""
    if card >= FIRST_JOKER:
        return "−?" if RED[card] else "+?"
    return f"+{VALUE[card]}" if VALUE[card] > 0 else signed(VALUE[card])


def shown(view: HexJinchiView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, mine = view.s, view.s.hands[view.me]
    fits, many, sets = set(mine), len(mine) > _MANY, _sets(view)
    if s.phase == "place" and view.asked:
        fits = {c for one in sets for c in one}
    held = [
        HandCard(
            face(c),
            k,
            c in fits if view.asked else None,
            "" if many else worth(c),
            quiet=c not in s.fresh[view.me],
            told=words.listed([spoken([c], words), *([] if many or view.over else _marks(s, view.me, c, words))]),
        )
        for k, c in enumerate(mine, 1)
    ]
    bases = Paint(
        1160, _LOW if many else _ABOVE, lambda c, x, y, w, h: strip(c, s, people, words, Box(x, y, w, h), s.used)
    )
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        tuple(held),
        task=words(f"hex_jinchi-task-{s.phase}") if view.asked else halt_task(view, words),
        wait="" if view.asked else whose_turn(Telling(view, names(people), words)),
        above=None if view.over else bases,
        people=people,
        **every_hand(view, words),
        remarks=() if view.over else (*bases_told(s, words), *_used(s, words)),
        playable=_playable(sets, words),
        large=lambda width: [] if view.over else [large_rows(s, width)],
    )


def _marks(s: HexJinchiState, me: int, card: int, words: Words) -> Iterator[str]:
    """Yield the value of a joker, whose mark has a question mark, and that a card is new."""
    if card >= FIRST_JOKER:
        yield words("hex_jinchi-alt-joker", sign="minus" if RED[card] else "plus")
    if card in s.fresh[me]:
        yield words("hex_jinchi-new")


def _used(s: HexJinchiState, words: Words) -> tuple[str, ...]:
    """Return the bases that are marked as used in this turn."""
    return (words("hex_jinchi-alt-used", bases=numbers(s.used, words)),) if s.used else ()


def _sets(view: HexJinchiView) -> Sequence[Sequence[int]]:
    """Return the sets that the viewer may place somewhere in this turn; () if they are not to move."""
    s = view.s
    least = min([s.beaten(view.me, base) for base in BASES if base not in s.used], default=9)
    return listed(tuple(s.hands[view.me]), least) if view.asked else ()


def _playable(sets: Sequence[Sequence[int]], words: Words) -> tuple[str, ...]:
    told = words("hex_jinchi-alt-or").join(spoken(one, words) for one in sets[:_SETS])
    return (words("hex_jinchi-alt-sets", sets=told),) if sets else ()
