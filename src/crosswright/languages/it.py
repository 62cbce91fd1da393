"""Italian: 26 letters, for foreign words stand in grids too; accents dropped (CITTÀ is CITTA)."""

from crosswright.languages.base import Labels, Language

LANGUAGE = Language(
    tag="it",
    name="Italian",
    own_name="italiano",
    alphabet=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    vowels=frozenset("AEIOUY"),
    words_of_one_letter=tuple("AEIO"),
    folds=(("Æ", "AE"), ("Œ", "OE"), ("ß", "SS")),
    strips_accents=True,
    labels=Labels(
        across="Orizzontali",
        down="Verticali",
        key="Soluzione",
        no_clue="(definizione da scrivere)",
        name="Nome",
        date="Data",
        words="Parole",
        contents="Indice",
        picture="(immagine)",
    ),
)
