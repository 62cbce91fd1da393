"""What of our own code decides the words and clues of a lexicon, as one short sum.

It stands in a compiled file beside the versions of the packages: whoever changes how a source is
read has the lexicon built anew, without thinking of it. What the file holds and where is a matter of
`pack.FORMAT`.
"""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

NAME = "crosswright"

_BUILDING = ("builder", "clues", "profanity", "reviewed", "roots", "word")
_LAYING = ("laying", "lists", "overlay", "own", "shelf")
_SHARED = ("base", "core", "nouns", "verbs")


@lru_cache(maxsize=16)
def code_version(tag: str) -> str:
    """A sum over the modules that read a language's sources, judge its words and spell its cells."""
    package = files(NAME)
    lexicon = package / "lexicon"
    modules = [lexicon / f"{name}.py" for name in _BUILDING]
    modules += [package / "languages" / f"{name}.py" for name in ("base", tag)]
    modules += [
        module
        for module in (lexicon / "sources").iterdir()
        if module.name.removesuffix(".py").split("_")[0] in (*_SHARED, tag)
    ]
    return _sum(modules)


@lru_cache(maxsize=1)
def laying_version() -> str:
    """A sum over the modules that lay a person's lists over a language's words."""
    lexicon = files(NAME) / "lexicon"
    return _sum([lexicon / f"{name}.py" for name in _LAYING])


def _sum(modules: Iterable[Traversable]) -> str:
    sums = (
        sha256(module.name.encode() + b"\0" + module.read_bytes()).digest()
        for module in modules
        if module.is_file()
    )
    # Sorted, for folders are listed in any order.
    return sha256(b"".join(sorted(sums))).hexdigest()[:16]
