"""Options of a game, declared once; commands, lobby, checks and tests read the declaration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

OptionValue = int | bool | str

AUTO = "auto"
"""The value of a number option that lets the game choose the number."""


class BadOption(ValueError):
    """An option value that the game does not offer (with this number of seats)."""

    def __init__(self, option: str, value: object) -> None:
        super().__init__(f"option {option} cannot be {value!r}")
        self.option = option
        self.value = value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named values."""

    key: str
    values: tuple[str, ...]
    default: str

    def admits(self, value: object) -> bool:
        """True if ``value`` is one of the names."""
        return isinstance(value, str) and value in self.values

    def samples(self) -> tuple[OptionValue, ...]:
        """Return values that tests should try."""
        return self.values


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from ``low`` to ``high``; AUTO if the default is AUTO; 0 for no limit if ``none`` is set."""

    key: str
    low: int
    high: int
    default: int | str
    none: bool = False

    @property
    def least(self) -> int:
        """Return the smallest number that a person can enter."""
        return 0 if self.none else self.low

    def admits(self, value: object) -> bool:
        """True if ``value`` is in the range, or is AUTO or 0 if that is offered."""
        if value == AUTO:
            return self.default == AUTO
        return type(value) is int and (self.low <= value <= self.high or (self.none and value == 0))

    def samples(self) -> tuple[OptionValue, ...]:
        """Return values that tests should try: both ends, the default, and 0 if it is offered."""
        return tuple(dict.fromkeys((self.default, self.low, self.high, self.least)))


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off."""

    key: str
    default: bool = False

    def admits(self, value: object) -> bool:
        """True if ``value`` is a bool."""
        return isinstance(value, bool)

    def samples(self) -> tuple[OptionValue, ...]:
        """Return values that tests should try."""
        return (False, True)


Option = Choice | Number | Flag


def settle(options: Iterable[Option], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return all options with defaults filled in. Raises BadOption for an unknown key or a value not offered."""
    declared = {o.key: o for o in options}
    for key, value in given.items():
        if key not in declared or not declared[key].admits(value):
            raise BadOption(key, value)
    return {key: given.get(key, o.default) for key, o in declared.items()}


def combinations(options: Sequence[Option]) -> list[dict[str, OptionValue]]:
    """For tests: return the defaults, then every sample value of each option alone."""
    out = [settle(options, {})]
    for o in options:
        out += [settle(options, {o.key: v}) for v in o.samples() if v != o.default]
    return out
