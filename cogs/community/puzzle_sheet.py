"""A puzzle as a message: the position in words and as a picture, the choices, and the result of an answer.

Rulings:

1. A person who came from the table itself sees its names, which they have seen there. Otherwise nobody is named: people
   are letters, and no portrait, number of the table or of the move shows which game it was.
2. Before the answer nothing shows the move that was played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from cogs.ui import messages
from cogs.ui.drawing import Part, Picture, people_of, style_of, untold
from cogs.ui.ids import Press
from cogs.ui.panel import PER_ROW, ButtonSpec, Panel, SelectSpec
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from engine.core.view import View
from engine.host.community.puzzles import Posed, Puzzle, Tally
from engine.host.model.preferences import USUAL
from locales import Words
from render.kit.pieces.person import Person
from render.narration.contract import Label
from render.narration.telling import Telling

LONGEST_BUTTON = 40
"""The most characters of a choice that is a button; longer ones stand below each other in a select."""
NOT_COMPARED = "hint-gain-unknown"
"""The key for an unknown gain of a move: the text leaves it out."""
LETTERS = "ABCDEFGHI"


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as it is put to one person; ``named`` by ruling 1. ``game``: the only game of the next puzzle, "" for
    any.

    ``person``: the person who is asked; if names are shown, a decision of their own is marked. ``pictures``: how they
    want pictures drawn.
    """

    posed: Posed
    named: bool
    words: Words
    game: str = ""
    person: str = ""
    pictures: str = USUAL

    @property
    def own(self) -> bool:
        """True if the text says that the seat is the asked person's."""
        seat = self.posed.table.seat_of(self.person) if self.named and self.person else None
        return seat is not None and seat.seat == self.posed.puzzle.seat

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the people at the table in seat order, as they are shown here."""
        if self.named:
            return people_of(self.posed.table)
        return tuple(Person(self.words("puzzle-player", letter=LETTERS[s.seat])) for s in self.posed.table.seats)

    @property
    def names(self) -> list[str]:
        """Return the names of ``people``."""
        return [p.name for p in self.people]

    @property
    def spoken(self) -> list[str]:
        """Return the names of ``people`` as message text."""
        return [escaped(name) for name in self.names]

    def telling(self, view: View, names: Sequence[str]) -> Telling:
        """Return what a narration needs for a view of the position, with these names."""
        return Telling(replace(view, people=tuple(names)), names, self.words)

    @property
    def place(self) -> int:
        """Return the table in the ids of buttons, 0 if nobody is named."""
        return self.posed.table.id if self.named else 0


def question(services: Services, asked: Asked, count: tuple[int, int] | None = None) -> messages.Sheet:
    """Return the question without its picture; ``count``: the number of this puzzle, from 1, and the table's total."""
    lines = [heading(services, asked, count), *situation(services, asked), asked.words("puzzle-ask")]
    return messages.Sheet(messages.fit(lines), choices_panel(services, asked))


def heading(services: Services, asked: Asked, count: tuple[int, int] | None) -> str:
    """Return the title line."""
    words, table = asked.words, asked.posed.table
    if not asked.named:
        return words("puzzle-heading", title=services.narration(table.game).title(words))
    title = messages.heading(services, table, words)
    if count is None:
        return title
    return words("puzzle-heading-table", title=title, at=str(count[0]), of=str(count[1]))


def situation(services: Services, asked: Asked) -> list[str]:
    """Return the options if they are not the usual ones, the state of the game, the seat, and the question."""
    posed, words = asked.posed, asked.words
    narration, names = services.narration(posed.table.game), asked.spoken
    prompt = narration.prompt(asked.telling(posed.own, names))
    state = narration.state_line(asked.telling(posed.public, names))
    name = names[posed.puzzle.seat]
    seat = words("puzzle-seat-own", prompt=prompt) if asked.own else words("puzzle-seat", name=name, prompt=prompt)
    return [*house_rules(services, asked), state, seat]


def house_rules(services: Services, asked: Asked) -> list[str]:
    """Return the options that are not as usual, in one line; [] if all are."""
    table, narration = asked.posed.table, services.narration(asked.posed.table.game)
    given = [(o, table.options.get(o.key, o.default)) for o in services.rules(table).options]
    told = [narration.option_line(o.key, value, asked.words) for o, value in given if value != o.default]
    return [" · ".join(told)] if told else []


def labels(services: Services, asked: Asked) -> dict[int, str]:
    """Return the text of each choice. Of several with the same text one stays: the best move, or else the move that was
    played, or else the first.
    """
    posed = asked.posed
    narration, telling = services.narration(posed.table.game), asked.telling(posed.own, asked.names)
    told = [narration.move(telling, action) for action in posed.moves]
    first = {posed.puzzle.best: -2, posed.puzzle.played: -1}
    kept: dict[str, int] = {}
    for at in sorted(range(len(told)), key=lambda at: first.get(at, at)):
        kept.setdefault(told[at], at)
    return {at: told[at][:1].upper() + told[at][1:] for at in sorted(kept.values())}


def choices_panel(services: Services, asked: Asked) -> Panel:
    """Return the choices: buttons if their texts are short, else a select."""
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
    """Return the message after an answer: whether it was right, why, the move of the game, and the button to the next.

    ``last``: all puzzles of its table are answered, and the next is one of other games.
    """
    words = asked.words
    lines = [heading(services, asked, None), *situation(services, asked), *verdict(services, asked, choice)]
    lines.append(words("puzzle-tally", answered=tally.answered, found=tally.found))
    # The picture stays, and with it what of its description has no room there.
    lines += messages.small(untold(parts(services, asked), asked.names))
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
    """Return the best move and its reason, the loss of the chosen one, and the move that was played."""
    posed, words, puzzle = asked.posed, asked.words, asked.posed.puzzle
    narration, names = services.narration(posed.table.game), asked.spoken
    telling = asked.telling(posed.own, names)
    moves = [narration.move(telling, action) for action in posed.moves]
    best, chosen = moves[puzzle.best], moves[choice]
    if choice == puzzle.best:
        lines = [words("puzzle-right", best=best)]
    elif puzzle.is_right(choice):
        lines = [words("puzzle-right-too", best=best, chosen=chosen)]
    else:
        lines = [words("puzzle-wrong", best=best, chosen=chosen, percent=_percent(puzzle.loss(choice)))]
    reasons = [puzzle.why, *([puzzle.worth] if compared(puzzle, choice) else [])]
    lines += [narration.why(reason.key, reason.facts, telling) for reason in reasons]
    facts = {"name": names[puzzle.seat], "played": moves[puzzle.played]}
    who = "-own" if asked.own else ""
    if choice == puzzle.played:
        return [*lines, words(f"puzzle-played-too{who}", name=facts["name"])]
    return [*lines, words(f"puzzle-played{who}", **facts, percent=_percent(puzzle.loss(puzzle.played)))]


def compared(puzzle: Puzzle, choice: int) -> bool:
    """True if the gain of the best move over the next best one says anything about this choice.

    That is so for the best move, and for the next best one if that is wrong. For a worse one the text has just given
    another difference.
    """
    if puzzle.worth.key == NOT_COMPARED:
        return False
    others = [puzzle.loss(at) for at in range(len(puzzle.choices)) if at != puzzle.best]
    return choice == puzzle.best or (not puzzle.is_right(choice) and puzzle.loss(choice) <= min(others))


def _percent(loss: float) -> int:
    """Return the difference between two estimates in whole per cent."""
    return max(1, round(100 * loss))


def parts(services: Services, asked: Asked) -> tuple[Part, Part]:
    """Return the parts of the picture: the table as everybody saw it, above the hand of the seat."""
    posed, words, people, style = asked.posed, asked.words, asked.people, style_of(asked.pictures)
    painter, narration = services.drawing.painters[posed.table.game], services.narration(posed.table.game)
    public, own = asked.telling(posed.public, asked.names), asked.telling(posed.own, asked.names)
    return (
        Part(
            lambda: painter.table(public.view, people, words, style),
            lambda cut: narration.table_alt(replace(public, names=cut)),
        ),
        Part(
            lambda: painter.hand(own.view, people, words, style),
            lambda cut: narration.hand_alt(replace(own, names=cut)),
        ),
    )


async def picture(services: Services, asked: Asked) -> Picture:
    """Return the picture of the position."""
    painter, number = services.drawing.painters[asked.posed.table.game], asked.posed.puzzle.id
    key = ("puzzle", painter, number, asked.named, asked.words.lang, asked.people, style_of(asked.pictures))
    shown = parts(services, asked)
    return await services.drawing.together(asked.words, key, f"puzzle-{number}.png", painter.look, shown, asked.names)
