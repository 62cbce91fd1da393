"""What stands on a PDF page as a reader sees it: runs of text with their widths, and squares."""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

Matrix = tuple[float, float, float, float, float, float]

LOW = frozenset("gjpqyQ,;()друфцщДЦЩ")
"""Signs that reach below the base of a line."""

UNIT: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One run of text: its left end, its width as the font's own table has it, its type size."""

    text: str
    left: float
    base: float
    width: float
    size: float


@dataclass(frozen=True, slots=True)
class Box:
    """A square that is drawn on the page; the page counts from below."""

    left: float
    low: float
    side: float

    def holds(self, line: Line) -> bool:
        """Whether a run of text lies in it with its whole width, its tall and its low letters."""
        sinks = 0.22 * line.size if LOW.intersection(line.text) else 0.0
        low, high = line.base - sinks, line.base + 0.7 * line.size
        return (
            self.left <= line.left
            and line.left + line.width <= self.left + self.side
            and self.low <= low
            and high <= self.low + self.side
        )


def lines_and_boxes(data: BytesIO) -> tuple[list[Line], set[Box]]:
    """The runs of text and the squares on the first page; letters have the widths the fonts declare."""
    page = PdfReader(data).pages[0]
    resources: Any = page["/Resources"]
    fonts = {
        name: _Font(font.get_object()) for name, font in resources["/Font"].get_object().items()
    }
    found: list[Line] = []
    boxes: set[Box] = set()
    path: list[tuple[float, float]] = []
    ground: list[Matrix] = [UNIT]
    matrix, font, size = UNIT, "", 0.0
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        match operator:
            case b"q":
                ground.append(ground[-1])
            case b"Q":
                ground.pop()
            case b"cm":
                ground[-1] = _times(_matrix(operands), ground[-1])
            case b"m" | b"l":
                x, y = (float(operand) for operand in operands)
                a, _, _, d, e, f = ground[-1]
                path = [*([] if operator == b"m" else path), (a * x + e, d * y + f)]
            case b"h":
                boxes |= _box(path)
            case b"Tf":
                font, size = str(operands[0]), float(operands[1])
            case b"Tm":
                matrix = _matrix(operands)
            case b"Tj" | b"TJ":
                parts = operands[0] if operator == b"TJ" else [operands[0]]
                text, width = fonts[font].measured(parts)
                place = _times(matrix, ground[-1])
                scale = size * abs(place[0])
                found.append(
                    Line(text=text, left=place[4], base=place[5], width=width * scale, size=scale)
                )
    return found, boxes


def _box(path: list[tuple[float, float]]) -> set[Box]:
    """The square that a path goes around; nothing when it goes around something else."""
    xs, ys = ({round(point[at], 3) for point in path} for at in (0, 1))
    is_square = len(path) == 4 and len(xs) == len(ys) == 2
    if not is_square or abs((max(xs) - min(xs)) - (max(ys) - min(ys))) > 0.01:
        return set()
    return {Box(min(xs), min(ys), max(xs) - min(xs))}


class _Font:
    """What a font says of its glyphs: their widths in thousandths, and the signs they show."""

    def __init__(self, font: Any) -> None:
        inner = font["/DescendantFonts"][0].get_object()
        self.usual = float(inner.get("/DW", 1000))
        self.widths: dict[int, float] = {}
        table = list(inner["/W"])
        while table:
            first, second = int(table.pop(0)), table.pop(0)
            if isinstance(second, list):
                self.widths |= {first + at: float(x) for at, x in enumerate(second)}
            else:
                width = float(table.pop(0))
                self.widths |= dict.fromkeys(range(first, int(second) + 1), width)
        self.signs = _signs(font["/ToUnicode"].get_object().get_data().decode("latin-1"))

    def measured(self, parts: Any) -> tuple[str, float]:
        """The text of glyphs and kerns, and its width in type sizes up to its last sign."""
        text, width, inked = "", 0.0, 0.0
        for part in parts:
            if isinstance(part, (int, float)):
                width -= float(part)
                continue
            data = part if isinstance(part, bytes) else part.original_bytes
            for at in range(0, len(data), 2):
                glyph = int.from_bytes(data[at : at + 2])
                text += self.signs.get(glyph, "")
                width += self.widths.get(glyph, self.usual)
                inked = inked if text.endswith(" ") else width
        return text, inked / 1000


def _signs(table: str) -> dict[int, str]:
    """A font's table from glyphs to signs."""
    signs: dict[int, str] = {}
    inside = ""
    for row in table.splitlines():
        if row.endswith(("beginbfchar", "beginbfrange")):
            inside = row.rpartition("begin")[2]
        elif row.startswith("endbf"):
            inside = ""
        elif inside:
            codes = [x.strip(" <[]") for x in row.split(">") if x.strip(" <[]")]
            sign = bytes.fromhex(codes[-1]).decode("utf-16-be")
            signs[int(codes[0], 16)] = sign
            if inside == "bfrange":
                for more in range(1, int(codes[1], 16) - int(codes[0], 16) + 1):
                    signs[int(codes[0], 16) + more] = chr(ord(sign) + more)
    return signs


def _matrix(operands: Any) -> Matrix:
    a, b, c, d, e, f = (float(x) for x in operands)
    return (a, b, c, d, e, f)


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )
