"""Whatever numbers reach the decoder of fill problems, it answers or refuses in a sentence."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from crosswright.native import FillResult, LookAheadResult, NativeError, WordIndex, fill, look_ahead

WORDS = (b"\x00\x01", b"\x01\x00", b"\x01\x01\x00", b"\x02\x00\x01", b"\x00\x02\x01")
INDEX = WordIndex(
    letters=3,
    glyphs=b"".join(WORDS),
    lengths=bytes(map(len, WORDS)),
    scores=bytes((0, 10, 50, 90, 100)),
    groups=b"".join(number.to_bytes(4, "little") for number in range(len(WORDS))),
    breaks=b"\x01\x00\x00\x00" * len(WORDS),
)
NUMBERS = st.integers(min_value=0, max_value=2**64 - 1) | st.sampled_from((0, 1, 2, 7))
CELLS = st.integers(min_value=0, max_value=2**16 - 1) | st.integers(min_value=0, max_value=5)
PARTS = st.fixed_dictionaries(
    {
        "cells": st.lists(NUMBERS, max_size=6),
        "slots": st.lists(st.lists(CELLS, max_size=34), max_size=5),
        "min_scores": st.lists(st.integers(min_value=0, max_value=255), max_size=5),
        "standing": st.lists(
            st.tuples(st.binary(max_size=34), st.integers(min_value=0, max_value=2**32 - 1)),
            max_size=3,
        ),
        "unique": st.booleans(),
        "roots": st.booleans(),
        "words": st.none()
        | st.lists(
            st.none() | st.lists(st.integers(min_value=0, max_value=6), max_size=6), max_size=5
        ),
    }
)


@settings(max_examples=600, deadline=None)
@given(parts=PARTS, seed=NUMBERS, slot=st.none() | CELLS)
def test_any_parts_give_an_answer_or_a_reason(
    parts: dict[str, object], seed: int, slot: int | None
) -> None:
    made = _answer(lambda: fill(INDEX, **parts, seed=seed, steps=50))  # type: ignore[arg-type]
    assert isinstance(made, FillResult | str)
    seen = _answer(lambda: look_ahead(INDEX, **parts, slot=slot))  # type: ignore[arg-type]
    assert isinstance(seen, LookAheadResult | str)
    for reason in (made, seen):
        assert not isinstance(reason, str) or (reason and "\n" not in reason)


def _answer(ask: Callable[[], object]) -> object:
    """What comes back, or the reason why nothing does."""
    try:
        return ask()
    except NativeError as error:
        return str(error)
