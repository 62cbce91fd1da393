"""What of our own code decides the words and clues of a lexicon, as one short sum.

It stands in a compiled file beside the versions of the packages: whoever changes how a source is
read has every lexicon built anew, without thinking of it.
"""

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from itertools import chain

NAME = "crosswright"

_BUILDING = ("builder", "clues", "columns", "profanity", "reviewed", "roots", "word")


@lru_cache(maxsize=1)
def code_version() -> str:
    """A sum over the modules that read sources, judge words, write clues and spell cells."""
    package = files(NAME)
    lexicon = package / "lexicon"
    modules = chain(
        (lexicon / f"{name}.py" for name in _BUILDING),
        (lexicon / "sources").iterdir(),
        (package / "languages").iterdir(),
    )
    sums = (
        sha256(module.name.encode() + b"\0" + module.read_bytes()).digest()
        for module in modules
        if module.name.endswith(".py")
    )
    # Sorted, for folders are listed in any order.
    return sha256(b"".join(sorted(sums))).hexdigest()[:16]
