"""English sources, read from data of our own in the packages' formats."""

import gzip
import json
from pathlib import Path

import pytest

from crosswright.lexicon.sources import Candidate, core, en
from crosswright.lexicon.sources.en_forms import Forms
from crosswright.lexicon.sources.en_glosses import draft_of_gloss
from crosswright.lexicon.word import Flag

LEMMATA = {
    "bogs": "bog",
    "glonked": "glonk",
    "glonking": "glonk",
    "glonks": "glonk",
    "wobs": "wob",
    "zwims": "zwim",
    "zwam": "zwim",
    "zwimming": "zwim",
    "tallest": "tall",
    "waving": "wave",
}
GLOSSES = {
    "bog": "wet spongy ground | (ethnic slur) offensive term for somebody",
    "glonk": "wave a flag | a loud noise",
    "wob": "(chemistry) a compound (as of tin); smells | English painter (1775-1851)",
    "zwim": "wave about in water",
    "tall": "great in height",
    "slurword": "(ethnic slur) offensive word for a neighbor",
    "dorf": "a small town in northern Bavaria",
    "fen": "a bog",
}
SYNONYMS = {"bog": ["fen", "quagmire", "bogland"], "fen": ["bog"]}
WORDS = (
    "bog bogs glonk glonked glonking glonks wob wobs zwim zwam zwims zwimming tall tallest fen "
    "slurword dorf wave waves waving quagmire"
)
FREQUENCIES = {"bog": 1e-5, "fen": 1e-6, "glonks": 2e-9}


@pytest.fixture
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Candidate]:
    """The candidates of a package folder with our own text."""
    _gzip(tmp_path / "graded_words.txt.gz", "".join(f"{word}\t35\n" for word in WORDS.split()))
    _gzip(tmp_path / "glosses.txt.gz", "".join(f"{w}\t{text}\n" for w, text in GLOSSES.items()))
    _gzip(tmp_path / "synonyms.json.gz", json.dumps(SYNONYMS))
    (tmp_path / "nouns.txt").write_text("bog\nwob\nglonk\nfen\nwave\n", encoding="utf-8")
    monkeypatch.setattr(core, "frequencies", lambda _: FREQUENCIES)
    monkeypatch.setattr(core, "lemma_table", lambda _: LEMMATA)
    return {candidate.written: candidate for candidate in en.read_from(tmp_path)}


def _gzip(path: Path, text: str) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(text)


def _texts(candidate: Candidate) -> list[str]:
    return [clue.text for clue in candidate.clues()]


def test_every_graded_word_is_there_with_its_own_frequency(
    english: dict[str, Candidate],
) -> None:
    assert set(english) == set(WORDS.split())
    assert english["bog"].zipf == 4.0
    assert english["glonks"].zipf == 0.3
    assert english["wob"].zipf is None


@pytest.mark.parametrize(
    ("word", "clues"),
    [
        ("bog", ["Wet spongy ground", "Fen"]),
        ("bogs", ["Wet spongy ground (plural)"]),
        ("glonk", ["Wave a flag", "A loud noise"]),
        ("glonks", ["A loud noise (plural)"]),
        ("glonked", ["Wave a flag (past tense)"]),
        ("glonking", ["Wave a flag (present participle)"]),
        ("wob", ["A compound"]),
        ("wobs", ["A compound (plural)"]),
        ("zwims", ["Wave about in water (third person)"]),
        ("zwam", ["Wave about in water (past form)"]),
        ("tallest", ["Great in height (superlative)"]),
        ("fen", ["A bog", "Bog"]),
        ("slurword", []),
        ("dorf", []),
        ("quagmire", []),
    ],
)
def test_a_word_has_its_own_clues_or_its_lemmas_with_a_note(
    english: dict[str, Candidate], word: str, clues: list[str]
) -> None:
    assert _texts(english[word]) == clues


def test_lemma_and_flags_come_with_the_word(english: dict[str, Candidate]) -> None:
    assert english["zwam"].lemma == "zwim"
    assert english["zwam"].flags == Flag.INFLECTED
    assert english["slurword"].flags == Flag.PROFANE
    assert english["bog"].flags == Flag(0)


def test_each_clue_names_its_source_and_licence(english: dict[str, Candidate]) -> None:
    clue = english["bog"].clues()[0]
    assert (clue.source, clue.licence) == ("Open English WordNet 2024", "CC BY 4.0")
    assert [source.name for source in english["bog"].sources] == [
        "SCOWL",
        "Open English WordNet 2024",
        "wordfreq",
    ]


@pytest.mark.parametrize(
    ("gloss", "text"),
    [
        ("(law) a formal claim; made in court", "A formal claim"),
        ("(of hair) having small curls", "Having small curls, of hair"),
        ("(usually informal) especially a young rabbit", "A young rabbit"),
        ("a metal (as copper) that conducts", "A metal that conducts"),
        ("feline mammal with soft fur: domestic cats; wildcats", "Feline mammal with soft fur"),
        ("a genus of plants", None),
        ("comparative of ‘good’", None),
        ("informal term for a man", None),
        ("the capital and largest city of France", None),
        ("Norwegian mathematician (1802-1829)", None),
        ("(Greek mythology) the prince of Troy", None),
        ("(ethnic slur) offensive term for a neighbor", None),
    ],
)
def test_a_gloss_becomes_a_clue_or_none(gloss: str, text: str | None) -> None:
    draft = draft_of_gloss(gloss, place=0)
    assert (draft.text if draft else None) == text


def test_an_early_sense_is_cheaper_than_a_late_a_long_or_a_coarse_one() -> None:
    early, late, coarse, named = (
        draft_of_gloss(gloss, place=place)
        for gloss, place in (
            ("a small tree", 0),
            ("a small tree", 3),
            ("a sexual act", 0),
            ("the tree of Paradise", 0),
        )
    )
    assert early is not None
    prices = [draft.price for draft in (late, coarse, named) if draft is not None]
    assert len(prices) == 3
    assert early.price < min(prices)


ENGLISH_WORDS = (
    "free freely wave waves waving water watering watered white whiteness whiting tall taller "
    "tallest teach teacher child"
)
FORMS = Forms(
    words=frozenset(ENGLISH_WORDS.split()),
    nouns={"wave", "water", "teach", "child"},
    verbs={"wave", "water", "free", "white"},
)


@pytest.mark.parametrize(
    ("gloss", "doing"),
    [
        ("Wave a flag", True),
        ("Wave", True),
        ("Water, as a garden", True),
        ("Put into words", False),
        ("Free from doubt", False),
        ("White form of salt", False),
        ("Water sport", False),
        ("A wave of the hand", False),
        ("Wave of water", False),
    ],
)
def test_a_verbs_gloss_is_told_from_others(gloss: str, doing: bool) -> None:
    assert FORMS.is_verb_gloss(gloss) is doing


@pytest.mark.parametrize(
    ("form", "lemma", "notes"),
    [
        ("ponies", "pony", ["plural", "plural", "third person"]),
        ("boxes", "box", ["plural", "plural", "third person"]),
        ("wolves", "wolf", ["plural", "plural", "third person"]),
        ("children", "child", ["plural", "plural", "third person"]),
        ("firemen", "fireman", ["plural", "plural", "third person"]),
        ("indices", "indix", ["plural", "plural", "third person"]),
        ("hurried", "hurry", ["past tense"]),
        ("stopped", "stop", ["past tense"]),
        ("tied", "tie", ["past tense"]),
        ("lying", "lie", ["present participle"]),
        ("making", "make", ["present participle"]),
        ("seeing", "see", ["present participle"]),
        ("tallest", "tall", ["superlative"]),
        ("taller", "tall", ["comparative"]),
        ("teacher", "teach", ["past form"]),
        ("has", "have", ["third person"]),
        ("are", "be", []),
        ("him", "he", []),
        ("water", "wet", []),
    ],
)
def test_a_form_needs_the_note_its_ending_tells(form: str, lemma: str, notes: list[str]) -> None:
    assert [note for note, _ in FORMS.notes(form, lemma)] == notes
