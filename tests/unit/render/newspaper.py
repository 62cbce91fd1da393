"""Puzzles as large as newspapers print, and the means to read the pages made of them."""

import io
import random
import re
import zlib
from dataclasses import replace

import pypdf

from crosswright.model import Clue, Metadata, Puzzle
from tests.drawing import draw

AMERICAN = """
...##...#.....#
....#...#......
....#..........
.........#.....
#....#....##...
####....#...###
#...#...#.....#
#.....###.....#
#.....#...#...#
###...#....####
...##....#....#
.....#.........
..........#....
......#...#....
#.....#...##...
"""

WORDS = """
river northern Europe old word for a wandering craftsman who mends pots it rises in the east
small hard shelled fruit unit of electrical resistance extraordinarily long winded as speech
"""
RUSSIAN_WORDS = """
река севера Европы старинное название странствующего ремесленника восходит на востоке
единица электрического сопротивления достопримечательность известная каждому путешественнику
"""


def lettered(mask: str, alphabet: str = "ETAOINSRHLDCU", *, seed: int = 1) -> str:
    """The mask with a letter on every open square."""
    chance = random.Random(seed)
    return "".join(chance.choice(alphabet) if sign == "." else sign for sign in mask)


def newspaper(
    mask: str = AMERICAN,
    *,
    language: str = "en",
    words: str = WORDS,
    most_words: int = 12,
    seed: int = 1,
    **around: str,
) -> Puzzle:
    """A crossword of that mask whose clues are 2 to `most_words` words long."""
    chance = random.Random(seed)
    alphabet = "ОЕАИНТСРВЛКМДПУ" if language == "ru" else "ETAOINSRHLDCU"
    puzzle = draw(lettered(mask, alphabet, seed=seed), language=language)
    entries = tuple(
        replace(
            entry,
            clue=Clue(
                text=" ".join(chance.choices(words.split(), k=chance.randint(2, most_words)))
            ),
        )
        for entry in puzzle.entries
    )
    return replace(puzzle, entries=entries, metadata=Metadata(language=language, **around))


def open_mask(size: int) -> str:
    """A mask without blocks."""
    return "\n".join("." * size for _ in range(size))


def checkered_mask(size: int) -> str:
    """A lattice: every other square of every other row is a block."""
    return "\n".join(
        ("." * size, ".#" * (size // 2) + "." * (size % 2))[row % 2] for row in range(size)
    )


def pages_of(document: bytes) -> list[pypdf.PageObject]:
    """The pages of a PDF."""
    return list(pypdf.PdfReader(io.BytesIO(document)).pages)


def words_on(document: bytes) -> str:
    """All text of a PDF, less what setting it in lines puts in: spaces and hyphens."""
    return squeezed("".join(page.extract_text() for page in pages_of(document)))


def squeezed(text: str) -> str:
    """A text less its spaces and hyphens."""
    return re.sub(r"[\s\u00ad\u200b-]+", "", text)


def tiled_mask(size: int) -> str:
    """Open squares of three by three, blocks between them: the most entries a size can have."""
    row = "...#" * (size // 4)
    return "\n".join("#" * len(row) if number % 4 == 3 else row for number in range(size))


class Pixels:
    """The grey values of a PNG as Typst writes it: 8 bits a channel, rows not interlaced."""

    def __init__(self, png: bytes) -> None:
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        at, packed = 8, b""
        while at < len(png):
            length = int.from_bytes(png[at : at + 4])
            name, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
            if name == b"IHDR":
                self.width, self.height = int.from_bytes(body[:4]), int.from_bytes(body[4:8])
                assert body[8] == 8
                self.channels = {0: 1, 2: 3, 4: 2, 6: 4}[body[9]]
            if name == b"IDAT":
                packed += body
            at += length + 12
        self.rows = self._rows(zlib.decompress(packed))

    def _rows(self, raw: bytes) -> list[bytes]:
        """The first channel, row by row; a filter never looks at another channel."""
        wide = self.width * self.channels
        rows: list[bytes] = []
        above = bytearray(self.width)
        for start in range(0, len(raw), wide + 1):
            kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + wide : self.channels])
            left = corner = 0
            for i, over in enumerate(above):
                left = row[i] = (row[i] + _predicted(kind, left, over, corner)) & 255
                corner = over
            rows.append(bytes(row))
            above = row
        return rows

    def ink_box(self) -> tuple[int, int, int, int]:
        """The first and last column and row that are not white: left, top, right, bottom."""
        inked_rows = [y for y, row in enumerate(self.rows) if min(row) < 250]
        inked_columns = [x for row in self.rows for x, grey in enumerate(row) if grey < 250]
        return min(inked_columns), inked_rows[0], max(inked_columns), inked_rows[-1]


def _predicted(kind: int, left: int, above: int, corner: int) -> int:
    """What a PNG row filter adds to a byte."""
    match kind:
        case 1:
            return left
        case 2:
            return above
        case 3:
            return (left + above) // 2
        case 4:
            guess = left + above - corner
            return min((left, above, corner), key=lambda near: abs(guess - near))
    return 0
