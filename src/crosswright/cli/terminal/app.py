"""The screen and the keys of the terminal player, on prompt_toolkit."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import HSplit, Layout, VSplit, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.layout.dimension import Dimension
from prompt_toolkit.styles import Style

from crosswright.cli.terminal.hunting import HuntingTable
from crosswright.cli.terminal.look import CELL_WIDTH, STYLES, Piece, Table, classes
from crosswright.cli.terminal.writing import WritingTable
from crosswright.pipeline import play
from crosswright.pipeline.play import Board

KEYS: dict[tuple[str, ...], str] = {
    **{(key,): key for key in ("left", "right", "up", "down", "home", "end", "delete", "insert")},
    **{(f"s-{key}",): f"s-{key}" for key in ("left", "right", "up", "down")},
    ("tab",): "next",
    ("s-tab",): "previous",
    ("pagedown",): "next",
    ("pageup",): "previous",
    ("enter",): "enter",
    ("escape",): "escape",
    ("backspace",): "backspace",
    ("c-g",): "goto",
    ("c-z",): "undo",
    ("c-y",): "redo",
    ("escape", "s"): "check square",
    ("escape", "w"): "check word",
    ("escape", "p"): "check all",
    ("escape", "S"): "reveal square",
    ("escape", "W"): "reveal word",
    ("escape", "P"): "reveal all",
}
"""What a terminal calls a key, and what a table does. It cannot tell Shift from Caps Lock, nor
Ctrl+Shift+Z from Ctrl+Z: several letters begin with Insert, and Ctrl+Y makes again."""

ESCAPE_WAIT = 0.2
"""Seconds after Esc in which a letter makes it Alt and that letter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How the sitting ended: whether solved, after how many seconds, with which state to keep."""

    solved: bool
    elapsed: float
    kept: str
    interrupted: bool = False


@dataclass(slots=True, kw_only=True)
class _Clock:
    """Seconds at the table; it stands while paused, and once the puzzle is solved."""

    before: float = 0.0
    since: float | None = field(default_factory=time.monotonic)

    @property
    def elapsed(self) -> float:
        return self.before + (0.0 if self.since is None else time.monotonic() - self.since)

    def stop(self) -> None:
        self.before, self.since = self.elapsed, None

    def start(self) -> None:
        if self.since is None:
            self.since = time.monotonic()


class _Screen:
    """A table, its clock, and the parts of the screen."""

    def __init__(self, board: Board, kept: str | None) -> None:
        self.board = board
        self.table: Table = HuntingTable(board) if board.is_search else WritingTable(board)
        self.clock = _Clock(before=self.table.restore(kept) if kept is not None else 0.0)
        self.paused = False
        self.solved = False
        self.judge()

    def judge(self) -> None:
        """The clock stops when the puzzle is solved."""
        if not self.solved and self.table.solved:
            self.solved = True
            self.clock.stop()

    def pause(self) -> None:
        """Hide the grid and stop the clock, or go on."""
        self.paused = not self.paused
        if self.paused:
            self.clock.stop()
        elif not self.solved:
            self.clock.start()

    def top(self) -> list[Piece]:
        """Title, time, how to leave."""
        says = self.board.says
        title = play.plain(self.board.puzzle.title) or says["untitled"]
        keys = f"Ctrl+P {says['pause']}  Ctrl+Q {says['close']}"
        return [
            (classes("title"), f"{title}  "),
            (classes("soft"), f"{spelled(self.clock.elapsed)}   {keys}"),
        ]

    def grid(self) -> list[Piece]:
        """The grid, unless paused."""
        return [(classes("title"), self.board.says["paused"])] if self.paused else self.table.grid()

    def bottom(self) -> list[Piece]:
        """What was said last."""
        if self.solved:
            done = self.board.says["solved"].format(time=spelled(self.clock.elapsed))
            return [(classes("message"), done)]
        return [(classes("message"), self.table.message)]

    def layout(self) -> Layout:
        """The parts on the screen; grid and lists scroll so that the cursor is seen."""
        wide = self.board.puzzle.grid.size.cols * CELL_WIDTH
        grid = _window(self.grid, width=Dimension(min=CELL_WIDTH, preferred=wide, max=wide))
        side = _window(lambda: [] if self.paused else self.table.side(), wrap=True)
        clue = _window(self.table.below, height=Dimension(min=1, preferred=4, max=6), wrap=True)
        return Layout(
            HSplit(
                [
                    _window(self.top, height=Dimension.exact(1)),
                    VSplit([grid, Window(width=2), side]),
                    clue,
                    _window(self.bottom, height=Dimension.exact(1)),
                ]
            )
        )


def _window(
    text: Callable[[], list[Piece]],
    *,
    width: Dimension | None = None,
    height: Dimension | None = None,
    wrap: bool = False,
) -> Window:
    control = FormattedTextControl(lambda: FormattedText(text()), show_cursor=False)
    return Window(control, width=width, height=height, wrap_lines=wrap)


def run(board: Board, *, kept: str | None = None) -> Ending:
    """Play until the person leaves; `kept` is a state to go on with.

    Raises:
        FormatError: for a state of another puzzle.
    """
    screen = _Screen(board, kept)
    app: Application[bool] = Application(
        layout=screen.layout(),
        key_bindings=_bindings(screen),
        style=Style.from_dict(STYLES),
        full_screen=True,
        refresh_interval=1.0,
    )
    app.timeoutlen = ESCAPE_WAIT
    app.ttimeoutlen = ESCAPE_WAIT
    interrupted = app.run()
    elapsed = screen.clock.elapsed
    return Ending(
        solved=screen.solved,
        elapsed=elapsed,
        kept=play.kept_text(board, screen.table.state, elapsed=elapsed, solved=screen.solved),
        interrupted=interrupted,
    )


def _bindings(screen: _Screen) -> KeyBindings:
    bindings = KeyBindings()

    def bind(keys: tuple[str, ...], name: str) -> None:
        @bindings.add(*keys)
        def _(event: KeyPressEvent) -> None:
            if screen.paused:
                screen.pause()
                return
            screen.table.press(name)
            screen.judge()

    for keys, name in KEYS.items():
        bind(keys, name)

    @bindings.add(Keys.Any)
    @bindings.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        for sign in () if screen.paused else event.data:
            screen.table.write(sign)
            screen.judge()

    @bindings.add("c-p")
    def _(event: KeyPressEvent) -> None:
        screen.pause()

    @bindings.add("c-q")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=False)

    @bindings.add("c-c")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=True)

    return bindings


def spelled(elapsed: float) -> str:
    """Minutes and seconds, and hours where there are any."""
    minutes, seconds = divmod(int(elapsed), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
