"""What the judge says is said in every language of the interface: a pattern for each line it can say."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import crosswright
from crosswright.model import Clue
from crosswright.pipeline.check import check
from crosswright.web.told_findings import PATTERNS, tell_finding
from crosswright.web.words import NAMES, catalogues
from tests.clean_puzzles import ENGLISH
from tests.drawing import with_clue

RULES = Path(crosswright.__file__).parent / "audit/rules"

PARTS = {
    "fault": "is the answer itself",
    "has": "no number",
    "letters": "a letter is",
    "lacks": "do not credit 'Wiktionary'",
    "more": " and 3 more",
}
"""What stands in gaps that hold a part of a sentence."""


def messages() -> Iterator[tuple[str, str]]:
    """Every message a rule can make, its gaps filled, and the file of the rule."""
    for path in sorted(RULES.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "RULE.finding":
                said = call.args[0]
                if isinstance(said, ast.Name):
                    said = _assigned(tree, said.id)
                yield path.stem, _filled(said)


def _assigned(tree: ast.Module, name: str) -> ast.expr:
    """What a message was put together of before."""
    (value,) = (
        x.value
        for x in ast.walk(tree)
        if isinstance(x, ast.Assign) and name == ast.unparse(x.targets[0])
    )
    return value


def _filled(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr), ast.dump(node)
    return "".join(_gap(part) for part in node.values)


def _gap(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    name = ast.unparse(part.value)
    return PARTS.get(name, "(3, 4)" if "tuple" in name else "14 across")


@pytest.mark.parametrize(("rule", "line"), list(messages()))
def test_every_line_of_the_judge_has_a_pattern(rule: str, line: str) -> None:
    said = {tag: tell_finding(catalogues()[tag], line) for tag in NAMES}
    for tag in NAMES:
        assert tag == "en" or said[tag] != said["en"], f"{rule}: {line}: no pattern for {tag}"
        assert "{" not in said[tag]


SAID = {
    "the clue of 14 across, 'An oar', says its answer 'OAR'": {
        "en": "the clue of 14 across, 'An oar', says its answer 'OAR'",
        "de": "die Frage zu 14 waagerecht, 'An oar', nennt ihre Antwort 'OAR'",
    },
    "the letter at (0, 3) belongs to no answer": {
        "en": "the letter at row 1, column 4 belongs to no answer",
        "ru": "буква не принадлежит ни одному ответу: строка 1, столбец 4",
    },
    "'One' is the clue of 1 across and 7 down": {
        "uk": "'One' — означення одразу до кількох слів: 1 по горизонталі, 7 по вертикалі",
    },
    "no arrow leads to at (0, 1) down ('OAR')": {
        "de": "zu Zeile 1, Spalte 2 senkrecht ('OAR') führt kein Pfeil",
    },
    "the fodder 'AB' of the clue of 1 down does not make 'OAR': it lacks O, R and has too many B": {
        "de": "die Vorlage 'AB' in der Frage zu 1 senkrecht ergibt nicht 'OAR': "
        "es fehlt O, R, zu viel sind B",
    },
    "no words with a score of 1 or more fit 1 across, 4 down and 7 down together": {
        "de": "zusammen lassen sich nicht füllen: 1 waagerecht, 4 senkrecht, 7 senkrecht "
        "(Bewertung ab 1)",
    },
    "a line of a rule that does not exist": {"de": "a line of a rule that does not exist"},
}


@pytest.mark.parametrize("line", SAID)
def test_entries_and_squares_are_named_as_the_page_names_them(line: str) -> None:
    assert {tag: tell_finding(catalogues()[tag], line) for tag in SAID[line]} == SAID[line]


def test_what_a_real_audit_finds_is_said() -> None:
    entry = ENGLISH.entries[0]
    hurt = with_clue(ENGLISH, entry.name, Clue(text=f"Its answer is {entry.phrase}"))
    (found,) = [x for x in check(hurt).findings if x.rule == "answer-in-clue"]
    assert tell_finding(catalogues()["de"], found.message).startswith("die Frage zu 1 waagerecht")


def test_no_pattern_stands_twice() -> None:
    assert len(set(PATTERNS)) == len(PATTERNS)
