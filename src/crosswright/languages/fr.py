"""French: 26 letters; accents, cedilla and ligatures dropped (CŒUR is COEUR, ÉTÉ is ETE)."""

from crosswright.languages.base import Labels, Language

LANGUAGE = Language(
    tag="fr",
    name="French",
    own_name="français",
    alphabet=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    vowels=frozenset("AEIOUY"),
    words_of_one_letter=tuple("AY"),
    folds=(("Æ", "AE"), ("Œ", "OE"), ("ß", "SS")),
    strips_accents=True,
    labels=Labels(
        across="Horizontalement",
        down="Verticalement",
        key="Solution",
        no_clue="(définition à écrire)",
        name="Nom",
        date="Date",
        words="Mots",
        contents="Sommaire",
        picture="(image)",
    ),
)
