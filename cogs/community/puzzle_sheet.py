"""A puzzle as a message: the position in words and pictures, the choices, and what became of an answer.

Rulings:

1. Whoever came from the table itself sees its names, which they have seen there. Otherwise nobody is named: people are
   letters, and no portrait, number of the table or of the move says which game it was.
2. Nothing says what was played before the answer is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.escaping import escaped
from cogs.ui.ids import Press
from cogs.ui.panel import PER_ROW, ButtonSpec, Panel, SelectSpec
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.community.puzzles import Posed, Puzzle, Tally
from locales import Words
from render.kit.person import Person
from render.narration.contract import Label, described

LONGEST_BUTTON = 40
"""Characters of a choice that is a button; longer ones stand below each other in a select."""
NOT_COMPARED = "hint-gain-unknown"
"""What a move gains is not known: nothing is said of it."""
LETTERS = "ABCDEFGHI"


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as one person is asked it; ``named`` as ruling 1 has it. ``game``: that alone is wanted next, "" any.

    ``person``: who is asked; of a decision of their own they are told so, where names are shown.
    """

    posed: Posed
    named: bool
    words: Words
    game: str = ""
    person: str = ""

    @property
    def own(self) -> bool:
        """Whether it is told that the seat is the asked person's."""
        seat = self.posed.table.seat_of(self.person) if self.named and self.person else None
        return seat is not None and seat.seat == self.posed.puzzle.seat

    @property
    def people(self) -> tuple[Person, ...]:
        """Those at the table, in seat order, as they are shown here."""
        seats = self.posed.table.seats
        if self.named:
            return tuple(Person(s.name, s.portrait, s.computer is not None) for s in seats)
        return tuple(Person(self.words("puzzle-player", letter=LETTERS[s.seat])) for s in seats)

    @property
    def names(self) -> list[str]:
        """Their names."""
        return [p.name for p in self.people]

    @property
    def spoken(self) -> list[str]:
        """Their names as message text."""
        return [escaped(name) for name in self.names]

    def seen(self, view: View, names: Sequence[str]) -> View:
        """A view of the position that calls people so."""
        return replace(view, people=tuple(names))

    @property
    def place(self) -> int:
        """The table in the ids of buttons, 0 where nobody is named."""
        return self.posed.table.id if self.named else 0


def question(services: Services, asked: Asked, count: tuple[int, int] | None = None) -> messages.Sheet:
    """What is asked, without pictures; ``count``: which of how many of the table this is, from 1."""
    lines = [heading(services, asked, count), *situation(services, asked), asked.words("puzzle-ask")]
    return messages.Sheet(messages.fit(lines), choices_panel(services, asked))


def heading(services: Services, asked: Asked, count: tuple[int, int] | None) -> str:
    """What this is."""
    words, table = asked.words, asked.posed.table
    if not asked.named:
        return words("puzzle-heading", title=services.narration(table.game).title(words))
    title = messages.heading(services, table, words)
    if count is None:
        return title
    return words("puzzle-heading-table", title=title, at=str(count[0]), of=str(count[1]))


def situation(services: Services, asked: Asked) -> list[str]:
    """The rules where they are not the usual ones, how the game stands, whose seat one has, and what is asked."""
    posed, words = asked.posed, asked.words
    narration, names = services.narration(posed.table.game), asked.spoken
    public, own = asked.seen(posed.public, names), asked.seen(posed.own, names)
    prompt = narration.prompt(own, names, words)
    state = narration.state_line(public, names, words)
    name = names[posed.puzzle.seat]
    seat = words("puzzle-seat-own", prompt=prompt) if asked.own else words("puzzle-seat", name=name, prompt=prompt)
    return [*house_rules(services, asked), state, seat]


def house_rules(services: Services, asked: Asked) -> list[str]:
    """The options that are not as usual, in one line."""
    table, narration = asked.posed.table, services.narration(asked.posed.table.game)
    given = [(o, table.options.get(o.key, o.default)) for o in services.rules(table).options]
    told = [narration.option_line(o.key, value, asked.words) for o, value in given if value != o.default]
    return [" · ".join(told)] if told else []


def labels(services: Services, asked: Asked) -> dict[int, str]:
    """By choice what it is called; of several in the same words one stays, the right one or what was played first."""
    posed, words = asked.posed, asked.words
    narration, view = services.narration(posed.table.game), asked.seen(posed.own, asked.names)
    told = [narration.move(view, action, words) for action in posed.moves]
    first = {posed.puzzle.best: -2, posed.puzzle.played: -1}
    kept: dict[str, int] = {}
    for at in sorted(range(len(told)), key=lambda at: first.get(at, at)):
        kept.setdefault(told[at], at)
    return {at: told[at][:1].upper() + told[at][1:] for at in sorted(kept.values())}


def choices_panel(services: Services, asked: Asked) -> Panel:
    """The choices: buttons where they are short, else a select."""
    puzzle, found = asked.posed.puzzle, labels(services, asked)
    path = (asked.game,) if asked.game else ()
    panel = Panel()
    if all(len(text) <= LONGEST_BUTTON for text in found.values()) and len(found) <= PER_ROW:
        panel.buttons(
            ButtonSpec(text, Press(asked.place, "puzzlepick", puzzle.id, (at, *path)).custom_id())
            for at, text in found.items()
        )
        return panel
    options = tuple((Label(text), str(at)) for at, text in found.items())
    custom_id = Press(asked.place, "puzzlechoose", puzzle.id, path).custom_id()
    panel.rows.append(SelectSpec(custom_id, asked.words("puzzle-ask"), options))
    return panel


def answered(services: Services, asked: Asked, choice: int, tally: Tally, last: bool = False) -> messages.Sheet:
    """What became of an answer: whether it was right, why, and what was played in the game; on to the next.

    ``last``: all puzzles of its table are answered, and what comes next is one of other games.
    """
    words = asked.words
    lines = [heading(services, asked, None), *situation(services, asked), *verdict(services, asked, choice)]
    lines.append(words("puzzle-tally", answered=tally.answered, found=tally.found))
    puzzle, panel = asked.posed.puzzle, Panel()
    path = (asked.game,) if asked.game else ()
    custom_id = Press(0 if last else asked.place, "puzzlenext", puzzle.id, path).custom_id()
    going_on = words("button-puzzle-others" if last else "button-puzzle-next")
    buttons = [ButtonSpec(going_on, custom_id, discord.ButtonStyle.primary)]
    if asked.named:
        buttons.append(ButtonSpec(words("button-replay"), Press(asked.place, "replay").custom_id()))
    panel.buttons(buttons)
    return messages.Sheet(messages.fit(lines), panel)


def verdict(services: Services, asked: Asked, choice: int) -> list[str]:
    """The best move and its reason, what the chosen one gives away, what was played."""
    posed, words, puzzle = asked.posed, asked.words, asked.posed.puzzle
    narration, names = services.narration(posed.table.game), asked.spoken
    view = asked.seen(posed.own, names)
    moves = [narration.move(view, action, words) for action in posed.moves]
    best, chosen = moves[puzzle.best], moves[choice]
    if choice == puzzle.best:
        lines = [words("puzzle-right", best=best)]
    elif puzzle.is_right(choice):
        lines = [words("puzzle-right-too", best=best, chosen=chosen)]
    else:
        lines = [words("puzzle-wrong", best=best, chosen=chosen, percent=_percent(puzzle.loss(choice)))]
    reasons = [puzzle.why, *([puzzle.worth] if compared(puzzle, choice) else [])]
    lines += [narration.why(reason.key, reason.facts, names, words) for reason in reasons]
    facts = {"name": names[puzzle.seat], "played": moves[puzzle.played]}
    who = "-own" if asked.own else ""
    if choice == puzzle.played:
        return [*lines, words(f"puzzle-played-too{who}", name=facts["name"])]
    return [*lines, words(f"puzzle-played{who}", **facts, percent=_percent(puzzle.loss(puzzle.played)))]


def compared(puzzle: Puzzle, choice: int) -> bool:
    """Whether what the best move gains on the next best one says anything of this choice.

    It does of the best move, and of the next best one where that is wrong. Of a worse one it would be another
    difference than the one just told.
    """
    if puzzle.worth.key == NOT_COMPARED:
        return False
    others = [puzzle.loss(at) for at in range(len(puzzle.choices)) if at != puzzle.best]
    return choice == puzzle.best or (not puzzle.is_right(choice) and puzzle.loss(choice) <= min(others))


def _percent(loss: float) -> int:
    """An estimate's difference as whole points of a hundred."""
    return max(1, round(100 * loss))


async def pictures(services: Services, asked: Asked) -> list[Picture]:
    """The table as everybody saw it, and the hand of the seat."""
    posed, words = asked.posed, asked.words
    painter, narration = services.drawing.painters[posed.table.game], services.narration(posed.table.game)
    people, names, number = asked.people, asked.names, posed.puzzle.id
    public, own = asked.seen(posed.public, names), asked.seen(posed.own, names)
    key = ("puzzle", painter, number, asked.named, words.lang, people)
    table = await services.drawing.picture(
        (*key, "table"),
        f"puzzle-{number}-table.png",
        described(narration.table_alt, public, names, words),
        lambda: painter.table(public, people, words),
    )
    hand = await services.drawing.picture(
        (*key, "hand"),
        f"puzzle-{number}-hand.png",
        described(narration.hand_alt, own, names, words),
        lambda: painter.hand(own, people, words),
    )
    return [table, hand]
