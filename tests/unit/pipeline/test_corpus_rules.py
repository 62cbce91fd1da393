from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from crosswright.languages import language
from crosswright.lexicon import OwnWord, lexicon_of_words
from crosswright.pipeline.corpus.figures import fault_of, summary_of
from crosswright.pipeline.corpus.maker import Made, Task, barred_of
from crosswright.pipeline.corpus.plan import Plan, parse_plan
from crosswright.pipeline.corpus.rules import Judge, Told
from crosswright.pipeline.corpus.wear import round_of, rounds_of, uses_of, worn


def figures(**changes: Any) -> dict[str, Any]:
    plain = {
        "answers": 10,
        "entries": 10,
        "letters": 50,
        "two_letter": 1,
        "three_letter": 2,
        "zipf": 40.0,
        "zipf_known": 10,
        "unclued": 0,
        "clue_kinds": {"straight": 10},
        "hardness": 2.5,
        "graded": 10,
        "clue_cells": 8,
        "idle_clue_cells": 0,
        "islands": 0,
        "phrase_spread": None,
    }
    return {**plain, **changes}


def plan(unique: str) -> Plan:
    return parse_plan(
        'languages = ["en"]\n[[puzzles]]\nkind = "wordsearch"\nsizes = ["8x8"]\ncount = 100\n'
        f"[unique]\n{unique}\n"
    )


def made(*answers: str, clue: str = "") -> Made:
    pairs = tuple((answer, clue) for answer in answers)
    return Made(number=0, attempt=0, seconds=0.0, answers=pairs, figures=figures())


@pytest.mark.parametrize(
    ("gate", "told"),
    [
        ({"idle_clue_cells": 0}, None),
        ({"two_letter_share": 0.05}, "two_letter_share is 0.1"),
        ({"mean_zipf": 4.5}, "mean_zipf is 4"),
        ({"mean_zipf": 3.5}, None),
        ({"difficulty": 0.2}, "difficulty is 0.25"),
        ({"difficulty": 0.3}, None),
    ],
)
def test_a_gate_bounds_each_figure_on_its_bad_side(
    gate: dict[str, float], told: str | None
) -> None:
    found = fault_of(figures(), gate)
    assert found is None if told is None else (found or "").startswith(told)


def test_an_answer_is_worn_when_its_share_of_the_language_is_reached() -> None:
    wanted = plan("answers_per_thousand = 20")
    judge, spec = Judge(wanted), wanted.groups[0][0]
    judge.add(0, "en", (("OAK", ""), ("ELM", "")))
    assert judge.fault(spec, made("OAK", "ASH", "FIR")) is None
    judge.add(1, "en", (("OAK", ""), ("ASH", "")))
    fault = judge.fault(spec, made("OAK", "FIR", "BOX"))
    assert fault is not None
    assert fault[1] == ("OAK",)
    assert judge.wear()["en"].spent == ("OAK",)


def test_what_many_puzzles_have_is_told_as_shares_and_left_out_for_a_while() -> None:
    judge = Judge(plan(""))
    for number in range(400):
        once = "".join(chr(ord("A") + digit) for digit in divmod(number, 20))
        answer = "OAK" if number % 20 == 0 else "ELM" if number % 100 == 1 else once
        judge.add(number, "en", ((answer, ""),))
    assert judge.most_used == ("OAK", 0.05)
    wear = judge.wear()["en"]
    assert wear.spent == ("OAK",)
    lexicon = lexicon_of_words(language("en"), [OwnWord(written=x, cells=tuple(x)) for x in TREES])
    uses = uses_of(lexicon, wear.uses)
    assert {lexicon.word(id).written: share for id, share in uses.items()} == {"OAK": 50, "ELM": 10}


def test_the_more_puzzles_have_an_answer_the_more_of_the_next_do_without_it() -> None:
    wanted = plan("")
    lexicon = lexicon_of_words(language("en"), [OwnWord(written=x, cells=tuple(x)) for x in TREES])
    wear = worn({"OAK": 20, "ELM": 36, "FIR": 48}, ())
    left_out: Counter[str] = Counter()
    for seed in range(400):
        task = Task(
            number=0,
            attempt=0,
            seed=seed,
            spec=wanted.groups[0][0],
            phrases=(),
            finds=False,
            wear=wear,
            bans=("ASH",),
        )
        barred = barred_of(task, lexicon)
        assert barred == barred_of(task, lexicon)
        left_out.update("".join(cells) for cells in barred)
    assert left_out["ASH"] == left_out["FIR"] == 400
    assert left_out["OAK"] == 0
    assert 150 < left_out["ELM"] < 250


TREES = ("OAK", "ELM", "FIR")


@pytest.mark.parametrize("jobs", [1, 48, 49, 500, 14_000])
def test_rounds_cover_all_jobs_and_grow(jobs: int) -> None:
    starts = rounds_of(jobs)
    assert starts[0] == 0
    assert starts[-1] < jobs
    lengths = [b - a for a, b in pairwise(starts)]
    assert lengths == sorted(lengths)
    assert [round_of(starts, x) for x in starts] == list(range(len(starts)))
    assert len(starts) < 40


def test_a_job_is_handed_out_when_all_it_is_told_of_is_decided() -> None:
    wanted = plan("")
    told = Told(judge=Judge(wanted), jobs=100)
    assert told.open_until(0, 0) == 48
    assert told.open_until(48, 0) == 96, "nobody is told of the round before"
    assert told.open_until(96, 47) == 96
    for count in range(1, 49):
        told.decided(count)
    assert told.open_until(96, 48) == 100
    assert told.open_until(100, 100) == 100, "no job is left"


def test_a_clue_is_worn_and_another_for_the_same_answer_is_not() -> None:
    wanted = plan("clues_per_thousand = 10")
    judge, spec = Judge(wanted), wanted.groups[0][0]
    judge.add(0, "en", (("OAK", "A tree"), ("ELM", ""), ("ASH", "")))
    fault = judge.fault(spec, made("OAK", "FIR", "BOX", clue="A tree"))
    assert fault is not None
    assert fault[1] == ("OAK",)
    assert judge.fault(spec, made("OAK", "FIR", "BOX", clue="Acorns grow on it")) is None


@pytest.mark.parametrize(
    ("answers", "alike"),
    [(("OAK", "ELM", "FIR"), True), (("OAK", "BOX", "YEW"), False), (("FIR", "BOX"), False)],
)
def test_two_puzzles_share_at_most_half_of_their_answers(
    answers: tuple[str, ...], alike: bool
) -> None:
    wanted = plan("alike = 0.5")
    judge, spec = Judge(wanted), wanted.groups[0][0]
    judge.add(7, "en", (("OAK", ""), ("ELM", ""), ("ASH", "")))
    fault = judge.fault(spec, made(*answers))
    assert (fault is not None) is alike
    if fault is not None:
        assert fault[0] == "it shares 2 answers with puzzle 7"


def test_the_summary_counts_answers_once_a_puzzle_and_clues_that_come_again() -> None:
    told = summary_of(
        [
            ("en", figures(), (("OAK", "A tree"), ("ELM", "A tree too"))),
            ("en", figures(), (("OAK", "A tree"), ("ASH", "Grey dust"))),
            ("en", figures(idle_clue_cells=2), (("OAK", "Acorns grow on it"),)),
        ]
    ).as_object()
    assert told["puzzles"] == 3
    assert told["most_used"][0] == ["OAK", 3]
    assert told["most_used_share"] == 1
    assert told["distinct_answers"] == 3
    assert told["idle_clue_cells"] == 2
    assert told["repeated_clues"] == 0.5


def test_the_most_used_answers_are_those_of_the_language_where_they_are_worst() -> None:
    told = summary_of(
        [
            *[("en", figures(), (("OAK", ""),))] * 3,
            *[("sk", figures(), (("DUB", ""),))] * 2,
            ("en", figures(), (("ELM", ""),)),
        ]
    ).as_object()
    assert (told["most_used"], told["most_used_in"]) == ([["DUB", 2]], "sk")
    assert told["most_used_share"] == 1


def test_only_entries_want_a_clue() -> None:
    arrowword, search = figures(unclued=4), figures(entries=0, answers=30)
    told = summary_of([("en", arrowword, ()), ("en", search, ())]).as_object()
    assert told["unclued_share"] == 0.4
