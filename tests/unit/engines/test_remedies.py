"""What would help where there is no fill: each answer was tried, and is said in plain words."""

from crosswright.engines import fill, remedies
from crosswright.languages import language
from crosswright.model import Infeasible, Mask, Square, parse_mask
from tests.unit.engines.words import Row, SmallLexicon, lexicon_of_rows, lexicon_of_words


def _refused(mask: Mask, lexicon: SmallLexicon, min_score: int = 0) -> Infeasible:
    outcome = fill(mask, lexicon, min_score=min_score)
    assert isinstance(outcome, Infeasible), outcome
    return outcome


def _scored(**scores: int) -> SmallLexicon:
    rows = [
        Row(written=word, score=score, group=number)
        for number, (word, score) in enumerate(scores.items())
    ]
    return lexicon_of_rows(rows, language("en"))


def test_the_highest_floor_that_does_is_named() -> None:
    mask = parse_mask("...\n##.\n##.")
    lexicon = _scored(CAT=80, TOE=35, TEN=10)
    found = remedies(mask, lexicon, _refused(mask, lexicon, 50), min_score=50)
    assert found.sentences(mask) == ("with a floor of 35 there is a fill",)


def test_given_letters_that_clash_are_named() -> None:
    mask = parse_mask("Q.Z\n###\n...")
    lexicon = lexicon_of_words("QAT", "BIZ", "TOP")
    found = remedies(mask, lexicon, _refused(mask, lexicon))
    assert found.letters == (Square(0, 0), Square(0, 2))
    assert found.sentences(mask) == (
        "given letters that clash: Q in row 1, column 1 and Z in row 1, column 3; free one of them",
    )


def test_another_list_that_does_is_named() -> None:
    mask = parse_mask("...\n##.\n##.")
    lexicon, more = lexicon_of_words("CAT"), lexicon_of_words("CAT", "TOE")
    found = remedies(mask, lexicon, _refused(mask, lexicon), others={"more words": more})
    assert found.sentences(mask) == ("with the words of more words there is a fill",)


def test_nothing_is_said_that_does_not_help() -> None:
    mask = parse_mask("...\n##.\n##.")
    lexicon = lexicon_of_words("CAT")
    found = remedies(mask, lexicon, _refused(mask, lexicon), others={"the same": lexicon})
    assert found.sentences(mask) == ()
