"""What a person adds to a language: imported lists, bans, scores, clues."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.lexicon import (
    PUBLISHED,
    ClueText,
    Edit,
    Imported,
    KeptList,
    Shelf,
    graded,
    load,
    phrases_of,
    read_import,
)
from crosswright.pipeline.files import read_bytes

__all__ = [
    "ImportWish",
    "Imported",
    "add_clue",
    "ban",
    "clues_of",
    "drop",
    "import_list",
    "lists",
    "rescore",
]

Note = Callable[[str], None]

UNKNOWN = "unknown licence"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportWish:
    """A file to import as a person asks for it; see `KeptList` for what is kept.

    `preview` reads and tells, but keeps nothing. `phrases` keeps only what has several words, each
    scored by the rarest of them. `forms` takes all forms of a Hunspell list's stems.
    """

    file: str
    language: str
    name: str | None = None
    member: str | None = None
    backwards: bool = False
    forms: bool = False
    source: str = ""
    licence: str = ""
    clues_only: bool = False
    default_score: int | None = None
    first: bool = False
    preview: bool = False
    phrases: bool = False


def import_list(wish: ImportWish, *, on_note: Note | None = None) -> Imported:
    """Read a file and keep its words and clues, unless only a preview is wanted.

    `on_note` is told when the lexicon has to be built, which the scores of phrases need.

    Raises:
        WordListError: for a file that cannot be read as any list.
        UsageError: for a file that is not there.
        OutputError: when nothing can be kept.
    """
    tongue = language(wish.language)
    path = Path(wish.file)

    def beside(name: str) -> bytes | None:
        other = path.with_name(name)
        return read_bytes(str(other)) if other.is_file() else None

    read = read_import(
        read_bytes(wish.file),
        name=path.name,
        language=tongue,
        beside=beside,
        member=wish.member,
        backwards=wish.backwards,
        forms=wish.forms,
    )
    if wish.phrases:
        read = phrases_of(read, load(wish.language, on_note=on_note))
    if not wish.preview and read.words:
        kept = KeptList(
            name=wish.name or path.name,
            kind=read.kind,
            source=wish.source or (read.name if read.format in PUBLISHED else ""),
            licence=wish.licence or (UNKNOWN if wish.source or read.format in PUBLISHED else ""),
            clues_only=wish.clues_only,
            default_score=wish.default_score,
        )
        Shelf(tongue).put(kept, read.words, first=wish.first)
    return read


def lists(tag: str) -> tuple[KeptList, ...]:
    """The lists kept for a language, the one that counts most first."""
    return Shelf(language(tag)).lists()


def drop(tag: str, name: str) -> None:
    """Keep a list no longer.

    Raises:
        WordListError: when there is none of this name.
    """
    Shelf(language(tag)).remove(name)


def ban(tag: str, *words: str) -> None:
    """Use these words no more, whatever lists say of them.

    Raises:
        LanguageError: for a word the language cannot spell.
    """
    Shelf(language(tag)).edit(*(Edit(kind="ban", written=word) for word in words))


def rescore(tag: str, word: str, score: int) -> None:
    """Give a word a score of one's own, 0 to 100; a word the language lacks is added.

    Raises:
        LanguageError: for a word the language cannot spell.
        WordListError: for a score out of its range.
    """
    Shelf(language(tag)).edit(Edit(kind="score", written=word, value=str(score)))


def add_clue(tag: str, word: str, text: str) -> None:
    """Add a clue of one's own; it is taken before all others.

    Raises:
        LanguageError: for a word the language cannot spell.
        UsageError: for a clue without text.
    """
    if not text.strip():
        raise UsageError("a clue needs a text")
    Shelf(language(tag)).edit(Edit(kind="clue", written=word, value=text))


def clues_of(
    tag: str, word: str, *, permissive: bool = False, on_note: Note | None = None
) -> tuple[ClueText, ...]:
    """The clues there are for a word, each with its difficulty, in the order they would be taken.

    Raises:
        UsageError: for a word that is not in the lexicon.
    """
    lexicon = load(tag, on_note=on_note).with_clues({}, permissive=permissive)
    id = lexicon.find(lexicon.language.cells(word))
    if id is None:
        raise UsageError(f"{word!r} is not in the {tag} lexicon; add it with words import")
    return tuple(graded(lexicon, lexicon.clues(id)))
