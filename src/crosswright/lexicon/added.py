"""Clues beside those a lexicon was built with, and which licences may be used."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from crosswright.lexicon.columns import Columns
from crosswright.lexicon.filling import either
from crosswright.lexicon.room import least_lines, lines_of
from crosswright.lexicon.word import CLUE_KINDS, ClueText, Source

_BINDING = re.compile(
    r"\b(?:SA|GPL|LGPL|AGPL|GFDL|NC|ND)\b|GPL|share.?alike|unknown", re.IGNORECASE
)

_ALIKE = re.compile(r"\bSA\b|GPL|\bGFDL\b|share.?alike", re.IGNORECASE)

_RUNGS = {
    kind: place for place, kind in enumerate(("straight", "indirect", "synonym", "translation"))
}


def is_permissive(licence: str) -> bool:
    """Whether a text may be printed in a work under any licence; a person's own has none."""
    return _BINDING.search(licence) is None


def is_share_alike(licence: str) -> bool:
    """Whether what a text is printed in must be passed on under the text's own licence."""
    return _ALIKE.search(licence) is not None


Clues = Mapping[bytes, tuple[ClueText, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class AddedClues:
    """Clues by the glyphs of their answers; with `permissive`, no licence that binds is used.

    `kept` are those of the lists a person keeps, behind the others, and `kept_kinds` has the bits
    of their kinds for each word of the language. `used` are texts, in lower case, that stand behind
    all others.
    """

    clues: Clues = field(default_factory=dict)
    kept: Clues = field(default_factory=dict)
    kept_kinds: bytes = b""
    permissive: bool = False
    used: frozenset[str] = frozenset()

    def over(self, kept: Clues, kinds: bytes) -> "AddedClues":
        """These clues before those of the lists a person keeps."""
        return replace(self, kept=kept, kept_kinds=kinds)

    def more(self, clues: Clues, *, permissive: bool | None) -> "AddedClues":
        """These clues and others after them."""
        both = {glyphs: (*self.clues.get(glyphs, ()), *texts) for glyphs, texts in clues.items()}
        return replace(
            self,
            clues={**self.clues, **both},
            permissive=self.permissive if permissive is None else permissive,
        )

    def after(self, texts: Iterable[str]) -> "AddedClues":
        """These clues, the texts taken only where there is no other."""
        return replace(self, used=self.used | {text.casefold() for text in texts})

    def with_clues(self, glyphs: bytes, built: tuple[ClueText, ...]) -> tuple[ClueText, ...]:
        """A word's clues down the ladder: the person's own, what was built in, what was added."""
        added = (*self.clues.get(glyphs, ()), *self.kept.get(glyphs, ()))
        if not added and not self.permissive and not self.used:
            return built
        own = [clue for clue in added if not clue.source]
        others = sorted((x for x in added if x.source), key=lambda x: _RUNGS[x.kind])
        # Built-in definitions and synonyms stand in the order of their price; leave it.
        ladder = dict.fromkeys((*own, *built, *others))
        allowed = [x for x in ladder if not self.permissive or is_permissive(x.licence)]
        return tuple(sorted(allowed, key=lambda x: x.text.casefold() in self.used))

    def kinds(
        self,
        columns: Columns,
        sources: Sequence[Source],
        *,
        find: Callable[[bytes], int | None],
    ) -> bytes:
        """The kinds of clues each word of some columns has, a bit each."""
        kept: Iterable[tuple[bytes, tuple[ClueText, ...]]] = ()
        if self.permissive:
            kinds, kept = self._allowed(columns, sources), self.kept.items()
        elif self.kept_kinds:
            kinds = bytearray(either(columns.kinds, self.kept_kinds))
        elif self.clues:
            kinds = bytearray(columns.kinds)
        else:
            return columns.kinds
        for glyphs, texts in chain(self.clues.items(), kept):
            id = find(glyphs)
            if id is None:
                continue
            for text in texts:
                if not self.permissive or is_permissive(text.licence):
                    kinds[id] |= 1 << CLUE_KINDS.index(text.kind)
        return bytes(kinds)

    def lines(self, columns: Columns, sources: Sequence[Source]) -> bytes:
        """The fewest lines that a built-in clue of each word takes, 0 for a word without."""
        usable = (not self.permissive or is_permissive(source.licence) for source in sources)
        return least_lines(columns, sources=sum(may << at for at, may in enumerate(usable)))

    def added_lines(self) -> Iterator[tuple[bytes, int]]:
        """The glyphs of words with added clues, and the fewest lines that one of these takes."""
        for glyphs, texts in chain(self.clues.items(), self.kept.items()):
            usable = (x for x in texts if not self.permissive or is_permissive(x.licence))
            least = min((lines_of(clue.text) for clue in usable), default=None)
            if least is not None:
                yield glyphs, least

    def _allowed(self, columns: Columns, sources: Sequence[Source]) -> bytearray:
        free = [is_permissive(source.licence) for source in sources]
        kinds = bytearray(len(columns))
        for id, known in enumerate(columns.kinds):
            if known:
                for kind, source, _ in columns.clue_lines(id):
                    kinds[id] |= free[source] << kind
        return kinds


NO_CLUES = AddedClues()
