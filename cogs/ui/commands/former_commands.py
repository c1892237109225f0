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
class Replacement:
    """The present way in place of a former command: a command, then a button by the key of its label; "" for none.

    ``text``: the message that tells the way from the command to the button.
    """

    command: str
    button: str = ""
    text: str = "former-then"

    def in_words(self, words: Words) -> str:
        """Return the way in words."""
        label = words(self.button) if self.button else ""
        if not self.command:
            return words("former-button", button=label)
        command = name_of(self.command, words)
        if not label:
            return words("former-now", command=command)
        more = {"menu": words("button-menu"), "seat": words("button-leave-seat")}
        return words(self.text, command=command, button=label, **more)


FORMER: Final[Mapping[str, Replacement]] = {
    "hand": Replacement("play"),
    "table": Replacement("inbox"),
    "log": Replacement("inbox", "button-log", "former-table-menu"),
    "leave": Replacement("inbox", "button-leave", "former-leave"),
    "move_here": Replacement("inbox", "button-move-here", "former-table-menu"),
    "rules": Replacement("games", "button-rules", "former-game"),
    "seats": Replacement("games", "button-open-seats"),
    "ranking": Replacement("profile", "ranking-title"),
    "league new": Replacement("league"),
    "about": Replacement("help"),
    "mydata export": Replacement("help", "button-mydata"),
    "mydata delete": Replacement("help", "button-mydatadelete"),
    **{
        f"settings {name}": Replacement("settings")
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
        f"settings server {name}": Replacement("settings", "button-settings-server")
        for name in ("show", "language", "channel", "game", "threads", "silence", "tables", "digest")
    },
    "geschenk take": Replacement("play"),
    "geschenk no_thanks": Replacement("play"),
    "geschenk order": Replacement("play", "geschenk-order-button", "former-menu"),
    "arsene take": Replacement("play"),
    "arsene push": Replacement("play"),
    "boonaken order": Replacement("play", "boonaken-order-button", "former-menu"),
    "jukugo_daifuda about": Replacement("jukugo_daifuda"),
}
"""By the typed path, without the commands that every game had."""
OF_EVERY_GAME: Final[Mapping[str, Replacement]] = {
    "replay": Replacement("", "button-replay"),
    "join": FORMER["seats"],
    "start": Replacement("inbox", "button-start", "former-table"),
    "computer": Replacement("inbox", "button-computer", "former-table"),
    "play": Replacement("play"),
    "hint": Replacement("play", "button-hint"),
    "watch": Replacement("watch"),
    **{name: FORMER[name] for name in ("hand", "table", "log", "leave", "move_here")},
}
"""By the word after the game's name, as each game of release 0.2.0 had them; ``new`` and ``rules`` lead to the game."""


def replacement_of(path: str) -> Replacement | None:
    """Return what took the place of a former command; None if ``path`` was none."""
    game, _, name = path.partition(" ")
    if game in GAMES:
        ways = {"new": Replacement(game), "rules": Replacement(game, "button-rules"), **OF_EVERY_GAME}
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
