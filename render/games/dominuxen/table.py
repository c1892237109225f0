"""Dominuxen in pictures: a tray for every player's line, clockwise, and the open tiles, pile and discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.dominuxen.state import DominuxenState, DominuxenView
from engine.games.dominuxen.terms import Set
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.centre import Box, draw_centre
from render.games.dominuxen.line import Track, draw_line
from render.games.dominuxen.narration import NARRATION, OUTCOMES, last_move, spoken_tiles
from render.kit import plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import Item, Picture, Row, Text, Told
from render.kit.layout import words as quiet_words
from render.kit.person import Person
from render.kit.plaque import Plaque, tabs
from render.kit.table import Table
from render.kit.text import signed
from render.kit.tiles import tile_back
from render.narration.cards import points_spoken, turn_word
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("known", "which tiles others took into their hand is for the players to remember"),
    Unshown("drawn", "past moves, told when they happen"),
    Unshown("attacks played", "the match is over", phases="over"),
    Unshown("attacks", "of several the bar tells the latest", "play take recover draw", "picture", True),
    Unshown("starter", "who began a round matters no more"),
    Unshown("columns revealed", "of finished rounds the totals are told", phases="play take recover draw"),
    Unshown("round", "the only round has no number", phases="play take recover draw", where="words", partly=True),
    Unshown(
        "round rounds", "the only round has no number", phases="play take recover draw", where="picture", partly=True
    ),
    Unshown("totals", "in the first round nobody has points of earlier rounds", "play take recover draw", partly=True),
    Unshown("discard", "the picture counts them, the words name them", "play take recover draw", "picture", True),
    Unshown("lines", "of older sets the words tell number and size; pictures draw the newest", partly=True),
    Unshown("owed", "nobody draws", phases="play take recover"),
    Unshown(
        "victims", "the present one is told, the others follow from the newest sets", phases="recover", partly=True
    ),
    Unshown("victims", "the one asked is the victim", phases="draw"),
    Unshown("columns", "over several rounds only the points of each are told", phases="over", partly=True),
    Unshown("double_tiles", "over several rounds only the points of each are told", phases="over", partly=True),
    Unshown("scores", "the totals are the scores", phases="over"),
    Unshown("active discard hands owed pile round rounds row turn turn_limit", "the outcome is told", phases="over"),
)

_LEFT, _RIGHT, _BOTTOM = 16, 1184, 756
_TOP: Final = 82
_STRIP: Final = 160
"""Height of the centre if it is above all trays."""
_GAP: Final = 12
_PLAQUE: Final = {3: 70, 4: 66, 5: 108}
_TILE: Final = {3: 76, 4: 56, 5: 56}
"""By number of seats: the height of plaques and the width of tiles."""


def shown(view: DominuxenView, people: Sequence[Person], words: Words) -> Table:
    """Return lines, row, counts, scores as far as they are public, and the open question with its seats."""
    *trays, centre = places(view.seats)

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        draw_centre(canvas, view, words, centre)
        for seat, box in zip(seats, trays, strict=True):
            _tray(canvas, view, seat, words, box)

    told = words("dominuxen-alt-state", **NARRATION.counts(view))
    return Table(
        LOOK,
        *words.both("dominuxen-title"),
        _state(view, words),
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        drawing,
        tuple(_remarks(view, words)),
        last_move(view, people, words),
        words.listed([told, words("dominuxen-bar-double")] if view.s.double_tiles else [told]),
    )


def _remarks(view: DominuxenView, words: Words) -> Iterator[Told]:
    """Yield the open question, the centre (the discard by names if there is room), the last play, the rule of sets."""
    s = view.s
    if view.phase in ("take", "recover"):
        attacked = NARRATION.set_words(s.attacked_set, words)
        yield words(f"dominuxen-alt-{view.phase}", victim=str(s.victims[0] + 1), set=attacked)
    elif view.phase == "draw":
        yield words("dominuxen-alt-draw", owed=s.owed)
    lying = {"tiles": NARRATION.lettered(view, s.row, words), "pile": str(len(s.pile))}
    yield (
        words("dominuxen-alt-row", discard=spoken_tiles(s.discard, words), **lying),
        words("dominuxen-alt-row-count", discard=len(s.discard), **lying),
    )
    if s.played:
        yield _last(s, words)
    yield words("dominuxen-alt-how")


def _last(s: DominuxenState, words: Words) -> str:
    """Return the last play, and the outcome of its attacks."""
    seat, *played = s.played
    told = words("dominuxen-alt-last", seat=str(seat + 1), set=NARRATION.set_words(played, words))
    for victim, number, size, outcome in s.attacks:
        lost = NARRATION.set_words([number, size], words)
        told += words(f"dominuxen-alt-last-{OUTCOMES[outcome]}", victim=str(victim + 1), set=lost)
    return told


def _line(line: Sequence[Set], words: Words) -> Told:
    """Return a line from its first set to its last, which lists its tiles; or older sets as a number; or no tiles."""
    if not line:
        return words("dominuxen-alt-empty-line")
    sets = [NARRATION.set_words(played, words) for played in line[:-1]]
    older = [words("dominuxen-alt-older", count=len(sets))] if sets else []
    last = NARRATION.set_words(line[-1], words, key="last-set")
    full, brief, least = ([*sets, last], [*older, last], [*older, NARRATION.set_words(line[-1], words)])
    told = [words("dominuxen-alt-line", sets=words.listed(parts)) for parts in (full, full, brief, least)]
    return tuple(told)


def places(seats: int) -> list[Box]:
    """Return the trays clockwise from the upper left, then the centre: left, top, width, height.

    With four seats the centre is above the trays, with three and five it takes the remaining place.
    """
    columns, top = (seats + 1) // 2, _TOP + (_STRIP + _GAP if seats == 4 else 0)
    width = (_RIGHT - _LEFT - _GAP * (columns - 1)) / columns
    height = (_BOTTOM - top - _GAP) / 2
    across = [*range(columns), *reversed(range(columns))]
    boxes = [
        (_LEFT + k * (width + _GAP), top + (n >= columns) * (height + _GAP), width, height)
        for n, k in enumerate(across)
    ]
    return [*boxes, (_LEFT, _TOP, _RIGHT - _LEFT, _STRIP)] if seats == 4 else boxes


def _state(view: DominuxenView, words: Words) -> str:
    """Return round, option, turns."""
    s = view.s
    told = [words("dominuxen-bar-round", round=str(s.round), rounds=str(s.rounds))] if s.rounds > 1 else []
    told += [words("dominuxen-bar-double")] if s.double_tiles else []
    return "  ".join([*told, words("dominuxen-bar-turn", turn=str(s.turn), limit=str(s.turn_limit))])


def _tray(canvas: Canvas, view: DominuxenView, plate: Plaque, words: Words, box: Box) -> None:
    """Draw a plaque, below it the line in a tray rimmed in the seat's colour."""
    (x, y, width, height), seat = box, plate.seat
    top = y + plaque.TAB - 2
    rim = theme.SEAT_COLOUR[seat]
    fill = theme.mix(LOOK.base, theme.SHADE, 0.3)
    high = _PLAQUE[view.seats]
    canvas.slab(x + 4, top + 50, width - 8, y + height - top - 50, fill=fill, line=rim, edge=3)
    plaque.draw(canvas, x, top, width, high, plate)
    deciding = view.phase in ("take", "recover") and view.s.victims[:1] == [seat]
    under = top + high + 14
    track = Track(x + 22, under, width - 44, y + height - 6 - under, _TILE[view.seats])
    draw_line(canvas, track, view.s.lines[seat], words, "now" if deciding else "")


def _plaque(view: DominuxenView, seat: int, who: Person, words: Words) -> Plaque:
    """Return tiles in hand, and points of this round as far as all players can count them: line minus hand.

    If doubles count two, no player can: then only the line, with a word that is never left out.
    """
    hand = len(view.s.hands[seat])
    laid = view.s.line_worth(seat)
    items = [
        Item(
            lambda k: Row(Picture(tile_back(round(20 * k))), Text(str(hand), round(36 * k)), gap=round(8 * k)),
            words("dominuxen-alt-held", count=str(hand)),
        )
    ]
    if view.s.columns:
        before = signed(view.s.totals[seat]), points_spoken(view.s.totals[seat], words)
        drawn, told = (words("dominuxen-before", total=total) for total in before)
        items.append(replace(quiet_words(drawn), told=told))
    points: tuple[str | Item, str] = signed(laid - hand), words("dominuxen-unit", count=laid - hand)
    if view.s.double_tiles:
        points = _line_only(laid, words), ""
    question = turn_word(words) if view.phase == "play" else words(f"dominuxen-asked-{view.phase}")
    return Plaque(
        who,
        seat,
        tuple(items),
        *points,
        **tabs(view, seat, question, words("dominuxen-played") if seat == view.s.active else ""),
        done_told=words("dominuxen-alt-played"),
        seal=str(seat + 1),
        remarks=(_line(view.s.lines[seat], words),),
    )


def _line_only(laid: int, words: Words) -> Item:
    return Item(
        lambda k: Row(Text(words("dominuxen-line-unit"), 24, quiet=True), Text(str(laid), round(44 * k)), gap=8),
        words("dominuxen-alt-laid", points=laid),
    )
