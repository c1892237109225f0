"""Discord's limits for components, in messages (old and V2) and in modals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from .emoji import is_emoji
from .errors import Json, bad_length, invalid

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS: Final = frozenset((3, 5, 6, 7, 8))
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23

#: Which types may stand directly inside which; None is the message itself.
_INSIDE: Final[dict[int | None, frozenset[int]]] = {
    None: frozenset((ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)),
    CONTAINER: frozenset((ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)),
    ROW: frozenset((BUTTON, *SELECTS)),
    SECTION: frozenset((TEXT,)),
}
_IN_LABEL: Final = frozenset((TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX))


def walk(tree: Any) -> Iterator[Json]:
    """Return every JSON object within a tree, outermost first."""
    found: list[Json] = []
    _gather(tree, found)
    return iter(found)


def _gather(tree: Any, found: list[Json]) -> None:
    if isinstance(tree, dict):
        found.append(tree)
        tree = tree.values()
    elif not isinstance(tree, list):
        return
    for value in tree:
        if isinstance(value, dict | list):
            _gather(value, found)


def items(tree: Any) -> Iterator[Json]:
    """Return every component within a tree (objects with a whole-number ``type``)."""
    return (x for x in walk(tree) if isinstance(x.get("type"), int))


@dataclass(slots=True)
class _Check:
    """One pass over the components of one message or modal."""

    known_emoji: Callable[[str], bool]
    ids: set[str] = field(default_factory=set)
    numbers: set[int] = field(default_factory=set)

    def text(self, c: Json, key: str, path: str, high: int, low: int = 0, *, required: bool = False) -> None:
        value = c.get(key)
        if value is None:
            if required:
                raise invalid(f"{path}.{key}", "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str) or not low <= len(value) <= high:
            raise bad_length(f"{path}.{key}", low, high)

    def custom_id(self, c: Json, path: str) -> None:
        self.text(c, "custom_id", path, 100, 1, required=True)
        if c["custom_id"] in self.ids:
            raise invalid(
                f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.ids.add(c["custom_id"])

    def emoji(self, emoji: Json | None, path: str) -> None:
        if not emoji:
            return
        ok = self.known_emoji(str(emoji["id"])) if emoji.get("id") else is_emoji(emoji.get("name") or "")
        if not ok:
            raise invalid(
                f"{path}.emoji.id" if emoji.get("id") else f"{path}.emoji.name",
                "BUTTON_COMPONENT_INVALID_EMOJI",
                "Invalid emoji",
            )

    def children(self, c: Json, path: str, low: int, high: int, key: str = "components") -> list[Json]:
        found = c.get(key)
        if not isinstance(found, list) or not low <= len(found) <= high:
            raise bad_length(f"{path}.{key}", low, high)
        return found

    def component(self, c: Json, path: str, inside: int | None) -> None:
        kind = c.get("type")
        if kind not in _INSIDE[inside]:
            allowed = ", ".join(map(str, sorted(_INSIDE[inside])))
            raise invalid(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({allowed}).')
        self.number(c, path)
        if kind == ROW:
            self.row(c, path)
        elif kind == SECTION:
            for i, x in enumerate(self.children(c, path, 1, 3)):
                self.component(x, f"{path}.components.{i}", SECTION)
            accessory = c.get("accessory") or {}
            if accessory.get("type") == BUTTON:
                self.button(accessory, f"{path}.accessory")
            elif accessory.get("type") == THUMBNAIL:
                self.media(accessory, f"{path}.accessory")
            else:
                raise invalid(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
        elif kind == TEXT:
            self.text(c, "content", path, 4000, 1, required=True)
        elif kind == GALLERY:
            for i, x in enumerate(self.children(c, path, 1, 10, "items")):
                self.media(x, f"{path}.items.{i}")
        elif kind == FILE:
            if not str((c.get("file") or {}).get("url", "")).startswith(("attachment://", "http")):
                raise invalid(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", "Must be an attachment:// reference")
        elif kind == SEPARATOR:
            if c.get("spacing") not in (None, 1, 2):
                raise invalid(f"{path}.spacing", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
        elif kind == CONTAINER:
            if not 0 <= (c.get("accent_color") or 0) <= 0xFFFFFF:
                raise invalid(f"{path}.accent_color", "NUMBER_TYPE_MAX", "int value should be less than 16777216.")
            for i, x in enumerate(self.children(c, path, 1, 40)):
                self.component(x, f"{path}.components.{i}", CONTAINER)

    def number(self, c: Json, path: str) -> None:
        number = c.get("id")
        if number:
            if number in self.numbers:
                raise invalid(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.numbers.add(number)

    def row(self, c: Json, path: str) -> None:
        inner = self.children(c, path, 1, 5)
        for i, x in enumerate(inner):
            at = f"{path}.components.{i}"
            if x.get("type") == BUTTON:
                self.button(x, at)
            elif x.get("type") in SELECTS:
                if len(inner) > 1:
                    raise invalid(
                        f"{path}.components",
                        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                        "The specified component exceeds the maximum width",
                    )
                self.select(x, at, modal=False)
            else:
                raise invalid(at, "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 3, 5, 6, 7, 8).')

    def button(self, c: Json, path: str) -> None:
        self.number(c, path)
        style = c.get("style")
        if style not in (1, 2, 3, 4, 5, 6):
            raise invalid(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
        self.text(c, "label", path, 80)
        self.emoji(c.get("emoji"), path)
        if style == 5:
            self.text(c, "url", path, 512, 1, required=True)
            if not c["url"].startswith(("http://", "https://", "discord://")):
                raise invalid(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.")
            if c.get("custom_id"):
                raise invalid(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        elif style != 6:
            self.custom_id(c, path)
        if style != 6 and not c.get("label") and not c.get("emoji"):
            raise invalid(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")

    def select(self, c: Json, path: str, *, modal: bool) -> None:
        self.number(c, path)
        self.custom_id(c, path)
        self.text(c, "placeholder", path, 150)
        low, high = (1 if c.get(k) is None else c[k] for k in ("min_values", "max_values"))
        if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
            raise invalid(f"{path}.min_values", "NUMBER_TYPE_MAX", "Values must be 0..25, and no more than max_values.")
        if c["type"] == STRING_SELECT:
            self.options(c, path, 1, 25)
            if low > len(c["options"]) or high > len(c["options"]):
                raise invalid(
                    f"{path}.max_values",
                    "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                    "Must be less than or equal to the number of options",
                )
            if sum(bool(o.get("default")) for o in c["options"]) > high:
                raise invalid(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
        if modal and c.get("disabled"):
            raise invalid(f"{path}.disabled", "MODAL_COMPONENT_DISABLED", "Cannot be disabled in a modal")

    def options(self, c: Json, path: str, low: int, high: int) -> None:
        values = set()
        for i, o in enumerate(self.children(c, path, low, high, "options")):
            at = f"{path}.options.{i}"
            self.text(o, "label", at, 100, 1, required=True)
            self.text(o, "value", at, 100, 1, required=True)
            self.text(o, "description", at, 100)
            self.emoji(o.get("emoji"), at)
            if o["value"] in values:
                raise invalid(
                    f"{at}.value",
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(o["value"])

    def media(self, c: Json, path: str) -> None:
        url = str((c.get("media") or {}).get("url", ""))
        if not url.startswith(("attachment://", "http://", "https://")):
            raise invalid(
                f"{path}.media.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."
            )
        self.text(c, "description", path, 1024)

    def field(self, c: Json, path: str) -> None:
        kind = c.get("type")
        if kind == TEXT_INPUT:
            self.text_input(c, path)
        elif kind in SELECTS:
            self.select(c, path, modal=True)
        elif kind in (RADIO, CHECKBOXES):
            self.custom_id(c, path)
            self.options(c, path, 2 if kind == RADIO else 1, 10)
        else:
            self.custom_id(c, path)

    def text_input(self, c: Json, path: str) -> None:
        self.custom_id(c, path)
        if c.get("style") not in (1, 2):
            raise invalid(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
        self.text(c, "label", path, 45, 1)
        self.text(c, "placeholder", path, 100)
        self.text(c, "value", path, 4000)
        if not 0 <= (c.get("min_length") or 0) <= 4000 or not 1 <= (c.get("max_length") or 4000) <= 4000:
            raise invalid(f"{path}.max_length", "NUMBER_TYPE_MAX", "int value should be less than or equal to 4000.")


def check_message_components(components: list[Json], *, v2: bool, known_emoji: Callable[[str], bool]) -> None:
    """Refuse components of a message that Discord would refuse (ApiError 50035). ``v2``: the flag IS_COMPONENTS_V2."""
    if not v2:
        for i, c in enumerate(components):
            if c.get("type") != ROW:
                raise invalid(f"components.{i}", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1,).')
        if len(components) > 5:
            raise bad_length("components", 0, 5)
    check = _Check(known_emoji)
    for i, c in enumerate(components):
        check.component(c, f"components.{i}", None)
    if v2:
        if sum(1 for _ in items(components)) > 40:
            raise invalid("components", "BASE_TYPE_BAD_LENGTH", "Must be 40 or fewer in length (nested ones counted).")
        if sum(len(c.get("content", "")) for c in items(components) if c["type"] == TEXT) > 4000:
            raise invalid(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                "Displayable text exceeds maximum size of 4000",
            )


def check_modal(modal: Json, known_emoji: Callable[[str], bool]) -> None:
    """Refuse a modal that Discord would refuse. Raises ApiError 50035."""
    check = _Check(known_emoji)
    check.text(modal, "title", "data", 45, 1, required=True)
    check.text(modal, "custom_id", "data", 100, 1, required=True)
    for i, top in enumerate(check.children(modal, "data", 1, 5)):
        path = f"data.components.{i}"
        if top.get("type") == ROW:
            inner = check.children(top, path, 1, 1)
            if inner[0].get("type") != TEXT_INPUT:
                raise invalid(
                    f"{path}.components.0", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4,).'
                )
            check.text_input(inner[0], f"{path}.components.0")
        elif top.get("type") == LABEL:
            check.text(top, "label", path, 45, 1, required=True)
            check.text(top, "description", path, 100)
            inner_one = top.get("component") or {}
            if inner_one.get("type") not in _IN_LABEL:
                raise invalid(f"{path}.component", "UNION_TYPE_CHOICES", "This component cannot stand in a label.")
            check.field(inner_one, f"{path}.component")
        elif top.get("type") == TEXT:
            check.text(top, "content", path, 4000, 1, required=True)
        else:
            raise invalid(path, "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
