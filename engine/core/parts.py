"""Find the parts of a game by its name: ``engine.games.<slug>`` has GAME, ``render.games.<slug>.table`` its table."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any


class MissingPart(RuntimeError):
    """A listed game lacks a file, or the file lacks the name; the text names the file."""


def part(module: str, name: str, *, package: bool = False) -> Any:
    """Return ``name`` of a module or a package. Raises MissingPart.

    An error inside an existing file is raised unchanged.
    """
    path = module.replace(".", "/")
    file = f"{path}/__init__.py" if package else f"{path}.py"
    try:
        found = import_module(module)
    except ModuleNotFoundError as e:
        # Only the file itself or a folder above it; a missing import inside the file is another error.
        if e.name is None or not f"{module}.".startswith(f"{e.name}."):
            raise
        raise MissingPart(f"{file} is missing: it must have {name}") from e
    if not hasattr(found, name):
        raise MissingPart(f"{file} does not have {name}")
    return getattr(found, name)


def first_part(modules: Iterable[str], name: str) -> Any:
    """Return ``name`` of the first of these modules that has it. Raises MissingPart, about the first one.

    So a part may stand in a file of its own, as in games of earlier releases, or in the one that it belongs to.
    """
    missing: MissingPart | None = None
    for module in modules:
        try:
            return part(module, name)
        except MissingPart as e:
            missing = missing or e
    raise missing or MissingPart(f"no file has {name}")


def check_files(root: Path, slugs: Iterable[str], *patterns: str) -> None:
    """Raise MissingPart for the first file that is missing below ``root``; ``{slug}`` in a pattern is filled in.

    For parts that are not modules, or that are not imported at the start.
    """
    for slug in slugs:
        for file in (pattern.format(slug=slug) for pattern in patterns):
            if not (root / file).is_file():
                raise MissingPart(f"{file} is missing")


@contextmanager
def imported_anew(packages: Iterable[str]) -> Iterator[None]:
    """Context manager: imports of these packages read their files again, in the order in which they are needed.

    If the body raises, the former modules are restored.
    """
    inside = tuple(f"{package}." for package in packages)
    former = _modules(inside)
    for name in former:
        del sys.modules[name]
    invalidate_caches()
    try:
        yield
    except BaseException:
        for name in _modules(inside):
            del sys.modules[name]
        for name, module in former.items():
            sys.modules[name] = module
            above, _, last = name.rpartition(".")
            if above in sys.modules:
                setattr(sys.modules[above], last, module)
        raise


def _modules(inside: tuple[str, ...]) -> dict[str, Any]:
    return {name: module for name, module in sys.modules.items() if f"{name}.".startswith(inside)}
