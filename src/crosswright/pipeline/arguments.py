"""Python values as people pass them: of the right type, or one clear line about what is wrong.

A value of the wrong type is a TypeError, a value out of range or unknown a UsageError.
"""

from collections.abc import Iterable
from enum import Enum
from os import PathLike, fspath
from typing import TypeVar, get_args

from crosswright.engines import CancelFlag
from crosswright.errors import UsageError
from crosswright.lexicon import Difficulty, Lexicon, load
from crosswright.model import Mask, Metadata, Size, parse_mask

E = TypeVar("E", bound=Enum)

MOST_JOBS = 64
MOST_SCORE = 100
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


def size_of(name: str, value: object) -> Size | None:
    """A size given as (rows, columns), or none.

    Raises:
        TypeError: for anything but two whole numbers.
    """
    if value is None:
        return None
    sides = tuple(value) if isinstance(value, tuple | list) else ()
    if len(sides) != 2 or not all(map(_is_whole, sides)):
        raise TypeError(f"{name} is {value!r}; give (rows, columns), such as (15, 15)")
    return Size(*sides)


def mask_of(value: object) -> Mask:
    """A mask given as grid text or as it is.

    Raises:
        TypeError: for anything else.
        MaskError: for text that is no mask.
    """
    if isinstance(value, str):
        return parse_mask(value)
    if not isinstance(value, Mask):
        raise TypeError(f"the mask is {_kind(value)}; give grid text or a Mask")
    return value


def text_of(name: str, value: object) -> str:
    """A text.

    Raises:
        TypeError: for anything else.
    """
    if not isinstance(value, str):
        raise TypeError(f"{name} is {_kind(value)}; give a str")
    return value


def texts_of(name: str, values: object) -> tuple[str, ...]:
    """Texts, in a list or whatever else gives them one by one.

    Raises:
        TypeError: for one text, whose letters nobody meant, or for anything but texts.
    """
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise TypeError(f"{name} is {_kind(values)}; give a list of str")
    return tuple(text_of(f"one of {name}", value) for value in values)


def pairs_of(name: str, values: object) -> tuple[str | tuple[str, str], ...]:
    """Texts, or pairs of two texts, a word and its clue.

    Raises:
        TypeError: for one text, whose letters nobody meant, or for anything else.
    """
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise TypeError(f"{name} is {_kind(values)}; give a list of str or of (word, clue)")
    return tuple(_pair(name, value) for value in values)


def _pair(name: str, value: object) -> str | tuple[str, str]:
    if isinstance(value, str):
        return value
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise TypeError(f"one of {name} is {_kind(value)}; give a str or (word, clue)")
    word, clue = value
    return text_of("a word", word), text_of("a clue", clue)


def whole_of(name: str, value: object, *, least: int | None = None, most: int | None = None) -> int:
    """A whole number from `least` to `most`.

    Raises:
        TypeError: for anything else.
        UsageError: for one beyond.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} is {_kind(value)}; give a whole number")
    if (least is not None and value < least) or (most is not None and value > most):
        bounds = f"{least} or more" if most is None else f"{least} to {most}"
        raise UsageError(f"{name}={value!r} is not possible; give {bounds}")
    return value


def score_of(value: object) -> int:
    """A lowest score.

    Raises:
        TypeError, UsageError: as `whole_of`.
    """
    return whole_of("min_score", value, least=0, most=MOST_SCORE)


def choice_of(name: str, kind: type[E], value: object) -> E:
    """A member of an enumeration, given by its value or as it is.

    Raises:
        UsageError: for a value it does not have.
    """
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(str(member.value) for member in kind)
        raise UsageError(f"unknown {name} {value!r}; known are {known}") from None


def difficulty_of(value: object) -> Difficulty | None:
    """A difficulty of clues, or none.

    Raises:
        UsageError: for one that is not known.
    """
    if value is None:
        return None
    for known in DIFFICULTIES:
        if value == known:
            return known
    raise UsageError(f"unknown difficulty {value!r}; known are {', '.join(DIFFICULTIES)}")


def lexicon_of(lexicon: Lexicon | str) -> Lexicon:
    """A lexicon as it is, or that of a language by its tag.

    Raises:
        TypeError: for anything else.
    """
    words = load(lexicon) if isinstance(lexicon, str) else lexicon
    if not isinstance(words, Lexicon):
        raise TypeError(f"the lexicon is {words!r:.60}; give a Lexicon or the tag of a language")
    return words


def metadata_of(language: str, title: object, author: object) -> Metadata:
    """What stands around a puzzle on the page.

    Raises:
        TypeError: for anything but texts.
    """
    return Metadata(
        language=language, title=text_of("title", title), author=text_of("author", author)
    )


def flag_of(cancel: object) -> CancelFlag | None:
    """A flag to stop a search by, or none.

    Raises:
        TypeError: for anything else.
    """
    if cancel is not None and not isinstance(cancel, CancelFlag):
        raise TypeError(f"cancel is {_kind(cancel)}; give a CancelFlag")
    return cancel


def path_of(path: str | PathLike[str]) -> str:
    """A path as text.

    Raises:
        TypeError: for anything but a str or a path object of text.
    """
    return text_of("the path", fspath(path))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _kind(value: object) -> str:
    return "None" if value is None else f"a {type(value).__name__}, {value!r:.60}"
