"""Files a person has, and what others publish, read as words and clues; see `read_import`.

One reader a format. A file is told by what stands in it, not by its name alone.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath
from typing import NamedTuple

from crosswright.errors import WordListError
from crosswright.languages import Language
from crosswright.lexicon.imports import dictionaries
from crosswright.lexicon.imports.anki import rows_in_cards
from crosswright.lexicon.imports.archives import Archive, is_archive, unpack
from crosswright.lexicon.imports.dictionaries import unpacked
from crosswright.lexicon.imports.hunspell import hunspell_list
from crosswright.lexicon.imports.printable import fit_to_print
from crosswright.lexicon.imports.rows import Imported, ImportedWord, Rows, collect
from crosswright.lexicon.imports.sheet import is_workbook, sheet_rows
from crosswright.lexicon.imports.texts import read_text, table
from crosswright.lexicon.own import decoded

__all__ = [
    "PUBLISHED",
    "Imported",
    "ImportedWord",
    "read_import",
    "rows_in_cards",
    "rows_in_workbook",
]

PUBLISHED = frozenset({"Hunspell", "MyThes", "dictd", "StarDict", "kaikki JSON lines", "WN-LMF"})
"""Formats of dictionaries: somebody's work, where other files are taken for the person's own."""

Beside = Callable[[str], bytes | None]

_MYTHES = re.compile(r"[\w-]+\r?\n[^|\n]+\|\d+\r?\n")
_BODIES = (".dict", ".dict.dz")
_MOST_NAMED = 8


def read_import(
    data: bytes,
    *,
    name: str,
    language: Language,
    beside: Beside | None = None,
    member: str | None = None,
    backwards: bool = False,
    forms: bool = False,
) -> Imported:
    """Read a file in any of the formats of this room.

    `beside` gives the bytes of a file that stands beside this one, by its name: the index of a
    dictionary, the rules of a Hunspell list. `member` is the file to read in an archive.
    `backwards` reads a translating dictionary from its translations. `forms` makes of the stems of
    a Hunspell list all that its rules make of them.

    Raises:
        WordListError: for a file that is empty, binary, damaged, or unpacks to too much.
    """
    if is_archive(data):
        archive = unpack(data, name=name)
        if is_workbook(archive):
            rows = table(sheet_rows(archive), format="XLSX")
            return collect(rows, name=name, language=language)
        path = _chosen(archive, name, member)
        around = PurePosixPath(path).parent
        return read_import(
            archive.files[path],
            name=PurePosixPath(path).name,
            language=language,
            beside=lambda other: archive.files.get(str(around / other)),
            backwards=backwards,
            forms=forms,
        )
    data = unpacked(data)
    how = _How(beside or _nothing, backwards, forms)
    rows = _rows(data, name, language, how)
    read = collect(rows, name=name, language=language)
    return fit_to_print(read, language) if read.format in PUBLISHED else read


def rows_in_workbook(data: bytes, *, name: str) -> tuple[tuple[str, ...], ...] | None:
    """The rows of a workbook's first sheet that hold something; None where these bytes are none.

    Raises:
        WordListError: for a workbook that is damaged or unpacks to too much.
    """
    if not is_archive(data):
        return None
    archive = unpack(data, name=name)
    if not is_workbook(archive):
        return None
    return tuple(tuple(cells) for _, cells in sheet_rows(archive))


class _How(NamedTuple):
    """What a file is read with."""

    beside: Beside
    backwards: bool
    forms: bool


def _rows(data: bytes, name: str, language: Language, how: _How) -> Rows:
    beside, backwards = how.beside, how.backwards
    stem, ending = _parts(name)
    if ending in (".index", ".idx"):
        return _indexed(data, ending, _body(stem, beside, name), backwards)
    index = beside(f"{stem}.index") if ending in _BODIES else None
    if index is not None:
        return _indexed(index, ".index", data, backwards)
    if data.lstrip()[:512].find(b"LexicalResource") >= 0:
        return dictionaries.wn_lmf(data)
    text, encoding = _text(data, name, language, beside, stem)
    if text.lstrip().startswith("{"):
        return dictionaries.kaikki(text)
    if _MYTHES.match(text):
        return dictionaries.mythes(text)
    if ending == ".dic" and text.split("\n", 1)[0].strip().isdigit():
        return hunspell_list(text, _rules(beside, stem, encoding) if how.forms else None)
    return read_text(text, encoding=encoding)


def _rules(beside: Beside, stem: str, encoding: str) -> str:
    """The rules of a Hunspell list."""
    rules = beside(f"{stem}.aff")
    if rules is None:
        raise WordListError(f"beside {stem}.dic there is no {stem}.aff, whose rules make the forms")
    return rules.decode(encoding, "replace")


def _text(data: bytes, name: str, language: Language, beside: Beside, stem: str) -> tuple[str, str]:
    """The text of a file; Hunspell and MyThes say in which encoding it is."""
    stated = re.match(rb"(?:\xef\xbb\xbf)?(?:SET )?([A-Za-z]+[-_]?[\w-]*\d)\r?\n", data)
    if name.endswith(".dic"):
        stated = re.search(rb"^SET\s+(\S+)", beside(f"{stem}.aff") or b"", re.MULTILINE)
    if stated is not None:
        try:
            encoding = stated[1].decode("ascii").replace("microsoft-", "")
            return data.decode(encoding, "replace").lstrip("\ufeff"), encoding.lower()
        except LookupError:
            pass
    return decoded(data, name, language)


def _indexed(index: bytes, ending: str, body: bytes, backwards: bool) -> Rows:
    index, body = unpacked(index), unpacked(body)
    if ending == ".idx":
        return dictionaries.stardict(index, body)
    return dictionaries.dictd(index, body, backwards=backwards)


def _body(stem: str, beside: Beside, name: str) -> bytes:
    for ending in reversed(_BODIES):
        body = beside(stem + ending)
        if body is not None:
            return body
    raise WordListError(f"beside {name!r} there is no {stem}.dict or {stem}.dict.dz")


def _parts(name: str) -> tuple[str, str]:
    base = PurePosixPath(name.replace("\\", "/")).name.removesuffix(".gz")
    for ending in (".dict.dz", ".dict", ".index", ".idx", ".dic"):
        if base.endswith(ending):
            return base.removesuffix(ending), ending
    return base, ""


_READABLE = (
    ".dic",
    ".dat",
    ".txt",
    ".csv",
    ".tsv",
    ".index",
    ".idx",
    ".jsonl",
    ".xml",
    ".dict",
    ".ewl",
)


def _chosen(archive: Archive, name: str, member: str | None) -> str:
    if member is not None:
        found = [path for path in archive.files if path == member or path.endswith(f"/{member}")]
        if len(found) != 1:
            raise WordListError(f"the archive {name!r} has {len(found)} files {member!r}")
        return found[0]
    lists = [x for x in archive.files if _may_be_list(x, archive)]
    if len(lists) != 1:
        raise WordListError(
            f"the archive {name!r} has {len(lists)} files that may be lists; "
            f"say which one is meant: {_named(lists or archive.files)}"
        )
    return lists[0]


def _may_be_list(path: str, archive: Archive) -> bool:
    """Whether a file has the ending of one; an index counts if what it points into is there."""
    stem, ending = path.removesuffix(".gz").rpartition(".")[::2]
    if ending in ("idx", "index"):
        return any(stem + body in archive.files for body in _BODIES)
    if ending == "dict":
        return f"{stem}.index" not in archive.files
    return f".{ending}" in _READABLE


def _named(paths: Iterable[str]) -> str:
    listed = sorted(paths)
    more = f" and {len(listed) - _MOST_NAMED} more" if len(listed) > _MOST_NAMED else ""
    return ", ".join(listed[:_MOST_NAMED]) + more


def _nothing(_: str) -> None:
    """What stands beside a file that stands nowhere."""
