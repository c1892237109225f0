"""A Discord on loopback: discord.py logs in unmodified, people act from a browser page or from tests.

It imports nothing of the bot, only the standard library and aiohttp.
"""

from .clock import PATIENCE
from .limits.errors import ApiError
from .options import Refused
from .person import Person
from .records import Channel, Guild, Interaction, Message, NoAnswer, User
from .server import TOKEN, Sandbox

__all__ = [
    "PATIENCE",
    "TOKEN",
    "ApiError",
    "Channel",
    "Guild",
    "Interaction",
    "Message",
    "NoAnswer",
    "Person",
    "Refused",
    "Sandbox",
    "User",
]
