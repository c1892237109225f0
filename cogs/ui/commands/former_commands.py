"""Commands of release 0.2 and before, and where each went: Discord offers them until an app has read the new list.

The table stays for one release.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cogs.ui.commands.translator import name_in
from engine.games.registry import GAMES
from locales import Words


@dataclass(frozen=True, slots=True)
class Now:
    """What does the same now: a command, and after it a button by the key of its label. "" stands for none.

    ``text``: the message that tells the way from the command to the button.
    """

    command: str
    button: str = ""
    text: str = "former-then"

    def told(self, words: Words) -> str:
        """Return the way in words."""
        label = words(self.button) if self.button else ""
        if not self.command:
            return words("former-button", button=label)
        command = name_of(self.command, words)
        if not label:
            return words("former-now", command=command)
        more = {"menu": words("button-menu"), "seat": words("button-leave-seat")}
        return words(self.text, command=command, button=label, **more)


FORMER: Final[Mapping[str, Now]] = {
    "hand": Now("play"),
    "table": Now("inbox"),
    "log": Now("inbox", "button-log", "former-table-menu"),
    "leave": Now("inbox", "button-leave", "former-leave"),
    "move_here": Now("inbox", "button-move-here", "former-table-menu"),
    "rules": Now("games", "button-rules", "former-game"),
    "seats": Now("games", "button-open-seats"),
    "ranking": Now("profile", "ranking-title"),
    "league new": Now("league"),
    "about": Now("help"),
    "mydata export": Now("help", "button-mydata"),
    "mydata delete": Now("help", "button-mydatadelete"),
    **{
        f"settings {name}": Now("settings")
        for name in (
            "language",
            "portrait",
            "block",
            "quiet",
            "reminders",
            "forced",
            "ranking",
            "show",
        )
    },
    **{
        f"settings server {name}": Now("settings", "button-settings-server")
        for name in ("show", "language", "channel", "game", "threads", "silence", "tables", "digest")
    },
    "geschenk take": Now("play"),
    "geschenk no_thanks": Now("play"),
    "geschenk order": Now("play", "geschenk-order-button", "former-menu"),
    "arsene take": Now("play"),
    "arsene push": Now("play"),
    "boonaken order": Now("play", "boonaken-order-button", "former-menu"),
    "jukugo_daifuda about": Now("jukugo_daifuda"),
}
"""By the typed path, without the commands that every game had."""
OF_EVERY_GAME: Final[Mapping[str, Now]] = {
    "replay": Now("", "button-replay"),
    "join": FORMER["seats"],
    "start": Now("inbox", "button-start", "former-table"),
    "computer": Now("inbox", "button-computer", "former-table"),
    "play": Now("play"),
    "hint": Now("play", "button-hint"),
    "watch": Now("watch"),
    **{name: FORMER[name] for name in ("hand", "table", "log", "leave", "move_here")},
}
"""By the word after the game's name, as each game of release 0.2.0 had them; ``new`` and ``rules`` lead to the game."""


def now(path: str) -> Now | None:
    """Return what took the place of a former command; None if ``path`` was none."""
    game, _, name = path.partition(" ")
    if game in GAMES:
        ways = {"new": Now(game), "rules": Now(game, "button-rules"), **OF_EVERY_GAME}
        return ways.get(name) or FORMER.get(path)
    return FORMER.get(path)


def path_of(data: Any) -> str:
    """Return the words that were typed for a command, from the data of its interaction; data is untrusted."""
    found: list[str] = []
    node = data
    while isinstance(node, dict) and len(found) < 4:
        found.append(str(node.get("name")))
        inner = node.get("options")
        options = inner if isinstance(inner, list) else []
        node = next((o for o in options if isinstance(o, dict) and o.get("type") in (1, 2)), None)
    return " ".join(found)


def name_of(command: str, words: Words) -> str:
    """Return the name of a command as the reader's Discord shows it."""
    keys = (f"{command}-command", f"command-{command}-name")
    return next((name for key in keys if (name := name_in(key, words)) is not None), command)
