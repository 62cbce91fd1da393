"""A person's words with their clues: CSV or TSV with or without a header, `word=clue`, `word - clue`,
plain lines.

Nothing is lost: every line that holds something becomes a word, or is listed with the reason.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import Language
from crosswright.lexicon.own import RejectedLine, decoded
from crosswright.lexicon.word import LONGEST

SHORTEST = 2
MOST_LINES = 5
"""Lines that one clue in quotation marks may run over."""

_SURE = ("=", " - ", " – ", " — ")
_PARTING = (*_SURE, ": ")
"""What people type between a word and its clue where no table is meant."""

MOST_SHOWN = 80
"""Signs of a rejected word that are shown."""

WORD_HEADS = frozenset(
    {
        "word",
        "words",
        "answer",
        "answers",
        "entry",
        "term",
        "слово",
        "слова",
        "ответ",
        "термин",
        "відповідь",
        "термін",
        "wort",
        "wörter",
        "antwort",
        "lösung",
        "begriff",
        "slovo",
        "slová",
        "slova",
        "odpoveď",
        "odpověď",
        "pojem",
        "mot",
        "mots",
        "réponse",
        "palabra",
        "palabras",
        "respuesta",
        "parola",
        "parole",
        "risposta",
        "palavra",
        "resposta",
        "słowo",
        "hasło",
        "odpowiedź",
    }
)
CLUE_HEADS = frozenset(
    {
        "clue",
        "clues",
        "hint",
        "question",
        "definition",
        "подсказка",
        "подсказки",
        "вопрос",
        "определение",
        "толкование",
        "підказка",
        "питання",
        "визначення",
        "hinweis",
        "frage",
        "umschreibung",
        "erklärung",
        "nápoveda",
        "nápověda",
        "otázka",
        "legenda",
        "indice",
        "définition",
        "pista",
        "definición",
        "indizio",
        "definizione",
        "dica",
        "definição",
        "podpowiedź",
        "pytanie",
        "definicja",
    }
)
KIND_HEADS = frozenset({"kind", "clue kind", "вид", "тип", "рід", "art", "druh", "genre", "rodzaj"})
"""What the first row of a table calls its columns, in the languages people asked in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CluedWord:
    """A word a person gave, with its clue ("" for none) and the line it stands on, from 1.

    `kind` is what a column of that name calls the clue, in small letters. A clue that is not the
    person's own, for it came from a lexicon, has a `source` and its licence.
    """

    written: str
    cells: tuple[str, ...]
    clue: str = ""
    line: int = 0
    kind: str = ""
    source: str = ""
    licence: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CluedList:
    """A person's list as read: its words once each, and every line that gave none.

    `header` is the first row where that named the columns, "" otherwise.
    """

    name: str
    words: tuple[CluedWord, ...]
    rejected: tuple[RejectedLine, ...]
    header: str = ""


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    word: str
    clue: str
    kind: str = ""


def parse_clued(data: bytes, *, name: str, language: Language) -> CluedList:
    """Read a list from the bytes of a file; `name` is what messages call it.

    Lines that start with `#` are passed over. Words may have spaces and hyphens.

    Raises:
        WordListError: for a list that is empty or binary, or gives no word at all.
    """
    read = sniff_clued(data, name=name, language=language)
    if not read.words:
        raise _nothing(name, read.rejected)
    return read


def sniff_clued(data: bytes, *, name: str, language: Language) -> CluedList:
    """Read a list as `parse_clued` does, be there words in it or none.

    Raises:
        WordListError: for a list that is empty or binary.
    """
    text, _ = decoded(data, name, language)
    rows, header = _rows(text.replace("\r\n", "\n").replace("\r", "\n"))
    return _listed(rows, name=name, header=header, language=language)


def written_clued(words: Iterable[str | tuple[str, str]], *, language: Language) -> CluedList:
    """Read words given one by one: `word`, `word=clue` or (word, clue).

    Raises:
        WordListError: when not one of them can be used.
    """
    rows = []
    for number, word in enumerate(words, 1):
        parts = word.partition("=")[::2] if isinstance(word, str) else word
        rows.append(_Row(number, *(part.strip() for part in parts)))
    read = _listed(rows, name="words", header="", language=language)
    if not read.words:
        raise _nothing("words", read.rejected)
    return read


def _rows(text: str) -> tuple[list[_Row], str]:
    """The rows of a table or list, and its header."""
    lines = [x for x in text.split("\n") if x.strip() and not x.lstrip().startswith("#")]
    mark = _separator(lines)
    if mark in ("", *_PARTING):
        rows = [
            _Row(number, *_parted(line, mark))
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if rows and not mark and rows[0].word.casefold() in WORD_HEADS:
            return rows[1:], rows[0].word
        return rows, ""
    return _table(text, mark)


def _parted(line: str, mark: str) -> tuple[str, str]:
    """A word and its clue, parted by the sign of the list or by one that no word has."""
    found = [(line.index(x), x) for x in {mark, *_SURE} if x and x in line]
    word, _, clue = line.partition(min(found)[1]) if found else (line, "", "")
    return word.strip(), clue.strip()


def _separator(lines: Sequence[str]) -> str:
    """What parts word and clue: the sign that most lines have, a tab before all others."""
    marks = ("\t", ";", ",", *_PARTING)
    counts = {mark: sum(mark in line for line in lines) for mark in marks}
    most = max(counts.values())
    if 2 * most <= len(lines) and counts["\t"] == 0:
        return ""
    if 2 * counts["\t"] > len(lines):
        return "\t"
    # The sign that comes first in a line parts it; the others stand in its clue.
    first = dict.fromkeys(counts, 0)
    for line in lines:
        found = [(line.index(mark), mark) for mark in counts if mark in line]
        if found:
            first[min(found)[1]] += 1
    return max(first, key=lambda mark: first[mark])


def _table(text: str, mark: str) -> tuple[list[_Row], str]:
    lines = text.splitlines(keepends=True)
    try:
        return _rows_of(_read(lines, mark, csv.QUOTE_MINIMAL), mark)
    except (csv.Error, _Unclosed):
        # A quotation mark that is never closed would swallow the rest of the list.
        return _rows_of(_read(lines, mark, csv.QUOTE_NONE), mark)


class _Unclosed(Exception):
    """Indicates a field that runs over more lines than any clue does."""


def _read(
    lines: Sequence[str], mark: str, quoting: Literal[0, 3]
) -> Iterator[tuple[int, list[str]]]:
    """Each row of a table with the number of its last line."""
    reader = csv.reader(lines, delimiter=mark, skipinitialspace=True, quoting=quoting)
    for fields in reader:
        yield reader.line_num, fields


def _rows_of(read: Iterable[tuple[int, list[str]]], mark: str) -> tuple[list[_Row], str]:
    rows: list[_Row] = []
    word_at, clue_at, kind_at, header = 0, 1, None, ""
    for number, fields in read:
        if any(field.count("\n") > MOST_LINES for field in fields):
            raise _Unclosed
        cells = [" ".join(field.split()) for field in fields]
        if not any(cells) or cells[0].startswith("#"):
            continue
        heads = [cell.casefold() for cell in cells]
        words = [at for at, head in enumerate(heads) if head in WORD_HEADS]
        clues = [at for at, head in enumerate(heads) if head in CLUE_HEADS]
        if not rows and not header and words and (clues or len(cells) == 1):
            word_at, clue_at = words[0], (clues or [1])[0]
            kind_at = next((at for at, head in enumerate(heads) if head in KIND_HEADS), None)
            header = mark.join(cells)
            continue
        if kind_at is None:
            rows.append(_Row(number, *_word_and_clue(cells, word_at, clue_at, mark)))
        else:
            word, clue, kind = (
                cells[at] if at < len(cells) else "" for at in (word_at, clue_at, kind_at)
            )
            rows.append(_Row(number, word, clue, kind.casefold()))
    return rows, header


def _word_and_clue(cells: list[str], word_at: int, clue_at: int, mark: str) -> tuple[str, str]:
    word = cells[word_at] if word_at < len(cells) else ""
    if (word_at, clue_at) == (0, 1):
        # A clue with commas that nobody put in quotes is still one clue.
        return word, f"{mark} ".join(cells[1:]).strip()
    return word, cells[clue_at] if clue_at < len(cells) else ""


def _listed(rows: Sequence[_Row], *, name: str, header: str, language: Language) -> CluedList:
    words: dict[tuple[str, ...], CluedWord] = {}
    rejected: list[RejectedLine] = []
    for row in rows:
        if not row.word:
            clue = row.clue[:MOST_SHOWN]
            reason = f"no word beside the clue {clue!r}" if clue else "no word"
            rejected.append(RejectedLine(line=row.line, text="", reason=reason))
            continue
        try:
            cells = _cells(row.word, language)
            if cells in words:
                raise WordListError(_twice(words[cells], row.clue))
        except (LanguageError, WordListError) as error:
            shown = row.word[:MOST_SHOWN]
            rejected.append(RejectedLine(line=row.line, text=shown, reason=str(error)))
            continue
        words[cells] = CluedWord(
            written=row.word, cells=cells, clue=row.clue, line=row.line, kind=row.kind
        )
    return CluedList(
        name=name, words=tuple(words.values()), rejected=tuple(rejected), header=header
    )


def _cells(word: str, language: Language) -> tuple[str, ...]:
    if len(word) > 10 * LONGEST:
        raise WordListError(f"{len(word)} signs; a word has {SHORTEST} to {LONGEST} letters")
    cells = language.cells(word)
    if not cells:
        raise WordListError("no letters")
    if len(cells) == 1:
        raise WordListError(f"one letter; a word has {SHORTEST} to {LONGEST}")
    if len(cells) > LONGEST:
        raise WordListError(f"{len(cells)} letters; a word has {SHORTEST} to {LONGEST}")
    return cells


def _twice(known: CluedWord, clue: str) -> str:
    """What to say of a word that came before: which clue is used, and which was offered too."""
    told = f"stands in line {known.line} already"
    if not clue or clue == known.clue:
        return told
    if not known.clue:
        return f"{told}, without a clue; this clue was offered: {clue!r}"
    return f"{told}; its clue {known.clue!r} is used, {clue!r} was offered too"


def _nothing(name: str, rejected: Sequence[RejectedLine]) -> WordListError:
    if not rejected:
        return WordListError(f"the word list {name!r} is empty; write one word a line")
    first = rejected[0]
    return WordListError(
        f"the word list {name!r} gives no word that can be used; "
        f"line {first.line}, {first.text!r}: {first.reason}"
    )
