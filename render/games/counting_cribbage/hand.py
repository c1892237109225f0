"""The hand of Counting Cribbage: the own cards, or the items to count and judge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import FULL, LAID_AWAY, PIP, by_rank
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.games.counting_cribbage.drawings import draw_run, large_series
from render.games.counting_cribbage.narration import claim_remark, last_move, mover, series_remark, starter_remark, what
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.names import cut_name
from render.kit.layout import Node, Paint, Picture, Text, Told, write_name
from render.kit.pages.hand import Hand
from render.kit.pages.trick_table import card_face, small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.large.parts import Flow, Lines, laid, sign
from render.narration.cards import card_list, card_spoken, cards_spoken
from render.narration.halt import halt_task, halted, whose_turn
from render.narration.hands import every_hand, own_cards
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("waives", "a standing wish, told in the menu below the picture"),
    Unshown("choice", "answers given are told where they can still be changed", "claim show", partly=True),
    Unshown("choice", "the answer to a claim is final", phases="respond"),
)

_WIDE: Final = theme.WIDTH - 40


def shown(view: CountingCribbageView, people: People, words: Words) -> Hand:
    """Return the content of the hand."""
    s = view.s
    if view.asked and view.phase in ("claim", "show"):
        return _judge(view, people, words)
    choosing, answering = view.phase == "lay_away", view.asked and view.phase == "respond"
    legal = [c for c in s.hands[view.me] if choosing or PIP[c] <= FULL - s.count]
    marked = s.choice[view.me] if choosing else ()
    series = s.pegging and bool(s.series or not view.over)
    note = _note(view, people, words, card_list)
    given = s.away[view.me] if series and view.phase != "lay_away" else []
    return Hand(
        LOOK,
        *words.both(f"counting_cribbage-hand-{'answer' if answering else 'title'}"),
        own_cards(view, words, marked, of(words, "hand-mark"), asked=view.asked and not answering, legal=legal),
        task=_task(view, words) if view.asked else halt_task(view, words),
        wait=_wait(view, people, words),
        above=_series(view, people, words) if series else None,
        below=Text(note, 30, align="m", quiet=True, cut=True) if note and not given else None,
        beside=_given_away(given, people[s.dealer], s.dealer, words) if given else None,
        last_move=last_move(Telling(view, names(people), words)),
        mover=mover(view),
        people=people,
        **every_hand(view, words),
        remarks=tuple(_remarks(view, people, words, series=series)),
        large=lambda width: [
            *([large_series(view, people, words, width)] if series else []),
            *([Lines(width, note, 38, quiet=True)] if note else []),
        ],
    )


def _task(view: CountingCribbageView, words: Words) -> str:
    key = "respond" if view.phase == "show" else view.phase
    return of(words, f"task-{key}", count=LAID_AWAY[view.seats])


def _wait(view: CountingCribbageView, people: People, words: Words) -> str:
    if view.over:
        return words("tricks-over")
    if view.phase in ("play", "declare") and view.waiting:
        name = cut_name(people[view.waiting[0]].name, 32, 320, (who.name for who in people))
        return words("tricks-wait", name=name)
    return whose_turn(Telling(view, names(people), words)) if halted(view) else words("tricks-waiting")


def _note(view: CountingCribbageView, people: People, words: Words, listed: Callable[[list[int], Words], str]) -> str:
    """Return the owner of the crib; later the cards given to it, as ``listed``."""
    if view.phase == "lay_away" and not view.over:
        dealer = view.s.dealer
        return of(words, "note-own" if dealer == view.me else "note-crib", name=text.name(people[dealer].name))
    away = view.s.away[view.me]
    return of(words, "note-away", cards=listed(away, words)) if away else ""


def _remarks(view: CountingCribbageView, people: People, words: Words, *, series: bool) -> Iterator[Told]:
    """Yield what is above and below the cards; the question to a person who is asked says some of it."""
    s = view.s
    if series:
        if view.phase == "respond" and not view.asked:
            yield claim_remark(s, words)
        yield series_remark(s, words)
        if view.phase != "respond":
            yield starter_remark(s.starter, words)
    note = _note(view, people, words, cards_spoken)
    if note and not (view.asked and view.phase == "lay_away"):
        yield words("spoken-sentence", text=note)


def _series(view: CountingCribbageView, people: People, words: Words) -> Node:
    """Return the count, the series with its players, and the starter; or the claim to be answered."""
    high, claim = 190, view.phase == "respond"

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, radius=26)
        canvas.text(x + 24, y + 46, of(words, "count"), size=28, colour=canvas.look.quiet, room=150, least=20)
        canvas.text(x + 24, y + 118, str(view.s.count), size=88)
        left, room, middle = x + 190, width - 370, x + width - 84
        if view.s.series:
            run = Box(left, y + 12, room - 20, height - 18)
            draw_run(canvas, view.s.series, view.s.series_by, run, people, glow=theme.CREAM if claim else "")
        else:
            canvas.text(left, y + height / 2, of(words, "new-series"), size=36, colour=canvas.look.quiet, room=room)
        if claim:
            canvas.text(middle, y + 60, of(words, "claim"), size=28, colour=canvas.look.quiet, align="m", room=150)
            canvas.text(middle, y + 124, str(view.s.claim), size=80, align="m")
            return
        canvas.text(middle, y + 28, of(words, "starter"), size=26, colour=canvas.look.quiet, align="m", room=150)
        canvas.sprite(small_face(view.s.starter)(96), middle - 48, y + 50)

    return Paint(_WIDE, high, draw)


def _given_away(given: Sequence[int], dealer: Person, seat: int, words: Words) -> Node:
    """Return, below the starter, the cards given to the crib, with its owner."""

    def draw(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        middle = x + width / 2
        canvas.text(middle, y + 18, of(words, "crib"), size=26, colour=canvas.look.quiet, align="m", room=width)
        width = 84 if len(given) == 1 else 62
        high = cards.mini_height(width)
        for k, card in enumerate(given):
            canvas.card(small_face(card)(width), middle + (k - (len(given) - 1) / 2) * (width + 4), y + 44 + high / 2)
        canvas.disc(middle, y + 56 + high, 60, canvas.look.base)
        canvas.portrait(middle, y + 56 + high, 54, dealer, seat)

    return Paint(128, 190, draw)


def _judge(view: CountingCribbageView, people: People, words: Words) -> Hand:
    """Return four cards and the starter, large; with their owner, and the claim. No count is shown."""
    s, claiming = view.s, view.phase == "claim"
    item = s.asked_item(view.me)
    owner, four = s.show_order[item], by_rank(s.item_cards(item))
    key = "alt-hand-own-item" if claiming else "alt-hand-item"
    facts = {"what": what(item, view.seats, words), "cards": cards_spoken(four, words)}
    claim = {} if claiming else {"name": people[owner].name, "claim": s.claims[item]}
    return Hand(
        LOOK,
        *words.both(f"counting_cribbage-hand-{'claim' if claiming else 'answer'}"),
        (),
        task=_task(view, words),
        own=lambda canvas, *box: _draw_item(canvas, view, item, people, words),
        last_move=last_move(Telling(view, names(people), words)),
        mover=mover(view),
        people=people,
        seat=view.me,
        remarks=(of(words, key, starter=card_spoken(s.starter, words), **facts, **claim), _given(view, people, words)),
        large=lambda width: _large_item(view, item, people, words, width),
    )


def _large_item(view: CountingCribbageView, item: int, people: People, words: Words, width: float) -> list[Node]:
    """Return in large print the owner, the claim, the four cards and the starter, and the claims so far."""
    s, owner = view.s, view.s.show_order[item]
    told = [Text(what(item, view.seats, words), 40, theme.MINT)]
    if view.phase != "claim":
        told.append(Text(of(words, "claimed", points=s.claims[item]), 44))
    four = Flow(width, [Picture(card_face(c)(150)) for c in by_rank(s.item_cards(item))], gap=16)
    given = _given(view, people, words)
    return [
        Flow(width, [sign(people[owner], owner), Lines(width - 120, people[owner].name, 42, most=1), *told]),
        four,
        laid(width, [card_face(s.starter)(150)], of(words, "starter")),
        *([Lines(width, given, 36, quiet=True)] if given else []),
    ]


def _given(view: CountingCribbageView, people: People, words: Words) -> str:
    """Return the claims or answers of this seat so far."""
    told = [
        of(words, "claim-of", name=people[owner].name, what=what(i, view.seats, words), claim=points)
        for (i, owner), points in zip(_items(view), view.s.choice[view.me], strict=False)
    ]
    return of(words, "alt-given", claims=words.listed(told)) if told else ""


def _draw_item(canvas: Canvas, view: CountingCribbageView, item: int, people: People, words: Words) -> None:
    s, claiming, right = view.s, view.phase == "claim", theme.WIDTH - theme.TEXT_SAFE
    owner = s.show_order[item]
    canvas.slab(20, 88, _WIDE, 104)
    canvas.portrait(76, 140, 76, people[owner], owner)
    write_name(canvas, 130, 140, 420, people[owner].name, 40, theme.CREAM)
    canvas.badge(590, 114, what(item, view.seats, words), size=34, height=52, align="l")
    if not claiming:
        canvas.text(right - 16, 140, of(words, "claimed", points=s.claims[item]), size=48, align="r", room=400)
    width, high = 196, cards.card_height(196)
    middle = 218 + high / 2
    for k, c in enumerate(by_rank(s.item_cards(item))):
        canvas.card(card_face(c)(width), 134 + k * (width + 16), middle, (k - 1.5) * -0.8)
    x = theme.WIDTH - 142
    canvas.card(card_face(s.starter)(width), x, middle)
    canvas.outline(x - width / 2 - 8, middle - high / 2 - 8, width + 16, high + 16, 22, 4, canvas.look.quiet, 14)
    canvas.text(x, middle + high / 2 + 34, of(words, "starter"), size=30, colour=canvas.look.quiet, align="m", room=220)
    _progress(canvas, view, item, people, words)


def _items(view: CountingCribbageView) -> list[tuple[int, int]]:
    """Return the items of the show that this seat claims, or answers, with their owners."""
    mine = view.phase == "claim"
    return [(i, owner) for i, owner in enumerate(view.s.show_order) if (owner == view.me) == mine]


def _progress(canvas: Canvas, view: CountingCribbageView, item: int, people: People, words: Words) -> None:
    """Draw the claims of this seat so far, and those still to come, if there are several."""
    items, y, stated = _items(view), 576, view.s.choice[view.me]
    if view.phase == "claim" and len(items) == 1:
        return
    step = (theme.WIDTH - 60) / max(4, len(items))
    for k, (i, owner) in enumerate(items):
        now, x = i == item, 40 + k * step
        given = str(stated[k]) if k < len(stated) else "?" if now else "–"
        canvas.portrait(x + 26, y, 52, people[owner], owner)
        told, colour = what(i, view.seats, words), theme.GOLD if now else canvas.look.quiet
        at = x + 66 + canvas.text(x + 66, y, told, size=32, colour=colour, room=step - 150, least=22)
        canvas.text(at + 14, y, given, size=42, colour=theme.GOLD if now else theme.CREAM)
