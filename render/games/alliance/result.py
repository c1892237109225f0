"""The outcome of Alliance: every player's points by kind, and the court cards each has won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import INDIVIDUAL, PARTS
from locales import Words
from render.games.alliance import LOOK
from render.games.alliance.narration import spoken, suit_word, team_game, team_word
from render.games.alliance.table import seal_of, small, team_pill
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.kit.ink import lay_opaque
from render.kit.kept import kept
from render.kit.layout import Told
from render.kit.pen import Pen
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import BOLD

_SILL, _PANE = 128, 62
"""The upper edge of the windows, and the width of their glass, px."""
_WALL, _FRAME, _COLUMN = ("#210D17", "#2A1220", "#331728"), "#170810", "#3D1D30"
_LIT, _DIM = "#F2D9A0", "#2C1B33"
LINES: Final = {1: (62, 42), 2: (62, 42), 3: (52, 34)}
"""By number of lines: the height of a line of court cards, and of the line above it if the cards need its whole width,
px."""
_PILL: Final = {1: 26, 2: 26, 3: 20}
"""The type size of a team's name by number of lines, px."""
CARD: Final = 38
SEEN: Final = 26
"""The minimum visible part of a card below the next one, px: its rank and suit."""
WIDTH: Final = 784
"""Width of the panel, px."""
BESIDE: Final = 420
"""Maximum width of a team's name and points on its line, px."""


def shown(view: AllianceView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    alone = s.mode == INDIVIDUAL
    kinds = [k for k in range(len(PARTS)) if any(s.points[p][k] for p in s.order)]
    order = sorted(s.order, key=lambda p: (p not in s.winners, -s.scores[p], s.teams[p], -sum(s.points[p])))
    groups = _groups(view, order)
    return Result(
        LOOK,
        *words.both("alliance-title"),
        words("alliance-result-title"),
        tuple(_rank(view, p, kinds, people, words) for p in order),
        len(s.winners),
        words("tricks-win") if alone else words("alliance-team-wins", team=team_word(s.teams[s.winners[0]], words)),
        words("tricks-unit", count=s.scores[s.winners[0]]),
        story(view, people, words),
        heads=tuple("*jester" if PARTS[k] == "joker" else words(f"alliance-column-{PARTS[k]}") for k in kinds),
        own=partial(_won, view, groups, words),
        own_height=14 + _step_down(view, groups) * len(groups),
        score=str(s.scores[s.winners[0]]),
        kinds=True,
        heads_told=tuple(words(f"alliance-part-{PARTS[k]}") for k in kinds),
        remarks=tuple(_group_told(view, own, words) for own in groups),
        scene=lambda canvas, x, y, width, height: _hall(canvas, view, round(width), round(height)),
    )


def _hall(canvas: Canvas, view: AllianceView, width: int, height: int) -> None:
    """Draw the hall of the kings; the windows of the winners' suits are lit."""
    lay_opaque(canvas.image, _windows(width, height), 0, 0)
    won = {view.s.suits[p] for p in view.s.winners}
    for suit, name in enumerate(SUITS):
        x, lit = _window(suit), suit in won
        glass, ink = (_LIT, theme.SUIT_COLOUR[name]) if lit else (_DIM, theme.mix(_DIM, theme.INK, 0.4))
        canvas.box(x, _SILL, _PANE, 70, 31, glass)
        canvas.box(x, _SILL + 32, _PANE, height - _SILL - 32, 0, glass)
        canvas.shape(name, x + _PANE / 2, _SILL + 42, 42, ink)


def _window(suit: int) -> float:
    """Return the left edge of the window of a suit, px."""
    return 644 + suit * 90.0


@kept
def _windows(width: int, height: int) -> Image.Image:
    """Return the wall of the hall with its columns and the frames of the windows. Do not draw into it."""
    k, deep = 100 / width, height * 100 / width
    pen = Pen(width, height, _WALL[0])
    for n, colour in enumerate(_WALL[1:], 1):
        pen.box(0, deep * n / 3, 100, deep, colour)
    for suit in range(len(SUITS)):
        left, right = (_window(suit) - 8) * k, (_window(suit) + _PANE + 8) * k
        pen.oval((left, (_SILL - 8) * k, right, (_SILL + 70) * k), _FRAME)
        pen.box(left, (_SILL + 31) * k, right, deep, _FRAME)
    for column in range(-2, len(SUITS) + 1):
        x = (_window(column) - 14) * k
        pen.box(x - 0.9, 9, x + 0.9, deep, _COLUMN)
        pen.box(x - 1.5, 8.2, x + 1.5, 9.2, _FRAME)
    pen.box(0, 7.4, 100, 8.2, _FRAME)
    return pen.drawn()


def _rank(view: AllianceView, p: int, kinds: Sequence[int], people: Sequence[Person], words: Words) -> Rank:
    points, suit = view.s.points[p], words("alliance-alt-suit", suit=suit_word(view, p, words))
    seat = Plaque(people[p], p, seal=seal_of(view, p), remarks=(suit,))
    return Rank(seat, str(sum(points)), tuple(points[k] for k in kinds))


def _group_told(view: AllianceView, own: Sequence[int], words: Words) -> Told:
    """Return a line of the panel in words: a team with its points and cards; if that is too long, its special cards."""
    s, heads = view.s, list[str]()
    if s.mode != INDIVIDUAL:
        number, total = s.teams[own[0]], str(s.scores[own[0]])
        heads.append(words("alliance-alt-result-team", team=team_word(number, words), total=total))
        if made := s.battalions[number] if team_game(view) else 0:
            heads.append(words("alliance-alt-result-bonus", count=str(made)))
    cards = [_held(view, p) for p in own], [s.final_special[p] for p in own]
    shown = (words.listed([*heads, *filter(None, [_owned(view, own, those, words)])]) for those in cards)
    return tuple(words("spoken-sentence", text=one) if one else "" for one in shown)


def _owned(view: AllianceView, own: Sequence[int], cards: Sequence[Sequence[int]], words: Words) -> str:
    """Return cards by the suits of their players."""
    told = [
        words("alliance-alt-result-owner", suit=suit_word(view, p, words), cards=spoken(those, words))
        for p, those in zip(own, cards, strict=True)
        if those
    ]
    return words("alliance-alt-semicolon").join(told)


def story(view: AllianceView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the win, or the deciding criterion; and the single player with the most court cards."""
    s = view.s
    won = {p: len(s.final_won[p]) for p in s.order}
    if s.by == "total":
        others = [points for p, points in enumerate(s.scores) if p not in s.winners]
        lines = [words("alliance-story-margin", points=max(s.scores) - max(others))]
    else:
        lines = [words(f"alliance-decided-{s.by}")]
    most = [p for p in won if won[p] == max(won.values())]
    if len(most) == 1:
        name = text.clip(text.name(people[most[0]].name), BOLD, 26, 200)
        lines.append(words("alliance-story-courts", name=name, count=won[most[0]]))
    return tuple(lines)


def _groups(view: AllianceView, order: Sequence[int]) -> list[list[int]]:
    """Return the lines of the panel: a team each; without teams up to three players, each their own if they are few."""
    if view.s.mode == INDIVIDUAL:
        together = 1 if len(order) < 4 else 3
        return [list(order[k : k + together]) for k in range(0, len(order), together)]
    teams = dict.fromkeys(view.s.teams[p] for p in order)
    return [[p for p in order if view.s.teams[p] == number] for number in teams]


def _crowded(view: AllianceView, groups: list[list[int]]) -> bool:
    """True if the cards of some team would hide each other's ranks beside its name and points."""
    return view.s.mode != INDIVIDUAL and any(_step(view, own, WIDTH - BESIDE) < SEEN for own in groups)


def _step_down(view: AllianceView, groups: list[list[int]]) -> int:
    """Return the height of a line with its head, px."""
    line, head = LINES[len(groups)]
    return line + head * _crowded(view, groups)


def _won(view: AllianceView, groups: list[list[int]], words: Words, canvas: Canvas, *box: float) -> None:
    """Draw team by team the players' suits, special cards and court cards, and the team's total."""
    x, y, width, _ = box
    crowded, (line, head) = _crowded(view, groups), LINES[len(groups)]
    for k, own in enumerate(groups):
        top = y + 7 + _step_down(view, groups) * k
        middle, left, right = top + line / 2 + head * crowded, x + 18, x + width - 20
        if view.s.mode != INDIVIDUAL:
            middle_of_head = top + (head / 2 + 2 if crowded else line / 2)
            ends = _head(canvas, view, own[0], words, _PILL[len(groups)], (left, right, middle_of_head))
            left, right = (left, right) if crowded else ends
        _piles(canvas, view, own, left, right, middle)


def _head(
    canvas: Canvas, view: AllianceView, first: int, words: Words, size: int, at: tuple[float, float, float]
) -> tuple[float, float]:
    """Draw a team's name in this size, and its points; ``at`` is left, right and middle line.

    Return the free range between them.
    """
    left, right, middle = at
    number = view.s.teams[first]
    pill = team_pill(number, words, size)
    pill.place(canvas, left, middle - pill.height / 2, pill.want)
    left += pill.want + 14
    right -= canvas.text(right, middle, str(view.s.scores[first]), size=40, align="r") + 14
    made = view.s.battalions[number] if team_game(view) else 0
    if made:
        right -= canvas.text(right, middle, f"+{2 * made}", size=28, colour=theme.MINT, align="r") + 10
        label = words("alliance-show-battalion")
        right -= canvas.text(right, middle, label, size=23, colour=LOOK.quiet, align="r") + 12
    return left, right


def _held(view: AllianceView, p: int) -> list[int]:
    return [*view.s.final_special[p], *view.s.final_won[p]]


def _step(view: AllianceView, own: Sequence[int], room: float) -> float:
    """Return the step from card to card, as wide as the room allows."""
    held = [len(_held(view, p)) for p in own]
    room -= sum(44 + 14 + (CARD if count else 0) for count in held)
    return min(CARD + 3.0, room / max(1, sum(held) - len([count for count in held if count])))


def _piles(canvas: Canvas, view: AllianceView, own: Sequence[int], left: float, right: float, middle: float) -> None:
    """Draw the cards that each of them held and won."""
    step = _step(view, own, right - left)
    for p in own:
        canvas.seal(left + 19, middle, 36, seal_of(view, p), theme.IVORY, theme.INK, LOOK.line)
        left += 44
        for card in _held(view, p):
            canvas.sprite(small(card, CARD), left, middle - cards.mini_height(CARD) / 2)
            left += step
        left += 14 + (CARD - step if _held(view, p) else 0)
