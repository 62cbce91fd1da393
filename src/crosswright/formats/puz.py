""".puz, the binary format of Across Lite, through `puzpy`: versions 1.x, and 2.0 with UTF-8 texts.

A square is one byte whatever the version. A cell that needs more is a *rebus*: the byte is a
placeholder and the letters stand in a table of their own. Wrong checksums and odd versions, which
real files have, are let pass with a warning.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import puz

from crosswright.errors import FormatError, OutputError, UsageError
from crosswright.formats.base import (
    MOST_ROWS,
    Feature,
    Format,
    Loaded,
    Loss,
    Spelling,
    Told,
    entry_of,
    language_of,
    numbered_runs,
    spelling_of,
)
from crosswright.model import (
    BLOCK,
    Cell,
    Direction,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Size,
    Slot,
    Square,
)

MOST_BYTES = 1_000_000
_HEADER = struct.calcsize(puz.HEADER_FORMAT)
_MAGIC = puz.ACROSSDOWN
_VERSION = slice(24, 28)
_NO_LETTER: str = puz.BLANKSQUARE
_BLOCK: str = puz.BLACKSQUARE
_LOCKED, _NOT_PROVIDED = puz.SolutionState.Locked, puz.SolutionState.NotProvided
_CIRCLED, _REVEALED = puz.GridMarkup.Circled, puz.GridMarkup.Revealed
_WRONG = puz.GridMarkup.PreviouslyIncorrect | puz.GridMarkup.Incorrect
_PLAIN_BYTES = re.compile(r"[^\0-\x20.:\-\x7f-\xa0\xad]")
_BROKEN = (puz.PuzzleFormatError, ValueError, IndexError, KeyError, AssertionError, struct.error)
"""What `puzpy` raises for bytes that are no puzzle."""

_BEYOND = {
    puz.Extensions.Timer.value: "the timer",
    puz.Extensions.RebusFill.value: "what a solver has written in rebus cells",
}
_READ = tuple(x.value for x in (puz.Extensions.Rebus, puz.Extensions.RebusSolutions))
_READ += (puz.Extensions.Markup.value,)


@dataclass(frozen=True, slots=True, kw_only=True)
class _File:
    """A file as `puzpy` parses it with one character a byte, and how its texts are spelled."""

    parsed: puz.Puzzle
    is_utf8: bool
    warnings: tuple[str, ...]

    def text(self, raw: str) -> str:
        """A text of the file; what is not in its encoding is taken for Windows' Western one."""
        data = raw.encode(puz.ENCODING)
        for encoding in ("utf-8",) if self.is_utf8 else ():
            try:
                return data.decode(encoding)
            except UnicodeDecodeError:
                continue
        try:
            return data.decode("cp1252") if re.search(rb"[\x80-\x9f]", data) else raw
        except UnicodeDecodeError:
            return raw


def _opened(data: bytes) -> _File:
    if len(data) > MOST_BYTES:
        raise FormatError(f".puz: {len(data)} bytes are too many; {MOST_BYTES} is the most")
    start = data.find(_MAGIC) - 2
    if start < 0:
        raise FormatError(".puz: the mark ACROSS&DOWN is missing; this is no .puz file")
    _check_lengths(data[start:])
    version = data[start:][_VERSION]
    known = re.fullmatch(rb"(\d)\.\d[\0a-z]", version)
    warnings = []
    if known is None:
        warnings.append(f"the version is {version!r}, which is none; it is read as 1.3")
    # One character a byte: a grid has one byte a square even where texts are UTF-8.
    is_utf8 = known is not None and known[1] >= b"2"
    if known is None or is_utf8:
        data = data[:start] + _with(data[start:], _VERSION, b"1.3\0")
    parsed = puz.Puzzle()
    try:
        parsed.load(data)
    except puz.PuzzleFormatError as error:
        # Checksums are compared last, when all has been read.
        if "checksum" not in error.message:
            raise FormatError(f".puz: {error.message.lower()}") from None
        warnings.append(f"{error.message}; the file was read all the same")
    except _BROKEN as error:
        raise FormatError(f".puz: the file is damaged: {_one_line(error)}") from None
    if is_utf8:
        parsed.fileversion = version
    return _File(parsed=parsed, is_utf8=is_utf8, warnings=tuple(warnings))


def _check_lengths(data: bytes) -> None:
    """Whether all that the header announces can be in the file."""
    if len(data) < _HEADER:
        raise FormatError(f".puz: the file ends after {len(data)} of {_HEADER} bytes of its header")
    width, height, clues = struct.unpack_from("<BBH", data, 44)
    if not (1 <= width <= MOST_ROWS and 1 <= height <= MOST_ROWS):
        raise FormatError(
            f".puz: a grid of {height}x{width} is not possible; 1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    rest = data[_HEADER + 2 * width * height :]
    if rest.count(0) < clues + 4:
        raise FormatError(f".puz: the file is cut off; {clues} clues are announced")


def _with(data: bytes, place: slice, content: bytes) -> bytes:
    return data[: place.start] + content + data[place.stop :]


def _one_line(error: Exception) -> str:
    return " ".join(str(error).lower().split())[:80] or type(error).__name__.lower()


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The crossword of a .puz file; a locked solution stays unknown.

    Raises:
        FormatError: for what is no .puz file or is cut off.
    """
    file = _opened(data)
    parsed, warnings = file.parsed, list(file.warnings)
    rebus = _rebus_of(file, warnings)
    signs = _known(parsed, warnings)
    clues = [file.text(clue) for clue in parsed.clues]
    letters = [*rebus.values(), *(sign for sign in signs if sign is not None)]
    tag = language_of("", language, letters or clues, warnings)
    spell = spelling_of(tag)
    marks = parsed.extensions.get(puz.Extensions.Markup.value, b"")
    cells = [
        _cell(sign, rebus.get(n), spell, marks[n] if n < len(marks) else 0, parsed.fill[n])
        for n, sign in enumerate(signs)
    ]
    rows = (cells[n : n + parsed.width] for n in range(0, len(cells), parsed.width))
    grid = Grid(cells=tuple(map(tuple, rows)))
    puzzle = Puzzle(
        kind="crossword",
        metadata=Metadata(
            language=tag,
            title=file.text(parsed.title),
            author=file.text(parsed.author),
            copyright=file.text(parsed.copyright),
            notes=file.text(parsed.notes),
        ),
        grid=grid,
        entries=tuple(
            entry_of(slot, told, grid, language=tag, warnings=warnings)
            for slot, told in _told(grid, clues, warnings)
        ),
    )
    return Loaded(puzzle=puzzle, warnings=tuple(warnings), beyond=tuple(_beyond(file, marks)))


def _known(parsed: puz.Puzzle, warnings: list[str]) -> list[str | None]:
    """The sign of each square; None for a letter that the file does not tell."""
    blocks = (puz.BLACKSQUARE, puz.BLACKSQUARE2)
    hidden = parsed.solution_state in (_LOCKED, _NOT_PROVIDED)
    if parsed.solution_state == _LOCKED:
        warnings.append("the solution is locked; its four digits (--unlock 1234) open it")
    elif parsed.solution_state == _NOT_PROVIDED:
        warnings.append("the file has no solution")
    return [x if x in blocks or not (hidden or x == _NO_LETTER) else None for x in parsed.solution]


def _rebus_of(file: _File, warnings: list[str]) -> dict[int, str]:
    """The letters of rebus cells, by the place of their square in the grid."""
    if file.parsed.solution_state in (_LOCKED, _NOT_PROVIDED):
        return {}
    table = file.parsed.extensions.get(puz.Extensions.Rebus.value, b"")
    listed = file.parsed.extensions.get(puz.Extensions.RebusSolutions.value, b"")
    values: dict[int, str] = {}
    for item in file.text(listed.decode(puz.ENCODING)).split(";"):
        key, colon, value = item.partition(":")
        if colon and len(key) < 8 and key.strip().isdecimal() and value.strip():
            values[int(key)] = value.strip()[:64]
    found = {n: values[x - 1] for n, x in enumerate(table) if x and x - 1 in values}
    lost = sum(1 for x in table if x) - len(found)
    if lost:
        warnings.append(f"rebus cells whose letters are not in the table: {lost}")
    return found


def _cell(sign: str | None, rebus: str | None, spell: Spelling, mark: int, fill: str) -> Cell:
    if sign in (puz.BLACKSQUARE, puz.BLACKSQUARE2):
        return BLOCK
    letter = rebus or sign
    return LetterCell(
        letter=None if letter is None else (spell(letter) or None),
        circle=bool(mark & _CIRCLED),
        given=bool(mark & _REVEALED) and fill != _NO_LETTER,
    )


def _told(grid: Grid, clues: list[str], warnings: list[str]) -> Iterator[tuple[Slot, Told]]:
    """Each run with its clue, across before down as a Puzzle has them; the file's order is by square."""
    runs = numbered_runs(grid)
    texts = dict(zip(sorted(runs, key=_clue_order), clues, strict=False))
    if len(clues) != len(runs):
        warnings.append(f"the file has {len(clues)} clues for {len(runs)} entries")
    for slot, number in runs:
        name = f"{number} {slot.direction.value}"
        yield slot, Told(name=name, number=number, clue=texts.get((slot, number), ""))


def _clue_order(run: tuple[Slot, int]) -> tuple[Square, bool]:
    return run[0].start, run[0].direction is Direction.DOWN


def _beyond(file: _File, marks: bytes) -> Iterator[str]:
    """What the file says that a Puzzle has no place for."""
    parsed = file.parsed
    given = {n for n, mark in enumerate(marks) if mark & _REVEALED}
    blank = (_NO_LETTER, puz.BLACKSQUARE, puz.BLACKSQUARE2)
    if any(sign not in blank and n not in given for n, sign in enumerate(parsed.fill)):
        yield "what a solver has written"
    if any(mark & _WRONG for mark in marks):
        yield "marks of wrong letters"
    for code in parsed.extensions:
        if code not in _READ:
            yield _BEYOND.get(code, f"the section {code.decode('latin-1')!r}")
    if parsed.solution_state == _LOCKED:
        yield "the lock"
    if parsed.puzzletype != puz.PuzzleType.Normal:
        yield "that it is diagramless"
    if parsed.preamble or parsed.postscript:
        yield "bytes before or after the puzzle"


def unlock(data: bytes, key: str) -> bytes:
    """The file with its solution in clear, all else as it stands.

    Raises:
        FormatError: for what is no .puz file.
        UsageError: for a file without a lock, or a key that is not its four digits.
    """
    if not re.fullmatch(r"[0-9]{4}", key):
        raise UsageError(f"the key {key!r} is not possible; a .puz file is locked with four digits")
    parsed = _opened(data).parsed
    if not parsed.is_solution_locked():
        raise UsageError("the file is not locked; leave the key out")
    try:
        fits = parsed.unlock_solution(int(key))
    except _BROKEN as error:
        raise FormatError(f".puz: the solution cannot be unlocked: {_one_line(error)}") from None
    if not fits:
        raise UsageError(f"the key {key!r} does not open this file")
    opened: bytes = parsed.tobytes()
    return opened


def write(puzzle: Puzzle) -> bytes:
    """The puzzle as .puz; letters that no byte can hold are refused.

    Raises:
        OutputError: for such a letter, for a grid over 255 squares wide or high, and for more
            different rebus cells than their table can number.
    """
    odd = [x for x in _letters(puzzle) if not _fits_byte(x) and len(x) == 1 and x.isalpha()]
    if odd:
        raise OutputError(
            f".puz has one byte a square and no byte for {', '.join(dict.fromkeys(odd))[:60]}; "
            "write each of them as a rebus with the format puz-rebus, or write .ipuz"
        )
    return _written(puzzle)


def _letters(puzzle: Puzzle) -> Iterator[str]:
    return (puzzle.grid.letter(square) or "" for square in puzzle.letter_squares)


def _fits_byte(letter: str) -> bool:
    return letter.isascii() or _is_western(letter)


def _is_western(text: str) -> bool:
    """Whether version 1 can say it: Latin-1, less the controls that readers take for Windows' signs."""
    return all(ord(sign) < 128 or 160 <= ord(sign) < 256 for sign in text)


def _written(puzzle: Puzzle) -> bytes:
    """The puzzle as .puz, with a rebus for each cell that one byte cannot hold."""
    texts = _texts(puzzle)
    letters = (_told_text(letter) for letter in _letters(puzzle))
    is_utf8 = not all(map(_is_western, (*texts, *letters)))
    file = puz.Puzzle()
    if is_utf8:
        # Texts go in as the characters of their bytes, for a square must stay one byte.
        texts = [text.encode().decode(puz.ENCODING) for text in texts]
        file.fileversion = b"2.0\0"
    file.title, file.author, file.copyright, file.notes, *file.clues = texts
    rows, cols = _checked(puzzle.grid.size)
    file.width, file.height = cols, rows
    cells = [cell for row in puzzle.grid.cells for cell in row]
    signs = [_sign(cell, is_utf8=is_utf8) for cell in cells]
    if all(sign in (puz.BLACKSQUARE, _NO_LETTER) for sign in signs):
        file.solution_state = _NOT_PROVIDED
        signs = ["X" if sign == _NO_LETTER else sign for sign in signs]
    file.solution = "".join(signs)
    file.fill = "".join(_fill(cell, sign) for cell, sign in zip(cells, signs, strict=True))
    _add_rebus(file, cells, is_utf8=is_utf8)
    marks = bytes(_mark(cell) for cell in cells)
    if any(marks):
        file.extensions[puz.Extensions.Markup.value] = marks
    written: bytes = file.tobytes()
    return written


def _texts(puzzle: Puzzle) -> list[str]:
    about = puzzle.metadata
    clues = {entry.slot: entry.clue.text for entry in puzzle.entries if entry.clue is not None}
    shown = Grid(cells=puzzle.grid.cells)
    runs = sorted(numbered_runs(shown), key=_clue_order)
    return [
        _told_text(text)
        for text in (
            *(about.title, about.author, about.copyright, about.notes),
            *(clues.get(slot, "") for slot, _ in runs),
        )
    ]


def _told_text(text: str) -> str:
    """The text less outer space, NUL, which ends one, and half characters, which have no bytes."""
    return re.sub(r"[\0\ud800-\udfff]", "\N{REPLACEMENT CHARACTER}", text).strip()


def _checked(size: Size) -> Size:
    if max(size) > 255:
        raise OutputError(f".puz holds at most 255x255 squares; this grid has {size}")
    return size


def _sign(cell: Cell, *, is_utf8: bool) -> str:
    """The byte of a square; for a rebus a placeholder, its first letter if that can be one."""
    if not isinstance(cell, LetterCell):
        return _BLOCK
    if cell.letter is None:
        return _NO_LETTER
    if not _is_rebus(cell, is_utf8=is_utf8):
        return cell.letter
    first = cell.letter[0]
    return first if first.isascii() and first.isalnum() else "X"


def _is_rebus(cell: LetterCell, *, is_utf8: bool) -> bool:
    letter = cell.letter
    if letter is None:
        return False
    is_plain = letter.isascii() or (_is_western(letter) and not is_utf8)
    return not is_plain or _PLAIN_BYTES.fullmatch(letter) is None


def _fill(cell: Cell, sign: str) -> str:
    if not isinstance(cell, LetterCell):
        return _BLOCK
    return sign if cell.given else _NO_LETTER


def _mark(cell: Cell) -> int:
    if not isinstance(cell, LetterCell):
        return 0
    given = cell.given and cell.letter is not None
    return int(_CIRCLED if cell.circle else 0) | int(_REVEALED if given else 0)


def _add_rebus(file: puz.Puzzle, cells: list[Cell], *, is_utf8: bool) -> None:
    numbers: dict[str, int] = {}
    table = bytearray(len(cells))
    for n, cell in enumerate(cells):
        if isinstance(cell, LetterCell) and cell.letter and _is_rebus(cell, is_utf8=is_utf8):
            table[n] = min(numbers.setdefault(_told_text(cell.letter), len(numbers) + 1), 255)
    if len(numbers) > 99:
        raise OutputError(
            f".puz numbers at most 99 different rebus cells; this puzzle has {len(numbers)}"
        )
    if numbers:
        listed = "".join(f"{number - 1:>2}:{letter};" for letter, number in numbers.items())
        encoding = "utf-8" if is_utf8 else puz.ENCODING
        file.extensions[puz.Extensions.Rebus.value] = bytes(table)
        file.extensions[puz.Extensions.RebusSolutions.value] = listed.encode(encoding)


def _lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    cells = [c for row in puzzle.grid.cells for c in row if isinstance(c, LetterCell)]
    broken = sum(";" in (cell.letter or "") for cell in cells)
    blank = sum(cell.given and cell.letter is None for cell in cells)
    losses = []
    if broken:
        losses.append(Loss(feature=Feature.LONG_CELLS, where=f"{broken} with a semicolon"))
    if blank:
        losses.append(Loss(feature=Feature.GIVEN, where=f"{blank} without a letter"))
    return tuple(losses)


_CARRIES = frozenset(
    {
        Feature.CLUES,
        Feature.LONE_LETTERS,
        Feature.LONG_CELLS,
        Feature.CIRCLES,
        Feature.GIVEN,
        Feature.TITLE,
        Feature.CREDITS,
    }
)

FORMAT = Format(
    name="puz",
    title=".puz",
    extensions=(".puz",),
    carries=_CARRIES,
    read=read,
    write=write,
    lacks=_lacks,
    line=_told_text,
    passage=_told_text,
    begins=lambda data: _MAGIC in data[:1000],
    unlock=unlock,
)

REBUS = Format(
    name="puz-rebus",
    title=".puz, any letter as a rebus",
    extensions=(),
    carries=_CARRIES,
    read=read,
    write=_written,
    lacks=_lacks,
    line=_told_text,
    passage=_told_text,
    unlock=unlock,
)
