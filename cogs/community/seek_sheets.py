"""The messages about a seek: its form, its content, and the question whether a person plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from cogs.typed.forms import form, select, several
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import PAGE, ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from engine.host.community.seeking import (
    ASKING,
    DEALT,
    LATE,
    NO,
    OFF,
    YES,
    Ask,
    Kept,
    Proposed,
    table_sizes,
)
from engine.host.model.clock.time_control import PACES
from engine.host.model.records import TableInfo
from engine.host.model.seeks import Criteria
from locales import Words, languages

SEEK: Final = "seek"
"""The verb that shows what the caller looks for, or the form if they look for nothing."""
CHANGE, SAID, STOP, EVERYWHERE = "seekchange", "seeksaid", "seekstop", "seekall"
"""Verbs: open the form, the form itself, look no more, and also play with people of other servers."""
IN, OUT = "seekyes", "seekno"
"""Verbs of the answers to a question; the prompt is the number of the proposal."""
HOURS: Final = (12, 24, 72, 168)
"""For how many hours a person can look."""
USUAL_HOURS: Final = 24


def playable(services: Services) -> list[str]:
    """Return the games that people can look for, in the order of the shelf."""
    library = services.host.tables.library
    return [slug for slug in services.narrations if library.opens(slug) and table_sizes(library.games[slug])][:PAGE]


def seek_form(services: Services, guild: str, criteria: Criteria, words: Words) -> discord.ui.Modal:
    """Return the form; ``criteria`` are picked at first."""
    games = [(services.narration(slug).title(words), slug) for slug in playable(services)]
    sizes = sorted({n for slug in playable(services) for n in table_sizes(services.host.tables.library.games[slug])})
    people = [(words("seek-size", count=size), str(size)) for size in sizes if size > 1]
    paces = [(words(f"pace-{pace}"), pace) for pace in PACES]
    langs = [(one.name, tag) for tag, one in languages().items()][:PAGE]
    hours = [(words("seek-hours", hours=hours), str(hours)) for hours in HOURS]
    chosen_sizes = [str(size) for size in criteria.sizes]
    fields = [
        (words("seek-form-games"), several("games", games, criteria.games, words("seek-any-game"))),
        (words("seek-form-sizes"), several("sizes", people, chosen_sizes, words("seek-any-size"))),
        (words("seek-form-paces"), several("paces", paces, criteria.paces, words("seek-any-pace"))),
        (words("seek-form-langs"), several("langs", langs, criteria.langs, words("seek-any-lang"))),
        (words("seek-form-hours"), select("hours", hours, str(USUAL_HOURS))),
    ]
    return form(words("seek-form"), Press(0, SAID, 0, (f"g{guild}",)), fields)


def seek_button(words: Words, *, looking: bool) -> ButtonSpec:
    """Return the button by which a person looks for players, or, ``looking``, sees what they look for."""
    return ButtonSpec(words("button-seeking" if looking else "button-seek"), Press(0, SEEK).custom_id())


def games_told(services: Services, criteria: Criteria, words: Words) -> str:
    """Return the games that somebody looks for."""
    titles = [services.narration(slug).title(words) for slug in services.narrations if slug in criteria.games]
    return words.listed(titles) if titles else words("seek-any-game")


def looks_for(services: Services, criteria: Criteria, words: Words) -> dict[str, str]:
    """Return what somebody looks for, as texts."""
    sizes = words.listed([str(size) for size in sorted(criteria.sizes)])
    paces = [words(f"pace-{pace}") for pace in PACES if pace in criteria.paces]
    langs = [one.name for tag, one in languages().items() if tag in criteria.langs]
    return {
        "games": games_told(services, criteria, words),
        "sizes": words("seek-size", count=sizes) if criteria.sizes else words("seek-any-size"),
        "paces": words.listed(paces) if paces else words("seek-any-pace"),
        "langs": words.listed(langs) if langs else words("seek-any-lang"),
    }


def seek_sheet(
    services: Services, kept: Kept, name: str, words: Words, *, allowed: bool, tables: Sequence[tuple[str, ButtonSpec]]
) -> messages.Sheet:
    """Return what a person looks for, with the buttons to change it.

    ``name``: what people of other servers would see; ``allowed``: the server lets them be asked; ``tables``: lines and
    buttons of the tables that have a seat for them now.
    """
    panel, now = Panel(), services.clock()
    lines = [words("seek-heading", until=f"<t:{int(kept.until)}:f>", **looks_for(services, kept.criteria, words))]
    if tables:
        lines += [words("seek-tables"), *(line for line, _ in tables)]
        panel.buttons([button for _, button in tables])
    lines.append(words("seek-how"))
    if kept.asked is not None:
        lines.append(words("seek-asked"))
    elif kept.rests > now:
        lines.append(words("seek-rests", when=f"<t:{int(kept.rests)}:f>"))
    everywhere = kept.everywhere and allowed
    lines.append(words("seek-everywhere", name=escaped(name)) if everywhere else words("seek-here"))
    other = Press(0, EVERYWHERE, 0, (int(not everywhere),)).custom_id()
    panel.buttons(
        [
            ButtonSpec(words("button-seek-change"), Press(0, CHANGE).custom_id()),
            *(
                [ButtonSpec(words("button-seek-everywhere", on="yes" if everywhere else "no"), other)]
                if allowed
                else []
            ),
            ButtonSpec(words("button-seek-stop"), Press(0, STOP).custom_id()),
            messages.shelf_button(words),
        ]
    )
    return messages.Sheet(messages.fit(lines), panel)


def ask_sheet(
    services: Services,
    known: Proposed,
    ask: Ask,
    names: Sequence[str],
    server: str,
    info: TableInfo | None,
    words: Words,
) -> messages.Sheet:
    """Return the question to a person, or what became of it.

    ``names``: the others, as they are called there; ``server``: its name, "" between servers; ``info``: the table, once
    it is dealt.
    """
    proposal, panel = known.proposal, Panel()
    title = f"**{services.narration(proposal.game).title(words)}**"
    if known.status == DEALT and info is not None and ask.answer == YES:
        if info.in_direct_messages:
            return messages.Sheet(messages.fit([title, words("seek-dealt-direct")]), panel)
        panel.buttons([ButtonSpec(words("button-to-table"), "", url=messages.table_url(info))])
        return messages.Sheet(messages.fit([title, words("seek-dealt", place=messages.place_link(info, words))]), panel)
    if ask.answer in (NO, LATE, OFF) or known.status != ASKING:
        key = {NO: "seek-no", LATE: "seek-late"}.get(ask.answer, "seek-off")
        return messages.Sheet(messages.fit([title, words(key)]), panel)
    place = words("seek-ask-server", server=escaped(server)) if server else words("seek-ask-direct")
    minutes = words("shelf-minutes", count=services.host.tables.library.games[proposal.game].minutes)
    pace = words(f"pace-{proposal.pace}")
    lines = [
        title,
        words("seek-ask", names=words.join([escaped(name) for name in names])),
        words("seek-ask-where", minutes=minutes, pace=pace, place=place),
    ]
    out = Press(0, OUT, known.id).custom_id()
    rules = ButtonSpec(words("button-rules"), Press(0, "rulepage", 0, (proposal.game, 0)).custom_id())
    if ask.answer == YES:
        panel.buttons([ButtonSpec(words("button-seekout"), out), rules])
        return messages.Sheet(messages.fit([*lines, words("seek-yes")]), panel)
    yes = ButtonSpec(words("button-seekyes"), Press(0, IN, known.id).custom_id(), discord.ButtonStyle.primary)
    panel.buttons([yes, ButtonSpec(words("button-seekno"), out), rules])
    return messages.Sheet(messages.fit([*lines, words("seek-ask-until", until=f"<t:{int(ask.due)}:t>")]), panel)
