"""The result of No Thanks!: the bar after the last card, with the chips left in every hand, the emptied glass and the
cards removed; below it every player's cards or the scores of several games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.geschenk.state import GeschenkState, GeschenkView
from engine.games.geschenk.terms import spans
from locales import Words
from render.games.geschenk import LOOK
from render.games.geschenk.drawings import Tags, chip
from render.games.geschenk.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import overlap
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.layout import Item, Node, Text, Told
from render.kit.pages.ranks import beside
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces import cards
from render.kit.pieces.chips import glass
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_DETAIL: Final = {3: 116, 4: 112, 5: 112, 6: 72, 7: 72}
"""Height of the cards in a row, px, by number of seats."""
_TALLER: Final = 96
"""Their height in the second line of seven players, whose names are beside the portraits, px."""
_BACK, _FRONT = 200, 88
"""The distance of the back and of the front edge of the counter from the foot of the scene, px."""
_WALL, _SHELF, _BOTTLE, _GLOW = LOOK.panel, "#2B1C10", "#123B33", "#1D4A3C"
_TOP, _EDGE, _SIDE = "#664B30", "#8C6A45", "#3D2A1B"
_CHIP, _THICK, _THIN = 60, 15, 5
"""The width of a chip in a tower, and its maximum and minimum height, px."""
_TOWERS, _TALL = 3, 12
"""The maximum number of towers for a hand, and of chips in one while there are fewer."""
_REMOVED, _LABEL = 46, 184
"""The maximum width of a removed card, and the room for the words at their left, px."""
_LONG = 3
"""The number of cards from which on a run is worth a sentence."""


def story(view: GeschenkView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the win, and the longest run or, in several games, the best one."""
    totals, columns = sorted(view.s.totals), view.s.columns
    margin = next((total - totals[0] for total in totals if total > totals[0]), 0)
    shared = len(view.s.winners) > 1
    told = [words("geschenk-story-shared") if shared else words("geschenk-story-margin", points=margin)]
    if len(columns) > 1:
        score, game, seat = min((score, g, p) for g, column in enumerate(columns) for p, score in enumerate(column))
        best = {"name": people[seat].name, "score": signed(score), "game": game + 1}
        told.append(words("geschenk-story-best", **best))
        return tuple(told)
    runs = [(low - high, p, low, high) for p, held in enumerate(view.s.final_cards[0]) for low, high in spans(held)]
    if runs and (longest := min(runs))[0] <= 1 - _LONG:
        _, seat, low, high = longest
        span = words("geschenk-span", low=str(low), high=str(high))
        told.append(words("geschenk-story-run", name=people[seat].name, cards=span))
    return tuple(told)


def shown(view: GeschenkView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    totals, columns, several = view.s.totals, view.s.columns, len(view.s.columns) > 1
    order = sorted(range(view.seats), key=lambda p: (p not in view.s.winners, totals[p], p))

    def row(seat: int) -> Rank:
        high = _TALLER if beside(order.index(seat), view.seats) else _DETAIL[view.seats]
        legs = tuple(column[seat] for column in columns) if several else ()
        detail = None if several else _cards(view, seat, high, words)
        return Rank(Plaque(people[seat], seat), signed(totals[seat]), legs, detail=detail)

    return Result(
        LOOK,
        *words.both("geschenk-title"),
        words("geschenk-result-title"),
        tuple(row(p) for p in order),
        len(view.s.winners),
        words("games-result-win", count=len(view.s.winners)),
        words("geschenk-unit", count=totals[order[0]]),
        story(view, people, words),
        tuple(str(k + 1) for k in range(len(columns))),
        remarks=_remarks(view, people, words),
        leg="game",
        scene=lambda canvas, x, y, width, height: _bar(canvas, view, people, words, round(width), round(height)),
    )


def _remarks(view: GeschenkView, people: Sequence[Person], words: Words) -> tuple[Told, ...]:
    """Return the last card, after several games the chips left in the last one, and the cards removed."""
    told = [NARRATION.last_words(Telling(view, names(people), words))]
    several = len(view.s.columns) > 1
    if several:
        left = [
            words("geschenk-alt-result-seat", seat=str(p + 1), chips=words("geschenk-alt-seat-chips", chips=chips))
            for p, chips in enumerate(view.s.final_chips[-1])
        ]
        told.append(words("geschenk-alt-result-chips", chips=words.listed(left)))
    if view.s.revealed:
        key = "geschenk-alt-result-removed-last" if several else "geschenk-alt-result-removed"
        told.append(words(key, cards=NARRATION.card_words(view.s.revealed, words)))
    return tuple(told)


def _cards(view: GeschenkView, seat: int, high: int, words: Words) -> Item:
    """Return the cards at the end; the words name the chips as well, which stand in the scene."""
    held, chips = view.s.final_cards[0][seat], view.s.final_chips[0][seat]
    tags: Node = Tags(held, 190, high, 54) if held else Text(words("geschenk-none"), 28, quiet=True)
    told = [words("geschenk-alt-seat-chips", chips=chips), NARRATION.held_words(held, words)]
    return Item(lambda k: tags, words.listed(told))


def _bar(canvas: Canvas, view: GeschenkView, people: Sequence[Person], words: Words, width: int, height: int) -> None:
    """Draw the counter: on it a tower of chips for each seat, the empty glass and the last card, and before it the
    cards removed.
    """
    s, left, right, low = view.s, FREE + 6, width - 20, height - _FRONT - 14
    lay_opaque(canvas.image, _room(width, height), 0, 0)
    tall = low - SKY + 60
    vessel = glass(round(tall * 0.62), round(tall * 0.5), tall - 60)
    at = right - vessel.behind.width + 16
    canvas.sprite(vessel.behind, at, low - tall + 20)
    canvas.sprite(vessel.front, at, low - tall + 20)
    _last(canvas, s, people, at + 4, low - 60)
    step = (at - 50 - left) / view.seats
    thick = _chip_height(max(s.final_chips[-1]), low - SKY - 110, step)
    for p, chips in enumerate(s.final_chips[-1]):
        place = (left + (p + 0.5) * step, low - 20, step)
        top = _towers(canvas, people[p], p, chips, place, thick)
        if p in s.winners:
            canvas.shape("crown", place[0], top - 36, 34, theme.MINT)
    _removed(canvas, s.revealed, words, left, right, height)


def _removed(canvas: Canvas, removed: Sequence[int], words: Words, left: float, right: float, height: int) -> None:
    """Draw before the counter the cards removed, at their left what they are; many are smaller."""
    if not removed:
        return
    step = min(_REMOVED + 8.0, (right - left - _LABEL) / len(removed))
    wide, middle = round(step - 8), height - _FRONT + 20 + cards.mini_height(_REMOVED) / 2
    first = right - len(removed) * step + 8
    told = words("geschenk-result-removed")
    canvas.text(first - 20, height - _FRONT / 2 + 6, told, size=27, align="r", room=first - left - 20, least=20)
    for k, card in enumerate(removed):
        canvas.sprite(cards.number_mini(card, wide), first + k * step, middle - cards.mini_height(wide) / 2)


def _last(canvas: Canvas, s: GeschenkState, people: Sequence[Person], x: float, y: float) -> None:
    """Draw the last card around x, y, its taker at the corner away from the towers, and the chips taken with it."""
    canvas.card(cards.number_mini(s.last_card, 92), x, y, -9)
    payers = [(s.last_seat - s.last_pot + k) % len(s.totals) for k in range(s.last_pot)]
    left = min(x + 50, canvas.width - theme.EDGE_SAFE - 42 - 29 * min(2, max(0, len(payers) - 1)))
    for k, seat in enumerate(payers):
        canvas.sprite(chip(seat, 42, 24), left + k % 3 * 29, y + 40 - k // 3 * 11)
    canvas.portrait(x + 46, y - 60, 52, people[s.last_seat], s.last_seat, "sign", LOOK.panel)


_HIGHEST: Final = 24
"""The least middle of a number above a tower, px: that of a hundred chips is upon it."""


def _per_tower(chips: int, room: float) -> int:
    """Return how many of these chips are in one tower, if a hand has so much room."""
    most = _TOWERS if room > _CHIP * 1.7 else 2
    return max(min(chips, _TALL), -(-chips // most), 1)


def _chip_height(most: int, tall: float, room: float) -> int:
    """Return the height of chips with which the highest tower of ``most`` chips is so tall."""
    return max(_THIN, min(_THICK, int(tall / _per_tower(most, room))))


def _towers(canvas: Canvas, who: Person, seat: int, chips: int, place: tuple[float, float, float], thick: int) -> float:
    """Draw the chips left in a hand, with their number above and the portrait below; ``place``: middle, foot, width.

    Return the middle of the number.
    """
    (x, low, room), per = place, _per_tower(chips, place[2])
    beside, wide = -(-chips // per), min(_CHIP, round(room * 0.8))
    tall = round(thick * 2.6)  # of a chip seen from above, this much more than its edge
    apart = overlap(beside, wide, room - 6, wide + 3)
    for k in range(chips):
        side, up = divmod(k, per)
        left = x + (side - (beside - 1) / 2) * apart - wide / 2
        canvas.sprite(chip(seat, wide, tall), left, low - up * thick - tall)
    canvas.portrait(x, low + 24, 46, who, seat, "sign", _SIDE)
    top = max(low - max((min(chips, per) - 1) * thick + tall, 22) - 22, _HIGHEST)
    canvas.text(x, top, signed(-chips) if chips else "0", size=34, align="m", room=room - 4, least=24)
    return top


@kept
def _room(width: int, height: int) -> Image.Image:
    """Return the wall of the bar with bottles on a shelf, and the counter before it. Do not draw into it."""
    k = 100 / width
    pen, back, front = Pen(width, height, _WALL), (height - _BACK) * k, (height - _FRONT) * k
    pen.oval((36, back - 24, 112, back + 30), _GLOW)
    shelf = max(back - 9, 10.2)  # below the title in a low scene
    for n in range(13):
        x, tall, wide = 34.5 + n * 5.2, 9 + (n * 7) % 5, 1.3 + (n * 5 % 3) * 0.25
        pen.shape([(x - wide, shelf), (x - wide, shelf - tall * 0.6), (x - 0.5, shelf - tall * 0.78),
                   (x - 0.5, shelf - tall), (x + 0.5, shelf - tall), (x + 0.5, shelf - tall * 0.78),
                   (x + wide, shelf - tall * 0.6), (x + wide, shelf)], _BOTTLE)  # fmt: skip
    pen.box(33, shelf, 100, shelf + 0.9, _SHELF)
    pen.box(0, back, 100, 100, _TOP)
    for n in range(4):
        y = back + (front - back) * (0.16 + 0.24 * n)
        pen.line([(n * 9 % 20, y), (100 - n * 13 % 30, y)], 0.18, theme.mix(_TOP, theme.INK, 0.25))
    pen.box(0, front, 100, front + 0.9, _EDGE)
    pen.box(0, front + 0.9, 100, 100, _SIDE)
    return pen.drawn()
