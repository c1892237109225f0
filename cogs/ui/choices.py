"""Any list of legal moves as buttons and selects, by one general rule.

Moves are grouped by tag and chosen field by field; each choice narrows the list:

- Up to five choices are buttons; more are a select of at most 25 values, with pages beyond. Choices with long labels
  stay a select, which has room for a hint. A single choice is not asked: the whole move is one button.
- A set of cards is a multi-select, checked when the person confirms it. Of many numbers the usual ones are buttons
  (``Narration.usual``), and any other is typed in a form. Where a game names none, a number is picked from a select,
  and typed if it is larger than a select holds.
- Cards of the hand stand in the order of its picture, with the numbers they have there (``Narration.numbered``,
  ``number``), and show their faces if our application has emoji of them (``Narration.face``).
- Moves have the primary style, and nothing else beside them has. The success style marks only the move that the game
  recommends (``Narration.recommended``), the danger style one that costs the game or the round (``Narration.cost``).

This module knows no game: labels come from the narration, moves from the view, later steps from the host.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from types import MappingProxyType

import discord

from cogs.ui.ids import BadId, Press, write_path
from cogs.ui.panel import PER_ROW, ButtonSpec, Panel, Row, SelectSpec
from engine.core.action import Action
from engine.core.offers import Amount, Field, Offer, Subset, Values, whole_numbers
from engine.core.prepared.wishes import Wish
from engine.core.view import View
from locales import Words
from render.narration.contract import Label, Narration
from render.narration.lengths import shortened
from render.narration.telling import Telling

PAGE = 25
"""Discord's limit of options in one select."""
MOVE_ROWS = 4
"""Rows that moves may take; the last row is for the panel's own buttons."""
FEW = PER_ROW
"""Up to this many choices are buttons."""
LONGEST_BUTTON, LONGEST_LONE = 40, 80
"""The most characters of a choice that is a button, and of a choice that has no other beside it (Discord's limit).
Longer choices become a select, where they stand below each other.
"""

Path = tuple[Field, ...]
Faces = Mapping[str, discord.PartialEmoji]
"""The emoji that exist, by key (``render.emoji``)."""


@dataclass(frozen=True)
class Choices:
    """What the seat of a view may choose from at one prompt of a table, and the game's words for it.

    The names are as on labels: buttons and selects have no markup.
    """

    table: int
    prompt: int
    narration: Narration
    telling: Telling
    faces: Faces = field(default_factory=dict)

    @cached_property
    def moves(self) -> dict[str, list[Action]]:
        """Return the legal moves by tag; {} in a stepwise phase."""
        found: dict[str, list[Action]] = {}
        for action in self.telling.view.legal:
            found.setdefault(action.tag, []).append(action)
        return found

    @cached_property
    def gold(self) -> Path:
        """Return the path of the move, or of its beginning, that the game recommends; () for none."""
        return tuple(self.narration.recommended(self.telling.view))

    # Words

    def held(self, path: Path) -> Sequence[Field]:
        """Return the cards of the hand in the numbering of its picture, if the next field is one of them."""
        return self.narration.numbered(self.telling.view, str(path[0]), list(path[1:]))

    def ordered(self, path: Path, values: Sequence[Field]) -> list[Field]:
        """Return the values in the order of the picture. Values that are not in it follow in their own order."""
        held = self.held(path)
        return sorted(values, key=lambda v: held.index(v) if v in held else len(held))

    def numbered(self, path: Path, value: Field, text: str) -> str:
        """Return ``text`` with the number in front that a card has in the picture of the hand."""
        number = self.narration.number(self.telling.view, str(path[0]), list(path[1:]), _lone(value))
        return self.telling("panel-numbered", number=number, text=text) if number else text

    def label(self, path: Path, value: Field) -> Label:
        """Return the label of a value of the next field, or of a member of the set that this field is."""
        label = self.narration.value_label(self.telling, str(path[0]), list(path[1:]), value)
        return replace(label, text=self.numbered(path, value, label.text))

    def whole(self, path: Path) -> str:
        """Return the words of the one legal move that begins with ``path``; "" if something is still open."""
        fits = [a for a in self.moves.get(str(path[0]), []) if tuple(a.wire()[: len(path)]) == path]
        return self.narration.move(self.telling, fits[0]) if len(fits) == 1 else ""

    def with_verb(self, path: Path, value: Field, chosen: Field) -> str:
        """Return a value with its verb, or the words of the whole move if nothing else is open after it."""
        if text := self.whole((*path, chosen)):
            return self.numbered(path, value, text[0].upper() + text[1:])
        verb = self.narration.tag_label(self.telling, str(path[0])).text
        shown = self.narration.chosen(self.telling, str(path[0]), list(path[1:]), value)
        return self.telling("panel-choice", verb=verb, value=self.numbered(path, value, shown))

    # Components

    def face(self, path: Path, value: Field) -> discord.PartialEmoji | None:
        """Return the emoji of a value, or None. Several cards have none."""
        shown = _lone(value)
        if isinstance(shown, list):
            return None
        return self.faces.get(self.narration.face(self.telling.view, str(path[0]), list(path[1:]), shown))

    def button(self, text: str, path: Path, verb: str = "step", face: discord.PartialEmoji | None = None) -> ButtonSpec:
        """Return a button that chooses ``path``. Raises BadId if its id has no room for the path.

        A move with a price goes by way of a step, where the person is asked once more.
        """
        style = discord.ButtonStyle.success if path == self.gold else discord.ButtonStyle.primary
        if told := priced(self.narration, self.telling, path, text):
            text, style, verb = told, discord.ButtonStyle.danger, "step"
        return ButtonSpec(text, self.custom_id(verb, path), style, face)

    def custom_id(self, verb: str, path: Path) -> str:
        """Return the id of a button or select of this prompt."""
        return Press(self.table, verb, self.prompt, path).custom_id()

    def plain(self, tag: str) -> ButtonSpec:
        """Return the button of a kind of move. It makes the whole move, or opens a panel for the rest."""
        text = self.narration.tag_label(self.telling, tag).text
        return self.button(text, (tag,), "act" if self.telling.view.first.get(tag) is None else "step")

    def buttons(self, path: Path, offer: Offer, *, verbs: bool) -> list[ButtonSpec]:
        """Return up to five choices as buttons; [] if there are more, or if their labels are long.

        With ``verbs`` each label names the action, because other buttons beside them do something else.
        """
        values = self.ordered(path, _few(offer))
        if verbs and len(values) > 1 and any(len(a.wire()) > 3 for a in self.moves.get(str(path[0]), [])):
            # So many fields would still be open after this button that it says too little.
            return []
        lone = len(values) == 1
        try:
            found = [self._choice(path, offer, v, verbs or lone) for v in values]
        except BadId:
            return []
        return found if all(len(b.label) <= (LONGEST_LONE if lone else LONGEST_BUTTON) for b in found) else []

    def _choice(self, path: Path, offer: Offer, value: Field, verb: bool) -> ButtonSpec:
        if isinstance(offer, Amount):
            tag = self.narration.tag_label(self.telling, str(path[0])).text
            text = self.telling("panel-choice", verb=tag, value=str(value)) if verb else str(value)
            return self.button(text, (*path, value))
        chosen = [value] if isinstance(offer, Subset) and isinstance(value, int) else value
        text = self.with_verb(path, value, chosen) if verb else self.label(path, value).text
        return self.button(text, (*path, chosen), face=self.face(path, value))

    def usual(self, path: Path, offer: Offer | None, *, verbs: bool) -> list[ButtonSpec] | None:
        """Return the usual ones of many numbers as buttons, and one to type any other; [] if a move of this kind is
        rare. None if the game names none, or if there are not many.
        """
        numbers = whole_numbers(offer)
        named = self.narration.usual(self.telling.view, str(path[0]), list(path[1:])) if len(numbers) > FEW else None
        if offer is None or named is None:
            return None
        found = [self._choice(path, offer, number, verbs) for number in named if number in numbers]
        return [*found, self.button(self.telling("panel-other-number"), path, "ask")] if found else []

    def in_sight(self, tag: str, offer: Offer) -> list[ButtonSpec]:
        """Return buttons for the first values that the game wants in sight beside the menu of all; [] for none."""
        values = offer.values if isinstance(offer, Values) else ()
        named = [value for value in self.narration.in_sight(self.telling.view, tag) if value in values]
        try:
            return [self._choice((tag,), offer, value, True) for value in named]
        except BadId:
            return []

    def rows(self, path: Path, offer: Offer, page: int = 0) -> list[Row]:
        """Return many choices as a select. Below it stand its pages, or a button to type a number."""
        text = self.narration.field_prompt(self.telling, str(path[0]), list(path[1:]))
        if isinstance(offer, Subset):
            return [self._set(path, offer, text)]
        if isinstance(offer, Amount):
            return self._numbers(path, offer, text)
        values = self.ordered(path, offer.values)
        pages = (len(values) + PAGE - 1) // PAGE
        page = min(max(page, 0), pages - 1)
        if pages > 1:
            text = self.telling("panel-page", prompt=text, page=str(page + 1), pages=str(pages))
        shown = values[page * PAGE : page * PAGE + PAGE]
        rows: list[Row] = [self._select("pick", path, text, shown)]
        if pages > 1:
            rows.append(
                [
                    ButtonSpec(
                        self.telling("panel-page-button", page=str(p + 1)),
                        self.custom_id("page", (p, *path)),
                        disabled=p == page,
                    )
                    for p in range(min(pages, PER_ROW))
                ]
            )
        return rows

    def _select(self, verb: str, path: Path, text: str, values: Sequence[Field]) -> SelectSpec:
        options = tuple((self.label(path, v), write_path([v])) for v in values)
        faces = {write_path([v]): face for v in values if (face := self.face(path, v)) is not None}
        return SelectSpec(self.custom_id(verb, path), text, options, faces=faces)

    def _set(self, path: Path, offer: Subset, text: str) -> SelectSpec:
        members = self.ordered(path, offer.members)[:PAGE]
        most = min(offer.most, len(members))
        return replace(self._select("set", path, text, members), least=offer.least, most=most)

    def _numbers(self, path: Path, offer: Amount, text: str) -> list[Row]:
        last = min(offer.high, offer.low + PAGE - 1)
        options = tuple((Label(str(n)), str(n)) for n in range(offer.low, last + 1))
        rows: list[Row] = [SelectSpec(self.custom_id("pick", path), text, options)]
        if last < offer.high:
            more = self.telling("panel-more-numbers", low=str(last + 1), high=str(offer.high))
            rows.append([self.button(more, path, "ask")])
        return rows


def _lone(value: Field) -> Field:
    """Return the card of a set of one; any other value as it is."""
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def _few(offer: Offer) -> list[Field]:
    """Return the possible values (of a set its members) if there are at most five; [] if there are more."""
    values: Sequence[Field] = ()
    if isinstance(offer, Values):
        values = offer.values
    elif isinstance(offer, Amount):
        values = range(offer.low, min(offer.high, offer.low + FEW) + 1)
    elif offer.least == len(offer.members):
        values = [list(offer.members)]
    elif offer.least == offer.most == 1:
        values = offer.members
    return list(values) if len(values) <= FEW else []


def priced(narration: Narration, telling: Telling, path: Sequence[Field], text: str) -> str:
    """Return the words of a move with its price, if it costs the mover the game or the round; "" for any other."""
    cost = narration.cost(telling, path)
    return telling("panel-cost", move=text, cost=cost) if cost else ""


def typable(view: View, narration: Narration, path: Sequence[Field], offer: Offer | None) -> Sequence[int]:
    """Return the numbers, lowest first, of which one may be typed as the next field; () if the field is picked."""
    if not path or (isinstance(offer, Values) and narration.usual(view, str(path[0]), list(path[1:])) is None):
        return ()
    return whole_numbers(offer)


def forced(offer: Offer | None) -> Field | None:
    """Return the only answer that an offer leaves; None if there is a choice, or nothing is open."""
    if isinstance(offer, Amount):
        return offer.low if offer.low == offer.high else None
    few = [] if offer is None else _few(offer)
    return few[0] if len(few) == 1 else None


def add_moves(
    panel: Panel,
    table: int,
    prompt: int,
    narration: Narration,
    telling: Telling,
    faces: Faces = MappingProxyType({}),
    proposals: Sequence[Action] = (),
) -> None:
    """Add the first step to ``panel``: all choices if they fit, else a button for each kind of move.

    Whole moves among the ``proposals`` stand before it, a row each, as far as there is room.
    """
    choices = Choices(table, prompt, narration, telling, faces)
    proposed = _proposed(choices)
    ones: list[ButtonSpec] = []
    groups: list[Row] = []
    every: list[ButtonSpec] = []
    selects: list[Row] = []
    kinds: list[ButtonSpec] = []
    for tag, offer in telling.view.first.items():
        usual = choices.usual((tag,), offer, verbs=len(telling.view.first) > 1)
        if usual is not None:
            every += usual or [choices.plain(tag)]
            groups += _lines(usual)
            (kinds if usual else ones).append(choices.plain(tag))
            continue
        found = _buttons_of(choices, tag, offer, proposed)
        every += found
        if found and (len(found) == 1 or offer is None or proposed in found):
            ones += found
            continue
        kinds.append(choices.plain(tag))
        if found:
            groups.append(found)
        elif offer is not None:
            selects += [*_lines(choices.in_sight(tag, offer)), *choices.rows((tag,), offer)]
    rows: list[Row] = [*_lines(ones), *groups, *selects]
    if len(every) <= PER_ROW:
        # In one row kinds keep their order, however many choices each has, so no button moves between two turns.
        rows = [*_lines(every), *selects]
    if len(rows) > MOVE_ROWS:
        rows = [*_lines([*ones, *kinds])]
    # A button of the last field makes the whole move too, after one press.
    pressed = [Press.parse(button.custom_id).path for row in rows if isinstance(row, list) for button in row]
    ready = [whole for whole in _ready(choices, proposals) if Press.parse(whole.custom_id).path not in pressed]
    ready = ready[: MOVE_ROWS - len(rows)]
    panel.rows += [[whole] for whole in ready]
    panel.rows += [_built(row, telling.words) for row in rows] if ready else rows


def _ready(choices: Choices, proposals: Sequence[Action]) -> list[ButtonSpec]:
    """Return a button for each proposal whose fields fit on one, in fewer words if all have no room.

    Of several with the same words only the first has a button.
    """
    found: dict[str, ButtonSpec] = {}
    for action in proposals:
        whole, brief = (
            told(choices.telling, action) for told in (choices.narration.move, choices.narration.move_brief)
        )
        text = whole if len(whole) <= LONGEST_LONE else brief
        with suppress(BadId):
            button = choices.button(text[:1].upper() + text[1:], tuple(action.wire()), "act")
            if len(button.label) <= LONGEST_LONE:
                found.setdefault(button.label, button)
    return [*found.values()]


def _built(row: Row, words: Words) -> Row:
    """Return a row below proposals: its select says that one's own move is put together there."""
    if isinstance(row, SelectSpec):
        return replace(row, placeholder=words("panel-build", prompt=row.placeholder))
    return row


def _buttons_of(choices: Choices, tag: str, offer: Offer | None, proposed: ButtonSpec | None) -> list[ButtonSpec]:
    """Return the buttons for moves of one kind; [] if they are too many."""
    if offer is None:
        return [choices.plain(tag)]
    if proposed and tag == choices.gold[0]:
        return [proposed, choices.button(choices.telling("panel-else"), (tag,))]
    return choices.buttons((tag,), offer, verbs=len(choices.telling.view.first) > 1)


def _proposed(choices: Choices) -> ButtonSpec | None:
    """Return one button for the whole move that the game recommends; None if it has no fields or a long label."""
    if len(choices.gold) < 2:
        return None
    text = choices.whole(choices.gold)
    return choices.button(text, choices.gold, "act") if 0 < len(text) <= LONGEST_LONE else None


def _lines(buttons: Sequence[ButtonSpec]) -> list[Row]:
    return [list(buttons[k : k + PER_ROW]) for k in range(0, len(buttons), PER_ROW)]


def _standing_orders(view: View) -> list[Action]:
    """Return the wishes that are whole in a word ("always", "ask me again"); none where a wish has fields to choose."""
    wishes: list[Action] = [a for a in view.anytime if isinstance(a, Wish)]
    return wishes if all(len(a.wire()) == 1 for a in wishes) else []


def standing_orders(table: int, prompt: int, narration: Narration, telling: Telling) -> list[ButtonSpec]:
    """Return the buttons of the standing orders, for the menu: they are for those who know the choice by then."""
    return [_by_tag(table, prompt, action, narration, telling) for action in _standing_orders(telling.view)]


def _by_tag(table: int, prompt: int, action: Action, narration: Narration, telling: Telling) -> ButtonSpec:
    text, whole = narration.tag_label(telling, action.tag).text, Press(table, "act", prompt, (action.tag,))
    return ButtonSpec(text, whole.custom_id())


def add_anytime(
    panel: Panel, table: int, prompt: int, narration: Narration, telling: Telling, *, beside: bool = True
) -> None:
    """Add private moves that need no prompt: one select for those with fields (25 at most), buttons for the others.

    Standing orders stand in the menu. The select is left out if it may not stand ``beside`` the question that is open.
    """
    view = telling.view
    orders = _standing_orders(view)
    plain = [a for a in view.anytime if len(a.wire()) == 1 and a not in orders]
    rich = [a for a in view.anytime if len(a.wire()) > 1]
    if rich and beside and len(panel.rows) < MOVE_ROWS:
        panel.rows.append(
            SelectSpec(
                Press(table, "anytime", prompt).custom_id(),
                narration.anytime_prompt(telling),
                tuple((narration.anytime_label(telling, a), write_path(a.wire())) for a in rich[:PAGE]),
            )
        )
    if plain and len(panel.rows) < MOVE_ROWS:
        panel.buttons(_by_tag(table, prompt, a, narration, telling) for a in plain[:PER_ROW])


def add_step(
    panel: Panel,
    table: int,
    prompt: int,
    narration: Narration,
    telling: Telling,
    path: Sequence[Field],
    offer: Offer | None,
    page: int = 0,
    faces: Faces = MappingProxyType({}),
) -> None:
    """Add the components for the next field of a move that begins with ``path``."""
    if offer is None:
        return
    choices, begun = Choices(table, prompt, narration, telling, faces), tuple(path)
    if found := choices.usual(begun, offer, verbs=False) or choices.buttons(begun, offer, verbs=False):
        panel.buttons(found)
    else:
        panel.rows += choices.rows(begun, offer, page)


def move_choices(narration: Narration, telling: Telling, typed: str, limit: int = PAGE) -> list[tuple[str, str]]:
    """Return the suggestions of slash autocomplete: moves whose words contain ``typed``, as (text, value).

    These are whole moves. For kinds that are not in the list of moves they are first steps; the rest is asked then.
    """
    wanted = typed.casefold().split()
    out: list[tuple[str, str]] = []
    for text, value in chain(_whole_moves(narration, telling), _first_steps(narration, telling)):
        if len(value) <= 100 and all(w in text.casefold() for w in wanted):
            out.append((shortened(text, 100), value))
            if len(out) == limit:
                break
    return out


def _whole_moves(narration: Narration, telling: Telling) -> Iterator[tuple[str, str]]:
    for action in telling.view.legal:
        text = narration.move(telling, action)
        yield priced(narration, telling, action.wire(), text) or text, write_path(action.wire())


def _first_steps(narration: Narration, telling: Telling) -> Iterator[tuple[str, str]]:
    listed = {action.tag for action in telling.view.legal}
    for tag, offer in telling.view.first.items():
        if tag in listed:
            continue
        label = narration.tag_label(telling, tag).text
        if isinstance(offer, Values):
            for value in offer.values:
                yield f"{label} · {narration.value_label(telling, tag, [], value).text}", write_path([tag, value])
        else:
            yield label, tag
