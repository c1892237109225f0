"""The result of Alliance: every player's points by kind, and the court cards each has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import INDIVIDUAL, PARTS
from locales import Words
from render.games.alliance import LOOK
from render.games.alliance.drawings import TEAM_FILL, TEAM_WORDS, seal_of, small
from render.games.alliance.narration import spoken, suit_word, team_word
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit, in_rows
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.names import cut_name
from render.kit.drawing.pen import Pen
from render.kit.layout import Told
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces import cards
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque

_WALL, _FRAME, _COLUMN = ("#210D17", "#2A1220", "#331728"), "#170810", "#3D1D30"
_LIT, _DIM = "#F2D9A0", "#2C1B33"
_TOP: Final = SKY + 12
"""The upper edge of the windows, px."""
_BAND, _ROW_BAND = 54, 44
"""The height of the band with a team below its windows, and that above two lines of ranks, px."""
_GAP, _APART = 12, 30
"""The distance of two windows, and of two teams, px."""
_SPARE: Final = 5
"""The number of cards by which every window is wider, so that nobody's is a slit."""
_FEW, _WINNERS = 4, 1.5
"""Of up to so many windows those of the winners are wider, and by how much."""
_CARDS: Final = range(96, 29, -1)
"""Widths of the cards in the windows, the largest first, px."""
_BETWEEN: Final = 4
"""The distance of two cards in a window, px."""
_DIMMED: Final = 0.3
"""The share of the glass in the cards of those who have not won."""


def shown(view: AllianceView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    alone = s.mode == INDIVIDUAL
    kinds = [k for k in range(len(PARTS)) if any(s.points[p][k] for p in s.order)]
    order = sorted(s.order, key=lambda p: (p not in s.winners, -s.scores[p], s.teams[p], -sum(s.points[p])))
    teams = dict.fromkeys(s.teams[p] for p in order)  # alone everybody is a team
    groups = [[p for p in order if s.teams[p] == number] for number in teams]
    return Result(
        LOOK,
        *words.both("alliance-title"),
        words("alliance-result-title"),
        tuple(_rank(view, p, kinds, people, words) for p in order),
        len(s.winners),
        words("games-result-win", count=len(s.winners))
        if alone
        else words("alliance-team-wins", team=team_word(s.teams[s.winners[0]], words)),
        words("tricks-unit", count=s.scores[s.winners[0]]),
        story(view, people, words),
        heads=tuple("*jester" if PARTS[k] == "joker" else words(f"alliance-column-{PARTS[k]}") for k in kinds),
        score=str(s.scores[s.winners[0]]),
        kinds=True,
        heads_told=tuple(words(f"alliance-part-{PARTS[k]}") for k in kinds),
        remarks=tuple(_group_told(view, own, words) for own in groups),
        scene=lambda canvas, x, y, wide, high: _hall(canvas, view, groups, words, round(wide), round(high)),
    )


def _hall(canvas: Canvas, view: AllianceView, groups: list[list[int]], words: Words, width: int, height: int) -> None:
    """Draw the hall of the kings: a window for each player with the cards won, lit for the winners."""
    lay_opaque(canvas.image, _walls(width, height), 0, 0)
    teams = view.s.mode != INDIVIDUAL
    band = (_BAND if height > 470 else _ROW_BAND) if teams else 0
    windows = _windows(view, groups, Box(FREE + 4, _TOP, width - FREE - 24, height - _TOP - 20), band)
    sizes = [
        _largest(view, {p: box for p, box in windows.items() if (p in view.s.winners) is won}) for won in (False, True)
    ]
    # no card of a loser is larger than those of the winners, and no window of theirs covers a winner's edge
    for won in (False, True):
        for p in (p for p in windows if (p in view.s.winners) is won):
            _window(canvas, view, p, windows[p], min(sizes[won], sizes[True]))
    for own in groups if teams else ():
        first, last = windows[own[0]], windows[own[-1]]
        _band(canvas, view, own[0], words, Box(first.x, first.bottom + 8, last.right - first.x, band - 8))


def _largest(view: AllianceView, windows: dict[int, Box]) -> int:
    """Return the largest width of a card with which all cards fit into their windows."""
    return fit(_CARDS, lambda size: all(_block(view, p, size, box)[1] <= _shelf(box) for p, box in windows.items()))


def _windows(view: AllianceView, groups: list[list[int]], area: Box, band: int) -> dict[int, Box]:
    """Return the windows of all players, team by team, above the bands of the teams; more cards have a wider one."""
    apart = _APART if band else _GAP
    order = [p for own in groups for p in own]
    more = _WINNERS if len(order) <= _FEW else 1
    parts = {p: (len(_held(view, p)) + _SPARE) * (more if p in view.s.winners else 1) for p in order}
    room = area.width - apart * (len(groups) - 1) - _GAP * (len(order) - len(groups))
    found, x = dict[int, Box](), area.x
    for own in groups:
        for p in own:
            wide = room * parts[p] / sum(parts.values())
            found[p] = Box(x, area.y, wide, area.height - band)
            x += wide + _GAP
        x += apart - _GAP
    return found


def _sign(glass: Box) -> int:
    """Return the size of the suit in the arch of a window, px."""
    return round(min(72, glass.height * 0.23, glass.width * 0.5))


def _shelf(glass: Box) -> float:
    """Return the height below the suit of a window, px."""
    return glass.height - _sign(glass) - 22


def _block(view: AllianceView, p: int, size: int, glass: Box) -> tuple[int, int]:
    """Return how many cards of this width lie beside each other in a window, and the height of all of them, px."""
    across = max(1, int((glass.width - 8 + _BETWEEN) // (size + _BETWEEN)))
    return across, -(-len(_held(view, p)) // across) * _line(size)


def _line(size: int) -> int:
    return cards.mini_height(size) + _BETWEEN


def _window(canvas: Canvas, view: AllianceView, p: int, glass: Box, size: int) -> None:
    """Draw the window of a player: the suit, and the cards held and won."""
    won, name = p in view.s.winners, SUITS[view.s.suits[p]]
    pane, ink = (_LIT, theme.SUIT_COLOUR[name]) if won else (_DIM, theme.mix(_DIM, theme.CREAM, 0.45))
    for grown, colour in ((8, _COLUMN if not won else theme.MINT), (4, _FRAME), (0, pane)):
        box, radius = glass.inset(-grown), round(min(glass.width / 2, 56)) + grown
        canvas.box(box.x, box.y, round(box.width), 2 * radius, radius, colour)
        canvas.box(box.x, box.y + radius, round(box.width), round(box.height - radius), 0, colour)
    sign = _sign(glass)
    canvas.shape(name, glass.middle[0], glass.y + 12 + sign / 2, sign, ink)
    held, (across, block) = _held(view, p), _block(view, p, size, glass)
    top = glass.y + sign + 20 + max(0.0, _shelf(glass) - block) * 0.45
    for card, (down, off) in zip(held, in_rows(len(held), across), strict=True):
        left = glass.middle[0] + off * (size + _BETWEEN) - size / 2
        sprite = small(card, size)
        canvas.sprite(sprite if won else cards.dimmed(sprite, _DIMMED, _DIM), left, top + down * _line(size))


@kept
def _walls(width: int, height: int) -> Image.Image:
    """Return the wall of the hall with its columns. Do not draw into it."""
    k, deep = 100 / width, height * 100 / width
    pen = Pen(width, height, _WALL[0])
    for n, colour in enumerate(_WALL[1:], 1):
        pen.box(0, deep * n / 3, 100, deep, colour)
    for column in range(14):
        x = (20 + 90 * column) * k
        pen.box(x - 0.9, 9, x + 0.9, deep, _COLUMN)
        pen.box(x - 1.5, 8.2, x + 1.5, 9.2, _FRAME)
    pen.box(0, 7.4, 100, 8.2, _FRAME)
    return pen.drawn()


def _rank(view: AllianceView, p: int, kinds: Sequence[int], people: Sequence[Person], words: Words) -> Rank:
    points, suit = view.s.points[p], words("alliance-alt-suit", suit=suit_word(view, p, words))
    seat = Plaque(people[p], p, seal=seal_of(view, p), remarks=(suit,))
    # Members of a team share its place.
    worth = () if view.s.mode == INDIVIDUAL else (view.s.teams[p],)
    return Rank(seat, str(sum(points)), tuple(points[k] for k in kinds), worth=worth)


def _group_told(view: AllianceView, own: Sequence[int], words: Words) -> Told:
    """Return a group of windows in words: a team with points and cards; if that is too long, its special cards."""
    s, heads = view.s, list[str]()
    if s.mode != INDIVIDUAL:
        number, total = s.teams[own[0]], str(s.scores[own[0]])
        heads.append(words("alliance-alt-result-team", team=team_word(number, words), total=total))
        if made := s.battalions[number] if view.s.team_game else 0:
            heads.append(words("alliance-alt-result-bonus", count=str(made)))
    told = list[str]()
    for held in ({p: _held(view, p) for p in own}, {p: s.final_special[p] for p in own}):
        owners = {p: {"suit": suit_word(view, p, words), "cards": spoken(held[p], words)} for p in own if held[p]}
        owned = words("alliance-alt-semicolon").join(words("alliance-alt-result-owner", **owners[p]) for p in owners)
        text = words.listed([*heads, *filter(None, [owned])])
        told.append(words("spoken-sentence", text=text) if text else "")
    return tuple(told)


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
        name = cut_name(people[most[0]].name, 26, 320, (who.name for who in people))
        lines.append(words("alliance-story-courts", name=name, count=won[most[0]]))
    return tuple(lines)


def _band(canvas: Canvas, view: AllianceView, first: int, words: Words, box: Box) -> None:
    """Draw the band of a team in its colour: its name, its bonus and its points."""
    s, number = view.s, view.s.teams[first]
    front, y = TEAM_WORDS[number], box.middle[1]
    large = round(box.height * 0.72)
    canvas.slab(box.x, box.y, box.width, box.height, radius=14, fill=TEAM_FILL[number], line=theme.CREAM, depth=0)
    right = box.right - 16
    right -= canvas.text(right, y, str(s.scores[first]), size=large + 6, colour=front, align="r") + 14
    if made := s.battalions[number] if view.s.team_game else 0:
        right -= canvas.text(right, y, f"+{2 * made}", size=28, colour=front, align="r") + 10
        label = words("alliance-show-battalion")
        right -= canvas.text(right, y, label, size=23, colour=front, align="r", room=140, least=20) + 12
    canvas.text(box.x + 16, y, team_word(number, words), size=large, colour=front, room=right - box.x - 16, least=20)


def _held(view: AllianceView, p: int) -> list[int]:
    return [*view.s.final_special[p], *view.s.final_won[p]]
