"""The hand of Six-Suit Fort: the rock and the own fort above the cards, or the captured cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.state import NO_SEAT
from engine.games.six_suit_fort.state import SixSuitFortView
from engine.games.six_suit_fort.terms import openings
from locales import Words
from render.games.six_suit_fort import LOOK, drawings
from render.games.six_suit_fort.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Node, Paint, Told
from render.kit.pages.hand import Hand
from render.kit.pages.trick_table import card_face
from render.kit.pieces.person import Person, names
from render.large.parts import Flow, laid
from render.narration.cards import card_short, card_spoken, cards_spoken, rank_name
from render.narration.halt import whose_turn
from render.narration.hands import every_hand, own_cards
from render.narration.telling import Telling


def shown(view: SixSuitFortView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, me = view.s, view.me
    building = view.phase == "build" and view.asked
    card = 62
    width = drawings.square_width(card)

    def above(canvas: Canvas, x: float, y: float, _width: float, height: float) -> None:
        left = x + 2 * width + 46
        canvas.slab(x, y, 1160, height, radius=24, fill=drawings.SKY)
        canvas.box(left - 40, y + height - 24, round(x + 1158 - left + 40), 22, 20, drawings.GRASS)
        canvas.box(x + 2, y + 2, round(left - x - 18), round(height - 4), 22, drawings.STONE)
        if building:
            canvas.text(x + 28, y + 28, words("six_suit_fort-found"), size=26, room=440, colour=theme.INK)
            for k, c in enumerate(s.loose):
                canvas.card(card_face(c)(112), x + 92 + k * 144, y + height / 2 + 20)
        else:
            for number in (0, 1):
                drawings.square(canvas, s.field, number, x + 8 + number * (width + 12), y + 4, card)
        space = Box(left, y + 18, 1150 - left, height - 40)
        (scale,) = drawings.scales_of([s.areas[me]], space.width, [space.height])
        drawings.open_fort(canvas, s.areas[me], space, me, words("six_suit_fort-begins"), scale)

    asked = view.phase == "play" and view.asked
    telling = Telling(view, names(people), words)
    wait = whose_turn(telling)
    if view.phase == "pair" and s.choice[me]:
        wait = words("six_suit_fort-alt-chose", choice=NARRATION.choice(s.choice[me], words))
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        own_cards(view, words, asked=asked, legal=s.hands[me], told=_card_told),
        words(f"six_suit_fort-task-{view.phase}") if view.asked else "",
        wait=wait,
        above=Paint(1160, drawings.square_height(card) + 8, above),
        last_move=NARRATION.last_move(telling),
        mover=view.s.dug[0] if view.s.dug else NO_SEAT,
        people=people,
        **every_hand(view, words),
        remarks=tuple(_remarks(view, building, words)),
        large=lambda width: _large(view, building, words, width),
    )


def _large(view: SixSuitFortView, building: bool, words: Words, width: float) -> list[Node]:
    """Return the rock, or the captured cards, and the own fort, in large print."""
    s = view.s
    if building:
        above = laid(width, [card_face(c)(120) for c in s.loose], words("six_suit_fort-found"))
    else:
        above = Flow(width, [drawings.large_square(s.field, number, -1) for number in (0, 1)], gap=24)
    return [above, drawings.large_fort(s.areas[view.me], width, words("six_suit_fort-begins"))]


def _card_told(card: int, words: Words) -> Told:
    """Return the name of a card; a short one if the ends of the fort are already all that is told of it."""
    name = card_spoken(card, words)
    return name, name, card_short(card, words)


def _remarks(view: SixSuitFortView, building: bool, words: Words) -> Iterator[Told]:
    """Yield the rock or the captured cards, the own fort, and the numbers that fit it."""
    s, area = view.s, view.s.areas[view.me]
    if building:
        yield words("six_suit_fort-alt-found", cards=cards_spoken(s.loose, words))
    elif not view.over:
        yield from NARRATION.rock(s, words)
    worth, columns = NARRATION.worth(area, words), NARRATION.columns(area, words)
    told = [words.listed([worth, each]) for each in columns] if area else [worth]
    yield tuple(words("six_suit_fort-alt-own", fort=fort) for fort in told)
    if area and view.phase != "pair" and not view.over:
        left, right, stack = (words.listed([*map(rank_name, ranks)]) for ranks in openings(area))
        yield words("six_suit_fort-alt-ends", left=left, right=right, stack=stack)
