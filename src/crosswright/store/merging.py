"""Putting puzzles from another library into this one, so that neither loses anything.

Two histories of one puzzle are compared from their beginnings. Where one goes on from the other, the
longer stays. Where they part, theirs is kept as a puzzle of its own, beside ours.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from hashlib import sha256

from sqlalchemy import Connection, select

from crosswright.errors import UsageError
from crosswright.store import saving, tables
from crosswright.store.records import Document, Past
from crosswright.store.values import checked, stamp


class Fate(Enum):
    """What became of something that was put into a library that may know it already."""

    NEW = "new"
    KNOWN = "already here"
    FORWARD = "brought forward"
    COPY = "kept as a copy beside the one that is here"


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """A puzzle from another library. `past` begins anew at each call, the first save first;
    `document` is the last of it.
    """

    id: str
    created: datetime
    binned: datetime | None
    document: Document
    past: Callable[[], Iterator[Past]]


def take_in(connection: Connection, history: History) -> tuple[Fate, str]:
    """Put a history into the library; what became of it, and the id it has here.

    Raises:
        UsageError: for an id that is none, or a history whose end is not its document.
    """
    id = checked(history.id, saving.WHAT)
    theirs = [(_sum(past.text), stamp(past.at)) for past in history.past()]
    sums = [x for x, _ in theirs]
    if not sums or sums[-1] != _sum(history.document.text):
        raise UsageError("its last revision is not its document; export it again")
    ours = _sums(connection, id)
    parted = ours[: len(sums)] != sums[: len(ours)]
    if parted:
        # Always the same id for the same history, so that it is not copied again the next time.
        id = sha256(f"{id} {sums[-1]}".encode()).hexdigest()[:16]
        ours = _sums(connection, id)
    if ours and (parted or len(ours) >= len(sums)):
        return Fate.KNOWN, id
    number, changed = len(sums), theirs[-1][1]
    if ours:
        saving.change_puzzle(connection, id, history.document, number=number, changed=changed)
    else:
        saving.add_puzzle(
            connection,
            id,
            history.document,
            number=number,
            created=stamp(history.created),
            changed=changed,
            binned=None if history.binned is None else stamp(history.binned),
        )
    for number, past in enumerate(history.past(), 1):
        if number > len(ours):
            saving.add_revision(connection, id, number, past.text, stamp(past.at))
    if ours:
        return Fate.FORWARD, id
    return (Fate.COPY if parted else Fate.NEW), id


def _sums(connection: Connection, id: str) -> list[str]:
    held = tables.revision.c
    numbers = select(held.number).where(held.puzzle == id).order_by(held.number)
    found = connection.execute(numbers).scalars().all()
    return [_sum(saving.revision_text(connection, id, number)) for number in found]


def _sum(text: str) -> str:
    return sha256(text.encode()).hexdigest()
