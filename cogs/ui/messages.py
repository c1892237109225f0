"""The texts of our messages: the table for everybody, the hand for one person, the lobby before the start.

Public messages are in the table's language, private ones in the reader's. Each is built from views and the catalogue
alone, so it can be built again at any time, after any restart.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

import discord

from cogs.ui.choices import add_anytime, add_moves
from cogs.ui.drawing import Picture, Since
from cogs.ui.ids import Press
from cogs.ui.panel import ROWS, ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words import escaping
from cogs.ui.words.computer_names import seen_by_reader
from cogs.ui.words.escaping import escaped
from cogs.ui.words.unloaded_games import is_here
from cogs.ui.words.waiting import decision_lines, offer_buttons, offer_for, own_clock, pace_line
from engine.core.action import Action
from engine.core.context import Event
from engine.core.prepared.conditions import Condition
from engine.core.view import View
from engine.host.model.clock.time_control import NONE
from engine.host.model.phrases import SAID, SAID_AFTERWARDS
from engine.host.model.records import LogLine, Seat, Status, TableInfo
from engine.host.people.hand_extras import NO_EXTRAS, HandExtras, WaitingTable
from engine.host.table.dealing import SHUFFLE_WORDS
from locales import Words
from render.narration.contract import Narration
from render.narration.telling import Telling

TEXT_LIMIT = 2000
ON_HAND = ("hand",)
"""The path of the menu's button under a hand: the menu takes the hand's place."""
HOST_EVENTS = (
    "table-same-cards",
    "table-played-on",
    "table-resigned",
    "table-end-proposed",
    "table-ended",
    "table-paused",
    "table-resumed",
    "table-moved-for",
    "table-moved-for-somebody",
    "table-waits-for",
    "table-waits-for-somebody",
    "table-asleep",
    "table-away",
    "table-gone",
    "table-pause-proposed",
    "table-chair-offered",
    "table-chair-taken",
    "table-computer-sits",
    "table-returned",
    "table-undone",
    "table-undone-agreed",
    "table-undo-refused",
    "table-undo-lapsed",
    SAID,
)
"""Events of the table itself, which belong to no game."""
ABSENCES = ("table-asleep", "table-away", "table-gone", "table-computer-sits", "table-returned")
"""Those of them that tell whether a person is here: a later one replaces an earlier one."""
OWN_CARDS = "hand"
"""The kind of the event by which a game tells a seat its cards at a deal."""
SINCE = 6
"""The most sentences of a hand about events since the person's own last move."""
RECENT = 5
"""How many of the latest events the table message shows."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message ready to be sent."""

    text: str
    panel: Panel
    picture: Picture | None = None


def shown_names(info: TableInfo) -> list[str]:
    """Return all names of a table as message text."""
    return [escaped(n) for n in info.names]


def in_text(view: View, info: TableInfo, words: Words) -> Telling:
    """Return what a narration needs for a sentence in a message, with all names as message text."""
    names = tuple(shown_names(info))
    return Telling(replace(view, people=names), names, words)


def on_labels(view: View, info: TableInfo, words: Words) -> Telling:
    """Return what a narration needs for buttons and selects, with the names as they are."""
    return Telling(replace(view, people=info.names), info.names, words)


def illustrated(text: str, panel: Panel, picture: Picture) -> Sheet:
    """Return a message with its picture, or with the picture's description if it could not be drawn."""
    if picture.data:
        return Sheet(text, panel, picture)
    return Sheet(fit([text, escaping.as_text(picture.alt)]), panel)


def place_link(info: TableInfo, words: Words) -> str:
    """Return a mention of the channel or thread of a table; a table without one is in the reader's direct messages."""
    return words("place-direct") if info.in_direct_messages else f"<#{info.place}>"


def table_url(info: TableInfo) -> str:
    """Return the address of a table's channel or thread in its server."""
    return channel_url(str(info.guild), info.place)


def channel_url(guild: str, channel: str) -> str:
    """Return the address of a channel of a server."""
    return f"https://discord.com/channels/{guild}/{channel}"


def heading(services: Services, info: TableInfo, words: Words) -> str:
    """Return the title line of a table."""
    return words("table-heading", title=services.narration(info.game).title(words), table=str(info.id))


def shelf_button(words: Words) -> ButtonSpec:
    """Return the button to the shelf, for a message where there is nothing else to do."""
    return ButtonSpec(words("button-shelf"), Press(0, "games").custom_id())


def fit(lines: Sequence[str]) -> str:
    """Return the lines as one text within Discord's limit; lines at the end that do not fit are left out whole."""
    text = ""
    for line in lines:
        if len(text) + len(line) + 1 > TEXT_LIMIT:
            break
        text += line + "\n"
    return text.rstrip("\n")


def small(text: str) -> list[str]:
    """Return plain text, of one or more lines, as lines in small print; [] for no text."""
    return [f"-# {line}" for line in escaping.as_text(text).split("\n")] if text else []


def event_lines(services: Services, info: TableInfo, lines: Sequence[LogLine], view: View, words: Words) -> list[str]:
    """Return the events of log lines, oldest first: one line for each turn, with all that happened in it."""
    return [_joined(turn, words) for turn in sentences_by_turn(services, info, lines, view, words)]


def _joined(sentences: Sequence[str], words: Words) -> str:
    return reduce(lambda first, more: words("news-joined", first=first, more=more), sentences)


def sentences_by_turn(
    services: Services, info: TableInfo, lines: Sequence[LogLine], view: View, words: Words
) -> list[list[str]]:
    """Return the events of log lines as sentences, turn by turn, oldest first; a turn without words is left out.

    Of a person's absence only the newest state is told.
    """
    newest = {_absentee(event): event for line in lines for event in line.events if event.kind in ABSENCES}
    out: list[list[str]] = []
    before: object = None
    for line in lines:
        events = [e for e in line.events if e.kind not in ABSENCES or newest[_absentee(e)] is e]
        sentences = [
            text for event in events if (text := _event_sentence(services, info, event, view, words, line.events))
        ]
        # What a person says stands on a line of its own.
        moved = line.events and line.events[0].kind != SAID
        mover = line.events[0].facts.get("seat") if moved else None
        if sentences and out and mover is not None and mover == before:
            out[-1] += sentences
        elif sentences:
            out.append(sentences)
        before = mover
    return out


def _event_sentence(
    services: Services, info: TableInfo, event: Event, view: View, words: Words, others: Sequence[Event] = ()
) -> str | None:
    """Return an event as a sentence beside the ``others`` of its move; None if it has no words."""
    names = shown_names(info)
    if event.kind == SHUFFLE_WORDS:
        # They stand behind "How cards are shuffled".
        return None
    if event.kind in HOST_EVENTS:
        # The event of a move taken back names a seat: entries about moves hold no person's name.
        seat = event.facts.get("seat")
        name = escaped(str(event.facts["name"])) if "name" in event.facts else "" if seat is None else names[seat]
        if event.kind == SAID:
            return phrase_said(name, str(event.facts.get("phrase")), words)
        return words(f"event-{event.kind}", name=name)
    return services.narration(info.game).happened(event, in_text(view, info, words), others)


def phrase_said(name: str, phrase: str, words: Words) -> str | None:
    """Return what a person said; None for a phrase of another release. The name comes escaped."""
    key = f"phrases-{phrase}"
    return words(SAID_AFTERWARDS, name=name, phrase=words(key)) if words.has(key) else None


def _absentee(event: Event) -> object:
    """Return whose absence an event of the table tells of; None for the table's own sleep."""
    return event.facts.get("name", event.facts.get("seat"))


def word_list(words_by_name: Sequence[tuple[str, str]], words: Words) -> str:
    """Return the words that went into the shuffle, each with its person's name, as one text; names come escaped."""
    return words.join([words("shuffle-word", name=name, word=word) for name, word in words_by_name])


def shuffle_words(info: TableInfo, words: Words) -> str:
    """Return the shuffle words of the people at a table; "" if there are none."""
    return word_list([(escaped(s.name), s.word) for s in info.seats if s.word], words)


def waiting_line(services: Services, info: TableInfo, view: View, words: Words) -> str:
    """Return the line that says whose turn it is, for everybody."""
    names = shown_names(info)
    if line := services.narration(info.game).waiting(in_text(view, info, words)):
        return line
    waiting = view.waiting
    if len(waiting) == 1:
        return words("table-turn", name=names[waiting[0]])
    if len(waiting) == len(names):
        return words("table-waiting-all")
    return words("table-waiting", names=words.join([names[p] for p in waiting]))


def options_text(services: Services, info: TableInfo, words: Words) -> list[str]:
    """Return the options of a table that are not the usual ones, one line each, and its pace if it has a clock."""
    if not is_here(services, info.game):
        return []
    narration, game = services.narration(info.game), services.host.tables.library.games[info.game]
    pace = [] if info.pace == NONE else [pace_line(info, words)]
    # A table that was closed before its deal may have fewer people than can play.
    dealt_for = len(info.seats) if info.status is not Status.OPEN and len(info.seats) in game.seats else info.size
    usual = game.settled(dealt_for, {})
    chosen = [(k, v) for k, v in info.options.items() if v != usual.get(k) and game.has_effect(k, info.options)]
    return [*(narration.option_line(k, v, words) for k, v in chosen), *pace]


def outcome(view: View, names: Sequence[str], words: Words) -> str:
    """Return who has won a finished game: one, a team, several or nobody; or the losers, if it has only those."""
    winners = [names[p] for p in view.s.winners]
    if not winners and view.s.losers:
        losers = [names[p] for p in view.s.losers]
        return words("result-lost", count=len(losers), names=words.join(losers))
    if not winners:
        return words("result-nobody")
    if len(winners) == 1:
        return words("result-won", name=winners[0])
    if len({view.team[p] for p in view.s.winners}) == 1:
        return words("result-team", names=words.join(winners))
    return words("result-shared", names=words.join(winners))


async def hand_sheet(
    services: Services,
    info: TableInfo,
    view: View,
    words: Words,
    *,
    since_last_move: Sequence[LogLine] = (),
    first: Sequence[str] = (),
    picture: bool = True,
    advised: Action | None = None,
) -> Sheet:
    """Return the private hand of ``view.seat`` with its picture; without a picture the text describes it."""
    info, view = seen_by_reader(info, view, words)
    person = next(s.person for s in info.seats if s.seat == view.seat) or ""
    extras = await services.host.notes.extras(info.id, person)

    def sheet_of(*, described: bool) -> Sheet:
        return hand_words(
            services,
            info,
            view,
            words,
            since_last_move=since_last_move,
            first=first,
            extras=extras,
            described=described,
            advised=advised,
        )

    if not picture or view.over:
        return sheet_of(described=not picture)
    since = None
    if news_of(since_last_move, view):
        since = Since(since_last_move[0].change, lambda: services.host.since_last_move.seen_then(info.id, person))
    drawn = await services.drawing.hand(info, view, words, since)
    return replace(sheet_of(described=False), picture=drawn) if drawn.data else sheet_of(described=True)


def hand_words(
    services: Services,
    info: TableInfo,
    view: View,
    words: Words,
    *,
    since_last_move: Sequence[LogLine] = (),
    first: Sequence[str] = (),
    extras: HandExtras = NO_EXTRAS,
    described: bool,
    advised: Action | None = None,
) -> Sheet:
    """Return the private hand of ``view.seat`` without a picture, with the moves if this seat is asked.

    Each fact stands once: ``first``, the events ``since_last_move``, the question or the seats waited for, and in small
    print the table and its state. From ``extras`` come the own note and the button to the next table that waits. The
    game's name is in the picture; ``described`` adds to the text the description of the picture. The move ``advised``
    by a hint is one press where there is a row for it.
    """
    info, view = seen_by_reader(info, view, words)
    narration, names = services.narration(info.game), shown_names(info)
    spoken, labels = in_text(view, info, words), on_labels(view, info, words)
    seat = next(s for s in info.seats if s.seat == view.seat)
    lines = [*first, *since_lines(services, info, view, since_last_move, words)]
    panel = Panel()
    asked = seat.prompt and info.status is Status.PLAYING
    offer = offer_for(info, seat.person)
    if asked:
        lines.append(words("hand-your-turn", prompt=narration.prompt(spoken)))
        # They are advice too: where nobody may have hints, everybody puts their own move together.
        ready = view.proposals if info.hints else ()
        if advised is not None:
            ready = (advised, *(action for action in ready if action != advised))
        add_moves(panel, info.id, seat.prompt, narration, labels, services.faces, ready)
    elif info.status is Status.PLAYING:
        if offer is None or not offer.seats or set(offer.seats) != set(view.waiting):
            lines.append(waiting_line(services, info, view, words))
        lines += prepared_line(services, info, view, extras, words)
    elif info.status is Status.PAUSED:
        lines.append(words(info.paused_for or "paused"))
    else:
        lines.append(outcome(view, names, words) if view.over else words("table-over"))
    if offer is not None:
        lines += decision_lines(offer, names, words)
    if described:
        lines.append(narration.hand_alt(spoken))
    lines += own_clock(seat, words)
    lines.append(hand_place(services, info, view, words))
    # The note is last, since it may be long; the form has the whole of it.
    lines += note_line(extras.note, TEXT_LIMIT - sum(len(line) + 1 for line in lines) - 1, words)
    if info.status is Status.PLAYING:
        beside_it = not asked or services.rules(info).phases[view.phase].wishable
        add_anytime(panel, info.id, seat.prompt, narration, labels, beside=beside_it)
        if offer is not None and len(panel.rows) + 1 < ROWS:
            # Where moves leave no room, the table and the message of one's own have these buttons too.
            panel.buttons(offer_buttons(info, words))
        # A computer moves within seconds: a button that comes and goes meanwhile would lead away from this game.
        for_people = any(info.seats[p].person is not None for p in view.waiting)
        following = extras.following if for_people and not asked else None
        panel.buttons(own_buttons(services, info, words, seat, view, following))
    return Sheet(fit(lines), panel)


def note_line(note: str, room: int, words: Words) -> list[str]:
    """Return a person's own note, cut with an ellipsis to ``room`` characters; escape characters count too."""

    def line(kept: int) -> str:
        cut = note if kept == len(note) else note[:kept].rstrip() + "…"
        return words("hand-note", note=escaping.as_text(cut))

    kept = bisect_right(range(1, len(note) + 1), room, key=lambda kept: len(line(kept)))
    return [line(kept)] if kept else []


def next_button(services: Services, following: WaitingTable, words: Words) -> ButtonSpec:
    """Return the button to the next table that waits for the person."""
    title = services.narration(following.game).title(words)
    label = words("button-next-table", title=title, table=str(following.id))
    return ButtonSpec(label, Press(following.id, "inbox").custom_id(), discord.ButtonStyle.primary)


def prepared_line(services: Services, info: TableInfo, view: View, extras: HandExtras, words: Words) -> list[str]:
    """Return the line with the move that is prepared for the person's next turn, if any."""
    if extras.prepared is None:
        return []
    rules = services.rules(info)
    try:
        if not extras.prepared.means(info.revision, rules.as_of(info.revision).revision):
            return [words("hand-prepared-any")]
        action = rules.read_ahead(list(extras.prepared.wire))
        move = premove_text(services.narration(info.game), in_text(view, info, words), action)
    except (LookupError, TypeError, ValueError):
        # The prepared move has no words any more, or not from here: in its turn it lapses or is made.
        return [words("hand-prepared-any")]
    return [words("hand-prepared", move=move)]


def premove_text(narration: Narration, telling: Telling, action: Action) -> str:
    """Return a prepared move or condition in words. Raises LookupError, TypeError or ValueError if it has no words."""
    if not isinstance(action, Condition):
        return narration.move_ahead(telling, action)
    first, other = telling(f"ahead-{action.said()}"), action.otherwise()
    return first if other is None else telling("ahead-else", first=first, move=narration.move_ahead(telling, other))


def news_of(since_last_move: Sequence[LogLine], view: View) -> Sequence[LogLine]:
    """Return the events since the person's own last move, which is the first line, if there is one."""
    return since_last_move[1:] if since_last_move and since_last_move[0].seat == view.seat else since_last_move


def since_lines(
    services: Services, info: TableInfo, view: View, since_last_move: Sequence[LogLine], words: Words
) -> list[str]:
    """Return what happened since the person's own last move, a line for each turn; just after it, what came of it.

    Where there are more than SINCE sentences, the first line begins with an ellipsis.
    """
    if since_last_move and not news_of(since_last_move, view):
        since_last_move = [_without_own(services, info, line, view, words) for line in since_last_move]
    left_out, shown = newest_turns(services, info, view, since_last_move, words)
    return [words("hand-since-more", news=shown[0].removeprefix("> ")), *shown[1:]] if left_out and shown else shown


def _without_own(services: Services, info: TableInfo, line: LogLine, view: View, words: Words) -> LogLine:
    """Return the person's own move without what they have done themselves; of several such sentences the last stays.

    The hand shows the rest. What only they may know, such as a card drawn, is told.
    """
    own = [e for e in line.events if e.only is None and "seat" in e.facts and e.facts["seat"] == view.seat]
    own = [e for e in own if _event_sentence(services, info, e, view, words)]
    left_out = own[:-1] or own
    return replace(line, events=tuple(e for e in line.events if not any(e is one for one in left_out)))


def newest_turns(
    services: Services,
    info: TableInfo,
    view: View,
    since_last_move: Sequence[LogLine],
    words: Words,
    most: int = SINCE,
) -> tuple[int, list[str]]:
    """Return the number of sentences left out, and the others quoted, a line for each turn; just after the person's own
    move, its effects.

    Whole turns are left out first, then the beginning of the newest, where there are more sentences than ``most``.
    """
    news = [
        # The hand shows its own cards, in the picture or in the words for it.
        replace(line, events=tuple(e for e in line.events if e.kind != OWN_CARDS))
        for line in news_of(since_last_move, view) or since_last_move
    ]
    turns = sentences_by_turn(services, info, news, view, words)
    count, shown = sum(map(len, turns)), list[list[str]]()
    while turns and len(turns[-1]) + sum(map(len, shown)) <= most:
        shown.insert(0, turns.pop())
    if turns and not shown:
        shown = [turns[-1][-most:]]
    return count - sum(map(len, shown)), [f"> {_joined(turn, words)}" for turn in shown]


def hand_place(services: Services, info: TableInfo, view: View, words: Words) -> str:
    """Return the small print of a hand: its table, and the state of the match."""
    where = words("hand-place", table=str(info.id), place=place_link(info, words))
    if view.over:
        return where
    state = services.narration(info.game).state_line(in_text(view, info, words))
    return words("hand-place-state", place=where, state=state)


def own_buttons(
    services: Services, info: TableInfo, words: Words, seat: Seat, view: View, following: WaitingTable | None
) -> list[ButtonSpec]:
    """Return the hand's own buttons beneath the moves, one row: the ``following`` table or a hint, rules, menu.

    A phase in which computer players give no advice has no hint.

    What else a person can do with the hand is in the menu (``cogs.play.menu``).
    """
    buttons = [] if following is None else [next_button(services, following, words)]
    advised = services.rules(info).phases[view.phase].advisable
    if seat.prompt and advised and info.hints and services.host.tables.search is not None:
        buttons.append(ButtonSpec(words("button-hint"), Press(info.id, "hint").custom_id(), emoji="💡"))
    if seat.undo and not seat.prompt:
        buttons.append(ButtonSpec(words("button-undo"), Press(info.id, "undo", seat.undo).custom_id(), emoji="↩️"))
    return [
        *buttons,
        ButtonSpec(words("button-rules"), Press(info.id, "rules").custom_id()),
        ButtonSpec(words("button-menu"), Press(info.id, "menu", 0, ON_HAND).custom_id()),
    ]
