"""Dictionaries as they are published: MyThes, dictd, StarDict, kaikki, WN-LMF.

Each reader takes bytes and gives rows; none runs or installs anything.
"""

import json
import re
import struct
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from io import BytesIO
from xml.etree import ElementTree

from crosswright.errors import WordListError
from crosswright.lexicon.imports.rows import Row, Rows

MOST_UNPACKED = 256 * 1024 * 1024
"""Bytes a packed file may unpack to."""

LOOKED_AT = 100
"""Articles that are enough to tell what a dictionary has."""

_BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_DIGITS = {sign: number for number, sign in enumerate(_BASE64)}
_NOTE = re.compile(r"<[^<>]*>|\[[^\[\]]*\]|\([^()]*\)|^\s*\d+\.\s*")
_SENSE = re.compile(r"^ +(?:(?:n|v|adj|adv) +\d*|\d+): ", re.MULTILINE)
"""What starts a meaning in WordNet: the part of speech before the first, a number."""

_REFERENCE = re.compile(r" *\[(?:syn|ant|also): [^\]]*\]")
_HEAD = re.compile(r"(.+)\|(\d+)\s*")


def mythes(text: str) -> Rows:
    """The synonyms of a MyThes `.dat`, each a clue of one or two words."""
    return Rows(format="MyThes", rows=_synonyms(text.splitlines()), kind="synonym")


def _synonyms(lines: list[str]) -> Iterator[Row]:
    at = 1
    while at < len(lines):
        head = _HEAD.fullmatch(lines[at])
        at += 1
        if head is None:
            continue
        meanings = lines[at : at + int(head[2])]
        for place, meaning in enumerate(meanings):
            for other in meaning.split("|")[1:]:
                text = _NOTE.sub("", other).strip()
                if text and text.casefold() != head[1].casefold():
                    yield Row(at + place + 1, head[1], text)
        at += len(meanings)


def dictd(index: bytes, body: bytes, *, backwards: bool = False) -> Rows:
    """A dictd dictionary; `backwards` makes its headwords the clues of their translations.

    WordNet in this form has definitions in place of translations.
    """
    articles = list(_articles(index, body))
    if any(_SENSE.search(article) for _, _, article in articles[:LOOKED_AT]):
        return Rows(format="dictd", rows=_defined(articles))
    return Rows(format="dictd", rows=_told(articles, backwards), kind="translation")


def _articles(index: bytes, body: bytes) -> Iterator[tuple[int, str, str]]:
    for number, line in enumerate(index.decode("utf-8", "replace").splitlines(), 1):
        parts = line.split("\t")
        if len(parts) > 2 and not parts[0].startswith("00"):
            start, size = _number(parts[1]), _number(parts[2])
            yield number, parts[0], body[start : start + size].decode("utf-8", "replace")


def _number(text: str) -> int:
    value = 0
    for sign in text:
        value = value * 64 + _DIGITS.get(sign, 0)
    return value


def _told(articles: Iterable[tuple[int, str, str]], backwards: bool) -> Iterator[Row]:
    for number, head, article in articles:
        lines = article.split("\n")
        text = _NOTE.sub("", lines[1] if len(lines) > 1 else lines[0]).strip()
        if not backwards:
            yield Row(number, head, text.split(";")[0].strip())
            continue
        for other in re.split(r"[,;]", text):
            if other.strip():
                yield Row(number, other.strip(), head)


def _defined(articles: Iterable[tuple[int, str, str]]) -> Iterator[Row]:
    """The definitions of each headword, without examples and references."""
    for number, head, article in articles:
        written, _, body = article.partition("\n")
        senses = (" ".join(sense.split()) for sense in _SENSE.split(body)[1:])
        for sense in senses:
            yield Row(number, written.strip() or head, _REFERENCE.sub("", sense).split(";")[0])


def stardict(index: bytes, body: bytes) -> Rows:
    """A StarDict dictionary: headwords with their articles, brackets and markup left out."""
    return Rows(format="StarDict", rows=_entries(index, body))


def _entries(index: bytes, body: bytes) -> Iterator[Row]:
    at = number = 0
    while at < len(index):
        end = index.find(b"\0", at)
        if end < 0 or end + 9 > len(index):
            raise WordListError("the StarDict index is cut short")
        start, size = struct.unpack(">II", index[end + 1 : end + 9])
        article = _NOTE.sub(" ", body[start : start + size].decode("utf-8", "replace"))
        number += 1
        for head in index[at:end].decode("utf-8", "replace").split(","):
            yield Row(number, head.strip(), article.split(";")[0])
        at = end + 9


def kaikki(text: str) -> Rows:
    """The JSON lines of kaikki.org: a word with its senses."""
    return Rows(format="kaikki JSON lines", rows=_senses(text))


def _senses(text: str) -> Iterator[Row]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
            word = str(entry["word"])
            glosses = [
                gloss for sense in entry.get("senses", ()) for gloss in sense.get("glosses", ())
            ]
        except (ValueError, KeyError, TypeError, AttributeError):
            yield Row(number, "", line[:40])
            continue
        yield from (Row(number, word, str(gloss)) for gloss in glosses or ("",))


def wn_lmf(data: bytes) -> Rows:
    """A wordnet in WN-LMF: each lemma with the definitions of its synsets."""
    words: list[tuple[str, str]] = []
    definitions: defaultdict[str, str] = defaultdict(str)
    try:
        for _, element in ElementTree.iterparse(BytesIO(data)):
            if element.tag == "LexicalEntry":
                lemma = element.find("Lemma")
                written = "" if lemma is None else lemma.get("writtenForm", "")
                words += [(written, sense.get("synset", "")) for sense in element.iter("Sense")]
                element.clear()
            elif element.tag == "Synset":
                definitions[element.get("id", "")] = element.findtext("Definition", "")
                element.clear()
    except ElementTree.ParseError as error:
        raise WordListError(f"the wordnet is no XML that can be read: {error}") from error
    rows = (Row(at, word, definitions[synset]) for at, (word, synset) in enumerate(words, 1))
    return Rows(format="WN-LMF", rows=rows)


def unpacked(data: bytes) -> bytes:
    """The bytes of a gzip or dictzip file, others as they are.

    Raises:
        WordListError: for one that unpacks to more than 256 MB, or is damaged.
    """
    if not data.startswith(b"\x1f\x8b"):
        return data
    opener = zlib.decompressobj(wbits=31)
    try:
        out = opener.decompress(data, MOST_UNPACKED)
    except zlib.error as error:
        raise WordListError(f"the packed file is damaged: {error}") from error
    if len(out) == MOST_UNPACKED:
        raise WordListError("the packed file unpacks to more than 256 MB")
    if not opener.eof:
        raise WordListError("the packed file is cut short")
    return out
