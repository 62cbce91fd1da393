"""Scores and breaks."""

import pytest

from crosswright.languages import language
from crosswright.lexicon.word import NO_FREQUENCY_SCORE, breaks_of, score_of


@pytest.mark.parametrize(
    ("zipf", "score"),
    [(None, NO_FREQUENCY_SCORE), (0.0, 0), (1.04, 10), (2.96, 30), (5.5, 55), (7.3, 73), (12, 100)],
)
def test_a_score_is_ten_times_the_frequency(zipf: float | None, score: int) -> None:
    assert score_of(zipf) == score


def test_a_word_nobody_counted_is_worth_less_than_the_rarest_counted_one() -> None:
    assert score_of(None) < score_of(1.0)


@pytest.mark.parametrize(
    ("written", "starts"),
    [
        ("cat", [0]),
        ("North Sea", [0, 5]),
        ("mother-in-law", [0, 6, 8]),
        ("rock 'n' roll", [0, 4, 5]),
        ("o'clock", [0]),
        ("  A — B  ", [0, 1]),
    ],
)
def test_spaces_and_hyphens_part_the_words_of_a_phrase(written: str, starts: list[int]) -> None:
    bits = breaks_of(written, language("en"))
    assert [cell for cell in range(32) if bits >> cell & 1] == starts
