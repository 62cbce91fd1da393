import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from struct import unpack
from typing import Any

import pytest
from defusedxml.ElementTree import fromstring
from pyarrow import parquet

import crosswright as cw
from crosswright.corpus import Manifest
from crosswright.errors import OutputError, UsageError
from crosswright.lexicon import Lexicon, OwnWord
from crosswright.pipeline.check import check
from crosswright.pipeline.corpus import lexicons, maker, pool, wear
from crosswright.pipeline.corpus.export import export
from crosswright.pipeline.corpus.folder import Corpus
from crosswright.pipeline.corpus.maker import Made, Task
from crosswright.pipeline.corpus.plan import parse_plan
from crosswright.pipeline.corpus.report import CHARTS, report, report_svg
from crosswright.pipeline.corpus.run import MadeCorpus, Tally, make
from crosswright.pipeline.corpus.stats import accept, stats, worsened
from crosswright.pipeline.corpus.verify import verify

PLAN = """
seed = 5
languages = ["sk"]
[[puzzles]]
kind = "wordsearch"
sizes = ["7x7", "8x8"]
count = 20
phrase = "auto"
[[puzzles]]
kind = "crossword"
preset = "mini"
sizes = ["5x5"]
count = 30
[unique]
answers_per_thousand = 60
[gate]
islands = 0
"""
FILES = ("corpus.json", "records.dict", "tables.json.zst", "plan.toml", "shards/00000.cws")

KILLED = """
import os, signal, sys
from crosswright.pipeline.corpus.maker import Made, Task
from crosswright.pipeline.corpus.plan import parse_plan
from crosswright.pipeline.corpus.run import make

def show(tally):
    if tally.done + tally.failed == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

make(parse_plan(sys.stdin.read()), sys.argv[1], on_tally=show)
"""


CRAMPED = """
import resource, sys
from crosswright.errors import OutputError
from crosswright.pipeline.corpus.maker import Made, Task
from crosswright.pipeline.corpus.plan import parse_plan
from crosswright.pipeline.corpus.run import make

plan = parse_plan(sys.stdin.read())
most = int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
try:
    make(plan, sys.argv[1])
except OutputError as error:
    print(error)
"""


def content(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in FILES}


@pytest.fixture(scope="module")
def whole(
    real: Callable[[str], Lexicon], tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, MadeCorpus]:
    """A corpus whose making nobody disturbed."""
    real("sk")
    folder = tmp_path_factory.mktemp("corpus") / "whole"
    return folder, make(parse_plan(PLAN), folder)


def test_every_puzzle_of_a_corpus_is_clean(whole: tuple[Path, MadeCorpus]) -> None:
    folder, made = whole
    assert verify(folder, audit=True).faults == ()
    assert made.done + len(made.failures) == made.planned == 70
    assert len(list(Corpus(folder))) == made.done >= 60
    assert check(Corpus(folder)[0]).ok


def test_sorts_take_turns(whole: tuple[Path, MadeCorpus]) -> None:
    corpus = Corpus(whole[0])
    assert [corpus[x].kind for x in range(4)] == [
        "wordsearch",
        "wordsearch",
        "crossword",
        "wordsearch",
    ]
    assert corpus[0].grid.size != corpus[1].grid.size


def test_no_phrase_stands_twice_in_a_size_and_no_answer_too_often(
    whole: tuple[Path, MadeCorpus],
) -> None:
    puzzles = list(Corpus(whole[0]))
    phrases = Counter((x.grid.size, x.hidden_phrase.text) for x in puzzles if x.hidden_phrase)
    assert max(phrases.values()) == 1
    answers = Counter(
        answer
        for x in puzzles
        for answer in {*(y.text for y in x.entries), *("".join(y.word) for y in x.placements)}
    )
    assert max(answers.values()) <= 5
    grids = Counter(x.grid for x in puzzles)
    assert max(grids.values()) == 1


def test_a_phrase_that_is_not_there_is_told_and_not_made_up(
    real: Callable[[str], Lexicon], tmp_path: Path
) -> None:
    real("sk")
    (tmp_path / "phrases.txt").write_text("dobre rano\nahoj svet\n")
    plan = PLAN.split("[[puzzles]]")[1].replace("20", "3").replace('"7x7", ', "")
    text = f'phrases = "phrases.txt"\nlanguages = ["sk"]\n[[puzzles]]{plan}'
    made = make(parse_plan(text, where=str(tmp_path / "plan.toml")), tmp_path / "c")
    assert made.failures == ((2, "no phrase of sk for 8x8 is left"),)


def test_killed_anywhere_and_run_again_the_corpus_is_the_same(
    whole: tuple[Path, MadeCorpus], tmp_path: Path
) -> None:
    folder = tmp_path / "again"
    for moment in (3, 41):
        ended = subprocess.run(
            [sys.executable, "-c", KILLED, str(folder), str(moment)],
            input=PLAN.encode(),
            check=False,
        )
        assert ended.returncode == -9
        with pytest.raises(UsageError, match="not finished"):
            Corpus(folder)
    make(parse_plan(PLAN), folder)
    assert content(folder) == content(whole[0])


def test_two_workers_one_of_them_killed_make_the_same_corpus(
    whole: tuple[Path, MadeCorpus], tmp_path: Path
) -> None:
    killed: list[int] = []

    def kill_one(tally: Tally) -> None:
        if not killed:
            killed.append(active_children()[0].pid or 0)
            os.kill(killed[0], 9)

    make(parse_plan(PLAN), tmp_path, jobs=2, on_tally=kill_one)
    assert killed
    assert content(tmp_path) == content(whole[0])


def test_a_spoiled_file_is_named_and_mended_byte_for_byte(
    whole: tuple[Path, MadeCorpus], tmp_path: Path
) -> None:
    folder = tmp_path / "spoiled"
    make(parse_plan(PLAN.replace("20", "3").replace("30", "3")), folder)
    before = content(folder)
    for name in FILES[1:3] + FILES[4:]:
        data = bytearray(before[name] or b"x")
        data[len(data) // 2] ^= 1
        (folder / name).write_bytes(data)
    assert len(verify(folder).faults) == 3
    assert name in verify(folder).faults[-1]
    mended = verify(folder, repair=True)
    assert set(mended.mended) == {*FILES[1:3], *FILES[4:]}
    assert mended.faults == ()
    assert content(folder) == before


def test_a_full_disk_loses_nothing(
    whole: tuple[Path, MadeCorpus], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OutputError, match="no space left"):
            make(parse_plan(PLAN), tmp_path)
    assert not list(tmp_path.glob("**/*.part"))
    make(parse_plan(PLAN), tmp_path)
    assert content(tmp_path) == content(whole[0])


def test_what_is_mended_was_told_of_the_same_puzzles(
    real: Callable[[str], Lexicon], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real("sk")
    monkeypatch.setattr(wear, "FIRST_ROUND", 8)
    make(parse_plan(PLAN), tmp_path)
    assert len(wear.rounds_of(70)) > 5
    before = content(tmp_path)
    (tmp_path / "shards/00000.cws").unlink()
    assert verify(tmp_path, repair=True).mended == ("shards/00000.cws",)
    assert content(tmp_path) == before


@pytest.mark.parametrize("most", [40_000, 100_000])
def test_where_no_file_can_grow_the_run_says_so_and_goes_on_later(
    whole: tuple[Path, MadeCorpus], tmp_path: Path, most: int
) -> None:
    folder = tmp_path / "cramped"
    ended = subprocess.run(
        [sys.executable, "-c", CRAMPED, str(folder), str(most)],
        input=PLAN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert re.fullmatch(r"cannot write .*; .*\n", ended.stdout)
    make(parse_plan(PLAN), folder)
    assert content(folder) == content(whole[0])


def test_a_saying_that_no_grid_spells_is_put_into_one(
    real: Callable[[str], Lexicon], tmp_path: Path
) -> None:
    real("en")
    (tmp_path / "phrases.txt").write_text("quick jinx\n")
    plan = (
        'phrases = "phrases.txt"\nlanguages = ["en"]\n[[puzzles]]\nkind = "arrowword"\n'
        'sizes = ["8x8"]\ncount = 1\nphrase = "auto"\n'
    )
    assert make(parse_plan(plan, where=str(tmp_path / "plan.toml")), tmp_path / "c").failures == ()
    hidden = Corpus(tmp_path / "c")[0].hidden_phrase
    assert hidden is not None
    assert hidden.text == "quick jinx"


@pytest.mark.parametrize("kind", ["arrowword", "crossword"])
def test_words_of_a_person_come_back_as_theirs(
    kind: str, real: Callable[[str], Lexicon], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lexicon = real("sk")
    known = [lexicon.word(x) for x in lexicon.select(min_score=30, lengths=range(2, 6)).ids[::2]]
    mine = lexicon.with_words(OwnWord(written=x.written, cells=x.cells, score=90) for x in known)
    monkeypatch.setitem(lexicons._LOADED, "sk", mine)
    text = f"""
        languages = ["sk"]
        [[puzzles]]
        kind = "{kind}"
        sizes = ["7x7"]
        count = 3
    """
    made = make(parse_plan(text), tmp_path / "c")
    assert (made.done, made.failures) == (3, ())
    entries = [entry for puzzle in Corpus(tmp_path / "c") for entry in puzzle.entries]
    found = {entry.own for entry in entries}
    assert found == {True, False}
    assert all(entry.own == mine.is_own(mine.find(entry.answer) or 0) for entry in entries)
    assert verify(tmp_path / "c", audit=True).faults == ()


def test_what_an_attempt_in_vain_took_is_counted(
    real: Callable[[str], Lexicon], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real("sk")

    def never_at_once(task: Task) -> Made:
        if task.attempt < 2:
            return Made(number=task.number, attempt=task.attempt, seconds=100, reason="no luck")
        return replace(maker.make_task(task), seconds=100)

    monkeypatch.setattr(pool, "make_tasks", lambda tasks: tuple(map(never_at_once, tasks)))
    text = 'languages = ["sk"]\n[[puzzles]]\nkind = "wordsearch"\nsizes = ["7x7"]\ncount = 1'
    make(parse_plan(text), tmp_path / "c")
    with closing(Manifest(tmp_path / "c" / "manifest.sqlite")) as manifest:
        (row,) = manifest.rows()
    assert row.attempts >= 3
    assert row.seconds == 100 * row.attempts


def test_two_runs_do_not_share_a_folder(whole: tuple[Path, MadeCorpus]) -> None:
    manifest = Manifest(whole[0] / "manifest.sqlite")
    with manifest.held(), pytest.raises(UsageError, match="another run"):
        make(parse_plan(PLAN), whole[0])
    manifest.close()


def test_python_makes_and_reads_a_corpus(whole: tuple[Path, MadeCorpus], tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN)
    made = cw.make_corpus(tmp_path / "plan.toml", whole[0])
    assert made.done == whole[1].done, "all was made before, and nothing is made twice"
    assert cw.Corpus(whole[0])[2].kind == "crossword"


def test_a_folder_with_another_corpus_is_left_alone(whole: tuple[Path, MadeCorpus]) -> None:
    with pytest.raises(UsageError, match="of another plan"):
        make(parse_plan(PLAN.replace("seed = 5", "seed = 6")), whole[0])


def test_figures_are_held_against_accepted_ones(
    whole: tuple[Path, MadeCorpus], tmp_path: Path
) -> None:
    figures = stats(whole[0])
    assert figures["all"]["islands"] == 0
    assert figures["all"]["puzzles"] == whole[1].done
    gate = str(tmp_path / "gate.json")
    accept(figures, gate)
    assert worsened(figures, gate) == ()
    worse = {"all": {**figures["all"], "most_used_share": 0.9}}
    assert [line.split()[0] for line in worsened(worse, gate)] == ["most_used_share"]


def test_the_picture_of_the_figures_has_a_bar_for_each_sort(
    whole: tuple[Path, MadeCorpus],
) -> None:
    figures = stats(whole[0])
    picture = fromstring(report_svg(figures))
    told = [x.text for x in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert (told[0] or "").startswith(f"{whole[1].done} puzzles, ")
    lacking = {
        sort: {name for name, _ in CHARTS if found[name] is None}
        for sort, found in figures["sorts"].items()
    }
    assert lacking["wordsearch 7x7 sk"] == {"difficulty"}, "there are no clues"
    assert "phrase_spread" in lacking["crossword 5x5 sk"]
    for sort, names in lacking.items():
        assert told.count(sort) == len(CHARTS) - len(names)


def test_the_picture_of_the_figures_is_drawn_as_pixels_too(whole: tuple[Path, MadeCorpus]) -> None:
    drawn = report(stats(whole[0]), ".png")
    assert drawn.startswith(b"\x89PNG\r\n")
    width, height = unpack(">II", drawn[16:24])
    assert width == 2 * 720
    assert height > 1000


def test_records_squeezed_together_take_fewer_bytes(whole: tuple[Path, MadeCorpus]) -> None:
    told = stats(whole[0])["all"]
    assert 10 < told["solid_bytes_a_puzzle"] < told["bytes_a_puzzle"]


def test_the_figures_of_sorts_and_languages_add_up(whole: tuple[Path, MadeCorpus]) -> None:
    told = stats(whole[0])
    assert set(told["sorts"]) == {"wordsearch 7x7 sk", "wordsearch 8x8 sk", "crossword 5x5 sk"}
    for parts in (told["sorts"], told["languages"]):
        assert sum(x["puzzles"] for x in parts.values()) == whole[1].done
        assert sum(x["seconds"] for x in parts.values()) == pytest.approx(
            told["all"]["seconds"], abs=0.05
        )
    assert told["languages"]["sk"]["most_used_share"] == told["all"]["most_used_share"]


def test_a_corpus_is_exported_as_a_table(whole: tuple[Path, MadeCorpus], tmp_path: Path) -> None:
    assert export(whole[0], str(tmp_path / "c.parquet"), count=4) == 4
    rows = parquet.read_table(tmp_path / "c.parquet").to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2, 3]
    for row in rows:
        puzzle = Corpus(whole[0])[row["number"]]
        assert row["kind"] == puzzle.kind
        assert [tuple(x) for x in row["grid"]] == [
            tuple("#" if cell is None else cell for cell in map(puzzle.grid.letter, line))
            for line in _rows(puzzle)
        ]
        listed = [(x["answer"], x["clue"], x["last_row"], x["last_col"]) for x in row["entries"]]
        assert listed == [
            (x.text, x.clue.text if x.clue else None, *x.squares[-1]) for x in puzzle.entries
        ]
        assert [x["written"] for x in row["words"]] == [x.phrase for x in puzzle.placements]
        assert (row["phrase"] is None) == (puzzle.hidden_phrase is None)


@pytest.mark.parametrize(
    ("target", "start"), [("c.jsonl", b'{"'), ("c.sqlite", b"SQLite format 3"), ("c.pdf", b"%PDF")]
)
def test_a_corpus_is_exported_as_one_file(
    whole: tuple[Path, MadeCorpus], tmp_path: Path, target: str, start: bytes
) -> None:
    assert export(whole[0], str(tmp_path / target), count=4) == 4
    assert (tmp_path / target).read_bytes().startswith(start)


def test_a_corpus_is_exported_as_a_folder_of_ipuz(
    whole: tuple[Path, MadeCorpus], tmp_path: Path
) -> None:
    from crosswright.pipeline.files import load

    assert export(whole[0], str(tmp_path / "out"), first=2, count=2) == 2
    again = load(tmp_path / "out" / "000002.ipuz").puzzle
    assert again == Corpus(whole[0])[2]


def test_the_reader_in_the_docs_reads_every_puzzle(
    whole: tuple[Path, MadeCorpus], tmp_path: Path
) -> None:
    page = Path("docs/reference/corpus.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    assert len(code.splitlines()) <= 100
    room: dict[str, Any] = {}
    exec(code, room)
    corpus = Corpus(whole[0])
    read = dict(room["puzzles"](whole[0]))
    assert len(read) == whole[1].done
    assert export(whole[0], str(tmp_path / "all.cwz")) == len(read)
    assert dict(room["solid"](tmp_path / "all.cwz")) == read
    export(whole[0], str(tmp_path / "few.cwz"), first=3, count=5)
    assert dict(room["solid"](tmp_path / "few.cwz")) == {x: read[x] for x in range(3, 8)}
    for number, plain in read.items():
        puzzle = corpus[number]
        rows = [
            ["#" if cell is None else cell for cell in map(puzzle.grid.letter, row)]
            for row in _rows(puzzle)
        ]
        assert plain["grid"] == rows
        assert plain["entries"] == [
            (x.text, x.phrase, x.clue.text if x.clue else "") for x in puzzle.entries
        ]
        assert plain["words"] == [
            (x.phrase, [tuple(y) for y in x.squares]) for x in puzzle.placements
        ]
        hidden = puzzle.hidden_phrase
        assert plain["phrase"] == (None if hidden is None else hidden.text)


def _rows(puzzle: Any) -> list[list[Any]]:
    squares = list(puzzle.grid.squares())
    cols = puzzle.grid.size.cols
    return [squares[at : at + cols] for at in range(0, len(squares), cols)]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("[[puzzles]]", "[[puzzles"), "no TOML"),
        (('"wordsearch"', '"sudoku"'), "unknown kind 'sudoku'"),
        (('["sk"]', '["xx"]'), "xx"),
        (('"7x7"', '"7"'), "'7' is no size"),
        (("count = 20", "count = 0"), "a count of 0"),
        (("count = 20", 'count = "many"'), "no whole number"),
        (('phrase = "auto"', 'phrase = "any"'), "unknown phrase 'any'"),
        (("answers_per_thousand = 60", "answers_per_thousand = 0"), "not possible"),
        (("islands = 0", "beauty = 1"), "unknown name 'beauty'"),
        (("seed = 5", "sed = 5"), "unknown name 'sed'"),
        (('preset = "mini"', 'preset = "maxi"'), "unknown preset 'maxi'"),
        (('["5x5"]', '["40x40"]'), "40x40"),
        (('"7x7", "8x8"', '"8x8", "8X8"'), "planned twice"),
    ],
)
def test_a_plan_that_is_none_is_one_clear_line(change: tuple[str, str], told: str) -> None:
    with pytest.raises(UsageError, match=re.escape(told)) as error:
        parse_plan(PLAN.replace(*change), where="plan.toml")
    assert str(error.value).startswith("plan.toml: ")
    assert "\n" not in str(error.value)
