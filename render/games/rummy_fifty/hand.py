"""The hand of Rummy Fifty: the subject of the step above (bonus cards, piles or melds), own cards below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.cards import SUITS
from engine.games.rummy_fifty.state import RummyFiftyView
from engine.games.rummy_fifty.terms import STOCK, court_points, courts_for, is_extra, owner_of
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.drawings import caption, draw_melds, draw_wild, hand_face, large_melds, large_wild
from render.games.rummy_fifty.narration import (
    NARRATION,
    courts_remark,
    just_drawn,
    last_move,
    melds_remark,
    mover,
    suited,
    wild_remark,
)
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.names import cut_name
from render.kit.layout import Node, Paint, Told, write_name
from render.kit.pages.hand import Hand
from render.kit.pages.trick_table import small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.large.parts import sentences
from render.narration.cards import card_spoken, rank_name
from render.narration.halt import halt_task, whose_turn
from render.narration.hands import every_hand, own_cards
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (Unshown("drawn", "shown while the card drawn last is still in the hand", partly=True),)

_HIGH: Final = 250
"""Height of the part above the cards, px."""
_WIDE: Final = 176
"""Width of the panel with the wild suit, px."""
_LISTED: Final = 6
"""The number of possible melds that the description lists."""


def shown(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    playable, new = _playable(view), just_drawn(view)
    asked = bool(view.legal) and view.phase in ("discard", "table")
    face = partial(hand_face, wild=view.s.wild)
    own = own_cards(view, words, [new], words("rummy_fifty-drawn"), asked=asked, legal=playable, face=face)
    upper = _courts if view.phase == "bonus" else _sources if view.phase == "draw" and view.legal else _melds

    def above(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        whole = Box(x, y, width, height)
        _wild(canvas, view, whole.left(_WIDE), words)
        box = whole.beside(_WIDE + 14)
        canvas.slab(*box, fill=canvas.look.mat, line=canvas.look.mat_line)
        upper(canvas, view, people, box, words)

    task = "bonus-two" if view.phase == "bonus" and view.seats == 2 else view.phase
    return Hand(
        LOOK,
        *words.both("rummy_fifty-hand-title"),
        own,
        task=words(f"rummy_fifty-task-{task}") if view.legal else halt_task(view, words),
        wait=_wait(view, people, words),
        above=Paint(theme.WIDTH - 40, _HIGH, above),
        last_move=last_move(Telling(view, names(people), words)),
        mover=mover(view),
        people=people,
        **every_hand(view, words),
        remarks=() if view.over else tuple(_remarks(view, words)),
        large=lambda width: [] if view.over else _large(view, words, width),
    )


def _large(view: RummyFiftyView, words: Words, width: float) -> list[Node]:
    """Return in large print the wild suit, and the subject of the step."""
    wild = large_wild(view, words, width)
    if view.phase == "bonus" or (view.phase == "draw" and view.legal):
        return [wild, *sentences(list(_remarks(view, words))[1:], width)]
    legal = {a.wire()[2] for a in view.legal if a.tag == "layoff"}
    may = sentences(list(_may(view, words)), width) if view.phase == "table" and view.legal else []
    return [wild, large_melds(view, width, legal), *(may if sum(node.height for node in may) < 240 else [])]


def _remarks(view: RummyFiftyView, words: Words) -> Iterator[Told]:
    """Yield what is above the cards: the wild suit, and the subject of the step."""
    s = view.s
    yield wild_remark(s, words)
    if view.phase == "bonus":
        yield courts_remark(view.seats, words)
        if s.choice[view.me]:
            yield words("rummy_fifty-alt-chosen", court=rank_name(s.choice[view.me][0]))
    elif view.phase == "draw" and view.legal:
        sources = [NARRATION.source_label(view, a.wire()[1], words, card_spoken).text for a in view.legal]
        yield words("rummy_fifty-alt-sources", sources=words.listed(sources))
    else:
        yield melds_remark(s, words), ""  # the table tells them too
    if view.phase == "table" and view.legal:
        yield from _may(view, words)


def _may(view: RummyFiftyView, words: Words) -> Iterator[str]:
    """Yield what may be laid down now: melds, then single cards with the melds open to them, which have gold tags."""
    semicolon, wires = words("games-alt-semicolon"), [a.wire() for a in view.legal]
    melds = [suited(w[1], words) for w in wires if w[0] == "meld"]
    homes: dict[int, list[str]] = {}
    for w in wires:
        if w[0] == "layoff":
            homes.setdefault(w[1], []).append(str(w[2] + 1))
    if melds:
        key = "may-meld" if len(melds) <= _LISTED else "may-meld-more"
        told = {"melds": semicolon.join(melds[:_LISTED]), "more": len(melds) - _LISTED}
        yield words(f"rummy_fifty-alt-{key}", **told)
    if homes:
        laid = [
            words("rummy_fifty-alt-layoff", card=card_spoken(c, words), numbers=words.join(at))
            for c, at in homes.items()
        ]
        yield words("rummy_fifty-alt-may-layoff", cards=semicolon.join(laid))
    if not (melds or homes):
        yield words("rummy_fifty-alt-may-nothing")


def _wait(view: RummyFiftyView, people: Sequence[Person], words: Words) -> str:
    if view.phase == "bonus" and not view.over:
        return words("tricks-waiting")
    called = [cut_name(name, 32, 300, names(people)) for name in names(people)]
    return whose_turn(Telling(view, called, words))


def _playable(view: RummyFiftyView) -> set[int]:
    """Return cards of the hand that a legal move names."""
    out: set[int] = set()
    for action in view.legal:
        tag, *values = action.wire()
        if tag == "meld":
            out |= set(values[0])
        elif tag in ("discard", "layoff"):
            out.add(values[0])
    return out


def _wild(canvas: Canvas, view: RummyFiftyView, box: Box, words: Words) -> None:
    """Draw the wild suit and the stock."""
    x, y, width, height = box
    canvas.slab(x, y, width, height)
    caption(canvas, x + width / 2, y + 22, words("rummy_fifty-wild"), 24, width - 12)
    draw_wild(canvas, view.s.indicator, Box(x + 16, y + 42, width - 32, 130), words)
    caption(canvas, x + width / 2, y + 190, words("rummy_fifty-stock"), 24, width - 12)
    canvas.sprite(cards.back(26, 36), x + 32, y + 206)
    canvas.text(x + 70, y + 225, str(len(view.s.stock)), size=36)


def _courts(canvas: Canvas, view: RummyFiftyView, people: Sequence[Person], box: Box, words: Words) -> None:
    """Draw the bonus cards to choose from with their points; the chosen one in mint."""
    x, y, width, height = box
    courts, chosen = courts_for(view.seats), view.s.choice[view.me]
    for k, court in enumerate(courts):
        middle, mine = x + width * (k + 0.5) / len(courts) - 50, court in chosen
        glow = theme.GOLD if view.legal else theme.MINT if mine else ""
        sprite = cards.card(rank_name(court), SUITS[view.me], 140)
        faded = chosen and not mine
        canvas.card(cards.dimmed(sprite, 0.45, canvas.look.mat) if faded else sprite, middle, y + height / 2, 0, glow)
        if mine:
            canvas.badge(middle, y + 8, words("rummy_fifty-chosen-mark"), size=26, height=38)
        canvas.text(middle + 88, y + height / 2, f"= {court_points(court)}", size=44)


def _sources(canvas: Canvas, view: RummyFiftyView, people: Sequence[Person], box: Box, words: Words) -> None:
    """Draw the possible sources: the stock and every open pile with its owner."""
    x, y, width, height = box
    legal: list[int] = [a.wire()[1] for a in view.legal]
    step = min(330.0, (width - 20) / len(legal))
    left = x + (width - step * len(legal)) / 2
    if view.s.stalled:
        left, told = x + 10, words("rummy_fifty-hand-stalled")
        canvas.text(x + width * 0.7, y + height / 2, told, size=30, align="m", room=width * 0.5)
    wide, high = 108, cards.mini_height(108)
    for k, source in enumerate(legal):
        middle, room = left + step * (k + 0.5), step - 16
        if source == STOCK:
            sprite, kind = cards.back(wide, high), ""
            name = f"{words('rummy_fifty-stock')} {len(view.s.stock)}"
        else:
            sprite, name = small_face(view.s.top_of(source))(wide), people[owner_of(source)].name
            kind = words("rummy_fifty-extras" if is_extra(source) else "rummy_fifty-discards")
        canvas.card(sprite, middle, y + 18 + high / 2, 0, theme.GOLD)
        write_name(canvas, middle - room / 2, y + high + 48, room, name, 30, theme.CREAM, "m")
        caption(canvas, middle, y + high + 88, kind, 25, room)


def _melds(canvas: Canvas, view: RummyFiftyView, people: Sequence[Person], box: Box, words: Words) -> None:
    """Draw all melds with their numbers; gold those that one's cards may be laid off to now."""
    if not view.s.melds:
        caption(canvas, *box.middle, words("rummy_fifty-no-melds"), 36, box.width - 40)
        return
    open_to = {a.wire()[2] for a in view.legal if a.tag == "layoff"}
    draw_melds(canvas, view, range(len(view.s.melds)), box.inset(18, 12), 118, open_to=open_to)
