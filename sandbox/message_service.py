"""Creation, change and deletion of messages: files stored, ``attachment://`` resolved, mentions found, events sent."""

from __future__ import annotations

import itertools
import json
import mimetypes
import re
import secrets
import struct
from collections.abc import Callable
from typing import Any, Final

from .clock import EPOCH_MS
from .event_bus import EventBus
from .limits.components import SELECTS, TEXT, items, walk
from .limits.errors import ApiError, Json, invalid
from .limits.messages import EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, V2, Uploads, check_message
from .records import Channel, Interaction, Message, User
from .world import World

_NONCE_SECONDS: Final = 300.0
_NONCE_MESSAGES: Final = 200
_MEDIA_KEYS: Final = {"url", "proxy_url", "width", "height"}


class MessageService:
    """Writes messages. ``cdn`` returns the address of the files; ``upload_limit`` is in bytes per file."""

    def __init__(
        self,
        world: World,
        events: EventBus,
        cdn: Callable[[], str],
        upload_limit: int,
        store_file: Callable[[str, bytes | None], None],
    ) -> None:
        """Take the world to change, the event bus, and the store of files (None: the file is dropped)."""
        self._world, self._events, self._cdn = world, events, cdn
        self._store_file = store_file
        self.upload_limit = upload_limit

    def create(
        self,
        channel: Channel,
        author: User,
        data: Json,
        files: Uploads | None = None,
        *,
        flags: int = 0,
        kind: int = 0,
        ix: Interaction | None = None,
        page_nonce: str | None = None,
    ) -> Message:
        """Write a message as Discord would, or refuse it (ApiError). ``ix``: the message answers this interaction."""
        files = files or {}
        again = self._same_nonce(channel, author, data)
        if again is not None:
            return again
        allowed = V2 | SUPPRESS_EMBEDS | SILENT | (EPHEMERAL if ix else 0)
        flags |= (data.get("flags") or 0) & allowed
        if not flags & LOADING:
            check_message(
                data, files, flags, new=True, upload_limit=self.upload_limit, known_emoji=self._world.known_emoji
            )
        reference = data.get("message_reference")
        if reference and str(reference["message_id"]) not in channel.messages:
            if reference.get("fail_if_not_exists", True):
                raise invalid("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
            reference = None
        self.wake_thread(channel)
        stored = self._store_files(channel, data, files, [])
        message = Message(
            self._blank(channel, author, flags, 19 if reference else kind),
            files=stored,
            owner=ix.user_id if ix is not None and flags & EPHEMERAL else None,
        )
        try:
            self._fill(message, data)
        except ApiError:
            self._drop_files(stored)
            raise
        m = message.data
        m["mentions"] = [] if flags & LOADING else self._mentions(message, data.get("allowed_mentions"))
        if data.get("nonce") is not None:
            m["nonce"] = data["nonce"]
        if reference:
            m["message_reference"] = {
                "type": 0,
                "message_id": str(reference["message_id"]),
                "channel_id": channel.id,
                **({"guild_id": channel.guild_id} if channel.guild_id else {}),
            }
        if ix is not None:
            m |= self._interaction_fields(ix)
        self._add(channel, message, page_nonce)
        return message

    def system(self, channel: Channel, author: User, kind: int, content: str = "", **more: Any) -> Message:
        """Write one of Discord's own notices, such as 4 renamed, 6 pinned, 18 thread created, 21 thread starter."""
        message = Message({**self._blank(channel, author, 0, kind), "content": content, **more})
        self._add(channel, message, None)
        return message

    def edit(self, message: Message, data: Json, files: Uploads | None = None) -> Message:
        """Change a message, or refuse it (ApiError). Fields that are not in ``data`` stay."""
        files = files or {}
        channel = self._world.channels[message.channel_id]
        was_loading = message.loading
        flags = message.flags & ~LOADING
        if data.get("flags") is not None:
            flags = flags & ~SUPPRESS_EMBEDS | data["flags"] & (V2 | SUPPRESS_EMBEDS)
        whole = {
            **data,
            "content": data.get("content", message.content),
            "embeds": data["embeds"] if "embeds" in data else message.data["embeds"],
        }
        if "components" not in data and flags & V2 and not message.v2:
            whole["components"] = message.components
        check_message(
            whole, files, flags, new=False, upload_limit=self.upload_limit, known_emoji=self._world.known_emoji
        )
        kept = self._kept(data, message.files)
        has = [whole["content"], whole["embeds"], files, kept, data.get("components", message.components)]
        if not any(has):
            raise ApiError(400, 50006, "Cannot send an empty message")
        before, old_files = dict(message.data), message.files
        message.files = self._store_files(channel, data, files, kept)
        message.data["flags"] = flags
        try:
            self._fill(message, data)
        except ApiError:
            self._drop_files([a for a in message.files if a not in old_files])
            message.data, message.files = before, old_files
            raise
        self._drop_files([a for a in old_files if a not in message.files])
        if was_loading:
            message.data["mentions"] = self._mentions(message, data.get("allowed_mentions"))
        else:
            message.data["edited_timestamp"] = self._world.clock.iso()
        self._events.message("MESSAGE_UPDATE", message)
        return message

    def delete(self, channel: Channel, messages: list[Message], *, bulk: bool = False) -> None:
        """Remove messages and their files."""
        for message in messages:
            channel.messages.pop(message.id, None)
            self._drop_files(message.files)
            if channel.is_thread:
                channel.data["message_count"] = max(0, channel.data["message_count"] - 1)
        self._events.messages_deleted(channel, messages, bulk=bulk)

    def wake_thread(self, channel: Channel) -> None:
        """Unarchive an archived thread because a person writes. Raises 50083 if it is locked."""
        if channel.archived:
            if channel.locked:
                raise ApiError(400, 50083, "Thread is archived")
            self._world.room_for_thread(channel.guild_id)
            meta = channel.data["thread_metadata"]
            meta["archived"], meta["archive_timestamp"] = False, self._world.clock.iso()
            self._events.channel(channel, "THREAD_UPDATE")

    # Parts

    def _blank(self, channel: Channel, author: User, flags: int, kind: int) -> Json:
        return {
            "id": self._world.ids.next(),
            "type": kind,
            "channel_id": channel.id,
            "author": author.data,
            "content": "",
            "timestamp": self._world.clock.iso(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": flags,
            **({"application_id": author.id} if author is self._world.bot else {}),
        }

    def _add(self, channel: Channel, message: Message, page_nonce: str | None) -> None:
        channel.messages[message.id] = message
        if not message.ephemeral:
            channel.data["last_message_id"] = message.id
            if channel.is_thread:
                channel.data["message_count"] += 1
                channel.data["total_message_sent"] += 1
        self._events.put("channel", channel.id, channel)
        self._events.message("MESSAGE_CREATE", message, page_nonce)

    def _same_nonce(self, channel: Channel, author: User, data: Json) -> Message | None:
        """Return the first message of a nonce, if it comes again within minutes with enforce_nonce; else None."""
        if data.get("nonce") is None or not data.get("enforce_nonce"):
            return None
        limit = (int((self._world.clock.now() - _NONCE_SECONDS) * 1000) - EPOCH_MS) << 22
        for old in itertools.islice(reversed(channel.messages.values()), _NONCE_MESSAGES):
            if int(old.id) < limit:
                return None
            if old.author_id == author.id and str(old.data.get("nonce")) == str(data["nonce"]):
                return old
        return None

    def _fill(self, message: Message, data: Json) -> None:
        m = message.data
        hidden: set[str] = set()
        if "components" in data:
            m["components"] = self._resolve(data["components"] or [], message.files)[0]
        if "embeds" in data:
            m["embeds"], _ = self._resolve(data["embeds"] or [], message.files)
            for e in m["embeds"]:
                _clean_embed(e)
        shown_in_embeds = json.dumps(m["embeds"])
        hidden = {a["id"] for a in message.files if f"/{a['id']}/" in shown_in_embeds}
        if "content" in data:
            m["content"] = (data["content"] or "").strip()
        m["attachments"] = [a for a in message.files if a["id"] not in hidden]

    def _kept(self, data: Json, old: list[Json]) -> list[Json]:
        if data.get("attachments") is None and "attachments" in data:
            return []
        if "attachments" not in data:
            return list(old)
        listed = {str(a["id"]): a for a in data["attachments"]}
        for a in old:
            if listed.get(a["id"], {}).get("description") is not None:
                a["description"] = listed[a["id"]]["description"]
        return [a for a in old if a["id"] in listed]

    def _store_files(self, channel: Channel, data: Json, files: Uploads, kept: list[Json]) -> list[Json]:
        listed = {str(a["id"]): a for a in data.get("attachments") or []}
        out = list(kept)
        for number, (name, blob) in files.items():
            meta = listed.get(number, {})
            name = re.sub(r"[^\w.()-]", "_", meta.get("filename") or name or "unknown")
            file_id, stamp = self._world.ids.next(), format(int(self._world.clock.now()), "x")
            self._store_file(file_id, blob)
            url = (
                f"{self._cdn()}/attachments/{channel.id}/{file_id}/{name}?ex={stamp}&is={stamp}&"
                f"hm={secrets.token_hex(16)}&"
            )
            size = png_size(blob)
            media_type = "image/png" if size else mimetypes.guess_type(name)[0] or "application/octet-stream"
            out.append(
                {
                    "id": file_id,
                    "filename": name,
                    "size": len(blob),
                    "url": url,
                    "proxy_url": url,
                    "content_type": media_type,
                    **({"description": meta["description"]} if meta.get("description") else {}),
                    **({"flags": 8} if meta.get("is_spoiler") or name.startswith("SPOILER_") else {}),
                    **({"width": size[0], "height": size[1]} if size else {}),
                }
            )
        known = {a["id"] for a in kept} | set(files)
        if any(n not in known for n in listed):
            raise invalid("attachments", "ATTACHMENT_NOT_FOUND", "An attachment is neither uploaded nor already there")
        return out

    def _drop_files(self, files: list[Json]) -> None:
        for a in files:
            self._store_file(a["id"], None)

    def _resolve(self, tree: Any, files: list[Json]) -> tuple[Any, set[str]]:
        """Turn ``attachment://name`` into the CDN's address, number the components. Return tree and used file ids."""
        by_name = {a["filename"]: a for a in files}
        tree = json.loads(json.dumps(tree))
        used: set[str] = set()
        for x in walk(tree):
            url = x.get("url")
            if isinstance(url, str) and url.startswith("attachment://"):
                a = by_name.get(url.removeprefix("attachment://"))
                if a is None:
                    raise invalid(
                        "components.0",
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        f"Attachment {url} was not found",
                    )
                used.add(a["id"])
                x.update(url=a["url"], proxy_url=a["url"], **{k: a[k] for k in ("width", "height") if k in a})
                if set(x) <= _MEDIA_KEYS:
                    x.update(id=a["id"], content_type=a["content_type"], attachment_id=a["id"])
        number = 0
        taken = {x["id"] for x in items(tree) if x.get("id")}
        for x in items(tree):
            if not x.get("id"):
                number += 1
                while number in taken:
                    number += 1
                x["id"] = number
            if x["type"] in SELECTS:
                x.pop("required", None)
        for x in walk(tree):
            # In Discord's answers a Unicode emoji has no id at all.
            if isinstance(x.get("emoji"), dict):
                emoji_id = x["emoji"].pop("id", None)
                x["emoji"] |= {"id": str(emoji_id)} if emoji_id else {}
        return tree, used

    def _mentions(self, message: Message, allowed: Json | None) -> list[Json]:
        """Return the users who are pinged, by Discord's allowed_mentions (None: everybody named)."""
        texts = [message.content, *(c["content"] for c in items(message.components) if c["type"] == TEXT)]
        named = dict.fromkeys(re.findall(r"<@!?(\d+)>", "\n".join(texts)))
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            wanted = {str(u) for u in allowed.get("users") or []}
            named = {u: None for u in named if u in wanted}
        return [self._world.users[u].data for u in named if u in self._world.users]

    def _interaction_fields(self, ix: Interaction) -> Json:
        user = self._world.users[ix.user_id].data
        owners = {"0": ix.guild_id or "0"}

        def metadata(one: Interaction) -> Json:
            pressed = {"interacted_message_id": one.source.id} if one.type == 3 and one.source else {}
            return {"id": one.id, "type": one.type, "user": user, "authorizing_integration_owners": owners, **pressed}

        meta = metadata(ix)
        if ix.type == 5 and ix.opener is not None:
            meta["triggering_interaction_metadata"] = metadata(ix.opener)
        out: Json = {"webhook_id": self._world.bot.id, "interaction_metadata": meta}
        if ix.type == 2 and ix.kind is None:
            out |= {"type": 20, "interaction": {"id": ix.id, "type": 2, "name": ix.name, "user": user}}
        return out


def _clean_embed(embed: Json) -> None:
    embed.pop("id", None)
    embed.setdefault("type", "rich")
    for key in ("image", "thumbnail"):
        for extra in ("id", "attachment_id"):
            embed.get(key, {}).pop(extra, None)


def png_size(blob: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG in pixels, None for anything else."""
    if blob[:8] != b"\x89PNG\r\n\x1a\n" or len(blob) < 24:
        return None
    width, height = struct.unpack(">II", blob[16:24])
    return width, height
