"""Python values of the wrong type are a TypeError, values out of range a UsageError: one line."""

from collections.abc import Callable
from typing import Any

import pytest

import crosswright as cw
from crosswright.errors import UsageError
from crosswright.model import Size
from crosswright.pipeline.arguments import MOST_SCORE, size_of, texts_of, whole_of
from tests.clean_puzzles import ENGLISH

crossword: Callable[..., Any] = cw.new_crossword
fill: Callable[..., Any] = cw.fill

TYPES: list[tuple[Callable[..., Any], dict[str, Any], str]] = [
    (crossword, {"size": "5x5"}, "size is '5x5'; give (rows, columns)"),
    (crossword, {"size": (5, 5, 5)}, "size is (5, 5, 5)"),
    (crossword, {"size": (5.0, 5)}, "size is (5.0, 5)"),
    (crossword, {"mask": ["..."]}, "the mask is a list"),
    (crossword, {"words": "cat"}, "words is a str, 'cat'; give a list of str"),
    (crossword, {"words": [b"cat"]}, "one of words is a bytes"),
    (crossword, {"theme": "CAT"}, "theme is a str"),
    (crossword, {"theme": [None]}, "one of theme is None"),
    (crossword, {"language": None}, "language is None"),
    (crossword, {"seed": "a"}, "seed is a str"),
    (crossword, {"jobs": True}, "jobs is a bool"),
    (crossword, {"seconds": "5"}, "the time limit is '5'"),
    (crossword, {"title": None}, "title is None"),
    (crossword, {"cancel": True}, "cancel is a bool, True; give a CancelFlag"),
    (fill, {"mask": None}, "the mask is None"),
    (fill, {"mask": "...", "lexicon": 5}, "the lexicon is 5"),
    (fill, {"mask": "...", "steps": 1.5}, "the limit in steps is 1.5"),
    (cw.audit, {"puzzle": "x"}, "'x' is no puzzle"),
    (cw.render, {"puzzle": ENGLISH, "path": 5}, "PathLike"),
    (cw.save, {"puzzle": ENGLISH, "path": b"a.ipuz"}, "the path is a bytes"),
]

VALUES: list[tuple[Callable[..., Any], dict[str, Any], str]] = [
    (crossword, {"size": (0, 0)}, "not 0x0"),
    (crossword, {"seed": 1, "jobs": 0}, "jobs=0 is not possible; give 1 to 64"),
    (crossword, {"min_score": 101}, "min_score=101 is not possible; give 0 to 100"),
    (crossword, {"entries": 0}, "entries=0 is not possible; give 1 or more"),
    (crossword, {"symmetry": 180}, "unknown symmetry 180; known are none, 180"),
    (crossword, {"phrase": "a", "phrase_mode": "odd"}, "unknown phrase mode 'odd'"),
    (crossword, {"phrase": "A" * 300}, "300 letters, and a grid of 15x15 only 225 squares"),
    (crossword, {"theme": ["A" * 16]}, "has 16 letters; rows of 15x15 take 3 to 15"),
    (crossword, {"theme": ["AB"]}, "has 2 letters"),
    (crossword, {"theme": ["CAT", "cat"]}, "theme: line 2: 'cat' stands there twice"),
    (
        crossword,
        {"size": (3, 3), "theme": ["CAT", "DOG", "HEN", "OWL"]},
        "the theme has 12 letters, and a grid of 3x3 only 9 squares",
    ),
    (fill, {"mask": "...", "min_score": -1}, "min_score=-1"),
    (fill, {"mask": "...", "steps": 10**30}, "a limit of 10"),
]


def named(part: object) -> str:
    """A name of a case that is the same in every run."""
    return getattr(part, "__name__", None) or (part if isinstance(part, str) else "")[:40]


@pytest.mark.words
@pytest.mark.parametrize(("call", "values", "line"), TYPES, ids=named)
def test_a_value_of_the_wrong_type_is_named(
    call: Callable[..., Any], values: dict[str, Any], line: str
) -> None:
    with pytest.raises(TypeError) as caught:
        call(**values)
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.words
@pytest.mark.parametrize(("call", "values", "line"), VALUES, ids=named)
def test_a_value_that_breaks_a_rule_is_named(
    call: Callable[..., Any], values: dict[str, Any], line: str
) -> None:
    with pytest.raises(UsageError) as caught:
        call(**values)
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


def test_values_of_the_right_type_come_back_as_they_are_meant() -> None:
    assert size_of("size", [3, 4]) == Size(3, 4)
    assert texts_of("words", (x for x in ("a", "b"))) == ("a", "b")
    assert whole_of("min_score", MOST_SCORE, least=0, most=MOST_SCORE) == 100
