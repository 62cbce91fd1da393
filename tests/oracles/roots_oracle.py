"""The same-root rule, written plainly: pairs of words, no index."""

from collections.abc import Mapping

SHORTEST_PART = 3


def share_root(a: str, b: str, groups: Mapping[str, frozenset[int]]) -> bool:
    """Whether two answers share a root or are spelled alike; spaces part written words.

    `groups` maps a written word to its lemma groups.
    """
    if a.replace(" ", "") == b.replace(" ", ""):
        return True
    if any(_one_lemma(x, y, groups) for x in (a, *_parts(a)) for y in (b, *_parts(b))):
        return True
    return any(letters_share_root(x, y) for x in _parts(a) for y in _parts(b))


def letters_share_root(x: str, y: str) -> bool:
    """Whether two written words share a root by their letters alone."""
    shorter = min(len(x), len(y))
    if any(x[:n] == y[:n] for n in range(3, shorter + 1) if 10 * n >= 6 * shorter):
        return True
    pairs = [(x, y)] * (len(x) <= len(y)) + [(y, x)] * (len(y) <= len(x))
    return any(len(s) >= 4 and s[: max(4, len(s) - 2)] in t for s, t in pairs)


def _one_lemma(x: str, y: str, groups: Mapping[str, frozenset[int]]) -> bool:
    return bool(groups.get(x, frozenset()) & groups.get(y, frozenset()))


def _parts(phrase: str) -> list[str]:
    parts = phrase.split(" ")
    return parts if len(parts) == 1 else [part for part in parts if len(part) >= SHORTEST_PART]
