"""A puzzle being solved, move by move: what a terminal, or any other table to play at, needs.

A `Board` is what never changes; a `Game` (letters to write) or a `Hunt` (words to find) is a value,
and every move gives a new one. Moves and keys are those of the player in the browser, and so is the
state that is kept: what was begun here can be ended there.
"""

from crosswright.pipeline.play.board import Board, board_of, plain
from crosswright.pipeline.play.game import (
    PENCIL,
    REVEALED,
    RIGHT,
    WRONG,
    Game,
    current_entry,
    current_line,
    new_game,
    redone,
    undone,
    with_pencil,
)
from crosswright.pipeline.play.hunt import (
    Hunt,
    hunt_over,
    left_over,
    line_between,
    listed,
    new_hunt,
    shown,
    tried,
)
from crosswright.pipeline.play.judge import Scope, Verdict, checked, revealed, verdict
from crosswright.pipeline.play.kept import kept_text, with_kept
from crosswright.pipeline.play.moves import (
    arrowed,
    at_edge,
    at_number,
    next_clue,
    parallel,
    turned,
)
from crosswright.pipeline.play.writing import (
    cycled,
    erased,
    letters_for,
    rebus_begun,
    rebus_ended,
    typed,
    wiped,
)

__all__ = [
    "PENCIL",
    "REVEALED",
    "RIGHT",
    "WRONG",
    "Board",
    "Game",
    "Hunt",
    "Scope",
    "Verdict",
    "arrowed",
    "at_edge",
    "at_number",
    "board_of",
    "checked",
    "current_entry",
    "current_line",
    "cycled",
    "erased",
    "hunt_over",
    "kept_text",
    "left_over",
    "letters_for",
    "line_between",
    "listed",
    "new_game",
    "new_hunt",
    "next_clue",
    "parallel",
    "plain",
    "rebus_begun",
    "rebus_ended",
    "redone",
    "revealed",
    "shown",
    "tried",
    "turned",
    "typed",
    "undone",
    "verdict",
    "wiped",
    "with_kept",
    "with_pencil",
]
