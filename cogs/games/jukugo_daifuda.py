"""/jukugo_daifuda: kanji cards, words and equal numbers, claim windows."""

from __future__ import annotations

from cogs.shelf.game import GameCog
from cogs.ui.command import command
from cogs.ui.interactions import Caller


class JukugoDaifuda(GameCog, slug="jukugo_daifuda"):
    """The commands of Jukugo Daifuda."""

    @command("about", texts="jukugo_daifuda-command-about")
    async def about(self, who: Caller) -> None:
        """Show what the game is, and where its words come from."""
        await who.say(who.words("jukugo_daifuda-about"))


setup = JukugoDaifuda.setup
