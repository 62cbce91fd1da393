"""Theme entries in their places: proposals in which they stand in symmetric pairs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import log10

from crosswright.engines import survey
from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.lexicon import Lexicon
from crosswright.model import Facts, Slot, slots_of
from crosswright.pipeline.board import Board, BoardClue, board_object, grid_of_board, key_of
from crosswright.pipeline.live.masking import SHORTEST, mask_of_grid, words_for
from crosswright.pipeline.live.theme_places import Placing, ends_of, images, in_rows, in_slots
from crosswright.pipeline.sources import theme_of

MOST_ENTRIES = 12
MOST_TRIED, MOST_SHOWN = 60, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A board with the theme in it, locked.

    `places` says where each entry stands; `is_symmetric` whether all stand in pairs or in the
    middle; `dead_ends` counts the entries that could not be filled any more.
    """

    board: Board
    places: tuple[tuple[str, str], ...]
    is_symmetric: bool
    dead_ends: int

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "board": board_object(self.board),
            "places": [{"phrase": phrase, "entry": key} for phrase, key in self.places],
            "symmetric": self.is_symmetric,
            "dead_ends": self.dead_ends,
        }


def theme_proposals(
    board: Board, lines: Iterable[str], lexicon: Lexicon, *, min_score: int = 1
) -> tuple[Proposal, ...]:
    """Where theme entries (lines `ANSWER` or `ANSWER=clue`) can stand, the best places first.

    In a grid with blocks they fill entries of their length; where there are none, rows of their own
    are proposed, with the blocks that end them. Places that leave every other entry most words come
    first.

    Raises:
        UsageError: for no entry, too many, or a line that cannot be read.
        LanguageError: for an entry the language cannot spell.
    """
    theme = theme_of(lines, language(board.language))
    if not 1 <= len(theme) <= MOST_ENTRIES:
        raise UsageError(f"write 1 to {MOST_ENTRIES} theme entries, one a line")
    grid = grid_of_board(board)
    slots = slots_of(grid, shortest=SHORTEST)
    ordered = sorted(theme, key=lambda x: (-len(x.cells), x.phrase))
    found = list(islice(in_slots(board, ordered, slots), MOST_TRIED))
    if not found:
        found = list(islice(in_rows(board, ordered), MOST_TRIED))
    weighed = []
    for placing in dict.fromkeys(found):
        proposed = _placed(board, placing)
        ends, room = _room(proposed, lexicon, min_score)
        is_symmetric = _is_symmetric(board, [slot for _, slot in placing])
        places = tuple((x.phrase, key_of(slot.start, slot.direction)) for x, slot in placing)
        proposal = Proposal(
            board=proposed, places=places, is_symmetric=is_symmetric, dead_ends=ends
        )
        weighed.append((not is_symmetric, ends, -room, proposal))
    weighed.sort(key=lambda x: x[:3])
    return tuple(proposal for *_, proposal in weighed[:MOST_SHOWN])


def _placed(board: Board, placing: Placing) -> Board:
    """The board with the entries in their places, locked, their clues and phrases with them."""
    cells = [list(row) for row in board.cells]
    marks = [list(row) for row in board.marks]
    clues = dict(board.clues)
    for square in ends_of(board, [slot for _, slot in placing]):
        cells[square.row][square.col] = "#"
        marks[square.row][square.col] = frozenset()
    for entry, slot in placing:
        for square, letter in zip(slot.squares, entry.cells, strict=True):
            cells[square.row][square.col] = letter
            marks[square.row][square.col] |= {"locked"}
        key = key_of(slot.start, slot.direction)
        plain = entry.phrase.upper() == "".join(entry.cells)
        told = replace(clues.get(key, BoardClue()), phrase="" if plain else entry.phrase, own=True)
        clues[key] = replace(told, text=entry.clue) if entry.clue else told
    return replace(
        board,
        cells=tuple(map(tuple, cells)),
        marks=tuple(map(tuple, marks)),
        clues=Facts(sorted(clues.items())),
    )


def _room(board: Board, lexicon: Lexicon, min_score: int) -> tuple[int, float]:
    """How many dead ends a board has, and how many words the other slots have, as a mean of tens."""
    mask = mask_of_grid(grid_of_board(board))
    words = words_for(mask, lexicon, min_score=min_score)
    seen = survey(mask, words, min_score=min_score, shortest=SHORTEST, explains=False)
    counts = seen.ahead.counts.values()
    room = sum(log10(max(1, count)) for count in counts) / max(1, len(counts))
    return len(seen.dead_ends) + len(seen.too_long), room


def _is_symmetric(board: Board, slots: Sequence[Slot]) -> bool:
    taken = {frozenset(slot.squares) for slot in slots}
    return all(
        len(images(board, slot)) == 1 or len(images(board, slot) & taken) > 1 for slot in slots
    )
