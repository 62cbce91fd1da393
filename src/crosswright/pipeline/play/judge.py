"""Checking and revealing what is written, and the verdict on a full grid."""

from dataclasses import dataclass
from enum import Enum

from crosswright.model import Square
from crosswright.pipeline.play.board import Board
from crosswright.pipeline.play.game import (
    REVEALED,
    RIGHT,
    WRONG,
    Game,
    current_line,
    is_complete,
    is_locked,
    written,
)


class Scope(Enum):
    """How much is checked or revealed."""

    SQUARE = "square"
    WORD = "word"
    ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """`full`: no gap is left; `known`: the file tells its solution; `wrong`: how many squares are."""

    full: bool
    known: bool
    wrong: int

    @property
    def solved(self) -> bool:
        """Whether every letter is right."""
        return self.full and self.known and not self.wrong


def checked(board: Board, game: Game, scope: Scope) -> tuple[Game, int]:
    """The game with wrong and right letters marked, and how many are wrong."""
    written_in = [x for x in _squares(board, game, scope) if game.letter(x)]
    open_to_doubt = [x for x in written_in if not is_locked(board, game, x)]
    wrong = [x for x in open_to_doubt if not _fits(board, game, x)]
    marks = (
        (x, game.letter(x), game.flag(x) & ~(WRONG | RIGHT) | (WRONG if x in wrong else RIGHT))
        for x in open_to_doubt
    )
    return written(game, marks), len(wrong)


def revealed(board: Board, game: Game, scope: Scope) -> Game:
    """The game with the right letters where none or others stand."""
    return written(
        game,
        [
            (square, letter, REVEALED)
            for square in _squares(board, game, scope)
            if (letter := board.puzzle.grid.letter(square)) is not None
            and game.letter(square) != letter
            and not is_locked(board, game, square)
        ],
    )


def verdict(board: Board, game: Game) -> Verdict:
    """What is known of the grid as it stands."""
    squares = board.puzzle.letter_squares
    letters = [board.puzzle.grid.letter(square) for square in squares]
    return Verdict(
        full=is_complete(game, squares),
        known=any(letter is not None for letter in letters),
        wrong=sum(not _fits(board, game, square) for square in squares),
    )


def _fits(board: Board, game: Game, square: Square) -> bool:
    right = board.puzzle.grid.letter(square)
    return right is None or game.letter(square) == right


def _squares(board: Board, game: Game, scope: Scope) -> tuple[Square, ...]:
    if scope is Scope.ALL:
        return board.puzzle.letter_squares
    return current_line(board, game) if scope is Scope.WORD else (game.at,)
