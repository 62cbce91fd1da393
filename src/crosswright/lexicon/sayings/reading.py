"""Files of sayings: fortune files, one saying a line, also packed and within archives."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import Language
from crosswright.lexicon.imports.archives import Archive, is_archive, unpack
from crosswright.lexicon.imports.dictionaries import unpacked
from crosswright.lexicon.own import RejectedLine, decoded
from crosswright.lexicon.profanity import Level, profanity_of

FEWEST, MOST = 12, 120
"""Letters of a saying that can be hidden, in part at least."""

MOST_LINES = 4
MOST_SHOWN = 60

_BETWEEN = re.compile(r"^%%?[ \t]*$", re.MULTILINE)
_AUTHOR = re.compile(r"^\s*(?:--+|—|–|\(c\)|©)\s*\S.*$")
_MARKUP = re.compile(r"[\d<>{}\[\]|\\@#=_*~^\x00-\x08]|https?:")
_FORTUNES = re.compile(r"(?:^|/)fortunes?/[^.]+$")
_ABOUT = re.compile(r"-info/|(?:^|/)(?:requirements|licen[cs]e|readme|copying)\b", re.IGNORECASE)
"""What a package says of itself."""

_TEXTS = re.compile(r"\.txt(?:\.gz)?$")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadSayings:
    """A file as read: each of its `read` sayings is among the `texts`, or rejected with a reason."""

    name: str
    format: str
    read: int
    texts: tuple[str, ...]
    rejected: tuple[RejectedLine, ...]


def read_sayings(
    data: bytes, *, name: str, language: Language, member: str | None = None
) -> ReadSayings:
    """Read the sayings of a file, or of the fortune files of an archive.

    The line that names an author is left out, as are sayings that are too long or too short, have
    digits or markup, letters of another language, or rude words.

    Raises:
        WordListError: for a file that is empty, binary or damaged, or an archive without sayings.
    """
    files = _files(data, name, member)
    texts: dict[str, None] = {}
    rejected: list[RejectedLine] = []
    read, formats = 0, set()
    for path, content in files:
        text, _ = decoded(unpacked(content), path, language)
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        fortune = _BETWEEN.search(text) is not None
        formats.add("fortune file" if fortune else "one saying a line")
        for line, lines in _pieces(text, fortune):
            read += 1
            saying = " ".join(" ".join(lines).split())
            reason = "stands there twice" if saying in texts else _unfit(saying, lines, language)
            if reason:
                shown = RejectedLine(line=line, text=saying[:MOST_SHOWN], reason=reason)
                rejected.append(shown)
            else:
                texts[saying] = None
    if not read:
        raise WordListError(f"{name!r} holds no saying; write one a line, or part them by %")
    return ReadSayings(
        name=name,
        format=", ".join(sorted(formats)),
        read=read,
        texts=tuple(texts),
        rejected=tuple(rejected),
    )


def _files(data: bytes, name: str, member: str | None) -> list[tuple[str, bytes]]:
    if not is_archive(data):
        return [(name, data)]
    archive = unpack(data, name=name)
    chosen = _chosen(archive, member)
    if not chosen:
        asked = f"no file {member!r}" if member else "no fortune file and no single text"
        raise WordListError(f"the archive {name!r} has {asked}; say which one is meant")
    return chosen


def _chosen(archive: Archive, member: str | None) -> list[tuple[str, bytes]]:
    files = archive.files
    if member is not None:
        return [(x, files[x]) for x in files if x == member or x.endswith(f"/{member}")]
    fortunes = [(x, files[x]) for x in sorted(files) if _FORTUNES.search(x) and files[x].strip()]
    if fortunes:
        return fortunes
    texts = [(x, files[x]) for x in files if _TEXTS.search(x) and not _ABOUT.search(x)]
    return texts if len(texts) == 1 else []


def _pieces(text: str, fortune: bool) -> Iterator[tuple[int, list[str]]]:
    """Each saying's lines without its author, and the number of its first line."""
    line = 1
    for piece in _BETWEEN.split(text) if fortune else text.split("\n"):
        first = line
        line += piece.count("\n") + (0 if fortune else 1)
        lines = [x for x in piece.split("\n") if x.strip()]
        while lines and _AUTHOR.match(lines[-1]) and len(lines) > 1:
            lines.pop()
        if lines and not (not fortune and lines[0].lstrip().startswith("#")):
            yield first + (1 if fortune and piece.startswith("\n") else 0), lines


def _unfit(saying: str, lines: list[str], language: Language) -> str:
    if len(lines) > MOST_LINES:
        return f"{len(lines)} lines; a saying has {MOST_LINES} at most"
    if _MARKUP.search(saying):
        return "digits or markup"
    try:
        letters = len(language.cells(saying))
    except LanguageError:
        return f"not spelled with the letters of {language.name}"
    if not FEWEST <= letters <= MOST:
        return f"{letters} letters; a saying has {FEWEST} to {MOST}"
    if profanity_of(language).level(saying) is not Level.INNOCENT:
        return "a rude word"
    return ""
