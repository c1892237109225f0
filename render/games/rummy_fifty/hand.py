"""The private picture of Rummy Fifty: what the step needs above (bonus cards, piles or melds), own cards below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import SUITS
from engine.games.rummy_fifty.state import RummyFiftyView
from engine.games.rummy_fifty.terms import STOCK, court_points, courts_for, is_extra, owner_of
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.melds import draw_melds, draw_wild, hand_face
from render.games.rummy_fifty.narration import just_drawn, last_move
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.layout import Drawing, Paint, Row, write_name
from render.kit.person import Person, names
from render.kit.trick_table import small_face
from render.narration.cards import rank_name

_HIGH = 250
"""Height of the part above the cards, px."""
_WIDE = 176
"""Width of the panel with the wild suit, px."""


def paint(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Canvas:
    """The private hand, 1200 x 640."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    playable, new = _playable(view), just_drawn(view)
    asked = bool(view.legal) and view.phase in ("discard", "table")
    own = tuple(
        HandCard(
            hand_face(c, view.s.wild),
            k,
            c in playable if asked else None,
            words("rummy_fifty-new") if c == new else "",
        )
        for k, c in enumerate(view.s.hands[me], 1)
    )
    upper = _courts if view.phase == "bonus" else _sources if view.phase == "draw" and view.legal else _melds
    room = theme.WIDTH - 40 - _WIDE - 14
    shown = Row(Paint(_WIDE, _HIGH, _wild(view, words)), Paint(room, _HIGH, upper(view, people, words)), gap=14)
    return Hand(
        LOOK,
        *words.both("rummy_fifty-hand-title"),
        own,
        task=_task(view, words),
        wait=_wait(view, people, words),
        above=shown,
        empty=words("rummy_fifty-hand-empty"),
        last_move=last_move(view, names(people), words),
    ).drawn()


def _task(view: RummyFiftyView, words: Words) -> str:
    if not view.legal:
        return ""
    key = "bonus-two" if view.phase == "bonus" and view.seats == 2 else view.phase
    return words(f"rummy_fifty-task-{key}")


def _wait(view: RummyFiftyView, people: Sequence[Person], words: Words) -> str:
    if view.over:
        return words("rummy_fifty-task-over")
    if view.phase == "bonus":
        return words("rummy_fifty-task-others")
    name = text.clip(text.name(people[view.waiting[0]].name), text.BOLD, 32, 300)
    return words("rummy_fifty-task-wait", name=name)


def _playable(view: RummyFiftyView) -> set[int]:
    """Cards of the hand that a legal move names."""
    out: set[int] = set()
    for action in view.legal:
        tag, *values = action.wire()
        if tag == "meld":
            out |= set(values[0])
        elif tag in ("discard", "layoff"):
            out.add(values[0])
    return out


def _wild(view: RummyFiftyView, words: Words) -> Drawing:
    """The wild suit and the stock."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        middle = x + width / 2
        canvas.slab(x, y, width, height)
        canvas.text(
            middle, y + 22, words("rummy_fifty-wild"), size=24, colour=LOOK.quiet, align="m", room=width - 12, least=20
        )
        draw_wild(canvas, view.s.indicator, (x + 20, y + 42, width - 40, 128), words)
        canvas.text(middle, y + 190, words("rummy_fifty-stock"), size=24, colour=LOOK.quiet, align="m", room=width - 12)
        canvas.sprite(cards.back(26, 36), x + 32, y + 206)
        canvas.text(x + 70, y + 225, str(len(view.s.stock)), size=36)

    return draw


def _courts(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Drawing:
    """The bonus cards to choose from with what they count; the chosen one in mint."""
    me, courts = view.seat or 0, courts_for(view.seats)
    chosen = view.s.choice[me][0] if view.s.choice[me] else -1

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, fill=LOOK.mat, line=LOOK.mat_line)
        card = 140
        for k, court in enumerate(courts):
            middle, mine = x + width * (k + 0.5) / len(courts) - 50, court == chosen
            glow = theme.GOLD if view.legal else theme.MINT if mine else ""
            sprite = cards.card(rank_name(court), SUITS[me], card)
            faded = view.s.choice[me] and not mine
            canvas.card(cards.dimmed(sprite, 0.45, LOOK.mat) if faded else sprite, middle, y + height / 2, 0, glow)
            if mine:
                canvas.badge(middle, y + 8, words("rummy_fifty-chosen-mark"), size=26, height=38)
            canvas.text(middle + 88, y + height / 2, f"= {court_points(court)}", size=44)

    return draw


def _sources(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Drawing:
    """Where one may draw from: the stock and every open pile with whose it is."""
    legal: list[int] = [a.wire()[1] for a in view.legal]

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, fill=LOOK.mat, line=LOOK.mat_line)
        if view.s.stalled:
            canvas.text(
                x + width * 0.7, y + height / 2, words("rummy_fifty-hand-stalled"), size=30, align="m", room=width * 0.5
            )
        step = min(330.0, (width - 20) / len(legal))
        left = x + 10 if view.s.stalled else x + (width - step * len(legal)) / 2
        for k, source in enumerate(legal):
            _source(canvas, view, source, people, left + step * (k + 0.5), y, step - 16, words)

    return draw


def _source(
    canvas: Canvas,
    view: RummyFiftyView,
    source: int,
    people: Sequence[Person],
    middle: float,
    y: float,
    room: float,
    words: Words,
) -> None:
    width, high = 108, cards.mini_height(108)
    if source == STOCK:
        sprite, kind = cards.back(width, high), ""
        name = f"{words('rummy_fifty-stock')} {len(view.s.stock)}"
    else:
        sprite = small_face(view.s.top_of(source))(width)
        name = people[owner_of(source)].name
        kind = words("rummy_fifty-extras" if is_extra(source) else "rummy_fifty-discards")
    canvas.card(sprite, middle, y + 18 + high / 2, 0, theme.GOLD)
    write_name(canvas, middle - room / 2, y + high + 48, room, name, 30, theme.CREAM, "m")
    canvas.text(middle, y + high + 88, kind, size=25, colour=LOOK.quiet, align="m", room=room)


def _melds(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Drawing:
    """All melds with their numbers; gold those that one's cards may be laid off to now."""
    open_to = {a.wire()[2] for a in view.legal if a.tag == "layoff"}

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, fill=LOOK.mat, line=LOOK.mat_line)
        if not view.s.melds:
            canvas.text(
                x + width / 2,
                y + height / 2,
                words("rummy_fifty-no-melds"),
                size=36,
                colour=LOOK.quiet,
                align="m",
                room=width - 40,
            )
        draw_melds(
            canvas, view, range(len(view.s.melds)), (x + 18, y + 12, width - 36, height - 24), 118, open_to=open_to
        )

    return draw
