"""The hand of En Garde: the present piste above, the own cards below with the use of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.en_garde.state import EnGardeState, EnGardeView
from engine.games.en_garde.terms import digits
from locales import Words
from render.games.en_garde import LOOK
from render.games.en_garde.drawings import Scene, draw_piste, face, gallery, large_piste, scene_of
from render.games.en_garde.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.layout import Node, Paint
from render.kit.pages.hand import Hand, HandCard
from render.kit.pieces.person import Person, names
from render.large.parts import Lines
from render.narration.halt import halt_task, whose_turn
from render.narration.hands import every_hand
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("parries", "a wish; the words tell it, the menu below the picture too", "act answer", "picture"),
    Unshown("parries", "it is over", phases="over"),
)

_SCALE = 0.66
_FLOOR = 74
"""The height of the floor below the piste, px."""
_RED: Final = "#C62828"
"""The colour of a hit."""


def usable(view: EnGardeView) -> dict[int, str]:
    """Return by card its best use: a thrust, a parry, or a move."""
    found: dict[int, str] = {}
    for action in view.legal:
        tag, *fields = action.wire()
        if tag == "lunge":
            found.setdefault(fields[0], "")
        elif tag == "attack":
            found[view.s.distance] = tag
        elif tag == "parry":
            found.update((card, tag) for card in digits(fields[0]))
        elif fields:
            found.setdefault(fields[0], "")
    return found


def shown(view: EnGardeView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, telling, use = view.s, Telling(view, names(people), words), usable(view)
    marks = {card: words(f"en_garde-{use[card]}") for card in use if use[card]}
    cards = [
        HandCard(face(c), 0, c in use if view.asked else None, marks.get(c, ""), told=str(c)) for c in s.hands[view.me]
    ]
    scene = replace(scene_of(s, words, _SCALE), own=(view.me, words("tricks-you")))
    helpless = view.asked and bool(s.attack) and not use
    wait = whose_turn(telling, "en_garde-wait")
    return Hand(
        LOOK,
        *words.both("en_garde-hand"),
        tuple(cards),
        NARRATION.prompt(telling) if view.asked else halt_task(view, words),
        wait=wait,
        last_move="" if view.over else NARRATION.state_line(telling),
        above=None if view.over else _hall(scene, words("en_garde-hit") if helpless else "", view.me),
        arc=False,
        people=people,
        **every_hand(view, words),
        remarks=tuple(_remarks(telling)),
        large=lambda width: [] if view.over else _large(telling, people, width),
    )


def _hall(scene: Scene, hit: str, seat: int) -> Node:
    """Return the piste in the hall; with the word ``hit`` at the chest of the fencer of a seat."""

    def drawing(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        gallery(canvas, y - 8, height + 14, _FLOOR)
        left = x + (width - scene.long) / 2
        draw_piste(canvas, left, y, scene)
        if hit:
            _struck(canvas, left + scene.middle(scene.at[seat]), y + scene.chest, hit, 1 if seat else -1)

    return Paint(scene.long, scene.height, drawing)


def _struck(canvas: Canvas, x: float, y: float, hit: str, away: int) -> None:
    """Draw a red star at a chest, and the word for a hit beside it, on the side ``away`` from the opponent."""
    for size, colour in ((40, _RED), (26, theme.IVORY), (14, _RED)):
        canvas.disc(x, y, size, colour)
    wide = text.width(hit, text.BOLD, 40) + 44
    middle = min(max(x + away * (wide / 2 + 34), 30 + wide / 2), theme.WIDTH - 30 - wide / 2)
    canvas.badge(middle, y - 30, hit, size=40, height=60, fill=theme.IVORY, colour=_RED, line=_RED)


def _large(telling: Telling[EnGardeState], people: Sequence[Person], width: float) -> list[Node]:
    """Return in large print the piste, and the attack to be answered."""
    attacked = NARRATION.attacked(telling)
    return [large_piste(telling.s.at, people, width), *([Lines(width, attacked, 38)] if attacked else [])]


def _remarks(telling: Telling[EnGardeState]) -> Iterator[str]:
    """Yield the state of the round, the own fencer, an attack, and a wish."""
    view, words = telling.view, telling.words
    if view.over:
        return
    s = view.s
    yield words("spoken-sentence", text=NARRATION.state_line(telling))
    yield words("en_garde-alt-me", stands=NARRATION.stands(s, view.me, words))
    if not view.asked:
        yield NARRATION.attacked(telling)
    if s.parries[view.me]:
        yield words("en_garde-alt-wish")
