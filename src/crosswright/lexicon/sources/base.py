"""What a language's sources hand the builder, and how installed packages are found."""

import gzip
import importlib.util
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from crosswright.lexicon.deciding import NAME, code_version
from crosswright.lexicon.word import ClueText, Flag, Source

_VERSION = re.compile(r"^Version: *(\S+) *$", re.MULTILINE)

NO_FLAG = Flag(0)
WORDFREQ = Source(name="wordfreq", licence="CC BY-SA 4.0", package="wordfreq")
PROFANITY = "badwords-py"
SIMPLEMMA = Source(name="simplemma", licence="MIT", package="simplemma")


Clues = Callable[[], tuple[ClueText, ...]]


def no_clues() -> tuple[ClueText, ...]:
    """The clues of a word that no source explains."""
    return ()


class Candidate(NamedTuple):
    """A word as a source writes it, before the builder has spelled and judged it.

    `clues` gives clean ones that do not give the word away, best first: asked only of the words
    that stay. A named tuple, for a language has hundreds of thousands, each made and dropped at once.
    """

    written: str
    zipf: float | None
    lemma: str
    flags: Flag = NO_FLAG
    sources: tuple[Source, ...] = ()
    clues: Clues = no_clues


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """A package a lexicon is better with: the module that shows it is there, and what it brings."""

    package: str
    module: str
    brings: str

    def installed(self) -> bool:
        """Whether the package can be found; it is not imported."""
        return importlib.util.find_spec(self.module) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """How the lexicon of one language is made.

    `core` are packages that crosswright always has, `extras` those of `pip install
    'crosswright[tag]'`. `read` takes what is installed and does without the rest. `nouns_only` says
    that the words are answers by the custom of the language, which other words can be parts of.
    """

    tag: str
    sources: tuple[Source, ...]
    core: tuple[str, ...]
    extras: tuple[Extra, ...]
    read: Callable[[], Iterator[Candidate]]
    nouns_only: bool = False

    def missing(self) -> tuple[Extra, ...]:
        """The extras that are not installed."""
        return tuple(extra for extra in self.extras if not extra.installed())

    def packages(self) -> tuple[tuple[str, str], ...]:
        """What a build would read now: distributions and versions, in order of name.

        Among them crosswright, with a sum of the code that reads the others for a version.
        """
        names = {*self.core, *(extra.package for extra in self.extras if extra.installed())}
        versions = {name: _version(name) for name in names} | {NAME: code_version(self.tag)}
        return tuple(sorted(versions.items()))


def data_folder(module: str) -> Path | None:
    """The folder of an installed package, found without importing it."""
    spec = importlib.util.find_spec(module)
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def read_lines(path: Path) -> Iterator[str]:
    """The lines of a gzipped text."""
    # In one gulp: half the time of reading line by line.
    text = gzip.decompress(path.read_bytes()).decode("utf-8")
    yield from text.removesuffix("\n").split("\n")


def read_table(path: Path, wanted: Iterable[str]) -> dict[str, str]:
    """What follows the first tab in each line of a gzipped text that starts with a wanted word."""
    # Only what is wanted is decoded: a dictionary has four times as many words as a lexicon.
    heads = {word.encode() for word in wanted}
    found = {}
    for line in gzip.decompress(path.read_bytes()).split(b"\n"):
        head, _, rest = line.partition(b"\t")
        if head in heads:
            found[head.decode()] = rest.decode()
    return found


def _version(package: str) -> str:
    try:
        about = metadata.distribution(package)
    except metadata.PackageNotFoundError:
        return "unknown"
    # The library would parse the whole page, long description and all: a third of loading a lexicon.
    found = _VERSION.search(about.read_text("METADATA") or "")
    return found[1] if found else about.version
