"""The table of En Garde: both fencers on the piste, an attack's cards above it, all played cards below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.en_garde.state import EnGardeState, EnGardeView
from engine.games.en_garde.terms import COPIES, HIGHEST, HOW, LUNGE, SUM
from locales import Words
from render.games.en_garde import LOOK
from render.games.en_garde.drawings import BRASS, card, draw_piste, gallery, large_piste, row, scene_of
from render.games.en_garde.narration import NARRATION, done, told
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Face, Node, Paint, Picture, Row, Text
from render.kit.pages.table import Table, band
from render.kit.pages.trick_table import BAND
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import Plaque
from render.large.parts import Flow, Lines, stock
from render.narration.cards import turn_word
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("columns reasons last_at last_hands", "shown until the first action of a round", phases="act answer"),
    Unshown("indirect", "there is no attack just now", phases="act"),
    Unshown("parried", "not yet", phases="answer", where="picture"),
    Unshown("spent", "the cards of a round may not be looked up", phases="act answer", partly=True),
    Unshown("at hands deck spent indirect parried acts starter", "the outcome is told", phases="over"),
    Unshown("parry riposte_wins open target max_rounds level", "agreed in the lobby", phases="over"),
    Unshown("scores", "the hits tell them", phases="over"),
    Unshown("reasons", "of the rounds before the last one only who won them", phases="over", partly=True),
)

_MIDDLE: Final = theme.WIDTH / 2
_BOTTOM: Final = theme.TABLE_HEIGHT - BAND
_PLAQUE, _HIGH, _TOP = 434, 96, theme.BAR_HEIGHT + 34
_STAGE: Final = 214
"""The upper edge of the hall behind the piste, px."""
_FLOOR: Final = 140
"""The height of its floor, px."""
_SCALE: Final = 1.14
_SMALL: Final = 46
"""Width of the cards in the band, px."""


def shown(view: EnGardeView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: the piste from the side."""
    s, telling = view.s, Telling(view, names(people), words)

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        scene = scene_of(s, words, _SCALE)
        gallery(canvas, _STAGE, _BOTTOM - _STAGE - 12, _FLOOR)
        draw_piste(canvas, (theme.WIDTH - scene.long) / 2, _BOTTOM - 20 - scene.height, scene)
        for one in seats:
            plaque.draw(canvas, (theme.WIDTH - 20 - _PLAQUE) if one.seat else 20, _TOP, _PLAQUE, _HIGH, one)
        if s.attack:
            _attack(canvas, s, words)
        else:
            _lamps(canvas, s, people)
            if not s.acts and s.reasons:
                _before(canvas, telling)
        _band(canvas, s, people, words)

    return Table(
        LOOK,
        *words.both("en_garde-title"),
        words("en_garde-bar", round=str(s.round), target=str(s.target)),
        tuple(_plaque(view, p, people[p], words) for p in range(view.seats)),
        drawing,
        tuple(_remarks(telling)),
        NARRATION.last_line(telling),
        mover=s.acts[-1][0] if s.acts else NO_SEAT,
        large=lambda width: _large(telling, people, width),
    )


def _large(telling: Telling[EnGardeState], people: Sequence[Person], width: float) -> list[Node]:
    """Return in large print the piste, the attack to be answered, and the deck; at the start the round before."""
    s, words = telling.s, telling.words
    parts: list[Node] = [large_piste(s.at, people, width)]
    deck = stock(len(s.deck))
    if s.attack:
        value, count = s.attack
        attack = Text(words(f"en_garde-{'indirect' if s.indirect else 'attack'}"), 38, theme.MINT)
        parts.append(Flow(width, [attack, *(Picture(card(value, 96)) for _ in range(count)), deck]))
    else:
        parts.append(deck)
    if not s.acts and (before := NARRATION.before(telling)):
        parts.append(Lines(width, before, 38))
    if s.open:
        parts.append(Lines(width, words("en_garde-alt-spent", cards=told(s.spent, words)), 36))
    return parts


def _plaque(view: EnGardeView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    return Plaque(
        who,
        p,
        (held(len(s.hands[p]), words),),
        str(s.hits[p]),
        words("en_garde-unit", count=s.hits[p]),
        **plaque.tabs(view, p, turn_word(words)),
        dealer="*dealer" if p == s.starter else "",
        dealer_told=words("spoken-started"),
        remarks=(NARRATION.stands(s, p, words),),
        large=lambda width: Flow(width, []),
    )


def _remarks(telling: Telling[EnGardeState]) -> Iterator[str]:
    """Yield the piste, the actions and cards of the round, the options, and at its start the round before."""
    s, words = telling.s, telling.words
    yield NARRATION.attacked(telling)
    yield words("en_garde-alt-piste", distance=str(s.distance), deck=str(len(s.deck)))
    if s.acts:
        acts = [
            words("en_garde-act", name=telling.name(p), text=done(HOW[how], cards, words)) for p, how, *cards in s.acts
        ]
        yield words("en_garde-alt-acts", acts=words("en_garde-then").join(acts))
    elif before := NARRATION.before(telling):
        yield words("en_garde-alt-before", text=before)
    if s.open:
        yield words("en_garde-alt-spent", cards=told(s.spent, words))
    yield words("en_garde-alt-rules", rules=words.listed(_rules(s, words)))


def _rules(s: EnGardeState, words: Words) -> list[str]:
    """Return the options of the match."""
    rules = [words(f"en_garde-option-level-{s.level}"), words("en_garde-bar-rounds", rounds=str(s.max_rounds))]
    return rules + [words("en_garde-bar-sum")] * (s.parry == SUM) + [words("en_garde-bar-riposte")] * s.riposte_wins


def _attack(canvas: Canvas, s: EnGardeState, words: Words) -> None:
    """Draw the cards of the attack to be answered, between the plaques."""
    value, count = s.attack
    width, step = (84, 92) if count < 4 else (62, 56)
    for k in range(count):
        canvas.card(card(value, width), _MIDDLE + (k - (count - 1) / 2) * step, _TOP + 46, lit=True)
    told = words(f"en_garde-{'indirect' if s.indirect else 'attack'}")
    canvas.badge(_MIDDLE, _TOP + 92, told, size=26, height=40)


def _lamps(canvas: Canvas, s: EnGardeState, people: Sequence[Person]) -> None:
    """Draw between the plaques, while there is no attack, the scoring machine: a lamp for each hit that wins."""
    left, wide = _MIDDLE - 128, 256
    canvas.slab(left, _TOP, wide, _HIGH, radius=16, fill=theme.mix(canvas.look.panel, theme.INK, 0.5), line=BRASS)
    step = min(40.0, (wide - 76) / max(1, s.target))
    size = round(min(30, step - 4))
    for seat, hits in enumerate(s.hits):
        y = _TOP + 27 + 42 * seat
        canvas.portrait(left + 34, y, 36, people[seat], seat, "sign", canvas.look.panel)
        for k in range(s.target):
            x, lit = left + 62 + step * (k + 0.5), k < hits
            canvas.disc(x, y, size + 4, theme.GHOST_LINE if lit else canvas.look.line)
            canvas.disc(x, y, size, theme.SEAT_COLOUR[seat] if lit else theme.mix(canvas.look.panel, theme.INK, 0.4))
            if lit:
                canvas.disc(x - size * 0.18, y - size * 0.18, round(size * 0.3), theme.IVORY)


def _before(canvas: Canvas, telling: Telling[EnGardeState]) -> None:
    """Draw how the round before ended, in the free area."""
    told, shown = NARRATION.closed(telling), list[Node]()
    for p, cards in enumerate(telling.s.last_hands):
        shown.append(Row(Text(telling.name(p), 26, quiet=True, cut=True, grow=1), row(cards, 40, 5), gap=14))
    below = Column(*shown, gap=6)
    canvas.slab(_MIDDLE - 300, 234, 600, round(below.height) + 138, radius=24)
    canvas.paragraph(_MIDDLE, 246, told, 560, size=27, align="m", most=3)
    below.place(canvas, _MIDDLE - 250, 364, 500)


def _band(canvas: Canvas, s: EnGardeState, people: Sequence[Person], words: Words) -> None:
    """Draw the deck, the cards played, the latest actions, and the options."""
    acts = Column(*(_act(act, people, words) for act in s.acts), gap=6, grow=1)
    rules = Column(*(Text(line, 23, align="r", quiet=True) for line in _rules(s, words)), gap=0)
    whole = Row(Pile(56, len(s.deck), room=70), *[_spent(s)] * s.open, acts, rules, gap=34, grow=1)
    whole.within(canvas, band(canvas, BAND))


def _spent(s: EnGardeState) -> Node:
    """Return each number with a dot for each of its cards, filled if it was played."""

    def dots(value: int) -> Paint:
        def fill(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
            for k in range(COPIES):
                gone = k < s.spent.count(value)
                colour = theme.heat((value - 1) / (HIGHEST - 1)) if gone else canvas.look.line
                canvas.disc(x + 6 + 12 * k, y + 6, 11, theme.mix(colour, theme.IVORY, 0.35) if gone else colour)

        return Paint(60, 12, fill)

    return Row(*(Column(Picture(card(v, _SMALL)), dots(v), gap=6) for v in range(1, HIGHEST + 1)), gap=12)


def _act(act: Sequence[int], people: Sequence[Person], words: Words) -> Node:
    """Return an action with its player and cards."""
    seat, how, *cards = act
    sign = Face(people[seat], seat, 40, "sign", inset=2)
    told = words("en_garde-indirect") if HOW[how] == LUNGE else words(f"en_garde-tag-{HOW[how]}")
    return Row(sign, Text(told, 26), row(cards, 34, 5), gap=10)
