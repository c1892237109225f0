"""Discord's permission bits, and the sets that people and bots have by default."""

from __future__ import annotations

from collections.abc import Iterable

BITS: dict[str, int] = {
    name: 1 << bit
    for name, bit in {
        "CREATE_INSTANT_INVITE": 0,
        "KICK_MEMBERS": 1,
        "BAN_MEMBERS": 2,
        "ADMINISTRATOR": 3,
        "MANAGE_CHANNELS": 4,
        "MANAGE_GUILD": 5,
        "ADD_REACTIONS": 6,
        "VIEW_AUDIT_LOG": 7,
        "STREAM": 9,
        "VIEW_CHANNEL": 10,
        "SEND_MESSAGES": 11,
        "SEND_TTS_MESSAGES": 12,
        "MANAGE_MESSAGES": 13,
        "EMBED_LINKS": 14,
        "ATTACH_FILES": 15,
        "READ_MESSAGE_HISTORY": 16,
        "MENTION_EVERYONE": 17,
        "USE_EXTERNAL_EMOJIS": 18,
        "CONNECT": 20,
        "SPEAK": 21,
        "USE_VAD": 25,
        "CHANGE_NICKNAME": 26,
        "MANAGE_NICKNAMES": 27,
        "MANAGE_ROLES": 28,
        "MANAGE_WEBHOOKS": 29,
        "USE_APPLICATION_COMMANDS": 31,
        "MANAGE_EVENTS": 33,
        "MANAGE_THREADS": 34,
        "CREATE_PUBLIC_THREADS": 35,
        "CREATE_PRIVATE_THREADS": 36,
        "USE_EXTERNAL_STICKERS": 37,
        "SEND_MESSAGES_IN_THREADS": 38,
        "CREATE_EVENTS": 44,
        "SEND_VOICE_MESSAGES": 46,
        "SEND_POLLS": 49,
        "USE_EXTERNAL_APPS": 50,
        "PIN_MESSAGES": 51,
    }.items()
}

#: Every bit of the table above: the permissions of a guild's owner.
ALL = sum(BITS.values())


def bits(names: Iterable[str]) -> int:
    """Return the sum of the bits of some permissions. Raises KeyError for a name that Discord does not have."""
    return sum(BITS[name] for name in set(names))


#: The permissions of @everyone in a fresh server.
EVERYONE = bits(
    [
        "CREATE_INSTANT_INVITE",
        "ADD_REACTIONS",
        "STREAM",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_EXTERNAL_EMOJIS",
        "CONNECT",
        "SPEAK",
        "USE_VAD",
        "CHANGE_NICKNAME",
        "USE_APPLICATION_COMMANDS",
        "CREATE_PUBLIC_THREADS",
        "CREATE_PRIVATE_THREADS",
        "USE_EXTERNAL_STICKERS",
        "SEND_MESSAGES_IN_THREADS",
        "SEND_VOICE_MESSAGES",
        "SEND_POLLS",
        "USE_EXTERNAL_APPS",
    ]
)

#: The permissions of an application in a DM.
DIRECT = bits(
    [
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "MENTION_EVERYONE",
        "USE_EXTERNAL_EMOJIS",
        "USE_EXTERNAL_STICKERS",
        "SEND_VOICE_MESSAGES",
        "SEND_POLLS",
    ]
)

#: The permissions of the bot's own role unless a test sets others.
BOT = bits(
    [
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "ADD_REACTIONS",
        "USE_EXTERNAL_EMOJIS",
        "CREATE_PUBLIC_THREADS",
        "CREATE_PRIVATE_THREADS",
        "SEND_MESSAGES_IN_THREADS",
        "MANAGE_MESSAGES",
        "MANAGE_THREADS",
        "PIN_MESSAGES",
    ]
)
