"""French words, the glosses of their lemmata, and the notes that go with them."""

import gzip
from pathlib import Path

import pytest

from crosswright.lexicon.sources import core, fr
from crosswright.lexicon.sources.base import read_table
from crosswright.lexicon.word import Flag

LEMMATA = {
    "loutre": "loutre",
    "loutres": "loutre",
    "nager": "nager",
    "nageait": "nager",
    "brive": "brive",
    "vert": "vert",
    "verte": "vert",
}
GLOSSES = {
    "loutre": "Mammifère carnivore | Synonyme de castor | Petite loutre",
    "nager": "Avancer dans l’eau | Sport de bassin",
    "brive": "Commune française située dans le département de la Corrèze",
    "vert": "Couleur des prés",
}


@pytest.mark.parametrize(
    ("word", "clues"),
    [
        ("loutre", ["Mammifère carnivore", "Castor"]),
        ("loutres", ["Mammifère carnivore (pluriel)", "Castor (pluriel)"]),
        ("nager", ["Avancer dans l’eau", "Sport de bassin"]),
        ("nageait", ["Avancer dans l’eau (conjugué)"]),
        ("brive", []),
        ("verte", ["Couleur des prés (féminin)"]),
    ],
)
def test_a_form_takes_its_lemmas_clues_with_a_note_that_is_right(
    monkeypatch: pytest.MonkeyPatch, word: str, clues: list[str]
) -> None:
    monkeypatch.setattr(core, "frequencies", lambda _: {"loutre": 1e-6})
    found = {x.written: x for x in fr.words_of(LEMMATA, GLOSSES)}
    assert [clue.text for clue in found[word].clues()] == clues
    assert bool(found[word].flags & Flag.INFLECTED) is (LEMMATA[word] != word)
    assert found[word].zipf == (3.0 if word == "loutre" else None)


def test_of_a_table_only_wanted_words_are_read(tmp_path: Path) -> None:
    path = tmp_path / "glosses.txt.gz"
    path.write_bytes(gzip.compress("été\tsaison | temps\neau\tliquide\nœuf\tde poule\n".encode()))
    assert read_table(path, ("été", "œuf", "or")) == {
        "été": "saison | temps",
        "œuf": "de poule",
    }
