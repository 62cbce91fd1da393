"""A person's own word list: one word a line, or `word;score`, in whatever encoding it was saved."""

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import Language
from crosswright.lexicon.word import LONGEST, MOST_SCORE, SHORTEST

OWN_SCORE = 50
"""What a person's word without a score is worth at least: they want it used."""

MOST_BYTES = 256 * 1024 * 1024
_OLD_ENCODINGS = ("cp1252", "cp1251", "cp1250")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SCORE = re.compile(r"\+?\d+(?:[.,]\d+)?")
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f]")


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnWord:
    """A word a person gave; `score` is None when they gave none."""

    written: str
    cells: tuple[str, ...]
    score: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RejectedLine:
    """A line that gave no word (`line` counts from 1), and why."""

    line: int
    text: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnList:
    """A person's list as read: its words once each, and every line that gave none.

    `repeats` counts lines merged into an earlier word; the last score given is the one that counts.
    """

    name: str
    encoding: str
    words: tuple[OwnWord, ...]
    rejected: tuple[RejectedLine, ...]
    repeats: int


def read_own(path: Path, *, language: Language) -> OwnList:
    """Read a list from a file.

    Raises:
        WordListError: for a file that cannot be read, is empty or binary, or gives no word at all.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise WordListError(f"the word list {str(path)!r} is larger than 256 MB; split it")
        data = path.read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise WordListError(f"cannot read the word list {str(path)!r}: {reason}") from error
    return parse_own(data, name=str(path), language=language)


def parse_own(data: bytes, *, name: str, language: Language) -> OwnList:
    """Read a list from the bytes of a file; `name` is what messages call it.

    Empty lines and lines that start with `#` are passed over.

    Raises:
        WordListError: for a list that is empty or binary, or gives no word at all.
    """
    text, encoding = decoded(data, name, language)
    return _read(enumerate(text.splitlines(), 1), name, encoding, language)


def own_words(words: Iterable[str], *, language: Language, name: str = "words") -> OwnList:
    """Read words given one by one, each as a line of a list would give it.

    Raises:
        WordListError: when not one of them can be used.
    """
    return _read(enumerate(words, 1), name, "", language)


def _read(
    lines: Iterable[tuple[int, str]], name: str, encoding: str, language: Language
) -> OwnList:
    words: dict[tuple[str, ...], OwnWord] = {}
    rejected: list[RejectedLine] = []
    repeats = 0
    for number, raw in lines:
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        try:
            word = _word(line, language)
        except WordListError as error:
            rejected.append(RejectedLine(line=number, text=line[:200], reason=str(error)))
            continue
        known = words.get(word.cells)
        repeats += known is not None
        words[word.cells] = word if known is None or word.score is not None else known
    if not words:
        raise _nothing(name, rejected)
    return OwnList(
        name=name,
        encoding=encoding,
        words=tuple(words.values()),
        rejected=tuple(rejected),
        repeats=repeats,
    )


def _word(line: str, language: Language) -> OwnWord:
    written, *scores = (part.strip() for part in line.split(";"))
    if "=" in written or "\t" in written:
        # Taken for punctuation, it would join a word and its clue into one word.
        raise WordListError("a clue or a column beside the word; write word;score")
    if len(scores) > 1:
        raise WordListError("more than one ';'; write word;score")
    if len(written) > 10 * LONGEST:
        raise WordListError(f"{len(written)} signs; words have {SHORTEST} to {LONGEST} letters")
    try:
        cells = language.cells(written)
    except LanguageError as error:
        raise WordListError(str(error)) from error
    if not SHORTEST <= len(cells) <= LONGEST:
        raise WordListError(f"{len(cells)} letters; words have {SHORTEST} to {LONGEST}")
    return OwnWord(
        written=" ".join(written.split()), cells=cells, score=_score(scores[0]) if scores else None
    )


def _score(text: str) -> int | None:
    if not text:
        return None
    if not _SCORE.fullmatch(text):
        raise WordListError(f"the score {text!r} is no number from 0 to {MOST_SCORE}")
    score = round(float(text.replace(",", ".")))
    if score > MOST_SCORE:
        raise WordListError(f"the score {text} is above {MOST_SCORE}")
    return score


def _nothing(name: str, rejected: list[RejectedLine]) -> WordListError:
    if not rejected:
        return WordListError(f"the word list {name!r} is empty; write one word a line")
    first = rejected[0]
    return WordListError(
        f"the word list {name!r} gives no word that can be used; "
        f"line {first.line}, {first.text[:40]!r}: {first.reason}"
    )


def decoded(data: bytes, name: str, language: Language) -> tuple[str, str]:
    """The text of a list and its encoding, guessed from the language where the file is no UTF-8.

    Raises:
        WordListError: for a list that is empty or binary.
    """
    if not data.strip():
        raise WordListError(f"the word list {name!r} is empty; write one word a line")
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return data.decode(encoding), encoding
            except UnicodeDecodeError as error:
                raise WordListError(
                    f"the word list {name!r} says it is {encoding} but is not; save it as UTF-8"
                ) from error
    sample = data[:65536].decode("latin-1")
    if "\0" in sample or len(_CONTROLS.findall(sample)) > len(sample) / 50:
        raise WordListError(f"the word list {name!r} is no text; write one word a line, as UTF-8")
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        encoding = max(_OLD_ENCODINGS, key=lambda old: _at_home(data, old, language))
        return data.decode(encoding, "replace"), encoding


def _at_home(data: bytes, encoding: str, language: Language) -> int:
    """How many of the first letters beyond ASCII the language knows, read in this encoding."""
    text = data[:65536].decode(encoding, "replace")
    strange = [sign for sign in language.fold(text) if not sign.isascii()]
    return sum(sign in language.alphabet for sign in strange) - sum(
        sign not in language.alphabet for sign in strange
    )
