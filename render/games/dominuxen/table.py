"""The table of Dominuxen: a tray for every player's line, clockwise, and the open tiles, pile and discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.dominuxen.state import DominuxenState, DominuxenView
from engine.games.dominuxen.terms import Set
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.drawings import (
    LABEL,
    Track,
    draw_centre,
    draw_held,
    draw_line,
    large_line,
    large_row,
    moor,
    newest_part,
    roomy,
    set_sail,
    whole,
)
from render.games.dominuxen.narration import NARRATION, OUTCOMES, last_move, spoken_tiles
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, Ring, quarters, ring
from render.kit.drawing.text import signed
from render.kit.layout import Item, Picture, Row, Text, Told
from render.kit.layout import words as quiet_words
from render.kit.pages.table import Table
from render.kit.pieces.person import Person
from render.kit.pieces.tiles import RINGED, tile_back
from render.kit.plaque import Plaque, seat_tray, tabs
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
    Unshown("lines revealed", "the lines of the winners are drawn", phases="over", where="picture", partly=True),
    Unshown("columns", "over several rounds only the points of each are told", phases="over", partly=True),
    Unshown("double_tiles", "over several rounds only the points of each are told", phases="over", partly=True),
    Unshown("scores", "the totals are the scores", phases="over"),
    Unshown("active discard hands owed pile round rounds row turn turn_limit", "the outcome is told", phases="over"),
)

_TABLE: Final = Box(16, 80, theme.WIDTH - 32, 676)
_STRIP: Final = 160
"""Height of the centre if it is above all trays."""
_GAP: Final = 12
_PLAQUE: Final = {3: 70, 4: 66, 5: 108}
"""Height of plaques by number of seats."""
_TILES: Final = {3: 76, 4: 52, 5: 62}
"""The least width of tiles by number of seats; a line that is too long for it has older sets as cargo."""
_LARGEST: Final = RINGED - 2
"""The largest width of a tile, px: the numeral of a ringed half is smaller."""


def shown(view: DominuxenView, people: Sequence[Person], words: Words) -> Table:
    """Return lines, row, counts, scores as far as they are public, and the open question with its seats."""
    places = round_table(view.seats)

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        draw_centre(canvas, view, words, places.middle)
        for seat, box in zip(seats, places.seats, strict=True):
            line = view.s.lines[seat.seat]
            track = _tray(canvas, seat, box, line, view.seats)
            used = draw_line(canvas, track, line, words, _mark(view, seat.seat))
            draw_held(canvas, len(view.s.hands[seat.seat]), track, used)

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
        mover=view.s.played[0] if view.s.played else NO_SEAT,
        large=lambda width: [large_row(view, words, width)],
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


def round_table(seats: int) -> Ring:
    """Return the trays clockwise from the lower left, and the centre: above four trays, between three or five."""
    if seats == 3:
        return quarters(seats, _TABLE, _GAP)
    if seats == 4:
        return Ring(quarters(seats, _TABLE.below(_STRIP + _GAP), _GAP).seats, _TABLE.head(_STRIP))
    third, half = _TABLE.columns(3, _GAP)[0].width, _TABLE.rows(2, _GAP)[0].height
    return ring(seats, _TABLE, third, crown=half, gap=_GAP)


def _state(view: DominuxenView, words: Words) -> str:
    """Return round, option, turns."""
    s = view.s
    told = [words("dominuxen-bar-round", round=str(s.round), rounds=str(s.rounds))] if s.rounds > 1 else []
    told += [words("dominuxen-bar-double")] if s.double_tiles else []
    return "  ".join([*told, words("dominuxen-bar-turn", turn=str(s.turn), limit=str(s.turn_limit))])


def _tray(canvas: Canvas, plate: Plaque, box: Box, line: Sequence[Set], seats: int) -> Track:
    """Draw a plaque, and below it a dark tray rimmed in the seat's colour, a boat afloat in it; return the place of the
    line, which stands on its deck."""
    fill, rim = theme.mix(canvas.look.base, theme.SHADE, 0.3), theme.SEAT_COLOUR[plate.seat]
    free = seat_tray(canvas, box, plate, _PLAQUE[seats], fill=fill, line=rim, edge=3)
    place = free.inset(8)
    track = roomy(line, _track(place, line, _TILES[seats]))
    set_sail(canvas, place.head(place.height - LABEL + 6), plate.seat, newest_part(line, track))
    moor(canvas, Box(box.x + 7, place.bottom, box.width - 14, box.bottom - place.bottom - 3), plate.seat)
    return track


def _track(place: Box, line: Sequence[Set], least: int) -> Track:
    """Return the track with the largest tiles that leave room for the whole line, or for its newest set."""
    most = int(min(_LARGEST, (place.height - LABEL - 4) / 2))
    sizes = (Track(*place, wide) for wide in range(most, least - 1, -2))
    return next((track for track in sizes if whole(line, track)), Track(*place, most))


def _mark(view: DominuxenView, seat: int) -> str:
    """Return the mark of the newest set of a line: it is being decided, or was played last, or neither."""
    if view.phase in ("take", "recover") and view.s.victims[:1] == [seat]:
        return "now"
    return "new" if view.s.played and view.s.played[0] == seat else "last"


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
        large=lambda width: large_line(view.s.lines[seat], width, _mark(view, seat)),
    )


def _line_only(laid: int, words: Words) -> Item:
    return Item(
        lambda k: Row(Text(words("dominuxen-line-unit"), 24, quiet=True), Text(str(laid), round(44 * k)), gap=8),
        words("dominuxen-alt-laid", points=laid),
    )
