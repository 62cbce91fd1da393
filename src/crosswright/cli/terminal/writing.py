"""The table for letters to write: crosswords of every make, criss-crosses, arrowwords."""

from collections.abc import Callable

from crosswright.cli.terminal.look import CURSOR, Piece, classes, fitted
from crosswright.model import (
    ArrowPath,
    Bar,
    BlockCell,
    ClueCell,
    Direction,
    Entry,
    LetterCell,
    Square,
)
from crosswright.pipeline import play
from crosswright.pipeline.play import Board, Game, Scope

ARROWS = {
    "right": Direction.ACROSS,
    "left": Direction.LEFT,
    "down": Direction.DOWN,
    "up": Direction.UP,
}
_POINTS = {
    ArrowPath.RIGHT: "→",
    ArrowPath.DOWN: "↓",
    ArrowPath.RIGHT_DOWN: "↴",
    ArrowPath.DOWN_RIGHT: "↳",
    ArrowPath.LEFT_DOWN: "↲",
    ArrowPath.UP_RIGHT: "↱",
}
_FLAGS = (
    (play.PENCIL, "pencilled"),
    (play.WRONG, "wrong"),
    (play.RIGHT, "right"),
    (play.REVEALED, "revealed"),
)
_SIGNS = {
    " ": "turn",
    ".": "pencil",
    "[": "previous",
    "]": "next",
    "'": "cycle",
    "’": "cycle",
}
_WRITES = frozenset({"enter", "cycle"})

Move = Callable[[Board, Game], Game]


def _scoped(verb: str) -> dict[str, tuple[str, Scope]]:
    return {f"{verb} {scope.value}": (verb, scope) for scope in Scope}


_ASKS = _scoped("check") | _scoped("reveal")


def _along(move: Callable[[Board, Game, Direction], Game], way: Direction) -> Move:
    return lambda board, game: move(board, game, way)


_MOVES: dict[str, Move] = {
    **{key: _along(play.arrowed, way) for key, way in ARROWS.items()},
    **{f"s-{key}": _along(play.parallel, way) for key, way in ARROWS.items()},
    "next": lambda b, g: play.next_clue(b, g, 1),
    "previous": lambda b, g: play.next_clue(b, g, -1),
    "home": lambda b, g: play.at_edge(b, g, last=False),
    "end": lambda b, g: play.at_edge(b, g, last=True),
    "turn": play.turned,
    "backspace": play.erased,
    "delete": play.wiped,
    "cycle": play.cycled,
    "insert": play.rebus_begun,
    "undo": play.undone,
    "redo": play.redone,
}


class WritingTable:
    """A puzzle one writes letters into; `asked` is the number of a clue being typed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game = play.new_game(board)
        self.message = ""
        self.asked: str | None = None
        self._sure: tuple[str, Scope] | None = None

    @property
    def state(self) -> Game:
        """What would be kept."""
        return self.game

    @property
    def solved(self) -> bool:
        """Whether every letter is right."""
        return play.verdict(self.board, self.game).solved

    def restore(self, text: str) -> float:
        """Go on with a state that was kept; the seconds spent so far."""
        self.game, elapsed = play.with_kept(self.board, self.game, text)
        return elapsed

    def press(self, key: str) -> None:
        """A key without text, by its name."""
        self.message = ""
        if self._sure is not None:
            self._answer(yes=key == "enter")
        elif self.asked is not None:
            self._ask(key)
        elif key in _ASKS:
            self._help(*_ASKS[key])
        elif key == "goto":
            self.asked = ""
        elif key == "enter" and self.game.rebus is None:
            self.press("next")
        elif key in ("enter", "escape"):
            self._apply(key, play.rebus_ended(self.board, self.game, kept=key == "enter"))
        elif key in _MOVES:
            self._apply(key, _MOVES[key](self.board, self.game))

    def write(self, sign: str) -> None:
        """A typed sign: a letter, or one that asks for something."""
        self.message = ""
        if self._sure is not None:
            self._answer(yes=False)
        elif self.asked is not None:
            self.asked += sign
        elif sign in self.board.alphabet or not self._command(sign):
            for letter in play.letters_for(self.board, sign):
                self._apply("enter", play.typed(self.board, self.game, letter))

    def _command(self, sign: str) -> bool:
        if sign.isdecimal():
            self.asked = sign
        elif sign == ".":
            pencil = not self.game.pencil
            self.game = play.with_pencil(self.game, pencil=pencil)
            self.message = self.board.says["pencil"] if pencil else ""
        elif sign in _SIGNS:
            self.press(_SIGNS[sign])
        else:
            return False
        return True

    def _apply(self, key: str, game: Game) -> None:
        wrote = game.letters != self.game.letters
        self.game = game
        if wrote and (key in _WRITES):
            self._judge()

    def _judge(self) -> None:
        found = play.verdict(self.board, self.game)
        if not found.full or found.solved:
            return
        says = self.board.says
        self.message = says["wrong_count"].format(n=found.wrong) if found.known else says["full"]

    def _ask(self, key: str) -> None:
        """The keys of the line a clue's number is typed in."""
        if key == "enter":
            self.game = play.at_number(self.board, self.game, self.asked or "")
        if key in ("enter", "escape"):
            self.asked = None
        elif key == "backspace" and self.asked is not None:
            self.asked = self.asked[:-1]

    def _help(self, verb: str, scope: Scope) -> None:
        if not play.verdict(self.board, self.game).known:
            self.message = self.board.says["no_solution"]
        elif scope is Scope.ALL:
            self._sure = (verb, scope)
            self.message = f"{self.board.says[f'sure_{verb}']} (Enter / Esc)"
        else:
            self._carry_out(verb, scope)

    def _answer(self, *, yes: bool) -> None:
        asked, self._sure, self.message = self._sure, None, ""
        if asked is not None and yes:
            self._carry_out(*asked)

    def _carry_out(self, verb: str, scope: Scope) -> None:
        if verb == "reveal":
            self._apply("enter", play.revealed(self.board, self.game, scope))
            return
        self.game, wrong = play.checked(self.board, self.game, scope)
        self.message = self.board.says["wrong_count"].format(n=wrong)

    def grid(self) -> list[Piece]:
        """The grid, a line of text a row."""
        line = frozenset(play.current_line(self.board, self.game))
        rows, cols = self.board.puzzle.grid.size
        pieces: list[Piece] = []
        for row in range(rows):
            for col in range(cols):
                pieces += self._cell(Square(row, col), line)
            pieces.append(("", "\n"))
        return pieces[:-1]

    def _cell(self, square: Square, line: frozenset[Square]) -> list[Piece]:
        cell = self.board.puzzle.grid[square]
        if isinstance(cell, BlockCell):
            return [("", "   ")]
        if isinstance(cell, ClueCell):
            return [(classes("clue-cell"), fitted(self._points(square)))]
        if not isinstance(cell, LetterCell):
            return [("", "   ")]
        here = square == self.game.at
        ground = "cursor" if here else "line" if square in line else _ground(square)
        flags = [name for flag, name in _FLAGS if self.game.flag(square) & flag]
        bars = self.board.puzzle.grid.bars
        below = "barred" if Bar(square, Direction.DOWN) in bars else ""
        style = classes(ground, *flags, "given" if cell.given else "", below)
        text = fitted(self._shown(square))
        if cell.circle:
            text = f"({text.strip() or ' '})" if len(text.strip()) < 2 else text
        if Bar(square, Direction.ACROSS) in bars:
            text = text[:-1] + "┃"
        return [CURSOR, (style, text)] if here else [(style, text)]

    def _shown(self, square: Square) -> str:
        if square == self.game.at and self.game.rebus is not None:
            return self.game.rebus + "_"
        number = self._numbers.get(square)
        return self.game.letter(square) or (str(number) if number is not None else "·")

    @property
    def _numbers(self) -> dict[Square, int]:
        return self.board.puzzle.numbers()

    def _points(self, square: Square) -> str:
        here = [x.arrow for x in self.board.puzzle.entries if x.arrow is not None]
        return "".join(_POINTS[x.path] for x in here if x.clue_square == square)

    def side(self) -> list[Piece]:
        """The clue lists, the current clue in view."""
        current = play.current_entry(self.board, self.game)
        pieces: list[Piece] = []
        way: Direction | None = None
        for number, entry in enumerate(self.board.puzzle.entries):
            if entry.direction is not way:
                way = entry.direction
                pieces.append((classes("title"), f"{self.board.says[way.value]}\n"))
            full = all(self.game.letter(square) for square in entry.squares)
            style = "current" if number == current else "soft" if full else ""
            if number == current:
                pieces.append(CURSOR)
            label = "" if entry.number is None else f"{entry.number} "
            pieces.append((classes(style), f"{label}{self.board.clues[number]}\n"))
        return pieces

    def below(self) -> list[Piece]:
        """The current clue and the one that crosses it, or what is being asked."""
        if self.asked is not None:
            return [(classes("title"), f"{self.board.says['goto']}: {self.asked}_")]
        current = play.current_entry(self.board, self.game)
        entry = self.board.entry(current)
        if current is None or entry is None:
            return []
        pieces = [(classes("title"), f"{self._name(entry)} "), ("", self.board.clues[current])]
        crossing = self.board.entry_at(self.game.at, entry.direction.other)
        if crossing is not None:
            name = self._name(self.board.puzzle.entries[crossing])
            pieces.append((classes("soft"), f"\n{name} {self.board.clues[crossing]}"))
        return pieces

    def _name(self, entry: Entry) -> str:
        way = self.board.says[entry.direction.value]
        return way if entry.number is None else f"{entry.number} {way}"


def _ground(square: Square) -> str:
    return "even" if (square.row + square.col) % 2 == 0 else "odd"
