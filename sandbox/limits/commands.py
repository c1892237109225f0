"""Discord's limits for the commands that an application registers."""

from __future__ import annotations

import re
from typing import Any, Final

from .errors import ApiError, Json, bad_length, invalid
from .messages import LOCALES

SUB, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
_NAME: Final = re.compile("[-_'’\\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
_MAX_OPTIONS: Final = 25


def check_commands(commands: Any) -> None:
    """Refuse a list of commands that Discord would refuse. Raises ApiError."""
    if not isinstance(commands, list):
        raise invalid("_", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    taken: set[tuple[int, str]] = set()
    count = {1: 0, 2: 0, 3: 0, 4: 0}
    for i, command in enumerate(commands):
        kind = command.get("type") or 1
        check_command(command, f"{i}.")
        if (kind, command["name"]) in taken:
            raise invalid(
                f"{i}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        taken.add((kind, command["name"]))
        count[kind] += 1
    if count[1] > 100:
        raise ApiError(400, 30032, "Maximum number of application commands reached (100).")
    if count[2] > 15 or count[3] > 15:
        raise ApiError(400, 30033, "Maximum number of context menu commands reached (15).")


def check_command(command: Json, prefix: str = "") -> None:
    """Refuse one command that Discord would refuse. Raises ApiError 50035. ``prefix`` begins the error path."""
    kind = command.get("type") or 1
    if kind == 1:
        _check_name(command, prefix, lower=True)
        _check_description(command, prefix)
        _check_options(command.get("options") or [], prefix, depth=0)
    else:
        _check_name(command, prefix, lower=False)
        if command.get("description"):
            raise invalid(
                f"{prefix}description",
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET",
                "Context menu commands cannot have description",
            )
        if command.get("options"):
            raise invalid(
                f"{prefix}options",
                "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_CANNOT_BE_SET",
                "Context menu commands cannot have options",
            )
    size = command_size(command)
    if size > 8000:
        raise invalid(
            prefix.rstrip(".") or "_", "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({size} of 8000)"
        )


def command_size(node: Json) -> int:
    """Count the characters of names, descriptions and values, each by its longest localization (limit: 8000)."""
    size = 0
    for key in ("name", "description"):
        texts = [node.get(key) or "", *(t or "" for t in (node.get(f"{key}_localizations") or {}).values())]
        size += max(map(len, texts))
    if "value" in node:
        size += len(str(node["value"]))
    return size + sum(command_size(x) for key in ("options", "choices") for x in node.get(key) or [])


def _localized(node: Json, key: str, prefix: str) -> list[tuple[str, str]]:
    found = [(f"{prefix}{key}", node.get(key) or "")]
    for locale, text in (node.get(f"{key}_localizations") or {}).items():
        path = f"{prefix}{key}_localizations"
        if locale not in LOCALES:
            raise invalid(path, "BASE_TYPE_CHOICES", f"{locale!r} is not a locale Discord knows")
        found.append((f"{path}.{locale}", text or ""))
    return found


def _check_name(node: Json, prefix: str, *, lower: bool) -> None:
    for path, name in _localized(node, "name", prefix):
        if lower and (not _NAME.fullmatch(name) or name != name.lower()):
            raise invalid(path, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name[:40]!r}")
        if not 1 <= len(name) <= 32:
            raise bad_length(path, 1, 32)


def _check_description(node: Json, prefix: str) -> None:
    for path, text in _localized(node, "description", prefix):
        if not 1 <= len(text) <= 100:
            raise bad_length(path, 1, 100)


def _check_options(options: list[Json], prefix: str, depth: int) -> None:
    if len(options) > _MAX_OPTIONS:
        raise bad_length(f"{prefix}options", 0, _MAX_OPTIONS)
    nested = [o for o in options if o.get("type") in (SUB, GROUP)]
    if nested and len(nested) != len(options):
        raise invalid(
            f"{prefix}options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    optional_seen = False
    for i, option in enumerate(options):
        at = f"{prefix}options.{i}."
        kind = option.get("type")
        _check_name(option, at, lower=True)
        _check_description(option, at)
        if kind in (SUB, GROUP):
            inner = option.get("options") or []
            if depth > 1 or (depth == 1 and kind == GROUP):
                raise invalid(f"{at}type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
            if kind == GROUP and not (inner and all(x.get("type") == SUB for x in inner)):
                raise invalid(f"{at}options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands")
            _check_options(inner, at, depth + 1)
            continue
        if kind not in range(3, 12):
            raise invalid(f"{at}type", "BASE_TYPE_CHOICES", "Value must be one of {1, ..., 11}.")
        if option.get("required"):
            if optional_seen:
                raise invalid(
                    f"{at}required",
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        _check_values(option, at)
    _check_unique(options, prefix)


def _check_unique(options: list[Json], prefix: str) -> None:
    locales = {locale for o in options for locale in o.get("name_localizations") or {}}
    for locale in [None, *locales]:
        names = [(o.get("name_localizations") or {}).get(locale) or o["name"] for o in options]
        if len(set(names)) < len(names):
            raise invalid(
                f"{prefix}options",
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                f"Option names must be unique{f' in {locale}' if locale else ''}",
            )


def _check_values(option: Json, at: str) -> None:
    kind = option["type"]
    choices: list[Json] = option.get("choices") or []
    if choices and kind not in (STRING, INTEGER, NUMBER):
        raise invalid(f"{at}choices", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type has no choices")
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        raise invalid(
            f"{at}autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            "Autocomplete needs a string or number option without choices",
        )
    if len(choices) > 25:
        raise bad_length(f"{at}choices", 0, 25)
    names: set[str] = set()
    for i, choice in enumerate(choices):
        for path, name in _localized(choice, "name", f"{at}choices.{i}."):
            if not 1 <= len(name) <= 100:
                raise bad_length(path, 1, 100)
        value = choice.get("value")
        fits = isinstance(value, str) if kind == STRING else isinstance(value, int | float)
        if not fits or (isinstance(value, str) and len(value) > 100):
            raise invalid(f"{at}choices.{i}.value", "CHOICE_TYPE_INVALID", "The value does not fit the option")
        if choice["name"] in names:
            raise invalid(
                f"{at}choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_DUPLICATED", "Choice names must be unique"
            )
        names.add(choice["name"])
    if not 0 <= (option.get("min_length") or 0) <= 6000 or not 1 <= (option.get("max_length") or 1) <= 6000:
        raise invalid(f"{at}max_length", "NUMBER_TYPE_MAX", "Must be between 1 and 6000.")
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and low > high:
        raise invalid(f"{at}min_value", "NUMBER_TYPE_MAX", "min_value is larger than max_value")
