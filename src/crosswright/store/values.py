"""Ids, times and texts in the form every database keeps alike."""

import re
import secrets
import unicodedata
from datetime import UTC, datetime

from crosswright.errors import NotKept, UsageError

_ID = re.compile(r"[0-9a-f]{16}")

MOST_NAME = 500
"""Signs of a name or a title."""
MOST_TEXT = 20_000_000
"""Signs of a document or a word list."""


def new_id() -> str:
    """An id no other library will ever give: archives of two people can be put together."""
    return secrets.token_hex(8)


def checked(id: str, what: str) -> str:
    """The id itself, if it is one.

    Raises:
        NotKept: for what nothing can be called; `what` says what was looked for.
    """
    if _ID.fullmatch(id) is None:
        raise missing(id, what)
    return id


def missing(id: str, what: str) -> NotKept:
    """The one message for something that the library does not hold."""
    return NotKept(f"there is no {what} {id!r:.40} in the library")


def now() -> str:
    """This moment, as the tables hold it."""
    return stamp(datetime.now(UTC))


def stamp(moment: datetime) -> str:
    """A moment as the tables hold it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def moment(stamped: str) -> datetime:
    """The moment a table holds, in UTC."""
    return datetime.fromisoformat(stamped)


def fit(text: str, what: str, *, most: int = MOST_NAME) -> str:
    """The text itself, if every database can hold it.

    Raises:
        UsageError: for one that is too long, holds the sign NUL, or is no Unicode text.
    """
    if len(text) > most:
        raise UsageError(f"{what} has {len(text)} signs, more than {most}; shorten it")
    if "\0" in text:
        raise UsageError(f"{what} holds the sign U+0000; take it out")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise UsageError(f"{what} holds half a sign (a lone surrogate); write it anew") from None
    return text


def plain(text: str, *, most: int = MOST_NAME) -> str:
    """A text as a list shows it, of which the whole stands elsewhere: cut, odd signs marked."""
    return text[:most].replace("\0", "\ufffd").encode("utf-8", "replace").decode()


def fold(text: str) -> str:
    """A text as searches compare it: small letters without accents, blanks as one.

    What this gives is kept in the tables: who changes it adds a step to `migrations`.
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(x for x in parts if not unicodedata.combining(x)).split())
