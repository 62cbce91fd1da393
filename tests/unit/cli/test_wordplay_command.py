"""`crosswright wordplay` and `clues lint`: what they print, as text and as JSON, and how they end."""

import json
from pathlib import Path

import pytest

import crosswright as cw
from crosswright.cli import crosswright
from crosswright.cli.app import Exit, run
from crosswright.lexicon import Lexicon
from crosswright.pipeline import wordplay as pipeline
from tests.unit.lexicon.our_words import candidate, lexicon_of

SMALL = lexicon_of(
    candidate("post", 5.4), candidate("pots", 3.8), candidate("opts", 1.5), candidate("stop", 5.0)
)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    def lexicon_for(*_: object, **__: object) -> Lexicon:
        return SMALL

    monkeypatch.setattr(pipeline, "lexicon_for", lexicon_for)


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(crosswright, list(arguments))
    told = capsys.readouterr()
    return code, told.out, told.err


def test_plays_stand_under_their_kind_with_the_zipf_of_their_parts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = call(capsys, "wordplay", "stop", "-k", "anagram", "-k", "reversal")
    assert code == Exit.DONE
    assert out == (
        "Reversals\n  POTS reversed  [3.8]\n\n"
        "Anagrams\n  anagram of POST  [5.4]\n  anagram of POTS  [3.8]\n"
    )


def test_the_object_has_what_the_text_has(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("wordplay", "stop", "--min-score", "0", "-k", "anagram", "--json")
    code, out, _ = call(capsys, *arguments)
    told = json.loads(out)
    assert code == Exit.DONE
    assert (told["answer"], told["language"], told["unfinished"]) == ("stop", "en", [])
    assert [x["parts"] for x in told["plays"]][-1] == [
        {"answer": "OPTS", "written": "opts", "zipf": 1.5}
    ]
    assert told["plays"][0]["explanation"] == "anagram of POST"


def test_every_kind_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = call(capsys, "wordplay", "--list-operations")
    assert len(out.splitlines()) == len(pipeline.OPERATIONS) + 2
    assert "spoonerism" in out


def test_what_the_time_does_not_suffice_for_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = call(capsys, "wordplay", "stop", "--time-limit", "0.000000001")
    assert code == Exit.LIMIT
    assert "not looked for in 1e-09 s: palindrome, reversal" in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "name an answer, or ask for --list-operations"),
        (("s",), "the answer 's' has 1 letters; give 2 to 32"),
        (("стоп",), "is no letter of English"),
        (("stop", "-k", "pun"), "unknown operation 'pun'; known are palindrome, reversal"),
        (("stop", "-l", "xx"), "unknown language 'xx'"),
        (("stop", "--limit", "0"), "invalid value for '--limit'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    code, out, err = call(capsys, "wordplay", *arguments)
    assert (code, out) == (Exit.USAGE, "")
    assert told in err
    assert err.count("\n") == 1


def test_python_asks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found = cw.wordplay("stop", SMALL, operations=["anagram"], limit=1)
    assert [play.explanation for play in found.plays] == ["anagram of POST"]
    assert found.of("reversal") == ()
    with pytest.raises(TypeError, match="the answer is a int"):
        cw.wordplay(5, SMALL)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the lexicon is 5"):
        cw.wordplay("stop", 5)  # type: ignore[arg-type]
    with pytest.raises(cw.UsageError, match="limit=0 is not possible"):
        cw.wordplay("stop", SMALL, limit=0)


def test_a_list_of_clues_is_checked_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosswright.pipeline import lint

    monkeypatch.setattr(lint, "load", lambda tag, **_: SMALL)
    path = tmp_path / "quiz.csv"
    path.write_text("word,clue\nSTOP,Halts *spit* in disarray\nHOUSE,Home\n", "utf-8")
    code, out, _ = call(capsys, "clues", "lint", str(path), "-l", "en")
    assert code == Exit.INCOMPLETE
    assert out.splitlines()[0] == f"{path}: 2 clues (en), 1 to look at"
    assert "CW410 error: the fodder 'spit' of the clue of line 2" in out
    code, out, _ = call(capsys, "clues", "lint", str(path), "-l", "en", "--json")
    assert json.loads(out)["findings"][0]["code"] == "CW410"
    path.write_text("word,clue\nSTOP,Halts *post* in disarray\nHOUSE,Home\n", "utf-8")
    assert call(capsys, "clues", "lint", str(path), "-l", "en")[0] == Exit.DONE
