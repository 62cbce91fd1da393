"""What can go wrong with what a person gave us.

    CrosswrightError
    ├── UsageError          a value that breaks a rule we can name
    │   ├── MaskError       a mask that is no mask
    │   ├── LanguageError   a language we do not know, or text it cannot spell
    │   ├── NotKept         something the library does not hold
    │   └── WordListError   a word list that cannot be read
    ├── PuzzleError         a Puzzle whose parts contradict each other
    ├── FormatError         a file that is not what its format says
    ├── OutputError         a file that could not be written
    ├── StoreError          a library that cannot be opened, read or written
    │   └── StoreAway       a library that does not answer now
    ├── MissingData         word data that is not installed
    └── NoPuzzle            `.unwrap()` of a search that ended without one

A search that ends without a puzzle is no error: it is a value, see `crosswright.model.outcome`.
Messages are one line: what, where, what to do; lower case, no full stop, values in `repr`.
"""

__all__ = [
    "CrosswrightError",
    "FormatError",
    "LanguageError",
    "MaskError",
    "MissingData",
    "NoPuzzle",
    "NotKept",
    "OutputError",
    "PuzzleError",
    "StoreAway",
    "StoreError",
    "UsageError",
    "WordListError",
]


class CrosswrightError(Exception):
    """Indicates any misuse or bad input that crosswright can name."""


class UsageError(CrosswrightError):
    """Indicates an argument whose value breaks a stated rule."""


class MaskError(UsageError):
    """Indicates a mask that is empty, ragged, too large, or holds unknown characters."""


class LanguageError(UsageError):
    """Indicates an unknown language, or text that the language's alphabet cannot spell."""


class WordListError(UsageError):
    """Indicates a word list that is empty, binary, or otherwise unreadable."""


class NotKept(UsageError):
    """Indicates a puzzle, a list or a collection that the library does not hold."""


class PuzzleError(CrosswrightError):
    """Indicates parts of a puzzle that contradict each other."""


class FormatError(CrosswrightError):
    """Indicates a file that cannot be read as the format it claims to be."""


class OutputError(CrosswrightError):
    """Indicates a file that could not be written; whatever stood there before still stands."""


class StoreError(CrosswrightError):
    """Indicates a library that cannot be opened, read or written; what it holds is untouched."""


class StoreAway(StoreError):
    """Indicates a library that does not answer now; the same may be asked again later."""


class MissingData(CrosswrightError):
    """Indicates word data that is not installed, and how to install it."""


class NoPuzzle(CrosswrightError):
    """Indicates that a search ended without a puzzle and its result was demanded all the same."""
