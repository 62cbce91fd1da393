"""The table for words to find: both ends of a word are chosen, the cursor moves by arrow keys."""

from dataclasses import replace

from crosswright.cli.terminal.look import CURSOR, Piece, classes, fitted
from crosswright.cli.terminal.writing import ARROWS
from crosswright.model import Square
from crosswright.pipeline import play
from crosswright.pipeline.play import Board, Hunt


class HuntingTable:
    """A word search."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hunt = play.new_hunt()
        self.message = ""

    @property
    def state(self) -> Hunt:
        """What would be kept."""
        return self.hunt

    @property
    def solved(self) -> bool:
        """Whether every word of the list was found."""
        return play.hunt_over(self.board, self.hunt)

    def restore(self, text: str) -> float:
        """Go on with a state that was kept; the seconds spent so far."""
        self.hunt, elapsed = play.with_kept(self.board, self.hunt, text)
        return elapsed

    def press(self, key: str) -> None:
        """A key without text, by its name."""
        self.message = ""
        rows, cols = self.board.puzzle.grid.size
        at = self.hunt.at
        if key in ARROWS:
            at = at.step(ARROWS[key])
        elif key in ("home", "end"):
            at = Square(at.row, 0 if key == "home" else cols - 1)
        elif key == "enter":
            self._choose()
            return
        elif key == "escape":
            self.hunt = replace(self.hunt, anchor=None)
        elif key == "undo":
            self.hunt = replace(self.hunt, found=self.hunt.found[:-1])
        elif key == "reveal word":
            self.hunt = play.shown(self.board, self.hunt)
            return
        if 0 <= at.row < rows and 0 <= at.col < cols:
            self.hunt = replace(self.hunt, at=at)

    def write(self, sign: str) -> None:
        """Space chooses an end, as Enter does."""
        if sign == " ":
            self.press("enter")

    def _choose(self) -> None:
        hunt, says = self.hunt, self.board.says
        if hunt.anchor is None:
            self.hunt = replace(hunt, anchor=hunt.at)
            self.message = says["choose_last"]
            return
        if hunt.anchor == hunt.at:
            self.hunt = replace(hunt, anchor=None)
            return
        line = play.line_between(hunt.anchor, hunt.at)
        self.hunt = play.tried(self.board, hunt, hunt.at)
        spelled = "".join(self.board.puzzle.grid.letter(square) or "" for square in line)
        if len(self.hunt.found) == len(hunt.found):
            self.message = says["no_word"].format(word=spelled)
            return
        word = self.hunt.found[-1].word
        if word is None:
            self.message = says["bonus"].format(word=spelled)
        else:
            self.message = says["found"].format(word=play.listed(self.board)[word].phrase)

    def grid(self) -> list[Piece]:
        """The letters, a line of text a row."""
        found = {square for find in self.hunt.found for square in find.squares}
        anchor = self.hunt.anchor
        line = () if anchor is None else play.line_between(anchor, self.hunt.at)
        chosen = {*line, *(() if anchor is None else (anchor,))}
        rows, cols = self.board.puzzle.grid.size
        pieces: list[Piece] = []
        for row in range(rows):
            for col in range(cols):
                square = Square(row, col)
                here = square == self.hunt.at
                style = "chosen" if square in chosen else "found" if square in found else "even"
                text = fitted(self.board.puzzle.grid.letter(square) or "")
                if here:
                    pieces.append(CURSOR)
                pieces.append((classes("cursor" if here else style), text))
            pieces.append(("", "\n"))
        return pieces[:-1]

    def side(self) -> list[Piece]:
        """The words, those that were found struck through."""
        known = {find.word for find in self.hunt.found}
        words = play.listed(self.board)
        total = self.board.says["of_total"].format(n=len(known - {None}), total=len(words))
        pieces: list[Piece] = [(classes("title"), f"{self.board.says['words']} {total}\n")]
        for number, word in enumerate(words):
            style = classes("done") if number in known else ""
            pieces.append((style, f"{play.plain(word.phrase)}\n"))
        return pieces

    def below(self) -> list[Piece]:
        """The setup of the hidden phrase, and the phrase when all words are found."""
        phrase = self.board.puzzle.hidden_phrase
        if phrase is None:
            return []
        pieces = [("", f"{play.plain(phrase.setup)} ")]
        if self.solved:
            letters = play.left_over(self.board, self.hunt)
            spelled = "".join(self.board.puzzle.grid.letter(square) or "" for square in letters)
            pieces.append((classes("title"), play.plain(phrase.text) or spelled))
        return pieces
