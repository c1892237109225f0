"""The hand of Love Letter: one card or two, their effects, the possible targets, the cards seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.love_letter.state import LoveLetterState, LoveLetterView
from engine.games.love_letter.terms import face
from locales import Words
from render.games.love_letter import LOOK
from render.games.love_letter.drawings import COLOURS, card_height, facing, number_of
from render.games.love_letter.narration import NARRATION, card_word, effect, headed, numbered, playable
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.lines import draw_lines, set_in_lines
from render.kit.drawing.text import MEDIUM
from render.kit.layout import Node, Paint, Row, Text, write_name
from render.kit.pages.hand import Hand, HandCard
from render.kit.pieces.person import Person, names
from render.large.parts import Flow, Lines, chip, sign
from render.narration.halt import halt_task, whose_turn
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("knows", "what was seen is told with its turn; what follows is the player's to work out"),
    Unshown("seen", "whoever saw another's card is the one who is told", partly=True),
)

WIDE = 226
_TWO: Final = 168
"""The same for two cards, which then lie side by side: neither name is below the other card."""
_WIDE, _TALL = 640, 414
_FACTS: Final = 6
"""The number of latest facts listed, three in a column."""

_CHOICE: Final = 80
"""The height of the possible targets, px."""

_LINE: Final = 38
"""The height of a line of them, px."""


def shown(view: LoveLetterView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, telling = view.s, Telling(view, names(people), words)
    minister = s.minister
    legal = playable(view)
    facts = NARRATION.facts(telling)[-_FACTS:]
    rows = min(len(facts), _FACTS // 2)
    held = tuple(
        HandCard(
            facing(face(card, minister), words),
            0,
            card in legal if view.asked else None,
            words("love_letter-drawn") if k else "",
            told=numbered(face(card, minister), words),
        )
        for k, card in enumerate(s.hands[view.me])
    )
    return Hand(
        LOOK,
        *words.both("love_letter-hand-title"),
        held,
        task=_task(legal, minister, words) or halt_task(view, words),
        wait=whose_turn(telling),
        beside=Paint(_WIDE, _TALL, lambda c, x, y, w, h: _notes(c, x, y, view, people, words)),
        below=Paint(1160, _LINE * rows, lambda c, x, y, w, h: _facts(c, x, y, w, facts)) if facts else None,
        empty=words("love_letter-alt-hand-out"),
        aspect=card_height(WIDE) / WIDE,
        widest=WIDE if len(held) < 2 else _TWO,
        last_move=NARRATION.last_line(telling),
        mover=NARRATION.mover(view.s),
        people=people,
        seat=view.me,
        remarks=(*_notes_told(telling), *facts),
        large=lambda width: _large(telling, facts, people, width),
    )


def _large(
    telling: Telling[LoveLetterState], facts: Sequence[str], people: Sequence[Person], width: float
) -> list[Node]:
    """Return in large print the effects of the cards held, the possible targets, the unseen cards, and what was
    seen last."""
    view, words = telling.view, telling.words
    s = view.s
    parts: list[Node] = [Lines(width, effect(card, words), 36) for card in _held(view)]
    if view.asked:
        targets = [sign(people[p], p) for p in s.targets(view.me)] or [Text(words("love_letter-none"), 38)]
        parts.append(Flow(width, [Text(words("love_letter-targets"), 36, quiet=True), *targets]))
    unseen: list[Node] = [Text(words("love_letter-unseen"), 36, quiet=True)]
    for card, count in enumerate(s.unseen(view.me)):
        if count:
            one = face(card, s.minister)
            unseen.append(Row(chip(number_of(one), COLOURS[one]), Text(f"×{count}", 40), gap=8))
    return [*parts, Flow(width, unseen, gap=20), *(Lines(width, line, 36, quiet=True, most=2) for line in facts[-2:])]


def _notes_told(telling: Telling[LoveLetterState]) -> Iterator[str]:
    """Yield the effects of the cards held, the possible targets, and the unseen cards."""
    view, words = telling.view, telling.words
    s = view.s
    yield from (effect(card, words) for card in _held(view))
    if view.asked:
        who = telling.people(s.targets(view.me))
        yield words("love_letter-alt-targets", names=who or words("love_letter-none"))
    unseen = [
        words("love_letter-copies", card=numbered(face(card, s.minister), words), count=count)
        for card, count in enumerate(s.unseen(view.me))
        if count
    ]
    yield words("love_letter-alt-unseen", cards=words.listed(unseen))


def _held(view: LoveLetterView) -> Sequence[int]:
    """Return the different faces of the hand, in the order of its cards."""
    return tuple(dict.fromkeys(face(card, view.s.minister) for card in view.s.hands[view.me]))


def _task(legal: set[int], minister: bool, words: Words) -> str:
    """Return the task: play one of two cards, or the only one."""
    if len(legal) == 1:
        return words("love_letter-move-plain", card=card_word(face(min(legal), minister), words))
    return words("love_letter-task") if legal else ""


def _notes(canvas: Canvas, x: float, y: float, view: LoveLetterView, people: Sequence[Person], words: Words) -> None:
    """Draw effects, targets, facts from top to bottom."""
    s, told = view.s, _held(view)
    used = sum(_effect_height(card, words) for card in told) + (_CHOICE if view.asked else 0) + 110
    y += (_TALL - used) / 2
    bottom = y + used
    canvas.slab(x, y, _WIDE, used, radius=26)
    y += 14
    for card in told:
        y = _effect(canvas, x + 22, y, card, words)
    if view.asked:
        _targets(canvas, x + 22, y, s.targets(view.me), people, words)
    _unseen(canvas, x + 22, bottom - 82, view, words)


def _facts(canvas: Canvas, x: float, y: float, width: float, lines: Sequence[str]) -> None:
    """Draw the cards seen, in one column or two."""
    columns = 1 + (len(lines) > _FACTS // 2)
    rows, wide = -(-len(lines) // columns), width / columns
    for k, line in enumerate(lines):
        left, down = x + wide * (k // rows), y + 16 + _LINE * (k % rows)
        canvas.shape("dealer", left + 14, down, 22, canvas.look.quiet)
        canvas.text(left + 36, down, line, size=30, room=wide - 56, least=20)


def _unseen(canvas: Canvas, x: float, y: float, view: LoveLetterView, words: Words) -> None:
    """Draw how many copies of each number are unseen."""
    canvas.box(x, y, _WIDE - 44, 2, 0, canvas.look.line)
    canvas.text(x, y + 40, words("love_letter-unseen"), size=25, colour=canvas.look.quiet, room=118, least=20)
    for card, count in enumerate(view.s.unseen(view.me)):
        if card:
            at = x + 76 + 59 * card
            colour = COLOURS[face(card, view.s.minister)]
            canvas.seal(
                at, y + 26, 36, str(card), colour if count else canvas.look.line, theme.CREAM, canvas.look.panel
            )
            canvas.text(at, y + 62, f"×{count}", size=24, colour=theme.CREAM if count else canvas.look.quiet, align="m")


def _effect_lines(card: int, words: Words) -> tuple[str, ...]:
    return set_in_lines(words(f"love_letter-effect-{card}"), MEDIUM, 26, _WIDE - 80)


def _effect_height(card: int, words: Words) -> int:
    """Return the height of ``_effect``, px."""
    return 50 + 33 * len(_effect_lines(card, words))


def _effect(canvas: Canvas, x: float, y: float, card: int, words: Words) -> float:
    """Draw a card's name on a ribbon of its colour, and its effect; return the place for the next item."""
    lines = _effect_lines(card, words)
    high = 38 + 33 * len(lines)
    canvas.box(x, y, 8, high, 4, COLOURS[card])
    canvas.text(x + 24, y + 18, headed(numbered(card, words)), size=30, room=_WIDE - 70)
    draw_lines(canvas.image, x + 24, y + 37, lines, size=26, colour=theme.CREAM, face=MEDIUM, leading=1.27)
    return y + high + 12


def _targets(canvas: Canvas, x: float, y: float, seats: Sequence[int], people: Sequence[Person], words: Words) -> None:
    """Draw portraits and names of the possible targets."""
    canvas.text(x, y + 16, words("love_letter-targets"), size=24, colour=canvas.look.quiet, room=_WIDE - 44)
    room = (_WIDE - 34) / max(2, len(seats))
    for k, seat in enumerate(seats):
        at = x + k * room
        canvas.portrait(at + 22, y + 54, 44, people[seat], seat)
        write_name(canvas, at + 52, y + 54, room - 62, people[seat].name, 26, theme.CREAM)
    if not seats:
        canvas.text(x, y + 54, words("love_letter-none"), size=26)
