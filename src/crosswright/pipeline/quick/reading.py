"""How a pasted list or a file of words is read: every line, and what became of it."""

import re
from dataclasses import asdict, dataclass
from html import unescape
from typing import Any, Literal

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import LANGUAGES, language
from crosswright.lexicon import CluedList, decoded, rows_in_cards, rows_in_workbook, sniff_clued

MOST_LINES = 3000
MOST_SIGNS = 400_000
PASTED = "your words"
"""What messages call a list that came without a file."""

_MARKED_UP = re.compile(r"^#html:true\s*$", re.MULTILINE)
"""How Anki says that the texts of its cards have tags in them."""
_TAG = re.compile(r"<[^<>\n]*>")

SAMPLE = 40
"""Lines that are enough to tell the language of a list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadLine:
    """One line: its number from 1, and the word it gave with its letters in cells, or why none."""

    line: int
    state: Literal["word", "rejected"]
    word: str
    clue: str = ""
    letters: int = 0
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadList:
    """A list as it was read; `header` is the row that named its columns, "" where none did."""

    language: str
    header: str
    lines: tuple[ReadLine, ...]

    @property
    def words(self) -> int:
        """The lines that gave a word."""
        return sum(line.state == "word" for line in self.lines)

    def plain(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self) | {"words": self.words, "rejected": len(self.lines) - self.words}


def read_list(text: str, *, tag: str = "", prefer: str = "en") -> ReadList:
    """Read a pasted list in a language; without one, in the language that spells most of it.

    Among languages that do equally well, `prefer` comes first, then the order of the table.

    Raises:
        LanguageError: for an unknown language.
        WordListError: for a list that is too long.
    """
    chosen, read = read_clued(text, tag=tag, prefer=prefer)
    lines = [
        ReadLine(line=x.line, state="word", word=x.written, clue=x.clue, letters=len(x.cells))
        for x in read.words
    ]
    lines += [
        ReadLine(line=x.line, state="rejected", word=x.text, reason=x.reason) for x in read.rejected
    ]
    return ReadList(
        language=chosen,
        header=read.header,
        lines=tuple(sorted(lines, key=lambda line: line.line)),
    )


def read_clued(text: str, *, tag: str = "", prefer: str = "en") -> tuple[str, CluedList]:
    """The words of a pasted list and the language they were read in, as `read_list`.

    Raises:
        LanguageError, WordListError: as `read_list`.
    """
    if len(text) > MOST_SIGNS or text.count("\n") > MOST_LINES:
        raise WordListError(f"the list is longer than {MOST_LINES} lines; give a part of it")
    text = _without_markup(text) if _MARKED_UP.search(text) else text
    chosen = language(tag).tag if tag else _language_of(text, prefer)
    if not text.strip():
        return chosen, CluedList(name=PASTED, words=(), rejected=())
    return chosen, sniff_clued(text.encode(), name=PASTED, language=language(chosen))


def text_of_file(data: bytes, *, name: str, tag: str = "", prefer: str = "en") -> str:
    """A file of words as the text a person would have pasted: workbooks and cards become a table.

    Raises:
        WordListError: for a file that is binary, damaged or empty.
    """
    rows = rows_in_cards(data, name=name) or rows_in_workbook(data, name=name)
    if rows is not None:
        return "\n".join(_row(cells) for cells in rows)
    text, _ = decoded(data, name, language(tag or prefer))
    return text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _without_markup(text: str) -> str:
    """A set of cards less the tags of its texts; no line is lost, so that numbers stay right."""
    lines = (unescape(_TAG.sub(" ", line)) for line in text.split("\n"))
    return "\n".join(
        " ".join(line.replace("\t", "\0").split()).replace("\0", "\t") for line in lines
    )


def _row(cells: tuple[str, ...]) -> str:
    return "\t".join(" ".join(cell.split()) for cell in cells).rstrip("\t")


def _language_of(text: str, prefer: str) -> str:
    """The language that spells most lines; its sample is the beginning of the list."""
    sample = "\n".join([x for x in text.split("\n") if x.strip()][:SAMPLE]).encode()
    known = [prefer, *(x for x in LANGUAGES if x != prefer)] if prefer in LANGUAGES else LANGUAGES
    best, most = next(iter(known)), 0
    for tag in known:
        try:
            count = len(sniff_clued(sample, name=PASTED, language=language(tag)).words)
        except (LanguageError, WordListError):
            continue
        if count > most:
            best, most = tag, count
    return best
