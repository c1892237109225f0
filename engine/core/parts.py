"""Finds the parts of a game by its name: ``engine.games.<slug>`` has GAME, ``render.games.<slug>.table`` PAINTER."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any


class MissingPart(RuntimeError):
    """A game on the list lacks a file, or the file lacks the name; the text says which file."""


def part(module: str, name: str, *, package: bool = False) -> Any:
    """``name`` of a module, or of the front of a package; raises MissingPart.

    What goes wrong inside a file that exists is raised as it is.
    """
    path = module.replace(".", "/")
    file = f"{path}/__init__.py" if package else f"{path}.py"
    try:
        found = import_module(module)
    except ModuleNotFoundError as e:
        # Only the file itself or a folder above it; a missing import inside the file is another fault.
        if e.name is None or not f"{module}.".startswith(f"{e.name}."):
            raise
        raise MissingPart(f"{file} is missing: it must have {name}") from e
    if not hasattr(found, name):
        raise MissingPart(f"{file} does not have {name}")
    return getattr(found, name)


def parts(slugs: Iterable[str], module: str, name: str) -> Mapping[str, Any]:
    """By slug ``name`` of the module that ``module`` gives with ``{slug}`` filled in; raises MissingPart."""
    package = module.endswith("{slug}")
    return MappingProxyType({slug: part(module.format(slug=slug), name, package=package) for slug in slugs})
