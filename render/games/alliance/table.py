"""The table of Alliance: up to six seats round the court card on offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.state import NO_CARD, NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FIRST_SPECIAL
from locales import Words
from render.games.alliance import LOOK, narration
from render.games.alliance.drawings import crowns, face, lying, seal_of, small, team, team_pill
from render.games.alliance.narration import NARRATION, plays, spoken, suit_word, team_word
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Icon, Item, Node, Paint, Picture, Pill, Row, Seal, Text, counted
from render.kit.layout import words as quiet
from render.kit.pages.trick_table import Played, TrickTable, dais, team_score
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.large.parts import Flow, Lines, lit, pill, sentences
from render.narration.cards import seat_number, turn_word
from render.narration.spoken import held
from render.narration.telling import Telling
from render.narration.tricks import trick_labels
from render.unshown import Unshown

OUTCOME = "the outcome is told"
NOTHING = "nothing has been dealt or played"
TRICK = "court courts hands last_court last_leader last_winner last_how leader pile_empty rebuilt shown won"
"""The fields of the tricks."""
UNSHOWN: Final = (
    Unshown("after", "the seats lie clockwise, and are told in that order"),
    Unshown("once trios", "options of the table, told when it is opened"),
    Unshown("down downs old_downs owned rebuilt_now", "what follows from the plays; rules and guesses need it"),
    Unshown(TRICK, NOTHING, "distribute"),
    Unshown("by", "told at the end", "distribute play rebuild"),
    Unshown("waiting", "who has not said yet is between partners, or a secret", "distribute rebuild"),
    Unshown("ready", "the distribution is over", "play rebuild"),
    Unshown("battalions", NOTHING, "distribute"),
    Unshown("shown", "told with a special card that has left the game", "play rebuild", partly=True),
    Unshown("last_tops", "while a trick is played, the words tell it", "play", "picture"),
    Unshown("tops last_tops", "a card face down or a pass is no card from the pile", "play rebuild", partly=True),
    Unshown("court leader", "between two tricks", "rebuild"),
    Unshown("final_hands final_piles", "cards left over score nothing", "over"),
    Unshown("final_special", "two jokers of a colour look alike", "over", "picture", partly=True),
    Unshown("scores", "partners have the same", "over", partly=True),
    Unshown("battalions", "told for teams that made one", "over", partly=True),
    Unshown("mode", "teams open and secret have the same outcome", "over", partly=True),
    Unshown("teams", "alone everybody is a team", "over", partly=True),
    Unshown(f"{TRICK} last_tops last_trick ready removed", OUTCOME, "over"),
)

PRIZE: Final = 216
CROWN, SMALL_CROWN, LONE_CROWN = 52, 42, 63
"""The distance between crowns, px: smaller beside the last trick of five and more and what won it; larger and in one
row where nothing is beside them."""


def shown(view: AllianceView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table. In the cleanup the last trick is on the mat."""
    s, dealt, cleaning = view.s, view.phase != "distribute", view.phase == "rebuild"
    at, trick = {p: k for k, p in enumerate(s.order)} | {NO_SEAT: NO_SEAT}, narration.trick_number(view)
    return TrickTable(
        LOOK,
        *words.both("alliance-title"),
        words("alliance-bar-trick", trick=str(trick)) if dealt else words("alliance-state-distribute"),
        tuple(_plaque(view, p, people[p], words) for p in s.order),
        trick_labels(words),
        _played(view, words, last=cleaning),
        best=at[s.last_winner if cleaning else s.best] if dealt else NO_SEAT,
        to_play=at[view.waiting[0]] if view.phase == "play" and view.waiting else NO_SEAT,
        last=() if cleaning or not dealt else _played(view, words, last=True, mini=True),
        last_winner=at[s.last_winner],
        last_prize=lying(s.last_court, mini=True) if s.last_court != NO_CARD else None,
        last_move=NARRATION.last_move(Telling(view, names(people), words)),
        mover=at[NARRATION.mover(view)],
        bar=_bar(view, words),
        centre=partial(_prize if dealt else _distribution, view, words),
        band=_band(view, words) if dealt else Text(words("alliance-alt-distributing"), 28, quiet=True),
        remarks=tuple(_remarks(view, words)),
        large=lambda width: _large(view, words, width),
    )


def _large(view: AllianceView, words: Words, width: float) -> list[Node]:
    """Return in large print the court card on offer, or the one just won, and the teams' court cards."""
    s = view.s
    if view.phase == "distribute":
        return sentences(tuple(_remarks(view, words)), width)
    court = s.last_court if view.phase == "rebuild" else s.court
    parts: list[Node] = []
    if court != NO_CARD and (face := lying(court)):
        parts.append(lit(face(116)))
    if view.s.team_game:
        won = _team_courts(view)
        for number in (0, 1):
            score = Row(Icon("crown", 40), Text(str(won[number]), 52), gap=8)
            side = team(number, words)
            parts.append(Row(pill(side.word, side.fill, side.colour, theme.CREAM), score, gap=12))
    parts.append(Text(words("alliance-bar-left", left=str(len(s.courts))), 36, quiet=True))
    if s.last_how:
        parts.append(Lines(width, narration.how_words(s.last_how, s.last_made, s.team_game, words), 36, quiet=True))
    return [Flow(width, parts, gap=34)]


def _remarks(view: AllianceView, words: Words) -> Iterator[str]:
    """Yield what bar, middle and band show."""
    s = view.s
    if view.phase == "distribute" or not view.s.team_game:
        yield words(f"alliance-alt-mode-{s.mode}")
    if view.phase == "distribute":
        yield words("alliance-alt-distributing")
        return
    if view.phase == "rebuild":
        yield words("alliance-alt-cleanup", court=spoken([s.last_court], words), seat=seat_number(s.last_winner, words))
    else:
        yield words("alliance-alt-court", court=spoken([s.court], words))
    yield words("alliance-alt-courts-left", left=str(len(s.courts)))
    for number in s.made if view.phase == "play" else ():
        yield words("alliance-how-battalion", team=team_word(number, words))
    if view.s.team_game:
        black, red = map(str, _team_courts(view))
        yield words("alliance-alt-team-courts", black=black, red=red)
    if any(s.battalions):
        black, red = map(str, s.battalions)
        yield words("alliance-alt-battalions", black=black, red=red)
    if s.last_trick and view.phase == "play":
        yield words("alliance-alt-last", court=spoken([s.last_court], words))
    if s.last_how:
        yield narration.how_words(s.last_how, s.last_made, s.team_game, words)


def _plaque(view: AllianceView, seat: int, who: Person, words: Words) -> Plaque:
    """Return a plaque: suit, team, hand, pile, marker, special cards played, and the number of court cards won."""
    s, dealt = view.s, view.phase != "distribute"
    empty = bool(s.pile_empty[seat])
    pile = Item(partial(_pile, empty), words("alliance-alt-empty") if empty else "")
    items: list[Item] = [held(len(s.hands[seat]), words), pile]
    if s.rebuilt[seat]:
        told = words("alliance-alt-marker"), words("alliance-alt-marker-brief")
        items.append(Item(lambda k: Seal(words("alliance-marker"), round(34 * k)), told))
    gone = [FIRST_SPECIAL + k for k, p in enumerate(s.shown) if p == seat and FIRST_SPECIAL + k in s.removed]
    if gone:
        away = [words(f"alliance-alt-gone{brief}", cards=spoken(gone, words)) for brief in ("", "-brief")]
        items.append(Item(lambda k: Row(*(Picture(small(c, round(30 * k))) for c in gone), gap=4), tuple(away)))
    if not dealt:
        items = [quiet(words(f"alliance-{'ready' if s.ready[view.s.team(seat)] else 'deciding'}"))]
    return Plaque(
        who,
        seat,
        tuple(items),
        counted("crown", len(s.won[seat]), words("alliance-alt-won", count=len(s.won[seat]))) if dealt else "",
        **tabs(view, seat, turn_word(words)),
        seal=seal_of(view, seat),
        team=team(view.s.team(seat), words) if view.s.team_game else None,
        remarks=(words("alliance-alt-suit", suit=suit_word(view, seat, words)),),
        large=lambda width: Flow(width, []),
    )


def _pile(empty: bool, k: float) -> Node:
    """Return a small pile, or an empty place in dashes."""
    wide, high = round(28 * k), round(40 * k)
    if empty:
        return Picture(cards.empty(wide, high, LOOK.quiet))

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        for layer in range(3):
            canvas.sprite(cards.back(wide, high), x + 4 * layer, y - 3 * layer)

    return Paint(wide + 8, high, draw)


def _played(view: AllianceView, words: Words, *, last: bool, mini: bool = False) -> tuple[Played, ...]:
    """Return a trick in the order of play, seats by their place at the table."""
    shown = []
    for p, c, top in plays(view, last=last):
        tag, told = narration.play_tag(c, top, words), narration.play_told(view, p, c, top, words)
        shown.append(Played(view.s.order.index(p), lying(c, mini=mini), tag, told))
    return tuple(shown)


def _bar(view: AllianceView, words: Words) -> Node | None:
    """Return the teams' court cards; before the deal the mode."""
    if view.phase == "distribute":
        return Text(words(f"alliance-option-mode-{view.s.mode}"), 28, quiet=True)
    if not view.s.team_game:
        return None
    won = _team_courts(view)
    return team_score(team(0, words), won[0], "crown", won[1], team(1, words))


def _team_courts(view: AllianceView) -> list[int]:
    """Return the number of court cards that black and red have won."""
    return [sum(len(view.s.won[p]) for p in view.s.order if view.s.team(p) == k) for k in (0, 1)]


def _band(view: AllianceView, words: Words) -> Node:
    """Return what won the last trick, and the court cards won; with a seat on top also the text of ``_below``."""
    lines: list[Node] = []
    if view.s.last_how in ("same_two", "punisher", "battalion"):
        lines.append(Text(words(f"alliance-show-{view.s.last_how}"), 26, theme.MINT))
    if len(view.s.order) % 2:
        lines += [Text(line, 26, quiet=True) for line in _below(view, words)]
    if not lines and (view.phase == "rebuild" or not view.s.last_trick):
        return crowns(view, LONE_CROWN, rows=1)
    crowded = len(view.s.order) > 4 and view.phase == "play" and bool(lines)
    parts: list[Node] = [Column(*lines, gap=0)] if lines else []
    return Row(*parts, crowns(view, SMALL_CROWN if crowded else CROWN), gap=24)


def _below(view: AllianceView, words: Words) -> list[str]:
    """Return the number of court cards left, and the mode if the bar does not show it by the teams."""
    left = words("alliance-bar-left", left=str(len(view.s.courts)))
    return [left] if view.s.team_game else [left, words(f"alliance-option-mode-{view.s.mode}")]


def _prize(view: AllianceView, words: Words, canvas: Canvas, *box: float) -> None:
    """Draw the court card on offer on rays; in the cleanup the last one, dim, with the suit of its winner."""
    x, y, width, height = box
    s, cleaning, middle = view.s, view.phase == "rebuild", x + width / 2
    dais(canvas, x - 100, y - 20, width + 200, height + 60)
    lines, made = [] if len(s.order) % 2 else _below(view, words), any(s.battalions)
    below = 40 * len(lines) + 44 * made
    wide = round(min(PRIZE, width - 4, (height - 24 - below) / 1.4))
    high = cards.card_height(wide)
    top = y + (height - high - below) / 2 + 10
    canvas.card(face(s.last_court if cleaning else s.court, wide, cleaning), middle, top + high / 2)
    label = words("alliance-cleanup" if cleaning else "alliance-hand-court")
    canvas.badge(middle, top - 30, label, size=27, height=42, fill=theme.CREAM, most=width + 30)
    if cleaning:
        canvas.seal(middle, top + high / 2, 92, seal_of(view, s.last_winner), theme.IVORY, theme.INK, theme.MINT)
    elif s.made:
        canvas.badge(middle, top + high - 22, words("alliance-show-battalion"), size=27, height=44)
    for k, line in enumerate(lines):
        down = top + high + 38 + 38 * k
        canvas.text(middle, down, line, size=28, colour=canvas.look.quiet, align="m", room=width, least=20)
    if made:
        black, red = (str(n) for n in s.battalions)
        line = f"{words('alliance-show-battalion')} {words('alliance-battalions', black=black, red=red)}"
        canvas.paragraph(middle, top + high + 58, line, width, size=26, colour=theme.MINT, align="m", most=2)


def _distribution(view: AllianceView, words: Words, canvas: Canvas, *box: float) -> None:
    """Draw the special cards of both teams, and which team is ready."""
    _, y, _, height = box
    middle, wide = theme.WIDTH / 2, 108
    dais(canvas, 356, y - 20, 488, height + 60)
    for number in (0, 1):
        top = y + 6 + number * height / 2
        for k in range(3):
            card = face(FIRST_SPECIAL + 3 * number + k, wide)
            canvas.card(card, middle + (k - 1) * (wide + 20), top + cards.card_height(wide) / 2, (k - 1) * 4)
        status = Pill(words("alliance-deciding"), 28, canvas.look.panel, theme.CREAM, canvas.look.quiet)
        if view.s.ready[number]:
            status = Pill(words("alliance-ready"), 28)
        row = Row(team_pill(number, words, 28), status, gap=12)
        row.place(canvas, middle - row.want / 2, top + cards.card_height(wide) + 16, row.want)
