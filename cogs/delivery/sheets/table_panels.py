"""The buttons under the public messages of a table: before it begins, while it is played, when it is over."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.delivery.sheets.open_requests import request_buttons, substitute_buttons
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel, PersonSpec
from cogs.ui.services import Services
from cogs.ui.words.waiting import offer_buttons, pause_buttons
from engine.host.model.records import GOES_ON_BY_ITSELF, Status, TableInfo
from engine.host.model.rows import DAILY, PLAYED_ON
from locales import Words

RESULT = 10**9 - 1
"""The number, in place of a prompt, in the rematch button of every message about the end of a game."""


START_WITH_COMPUTERS = "startcpu"
"""The verb that starts a table with computer players on its free seats."""
COMPARE = "samecards"
"""The verb that shows the results of the same cards side by side."""
OFFER_CARDS = "cardsoffer"
"""The verb that offers the cards of a finished table to everybody."""
STANDINGS = "leaguesee"
"""The verb that shows the standings of a league or cup."""


def waiting_panel(info: TableInfo, words: Words) -> Panel:
    """Return the buttons of a table that cannot be shown: those to give it up."""
    verbs: dict[Status, tuple[str, ...]] = {Status.OPEN: ("leave", "close"), Status.PAUSED: ("menu",)}
    panel = Panel()
    if not info.watch and info.status in verbs:
        panel.buttons([ButtonSpec(words(f"button-{v}"), Press(info.id, v).custom_id()) for v in verbs[info.status]])
    return panel


def watch_panel(info: TableInfo, words: Words) -> Panel:
    """Return the buttons under a table at which only computers play."""
    panel = Panel()
    panel.buttons(
        [
            ButtonSpec(words("button-next-move"), Press(info.id, "watchnext").custom_id(), discord.ButtonStyle.primary),
            ButtonSpec(words("button-log"), Press(info.id, "log").custom_id()),
            ButtonSpec(words("button-rules"), Press(info.id, "rules").custom_id()),
            ButtonSpec(words("button-stop"), Press(info.id, "watchstop").custom_id()),
        ]
    )
    return panel


def playing_panel(info: TableInfo, words: Words) -> Panel:
    """Return the buttons under a running table."""
    panel = Panel()
    buttons = [
        ButtonSpec(words("button-hand"), Press(info.id, "hand").custom_id(), discord.ButtonStyle.primary, emoji="🃏"),
        ButtonSpec(words("button-rules"), Press(info.id, "rules").custom_id()),
        ButtonSpec(words("button-menu"), Press(info.id, "menu").custom_id()),
    ]
    if info.status is Status.PAUSED:
        # A table that waits for its game or a newer release goes on by itself, and not before.
        of_itself = info.paused_for in GOES_ON_BY_ITSELF
        resume = ButtonSpec(words("button-resume"), Press(info.id, "resume").custom_id(), discord.ButtonStyle.primary)
        hand = ButtonSpec(words("button-hand"), Press(info.id, "hand").custom_id(), emoji="🃏")
        buttons[:1] = [hand] if of_itself else [resume, hand]
        if info.paused_for == "paused-person-gone":
            panel.buttons([ButtonSpec(words("button-takeover"), Press(info.id, "takeover").custom_id())])
    panel.buttons(buttons)
    panel.buttons([*offer_buttons(info, words), *pause_buttons(info, words)])
    panel.buttons([*request_buttons(info, words), *substitute_buttons(info, words)])
    return panel


def again_panel(info: TableInfo, words: Words, *, league: int | None = None) -> Panel:
    """Return the buttons under a table that stopped; ``league`` as in ``result_panel``."""
    panel = Panel()
    again = ButtonSpec(words("button-rematch"), Press(info.id, "rematch", RESULT).custom_id())
    panel.buttons([*standings_button(league, words), again])
    return panel


def standings_button(league: int | None, words: Words) -> list[ButtonSpec]:
    """Return the button to the standings of the league or cup of this number; [] for None."""
    if league is None:
        return []
    number = Press(0, STANDINGS, league).custom_id()
    return [ButtonSpec(words("button-league-look"), number, discord.ButtonStyle.primary)]


def rematch_button(info: TableInfo, words: Words) -> ButtonSpec:
    """Return the button for another game; its number marks a message about the end."""
    number = Press(info.id, "rematch", RESULT).custom_id()
    return ButtonSpec(words("button-rematch"), number, discord.ButtonStyle.primary)


def result_panel(info: TableInfo, words: Words, *, speaks: bool = False, league: int | None = None) -> Panel:
    """Return the buttons under a result, the public one and one's own: another game, look back, share; with ``speaks``
    also a set phrase to the others.

    ``league``: the number of its league or cup, whose standings come first. Another game would not count there.
    """
    panel = Panel()
    again = rematch_button(info, words)
    buttons = standings_button(league, words)
    buttons.append(replace(again, style=discord.ButtonStyle.secondary) if buttons else again)
    buttons.append(ButtonSpec(words("button-replay"), Press(info.id, "replay").custom_id()))
    if not (info.cards.startswith(PLAYED_ON) or info.in_direct_messages):
        # What several people play in their direct messages is theirs alone (``cogs.community.sharing``, ruling 3).
        buttons.append(ButtonSpec(words("button-share"), Press(info.id, "share").custom_id()))
    if speaks:
        buttons.append(ButtonSpec(words("button-say"), Press(info.id, "say").custom_id()))
    panel.buttons(buttons)
    return panel


def offer_cards_button(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the button that offers the cards of a finished game to others of its server, unless they are those of a
    day.
    """
    if info.guild is None or info.status is not Status.FINISHED or info.watch or info.cards.startswith(DAILY):
        return []
    return [ButtonSpec(words("button-offer-cards"), Press(info.id, OFFER_CARDS).custom_id())]


def lobby_panel(services: Services, info: TableInfo, words: Words, *, ready: bool, fills: bool = False) -> Panel:
    """Return the buttons under a table that has not started, with the select to invite; ``ready``: it can start now,
    ``fills``: it could if computer players took the free seats.
    """
    full = len(info.seats) >= info.size
    startable = ready and len(info.seats) in services.rules(info).seats
    plain, gold, go = discord.ButtonStyle.secondary, discord.ButtonStyle.primary, discord.ButtonStyle.success
    direct = info.in_direct_messages
    # In a channel of direct messages nobody else could come.
    alone = info.guild is None and not direct
    # One button has a colour: the one that brings the game nearer.
    comes = ("friends", "button-invite-friends") if direct else ("join", "button-join")
    closed = full or (direct and info.invited_only)
    first = [] if alone else [(*comes, plain if closed or startable else gold, closed)]
    first += [
        ("leave", "button-leave", plain, False),
        ("cpu", "button-computer", gold if alone and not (full or startable) else plain, full),
        (START_WITH_COMPUTERS, "button-start-computers", plain, False)
        if fills and not startable
        else ("start", "button-start", go if startable else plain, not startable),
    ]
    panel = Panel()
    panel.buttons(
        ButtonSpec(words(key), Press(info.id, verb).custom_id(), style, disabled=off) for verb, key, style, off in first
    )
    panel.buttons(
        [
            ButtonSpec(words("button-options"), Press(info.id, "options").custom_id()),
            ButtonSpec(words("button-seats"), Press(info.id, "seats").custom_id()),
            ButtonSpec(words("button-rules"), Press(info.id, "rules").custom_id()),
            ButtonSpec(words("button-more"), Press(info.id, "more").custom_id()),
        ]
    )
    if not (alone or direct or full):
        panel.rows.append(PersonSpec(Press(info.id, "invite").custom_id(), words("lobby-invite")))
    return panel
