"""From bytes to the elements of a puzzle, within bounds of size, depth and memory."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from crosswright.errors import FormatError
from crosswright.formats.base import ZIP_MAGIC, files_in
from crosswright.model import ArrowPath

MOST_BYTES = 8_000_000
MOST_TAGS = 120_000
MOST_ATTRIBUTES = 500_000
"""A full grid of 100x100 with a clue for each slot has about a third of both."""

PUZZLE = "rectangular-puzzle"
KINDS = ("crossword", "coded", "acrostic")

ARROWS = {
    ArrowPath.RIGHT: ("right", "right"),
    ArrowPath.DOWN: ("bottom", "bottom"),
    ArrowPath.RIGHT_DOWN: ("right", "bottom"),
    ArrowPath.DOWN_RIGHT: ("bottom", "right"),
    ArrowPath.LEFT_DOWN: ("left", "bottom"),
    ArrowPath.UP_RIGHT: ("top", "right"),
}
"""Of each arrow the side of the clue cell it leaves by, and the side it then makes for."""


def begins(data: bytes) -> bool:
    """Whether bytes begin like this format."""
    if data.startswith(ZIP_MAGIC):
        return b"xl/" not in data[:20_000]
    head = data[:2000].replace(b"\0", b"")
    return b"<crossword-compiler" in head or b"<rectangular-puzzle" in head


def elements(data: bytes) -> Element:
    """The root element of the XML in a file, its tags without their namespaces.

    Raises:
        FormatError: for what is no XML, declares entities, or is larger than any puzzle.
    """
    xml = _xml(data)
    # Two bytes a sign in UTF-16 leave these counts as they are.
    if xml.count(b"<") > MOST_TAGS or xml.count(b"=") > MOST_ATTRIBUTES:
        raise FormatError(
            f".jpz: more than {MOST_TAGS} tags or {MOST_ATTRIBUTES} attributes; no puzzle has so many"
        )
    try:
        root: Element = fromstring(xml, forbid_dtd=True, forbid_entities=True)
    except DefusedXmlException:
        raise FormatError(".jpz: the XML declares entities, which no puzzle needs") from None
    except ParseError as error:
        line, col = error.position
        told = re.sub(r": line .*", "", str(error)).lower()
        raise FormatError(f".jpz: no XML from line {line}, column {col + 1}: {told}") from None
    except (ValueError, LookupError) as error:
        raise FormatError(f".jpz: no XML: {' '.join(str(error).lower().split())[:80]}") from None
    for element in root.iter():
        element.tag = str(element.tag).rpartition("}")[2].lower()
    return root


def _xml(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise FormatError(f".jpz: {len(data)} bytes are too many; {MOST_BYTES} is the most")
    if not data.startswith(ZIP_MAGIC):
        return data
    files = files_in(data, ".jpz", most=MOST_BYTES)
    found = [x for name, x in sorted(files.items()) if name.lower().endswith((".jpz", ".xml"))]
    if not found and len(files) == 1:
        found = list(files.values())
    if len(found) != 1:
        raise FormatError(f".jpz: the zip holds {len(found)} puzzles where it must hold one")
    return found[0]


def child(element: Element, name: str) -> Element | None:
    """The first child of this name."""
    return next(children(element, name), None)


def children(element: Element, name: str) -> Iterator[Element]:
    """The children of this name."""
    return (x for x in element if x.tag == name)


def text_of(element: Element | None) -> str:
    """All text inside an element, on one line; tags such as those of italics leave no trace."""
    return "" if element is None else " ".join("".join(element.itertext()).split())
