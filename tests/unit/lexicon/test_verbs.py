"""The forms of Czech and Slovak verbs."""

from crosswright.lexicon.sources import recipe_for
from crosswright.lexicon.sources.verbs import forms_of
from crosswright.lexicon.word import Flag

PAIRS = [
    ("hledá", "hledat"),
    ("hledali", "hledat"),
    ("hledaje", "hledat"),
    ("platu", "plat"),
    ("platy", "plat"),
    ("Bratislavě", "Bratislava"),
]
USED = dict.fromkeys(("hledá", "hledali", "platu", "platy"), 1e-6)


def test_a_verb_brings_its_forms_in_use_and_a_noun_that_ends_alike_none() -> None:
    found = list(forms_of(PAIRS, endings=("t",), frequencies=USED))
    assert [(x.written, x.lemma) for x in found] == [("hledali", "hledat"), ("hledá", "hledat")]
    assert {x.flags for x in found} == {Flag.INFLECTED}


def test_both_languages_have_a_recipe_with_verbs() -> None:
    assert {recipe_for(tag).tag for tag in ("cs", "sk")} == {"cs", "sk"}
