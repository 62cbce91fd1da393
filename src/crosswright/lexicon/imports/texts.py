"""Lists people keep: one word a line, `word;score`, `word=clue`, `word: clue`, CSV and TSV, cards.

What parts the columns, whether the first row names them, and whether they are swapped is found out
from the text itself.
"""

import csv
import html
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Literal

from crosswright.lexicon.clued import CLUE_HEADS, WORD_HEADS
from crosswright.lexicon.imports.rows import Row, Rows, numbered

LOOKED_AT = 1000
"""Rows that are enough to tell what a list is."""

MOST_LINES = 5
"""Lines that one field in quotation marks may run over."""

SCORE_HEADS = frozenset(
    [
        "score",
        "points",
        "rating",
        "weight",
        "punkte",
        "wert",
        "body",
        "skóre",
        "очки",
        "оценка",
        "бали",
        "puntos",
        "punti",
        "punkty",
    ]
)
TAG_HEADS = frozenset(
    ["tag", "tags", "category", "topic", "schlagwort", "thema", "тема", "теги", "étiquettes"]
)

_FIRST_MARK = re.compile(r'"(?:[^"]|"")*"|([;,=:])')
_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")
_DIRECTIVE = re.compile(
    r"#(separator|html|tags column|columns|notetype|deck)[ \w]*:(.*)", re.IGNORECASE
)
_SEPARATORS = {"tab": "\t", "semicolon": ";", "comma": ",", "pipe": "|", "colon": ":"}
_SOUND = re.compile(r"\[sound:[^\]]*\]")
_PICTURE = re.compile(r"<img\b[^>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")

Fields = tuple[int, list[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """Which column says what; None where there is no such column."""

    word: int = 0
    clue: int | None = None
    score: int | None = None
    tags: int | None = None

    def row(self, number: int, fields: Sequence[str]) -> Row:
        """The row these fields make."""
        return Row(
            number,
            _at(fields, self.word),
            "" if self.clue is None else _at(fields, self.clue),
            "" if self.score is None else _at(fields, self.score),
            () if self.tags is None else tuple(_at(fields, self.tags).split()),
        )


def read_text(text: str, *, encoding: str = "") -> Rows:
    """The rows of any of these lists."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if _DIRECTIVE.match(text):
        return _cards(text, encoding)
    sample = [line for _, line in islice(numbered(text), LOOKED_AT) if not line.startswith("; ")]
    mark = separator(sample)
    if mark in "=:":
        comment = "; " if mark == ":" else "#"
        return Rows(
            format=f"word{mark}clue" if mark else "one word a line",
            rows=_pairs(text, mark, comment),
            encoding=encoding,
        )
    return table(_fields(text, mark), format=_NAMES[mark], encoding=encoding)


_NAMES = {"\t": "tab-separated", ";": "semicolon-separated", ",": "comma-separated"}


def separator(lines: Sequence[str]) -> str:
    """What parts the columns of a list: a tab, `;`, `,`, `=`, `:`, or "" for one word a line."""
    if sum("\t" in line for line in lines) * 2 > len(lines):
        return "\t"
    firsts: Counter[str] = Counter()
    for line in lines:
        marks = (found[1] for found in _FIRST_MARK.finditer(line) if found[1])
        firsts[next(marks, "")] += 1
    mark, count = max(
        ((mark, count) for mark, count in firsts.items() if mark),
        key=lambda x: x[1],
        default=("", 0),
    )
    return mark if 3 * count >= len(lines) else ""


def table(rows: Iterable[Fields], *, format: str, encoding: str = "") -> Rows:
    """The rows of a table whose columns have yet to be told apart."""
    unread = iter(rows)
    sample = list(islice(unread, LOOKED_AT))
    columns, notes, headed = _columns(sample)
    rest = chain(sample[1:] if headed else sample, unread)
    return Rows(
        format=format,
        rows=(columns.row(*row) for row in rest),
        encoding=encoding,
        notes=notes,
    )


def _columns(rows: Sequence[Fields]) -> tuple[Columns, tuple[str, ...], bool]:
    """The columns, what to tell about them, and whether the first row names them."""
    if rows:
        named = _named([field.strip().casefold() for field in rows[0][1]])
        if named is not None:
            return named, (f"the first row names the columns: {' | '.join(rows[0][1])}",), True
    sample = [fields for _, fields in rows]
    width = max(map(len, sample), default=1)
    numeric = [at for at in range(1, width) if _is_numeric(sample, at)]
    score = numeric[0] if numeric else None
    words = [at for at in range(width) if at != score]
    if len(words) < 2:
        return Columns(score=score), (), False
    first, second, *_ = words
    if _reads_as_clues(sample, first, second):
        note = "the columns are swapped: the first holds the clues, the second the words"
        return Columns(word=second, clue=first, score=score), (note,), False
    return Columns(word=first, clue=second, score=score), (), False


def _named(heads: Sequence[str]) -> Columns | None:
    def place(names: frozenset[str]) -> int | None:
        return next((at for at, head in enumerate(heads) if head in names), None)

    word, clue, score = place(WORD_HEADS), place(CLUE_HEADS), place(SCORE_HEADS)
    if word is None or (clue is None and score is None and len(heads) > 1):
        return None
    return Columns(word=word, clue=clue, score=score, tags=place(TAG_HEADS))


def _is_numeric(sample: Sequence[Sequence[str]], at: int) -> bool:
    given = [_at(fields, at) for fields in sample if _at(fields, at)]
    return bool(given) and sum(map(bool, map(_NUMBER.fullmatch, given))) * 2 > len(given)


def _reads_as_clues(sample: Sequence[Sequence[str]], first: int, second: int) -> bool:
    """Whether the first column holds the longer texts, and the second mostly single words."""
    pairs = [(_at(x, first).split(), _at(x, second).split()) for x in sample]
    full = [(a, b) for a, b in pairs if a and b]
    longer = sum(len(a) > len(b) for a, b in full)
    single = sum(len(b) == 1 for _, b in full)
    return 2 * longer > len(full) and 3 * single > 2 * len(full)


def _pairs(text: str, mark: str, comment: str) -> Iterator[Row]:
    for number, line in numbered(text, comment=comment):
        word, _, clue = line.partition(mark) if mark else (line, "", "")
        yield Row(number, word.strip(), clue.strip())


def _fields(text: str, mark: str) -> Iterator[Fields]:
    """The rows of a table, each under the number of its last line."""
    quoting: Literal[0, 3] = csv.QUOTE_MINIMAL if _quotes_close(text, mark) else csv.QUOTE_NONE
    reader = csv.reader(io.StringIO(text), delimiter=mark, skipinitialspace=True, quoting=quoting)
    for fields in reader:
        if any(fields) and not fields[0].startswith("#"):
            yield reader.line_num, fields


def _quotes_close(text: str, mark: str) -> bool:
    """Whether quotation marks enclose fields here; one that never closes would swallow the rest."""
    if '"' not in text:
        return False
    reader = csv.reader(io.StringIO(text), delimiter=mark, skipinitialspace=True)
    try:
        return not any(field.count("\n") > MOST_LINES for fields in reader for field in fields)
    except csv.Error:
        return False


def _cards(text: str, encoding: str) -> Rows:
    """The text export of Anki: directives, then a card a line, with the markup of its fields."""
    directives = {}
    for line in text.split("\n"):
        found = _DIRECTIVE.match(line)
        if found is None:
            break
        directives[found[1].lower()] = found[2].strip()
    mark = _SEPARATORS.get(directives.get("separator", "tab").lower(), "\t")
    tags = directives.get("tags column", "")
    columns = Columns(word=0, clue=1, tags=int(tags) - 1 if tags.isdecimal() else None)
    rows = list(_fields(text, mark))
    notes = _dropped(field for _, fields in rows for field in fields)
    cleaned = ((number, [_plain(field) for field in fields]) for number, fields in rows)
    made = (columns.row(*row) for row in cleaned)
    return Rows(
        format="Anki cards",
        rows=(
            row._replace(lacks="no word beside the picture") if _PICTURE.search(fields[0]) else row
            for row, (_, fields) in zip(made, rows, strict=True)
        ),
        encoding=encoding,
        notes=notes,
    )


def _dropped(fields: Iterable[str]) -> tuple[str, ...]:
    sounds = pictures = 0
    for field in fields:
        sounds += len(_SOUND.findall(field))
        pictures += len(_PICTURE.findall(field))
    counts = ((sounds, "sound"), (pictures, "picture"))
    return tuple(
        f"{count} {thing}{'s' if count > 1 else ''} left out" for count, thing in counts if count
    )


def _plain(field: str) -> str:
    text = _TAG.sub(" ", _SOUND.sub(" ", field))
    return " ".join(html.unescape(text).split())


def _at(fields: Sequence[str], place: int) -> str:
    return fields[place].strip() if place < len(fields) else ""
