"""What the player says, in each language: one table, `words.tsv`, a line for each saying."""

from importlib.resources import files

FALLBACK = "en"


def _table() -> dict[str, dict[str, str]]:
    text = files(__package__).joinpath("words.tsv").read_text(encoding="utf-8")
    head, *lines = (line.split("\t") for line in text.splitlines())
    out: dict[str, dict[str, str]] = {tag: {} for tag in head[1:]}
    for name, *sayings in lines:
        for tag, saying in zip(head[1:], sayings, strict=True):
            out[tag][name] = saying
    return out


WORDS = _table()
"""Sayings by language tag and name; `{gaps}` are filled by whoever says them."""


def words_for(tag: str) -> dict[str, str]:
    """The sayings in a language or a variant of it; in English where that language has none."""
    return WORDS.get(tag) or WORDS.get(tag.partition("-")[0]) or WORDS[FALLBACK]
