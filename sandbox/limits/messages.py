"""Discord's limits for messages, autocomplete choices and uploads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .components import check_message_components
from .errors import ApiError, Json, bad_length, invalid

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SUPPRESS_EMBEDS: Final = 1 << 2
SILENT: Final = 1 << 12
#: name, bytes and media type of an uploaded file, by the number n of its form field ``files[n]``
Uploads = dict[str, tuple[str, bytes]]

LOCALES: Final = frozenset(
    (
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    )
)


def check_message(
    data: Json, files: Uploads, flags: int, *, new: bool, upload_limit: int, known_emoji: Callable[[str], bool]
) -> None:
    """Refuse a message or an edit that Discord would refuse. Raises ApiError. ``upload_limit``: bytes of each file."""
    content = data.get("content")
    embeds: list[Json] = data.get("embeds") or []
    components: list[Json] = data.get("components") or []
    if content is not None and len(content) > 2000:
        raise bad_length("content", 0, 2000)
    nonce = data.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        raise bad_length("nonce", 0, 25)
    _check_attachments(data, files, upload_limit)
    _check_embeds(embeds)
    if flags & V2 and (content or embeds or data.get("poll") or data.get("sticker_ids")):
        key = "content" if content else "embeds" if embeds else "poll"
        raise invalid(
            key,
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
    check_message_components(components, v2=bool(flags & V2), known_emoji=known_emoji)
    said = content.strip() if content else ""
    if new and not (said or embeds or components or files or data.get("sticker_ids") or data.get("poll")):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _check_attachments(data: Json, files: Uploads, upload_limit: int) -> None:
    listed: list[Json] = data.get("attachments") or []
    if len(files) > 10 or len(listed) > 10:
        raise invalid("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for i, a in enumerate(listed):
        if len(a.get("description") or "") > 1024:
            raise bad_length(f"attachments.{i}.description", 0, 1024)
    if any(len(blob) > upload_limit for _, blob in files.values()):
        raise ApiError(413, 40005, "Request entity too large")


def _check_embeds(embeds: list[Json]) -> None:
    if len(embeds) > 10:
        raise bad_length("embeds", 0, 10)
    total = 0
    for i, e in enumerate(embeds):
        footer, author = e.get("footer") or {}, e.get("author") or {}
        fields: list[Json] = e.get("fields") or []
        parts = [
            ("title", e.get("title"), 256),
            ("description", e.get("description"), 4096),
            ("footer.text", footer.get("text"), 2048),
            ("author.name", author.get("name"), 256),
        ]
        if len(fields) > 25:
            raise bad_length(f"embeds.{i}.fields", 0, 25)
        for n, f in enumerate(fields):
            if not f.get("name") or not f.get("value"):
                raise invalid(f"embeds.{i}.fields.{n}", "BASE_TYPE_REQUIRED", "This field is required")
            parts += [(f"fields.{n}.name", f["name"], 256), (f"fields.{n}.value", f["value"], 1024)]
        for path, text, high in parts:
            if len(text or "") > high:
                raise bad_length(f"embeds.{i}.{path}", 0, high)
            total += len(text or "")
        if not 0 <= (e.get("color") or 0) <= 0xFFFFFF:
            raise invalid(f"embeds.{i}.color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")
    if total > 6000:
        raise invalid("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_choices(choices: list[Json] | None) -> None:
    """Refuse autocomplete choices that Discord would refuse. Raises ApiError 50035."""
    if choices is None or len(choices) > 25:
        raise bad_length("data.choices", 0, 25)
    for i, c in enumerate(choices):
        names = [c.get("name") or "", *(c.get("name_localizations") or {}).values()]
        if any(not 1 <= len(n) <= 100 for n in names):
            raise bad_length(f"data.choices.{i}.name", 1, 100)
        if isinstance(c.get("value"), str) and len(c["value"]) > 100:
            raise bad_length(f"data.choices.{i}.value", 0, 100)
        for locale in c.get("name_localizations") or {}:
            if locale not in LOCALES:
                raise invalid(f"data.choices.{i}.name_localizations", "BASE_TYPE_CHOICES", f"{locale} is no locale")
