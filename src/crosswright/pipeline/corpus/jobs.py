"""The jobs of a plan: numbered, keyed, each with its seeds and its phrases; the same plan, the same jobs."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from math import isqrt
from random import Random

from crosswright.errors import LanguageError
from crosswright.languages import language
from crosswright.lexicon import Punchline, ends_of, punchlines, sayings
from crosswright.model import Size
from crosswright.pipeline.corpus.lexicons import made_with
from crosswright.pipeline.corpus.plan import Plan, Spec
from crosswright.pipeline.sources import Note

MOST_ATTEMPTS = 8
"""Seeds a job may use up before it is given up."""

SPARE_LETTERS = 4
"""A phrase has as many letters as the side of the grid, or up to so many more."""

FEWEST_FOUND, SQUARES_A_LETTER = 6, 6
"""Where the phrase is found in the full grid: its fewest letters, and the squares for each."""

FINDING_ATTEMPTS = 2
"""Attempts that take a phrase as it is found, dozens of grids each; after them one is put in."""

LONGEST_PHRASE = 1_000
"""No grid has room for more letters of a phrase."""

MOST_SAYINGS = 24
"""Sayings a job may choose from; they are dealt out evenly, and no two jobs have the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One puzzle to make: `key` names all it depends on, `phrases` are its own to hide.

    Where the phrase is found in the full grid any of them will do; else, and where none was found,
    they are taken in turn.
    """

    number: int
    key: str
    spec: Spec
    phrases: tuple[Punchline, ...]

    def finds(self, attempt: int) -> bool:
        """Whether an attempt, from 0, hides what its grid spells; later ones change the grid."""
        return self.spec.finds_phrase and attempt < FINDING_ATTEMPTS

    def offered(self, attempt: int) -> tuple[Punchline, ...]:
        """What an attempt may hide."""
        if self.finds(attempt) or not self.phrases:
            return self.phrases
        # Few letters are easily put into a grid that lacks them.
        shortest = sorted(self.phrases, key=lambda phrase: len(phrase.letters))
        return (shortest[attempt % len(shortest)],)

    @property
    def lacks_phrase(self) -> bool:
        """Whether there is no phrase left for it."""
        return self.spec.phrase and not self.phrases


def jobs_of(plan: Plan, engine: dict[str, str]) -> tuple[Job, ...]:
    """The jobs of a plan in their order; `engine` are the versions they depend on."""
    specs = list(plan.jobs())
    phrases = _phrases(plan, [spec for spec, _ in specs])
    return tuple(
        Job(
            number=number,
            key=_key(plan, spec, place, phrases[number], engine),
            spec=spec,
            phrases=phrases[number],
        )
        for number, (spec, place) in enumerate(specs)
    )


def engine_of(plan: Plan, *, on_note: Note | None = None) -> dict[str, str]:
    """What the puzzles of a plan are made with: versions, and a sum of each lexicon.

    Raises:
        MissingData: for a language whose words are not installed.
    """
    return made_with(tags_of(plan), on_note=on_note)


def tags_of(plan: Plan) -> tuple[str, ...]:
    """The languages of a plan."""
    return tuple(sorted({spec.language for spec, _ in plan.groups}))


def seed_of(plan_seed: int, number: int, attempt: int) -> int:
    """The seed of an attempt at a job."""
    return int.from_bytes(sha256(f"{plan_seed}/{number}/{attempt}".encode()).digest()[:6], "big")


def _key(
    plan: Plan, spec: Spec, place: int, phrases: tuple[Punchline, ...], engine: dict[str, str]
) -> str:
    told = {
        "spec": repr(spec),
        "place": place,
        "seed": plan.seed,
        "phrases": [phrase.text for phrase in phrases],
        "unique": repr(plan.unique),
        "gate": sorted(plan.gate.items()),
        "engine": engine,
    }
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def _phrases(plan: Plan, specs: list[Spec]) -> list[tuple[Punchline, ...]]:
    """The phrases of each job: sayings dealt out one by one, each with all its ends that suit."""
    given: list[list[Punchline]] = [[] for _ in specs]
    taken: dict[object, set[str]] = {}
    wanting = [number for number, spec in enumerate(specs) if spec.phrase]
    hands: dict[object, Iterator[tuple[Punchline, ...]]] = {}
    for _ in range(MOST_SAYINGS):
        still = []
        for number in wanting:
            spec = specs[number]
            scope = _scope(plan, spec, number)
            if (scope, spec) not in hands:
                fresh = _fresh(_source(plan, spec), taken.setdefault(scope, set()))
                hands[scope, spec] = fresh
            ends = next(hands[scope, spec], ())
            given[number] += ends
            if ends:
                still.append(number)
        wanting = still
    return [tuple(phrases) for phrases in given]


def _fresh(
    sayings: Iterable[tuple[Punchline, ...]], taken: set[str]
) -> Iterator[tuple[Punchline, ...]]:
    """The ends of one saying after the other, without those that others in the scope have."""
    for ends in sayings:
        known = taken.isdisjoint({ends[0].saying})
        left = tuple(end for end in ends if end.text not in taken) if known else ()
        if left:
            taken.update(text for end in left for text in (end.text, end.saying))
            yield left


def _scope(plan: Plan, spec: Spec, number: int) -> object:
    match plan.unique.phrase:
        case "size+language":
            return spec.language, spec.size
        case "language":
            return spec.language
        case _:
            return number


@lru_cache(maxsize=512)
def _source(plan: Plan, spec: Spec) -> tuple[tuple[Punchline, ...], ...]:
    """The sayings that suit a spec, each as its ends, in an order of its own."""
    found = [ends for ends in _fitting(plan, spec) if ends]
    chance = Random(f"{plan.seed}/{spec.kind}/{spec.language}/{spec.size}")
    chance.shuffle(found)
    return tuple(found)


@lru_cache(maxsize=16)
def _ends(tag: str) -> tuple[tuple[Punchline, ...], ...]:
    """All ends of each saying of a language."""
    tongue = language(tag)
    return tuple(
        ends_of(saying, tongue, fewest=1, most=LONGEST_PHRASE) for saying in sayings(tongue)
    )


def _fitting(plan: Plan, spec: Spec) -> Iterator[tuple[Punchline, ...]]:
    tongue, side = language(spec.language), _side(spec.size)
    if plan.phrases is not None:
        for text in plan.phrases:
            try:
                letters = tongue.cells(text)
            except LanguageError:
                continue
            if 0 < len(letters) <= spec.size.area // 4:
                yield (Punchline(saying=text, setup="", text=text, letters=letters),)
    elif spec.finds_phrase:
        most = spec.size.area // SQUARES_A_LETTER
        fewest = min(FEWEST_FOUND, most)
        for ends in _ends(spec.language):
            yield tuple(end for end in ends if fewest <= len(end.letters) <= most)
    else:
        for line in punchlines(tongue, fewest=side, most=side + SPARE_LETTERS):
            yield (line,)


def _side(size: Size) -> int:
    return isqrt(size.area)
