"""Make word puzzles that are right, in any language.

>>> import crosswright as cw
>>> puzzle = cw.new_crossword(language="en", preset="mini", size=(5, 5), seed=7).unwrap()
>>> cw.audit(puzzle).ok
True

Public names are loaded when one is first used, so that importing the package costs nothing.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosswright.errors import (
        CrosswrightError,
        FormatError,
        LanguageError,
        MaskError,
        MissingData,
        NoPuzzle,
        OutputError,
        PuzzleError,
        UsageError,
        WordListError,
    )
    from crosswright.model import (
        ArrowPath,
        Cancelled,
        Clue,
        Entry,
        Found,
        Grid,
        Infeasible,
        LimitReached,
        Mask,
        Outcome,
        Puzzle,
        Size,
        Slot,
        Square,
        parse_mask,
    )
    from crosswright.pipeline.corpus_facade import Corpus, make_corpus
    from crosswright.pipeline.facade import (
        CancelFlag,
        Fill,
        Finding,
        Lexicon,
        Part,
        Play,
        Plays,
        Progress,
        Report,
        Severity,
        Word,
        audit,
        difficulty,
        fill,
        load,
        load_lexicon,
        new_arrowword,
        new_crisscross,
        new_crossword,
        new_wordsearch,
        read_picture,
        render,
        save,
        wordplay,
    )

__all__ = [
    "ArrowPath",
    "CancelFlag",
    "Cancelled",
    "Clue",
    "Corpus",
    "CrosswrightError",
    "Entry",
    "Fill",
    "Finding",
    "FormatError",
    "Found",
    "Grid",
    "Infeasible",
    "LanguageError",
    "Lexicon",
    "LimitReached",
    "Mask",
    "MaskError",
    "MissingData",
    "NoPuzzle",
    "Outcome",
    "OutputError",
    "Part",
    "Play",
    "Plays",
    "Progress",
    "Puzzle",
    "PuzzleError",
    "Report",
    "Severity",
    "Size",
    "Slot",
    "Square",
    "UsageError",
    "Word",
    "WordListError",
    "audit",
    "difficulty",
    "fill",
    "load",
    "load_lexicon",
    "look_ahead",
    "make_corpus",
    "new_arrowword",
    "new_crisscross",
    "new_crossword",
    "new_wordsearch",
    "parse_mask",
    "read_picture",
    "render",
    "save",
    "wordplay",
]


def _public(name: str) -> Any:
    from crosswright import errors, model
    from crosswright.pipeline import corpus_facade, facade

    home = next(x for x in (facade, model, errors, corpus_facade) if name in x.__all__)
    return getattr(home, name)


class _Package(ModuleType):
    """The package, whose `audit` and `render` are functions although rooms have these names.

    Python would put a room in the function's place as soon as somebody imports it; a property
    stays. `from crosswright.audit import ...` still reaches the room.
    """

    @property
    def audit(self) -> Any:
        """`crosswright.pipeline.facade.audit`."""
        return _public("audit")

    @audit.setter
    def audit(self, room: ModuleType) -> None:
        """The room was imported; the name stays the function's."""

    @property
    def render(self) -> Any:
        """`crosswright.pipeline.facade.render`."""
        return _public("render")

    @render.setter
    def render(self, room: ModuleType) -> None:
        """The room was imported; the name stays the function's."""


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> Any:
    """Load a public name when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = _public(name)
    return value


def __dir__() -> list[str]:
    return __all__
