"""The messages of a first hand: the same pictures, sentences and buttons as a hand at a table.

A lesson has no table: its buttons carry the lesson's number in place of the prompt, and the step before the move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import discord

from cogs.lobby.computers import computer_name
from cogs.lobby.opening import open_button
from cogs.ui import messages
from cogs.ui.choices import add_moves, add_step
from cogs.ui.drawing import Picture, untold
from cogs.ui.ids import Press
from cogs.ui.interactions import with_alt_fallback
from cogs.ui.panel import ButtonSpec, ChannelSpec, Panel, PersonSpec, SelectSpec, paged_selects
from cogs.ui.services import Services
from engine.core.action import Action
from engine.core.lesson import LEARNER, Lesson, Moment
from engine.core.offers import Field, Offer, Path
from engine.games.lessons import lesson_of
from engine.host.model.preferences import USUAL
from engine.host.model.records import LogLine, Refused, Seat, Status, TableInfo
from engine.host.people.lessons import DONE, KeptLesson
from engine.host.table.play import HEURISTIC_PLAYER
from locales import Words
from render.narration.contract import Label
from render.narration.telling import Telling

VERBS: Final[Mapping[str, str]] = {
    verb: f"l{verb}" for verb in ("act", "step", "pick", "set", "page", "ask", "amount", "back")
}
"""The verb in a lesson for the verb of a press at a table."""
NEWS = 3
"""The most sentences of a step about what happened since the one before."""
NEXT, AGAIN, RULES, LEARN, PICK = "lnext", "lagain", "lrules", "learn", "learnpick"


def table_of(
    services: Services, game: str, lesson: Lesson, step: int, name: str, words: Words, pictures: str = USUAL
) -> TableInfo:
    """Return an imaginary table for narration and painters: the learner, by ``name``, and computer players.

    ``pictures``: how the learner wants them drawn.
    """
    names: list[str] = [name]
    while len(names) < lesson.seats:
        names.append(computer_name(tuple(names), HEURISTIC_PLAYER, words))
    computers = [None, *[HEURISTIC_PLAYER] * (lesson.seats - 1)]
    seats = tuple(Seat(p, None, n, c, pictures=pictures) for p, (n, c) in enumerate(zip(names, computers, strict=True)))
    rules = services.host.tables.library.games[game].playing(lesson.options)
    return TableInfo(
        id=0,
        match=f"learn-{game}-{lesson.deal}",
        game=game,
        revision=rules.revision,
        options=dict(lesson.options),
        size=lesson.seats,
        lang=words.lang,
        guild=None,
        channel="0",
        thread=None,
        opener="",
        status=Status.PLAYING,
        news=step,
        seats=seats,
        commitment="",
        opened=0.0,
        touched=0.0,
        pictures=pictures,
    )


def of_lesson(panel: Panel, step: int) -> None:
    """Turn the presses of a table's panel into those of a lesson at this step."""

    def turned(custom_id: str) -> str:
        press = Press.parse(custom_id)
        return replace(press, verb=VERBS[press.verb], path=(step, *press.path)).custom_id()

    for at, row in enumerate(panel.rows):
        if isinstance(row, SelectSpec):
            panel.rows[at] = replace(row, custom_id=turned(row.custom_id))
        elif not isinstance(row, PersonSpec | ChannelSpec):
            panel.rows[at] = [replace(button, custom_id=turned(button.custom_id)) for button in row]


def sentence(game: str, key: str) -> str:
    """Return the key of a step's message."""
    return f"{game}-learn-{key}"


def taught_by(kept: KeptLesson) -> Lesson:
    """Return the lesson of ``kept``. Raises Refused: learn-none."""
    lesson = lesson_of(kept.game)
    if lesson is None:
        raise Refused("learn-none")
    return lesson


async def step_sheet(
    services: Services,
    kept: KeptLesson,
    moment: Moment,
    name: str,
    words: Words,
    first: Sequence[str] = (),
    *,
    pictures: str = USUAL,
) -> messages.Sheet:
    """Return the message of a step: events, a friend's words, the move to press, the picture of what it speaks of."""
    game, narration, lesson = kept.game, services.narration(kept.game), taught_by(kept)
    info = table_of(services, game, lesson, kept.step, name, words, pictures)
    telling, labels = messages.in_text(moment.view, info, words), messages.on_labels(moment.view, info, words)
    count = words("learn-heading", title=narration.title(words), step=str(kept.step + 1), of=str(len(lesson)))
    before, lines, panel = [count, *first], [words(sentence(game, moment.step.key))], Panel()
    if moment.wanted is not None:
        lines.append(words("learn-press", move=narration.move(telling, moment.wanted)))
        add_moves(panel, 0, kept.id, narration, labels, services.faces, proposed(moment))
        of_lesson(panel, kept.step)
    else:
        going = Press(0, NEXT, kept.id, (kept.step,)).custom_id()
        panel.buttons([ButtonSpec(words("button-learn-next"), going, discord.ButtonStyle.primary)])
    panel.buttons(own_buttons(kept, words))
    drawn = await picture(services, info, moment, words)
    lines = [*before, *news(services, info, moment, words), *lines]
    text, there = with_alt_fallback(messages.fit(lines), drawn)
    return messages.Sheet(text, panel, there)


def proposed(moment: Moment) -> Sequence[Action]:
    """Return the whole moves that are offered as one press each, as at a table; the step's own is the first."""
    found, wanted = moment.view.proposals, moment.wanted
    if not found or wanted is None:
        return found
    return [wanted, *[one for one in found if one != wanted][: len(found) - 1]]


def news(services: Services, info: TableInfo, moment: Moment, words: Words) -> list[str]:
    """Return the newest of what happened since the step before, as a hand tells it: a line for each turn, without the
    learner's own move. The picture shows what came of the rest.
    """
    since = [LogLine(seat, 0.0, events) for seat, events in moment.since]
    return messages.newest_turns(services, info, moment.view, since, words, NEWS)[1]


async def picture(services: Services, info: TableInfo, moment: Moment, words: Words) -> Picture:
    """Return the picture of what the step speaks of: the public table, the learner's hand, or the table above the hand.

    If the game is over, it is the result.
    """
    public, drawing = moment.match.view(None), services.drawing
    if public.over:
        return await drawing.result(info, public, words)
    match moment.step.shows:
        case "table":
            return await drawing.table(info, public, words)
        case "hand":
            return await drawing.hand(info, moment.view, words)
    return await drawing.position(info, public, moment.view, words)


def own_buttons(kept: KeptLesson, words: Words) -> list[ButtonSpec]:
    """Return the buttons beneath every step: the rules, and a new start."""
    return [
        ButtonSpec(words("button-rules"), Press(0, RULES, kept.id).custom_id()),
        ButtonSpec(words("button-learn-again"), Press(0, AGAIN, kept.id).custom_id(), disabled=kept.step == 0),
    ]


def next_field(
    services: Services,
    kept: KeptLesson,
    moment: Moment,
    name: str,
    path: list[Field],
    offer: Offer,
    page: int,
    words: Words,
) -> messages.Sheet:
    """Return the message of a half-chosen move, in words."""
    narration, panel = services.narration(kept.game), Panel()
    info = table_of(services, kept.game, taught_by(kept), kept.step, name, words)
    telling, labels = messages.in_text(moment.view, info, words), messages.on_labels(moment.view, info, words)
    add_step(panel, 0, kept.id, narration, labels, path, offer, page, services.faces)
    of_lesson(panel, kept.step)
    back = Press(0, VERBS["back"], kept.id, (kept.step,)).custom_id()
    panel.buttons([ButtonSpec(words("button-back"), back)])
    tag, chosen = str(path[0]), path[1:]
    so_far = [narration.tag_label(telling, tag).text]
    so_far += [narration.chosen(telling, tag, chosen[:i], v) for i, v in enumerate(chosen)]
    lines = [words("hand-your-turn", prompt=words("panel-so-far", chosen=" → ".join(so_far)))]
    if isinstance(panel.rows[0], list):
        lines.append(narration.field_prompt(telling, tag, chosen))
    if moment.wanted is not None:
        lines.append(words("learn-press", move=narration.move(telling, moment.wanted)))
    if moment.step.shows == "both":
        # The picture stays, and with it what of its description has no room there.
        parts = services.drawing.parts_of(info, moment.match.view(None), moment.view, words)
        lines += messages.small(untold(parts, info.names))
    return messages.Sheet(messages.fit(lines), panel)


def why_not(services: Services, kept: KeptLesson, moment: Moment, path: Path, words: Words) -> str:
    """Return kind words about a press that leads elsewhere: the rule against it, else the step's own reason."""
    if refusal := broken_rule(services, kept, moment, path, words):
        return words("learn-not-allowed", why=refusal)
    return words("learn-else", why=words(f"{sentence(kept.game, moment.step.key)}-else"))


def broken_rule(services: Services, kept: KeptLesson, moment: Moment, path: Path, words: Words) -> str:
    """Return why the rules do not allow a whole move; "" if they do, or if the move is not whole."""
    game, s = moment.match.game, moment.match.state
    try:
        action = game.read(list(path))
        if game.allows(s, LEARNER, action):
            return ""
        key, facts = game.why_not(s, LEARNER, action)
        return services.narration(kept.game).refusal(key, facts, Telling(moment.view, moment.view.people, words))
    except (LookupError, TypeError, ValueError):
        return ""


def end_sheet(services: Services, kept: KeptLesson, words: Words, *, alone: bool) -> messages.Sheet:
    """Return the message of the end: the game is learned, with the next steps; ``alone``: in a direct message."""
    panel, title = Panel(), services.narration(kept.game).title(words)
    panel.buttons(
        [
            open_button(kept.game, words, alone=alone),
            *own_buttons(replace(kept, step=1), words),
            ButtonSpec(words("button-learn-more"), Press(0, LEARN).custom_id()),
        ]
    )
    return messages.Sheet(words("learn-end", title=title), panel)


def list_sheet(
    services: Services, games: Sequence[str], kept: Mapping[str, KeptLesson], words: Words
) -> messages.Sheet:
    """Return the list of every game that can be learned, with the person's progress."""
    panel = Panel()
    options = tuple((Label(services.narration(g).title(words), standing(g, kept.get(g), words)), g) for g in games)
    panel.rows += paged_selects(options, lambda at: Press(0, PICK, at).custom_id(), words("learn-pick"), words)
    learned = [services.narration(g).title(words) for g in games if g in kept and kept[g].learned is not None]
    lines = [words("learn-list")]
    lines += [words("learn-learned", games=words.join(learned))] if learned else []
    return messages.Sheet(messages.fit(lines), panel)


def standing(game: str, kept: KeptLesson | None, words: Words) -> str:
    """Return a person's progress in a lesson; for one not begun, the game's own line."""
    lesson = lesson_of(game)
    if kept is None or lesson is None or (kept.step == 0 and kept.learned is None):
        return words(f"{game}-line")
    if kept.step in (0, DONE):
        return words("learn-standing-learned")
    return words("learn-standing-at", step=str(kept.step + 1), of=str(len(lesson)))
