"""The phrases of a list (NORTH SEA), with what they may be worth where nobody has counted them."""

import re
from dataclasses import replace

from crosswright.lexicon.imports.rows import Imported, ImportedWord
from crosswright.lexicon.lexicon import Lexicon
from crosswright.lexicon.own import RejectedLine
from crosswright.lexicon.word import SHORTEST, phrase_zipf, score_of

_PARTS = re.compile(r"[\s/‐‑–—-]+")


def phrases_of(read: Imported, lexicon: Lexicon) -> Imported:
    """Only the phrases of a list, those without a score scored by their rarest word.

    A phrase with a word that the lexicon lacks is rejected: a stranger's name, a term of taxonomy.
    Words that are no phrases are only counted.
    """
    kept: list[ImportedWord] = []
    rejected: list[RejectedLine] = []
    single = 0
    for word in read.words:
        parts = [part for part in _PARTS.split(word.written) if part]
        if len(parts) < 2:
            single += 1
            continue
        try:
            score = _score(parts, lexicon) if word.score is None else word.score
        except LookupError as error:
            rejected.append(RejectedLine(line=0, text=word.written, reason=error.args[0]))
            continue
        kept.append(word._replace(score=score))
    note = f"{single} words left out, which are no phrases"
    return replace(
        read,
        words=tuple(kept),
        rejected=(*read.rejected, *rejected),
        notes=(*read.notes, *([note] if single else [])),
    )


def _score(parts: list[str], lexicon: Lexicon) -> int:
    """What a phrase is worth by its rarest word; one of a single cell counts for nothing.

    Raises:
        LookupError: for a word that the lexicon lacks, or that nobody counted.
    """
    language = lexicon.language
    zipfs = []
    for part in parts:
        cells = language.cells(part)
        if len(cells) < SHORTEST:
            continue
        id = lexicon.find(cells)
        zipf = None if id is None else lexicon.word(id).zipf
        if zipf is None:
            raise LookupError(f"{part!r} is no word that the {language.name} lexicon knows well")
        zipfs.append(zipf)
    if not zipfs:
        raise LookupError("it has no word of two letters or more")
    return max(1, score_of(phrase_zipf(zipfs)))
