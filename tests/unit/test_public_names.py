"""`import crosswright as cw` offers what it says, and a puzzle can save and show itself."""

import subprocess
import sys
from pathlib import Path

import pytest

import crosswright as cw
from crosswright.model.outcome import Found, Infeasible
from crosswright.pipeline import facade
from tests.clean_puzzles import ENGLISH


def test_every_public_name_is_there() -> None:
    assert sorted(cw.__all__) == sorted(set(cw.__all__)) == sorted(dir(cw))
    for name in cw.__all__:
        assert getattr(cw, name) is not None
    assert set(facade.__all__) <= set(cw.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = cw.nothing


def test_audit_and_render_stay_functions_whatever_is_imported_first() -> None:
    code = (
        "import crosswright.audit, crosswright.render, crosswright as cw;"
        "from crosswright.audit import Profile;"
        "print(callable(cw.audit), callable(cw.render), Profile.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True True Profile\n"


def test_importing_the_package_imports_no_engine() -> None:
    code = "import sys, crosswright; print([x for x in sys.modules if 'crosswright.' in x])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_puzzle_saves_and_shows_itself(tmp_path: Path) -> None:
    ENGLISH.save(tmp_path / "a.ipuz")
    assert cw.load(tmp_path / "a.ipuz") == ENGLISH
    assert ENGLISH._repr_svg_().startswith("<svg ")


def test_an_outcome_can_stand_for_its_puzzle(tmp_path: Path) -> None:
    made: cw.Outcome[cw.Puzzle] = Found(result=ENGLISH)
    made.save(tmp_path / "a.ipuz")
    cw.render(made, tmp_path / "a.svg")
    cw.save(made, tmp_path / "b.ipuz")
    assert (tmp_path / "a.ipuz").read_bytes() == (tmp_path / "b.ipuz").read_bytes()
    none = Infeasible(reason="no word fits")
    assert none.puzzle is None
    with pytest.raises(cw.NoPuzzle, match="no word fits"):
        none.unwrap()
    with pytest.raises(cw.NoPuzzle, match="no word fits"):
        none.save(tmp_path / "x.ipuz")
    with pytest.raises(cw.NoPuzzle, match="no word fits"):
        cw.render(none, tmp_path / "x.pdf")


def test_what_was_guessed_on_loading_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("CAT\nA#A\nTAB\n")
    with pytest.warns(UserWarning, match="no language is stated"):
        puzzle = cw.load(tmp_path / "a.txt")
    assert puzzle.language == "en"
