"""A face for each person who has chosen no portrait: one of the house portraits, by a hash of the person's id.

An id is public in Discord, and a face tells nothing about a person.  A person has the same face in every game and
picture; only where two at one table would share it, or another has chosen it, one of them has the next of their own.
A chosen portrait always wins, and so does the choice of the letter.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from hashlib import sha256

from render.kit.pieces.medallions import PORTRAITS


@lru_cache(maxsize=4096)
def _ranked(person: str) -> tuple[str, ...]:
    """Return all house portraits, the most fitting first.

    Each is ranked by a hash of its own, so a portrait that is added becomes the face of a few and leaves all others.
    """
    return tuple(sorted(PORTRAITS, key=lambda portrait: sha256(f"{person} {portrait}".encode()).digest()))


def face_of(person: str, taken: Collection[str] = ()) -> str:
    """Return the face of a person, the first that is not ``taken``; if all are, the first. "" for no person."""
    if not person:
        return ""
    return next((face for face in _ranked(person) if face not in taken), _ranked(person)[0])


def faces(people: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the faces of people at one table, each given with their id and chosen portrait: "" where one is chosen.

    Seats do not matter: the same people have the same faces after a rematch.
    """
    taken, found = {chosen for _, chosen in people if chosen}, dict[str, str]()
    for person in sorted(person for person, chosen in people if person and not chosen):
        found[person] = face_of(person, taken)
        taken.add(found[person])
    return tuple("" if chosen else found.get(person, "") for person, chosen in people)
