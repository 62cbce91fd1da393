"""The sayings of a language: which there are, and a person's own files of them."""

from dataclasses import dataclass
from pathlib import Path

from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.lexicon import (
    KeptSayings,
    Punchline,
    ReadSayings,
    SayingShelf,
    punchlines,
    read_sayings,
)
from crosswright.pipeline.files import read_bytes

__all__ = [
    "KeptSayings",
    "Punchline",
    "ReadSayings",
    "SayingWish",
    "drop",
    "ending_in",
    "import_sayings",
    "lists",
]

UNKNOWN = "unknown licence"


@dataclass(frozen=True, slots=True, kw_only=True)
class SayingWish:
    """A file of sayings to import as a person asks for it; `preview` keeps nothing.

    A file of somebody else's sayings has a `source` that pages credit.
    """

    file: str
    language: str
    name: str | None = None
    member: str | None = None
    source: str = ""
    licence: str = ""
    preview: bool = False


def import_sayings(wish: SayingWish) -> ReadSayings:
    """Read a file of sayings and keep them, unless only a preview is wanted.

    Raises:
        WordListError: for a file that holds no saying or cannot be read as text.
        UsageError: for a file that is not there.
        OutputError: when nothing can be kept.
    """
    tongue = language(wish.language)
    name = Path(wish.file).name
    read = read_sayings(read_bytes(wish.file), name=name, language=tongue, member=wish.member)
    if read.texts and not wish.preview:
        kept = KeptSayings(
            name=wish.name or name,
            source=wish.source,
            licence=wish.licence or (UNKNOWN if wish.source else ""),
            texts=read.texts,
        )
        SayingShelf(tongue).put(kept)
    return read


def lists(tag: str) -> tuple[KeptSayings, ...]:
    """The lists of sayings kept for a language, in order of name."""
    return SayingShelf(language(tag)).lists()


def drop(tag: str, name: str) -> None:
    """Keep a list of sayings no longer.

    Raises:
        WordListError: when there is none of this name.
    """
    SayingShelf(language(tag)).remove(name)


def ending_in(tag: str, *, fewest: int, most: int) -> tuple[Punchline, ...]:
    """The sayings of a language whose end has so many letters, each cut there.

    Raises:
        UsageError: for a range that is empty.
    """
    if not 1 <= fewest <= most:
        raise UsageError(f"{fewest} to {most} letters is no range; write for instance 12-20")
    return tuple(punchlines(language(tag), fewest=fewest, most=most))
