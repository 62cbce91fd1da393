"""The jobs of a plan: numbered, keyed, each with its seeds and its phrases; the same plan, the same jobs."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from math import isqrt
from random import Random

from crosswright.errors import LanguageError
from crosswright.languages import language
from crosswright.lexicon import load, punchlines, recipe_for
from crosswright.model import Size
from crosswright.pipeline.corpus.plan import Plan, Spec
from crosswright.pipeline.sources import Note

MOST_ATTEMPTS = 8
"""Seeds a job may use up before it is given up."""

SPARE_LETTERS = 4
"""A phrase has as many letters as the side of the grid, or up to so many more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """A phrase to hide; see `Punchline`."""

    text: str
    setup: str = ""
    credit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One puzzle to make: `key` names all it depends on, `phrases` are taken in turn."""

    number: int
    key: str
    spec: Spec
    phrases: tuple[Phrase, ...]

    def phrase(self, attempt: int) -> Phrase | None:
        """The phrase of an attempt, from 0."""
        return self.phrases[attempt % len(self.phrases)] if self.phrases else None

    @property
    def lacks_phrase(self) -> bool:
        """Whether there is no phrase left for it."""
        return self.spec.phrase and not self.phrases


def jobs_of(plan: Plan, engine: dict[str, str]) -> tuple[Job, ...]:
    """The jobs of a plan in their order; `engine` are the versions they depend on."""
    specs = list(plan.jobs())
    phrases = _phrases(plan, [spec for spec, _ in specs])
    return tuple(
        Job(number=number, key=_key(plan, spec, place, engine), spec=spec, phrases=phrases[number])
        for number, (spec, place) in enumerate(specs)
    )


def engine_of(plan: Plan, *, on_note: Note | None = None) -> dict[str, str]:
    """What the puzzles of a plan are made with: versions, and a sum of each lexicon.

    Raises:
        MissingData: for a language whose words are not installed.
    """
    made = {name: version(name) for name in ("crosswright", "zstandard")}
    for tag in sorted({spec.language for spec, _ in plan.groups}):
        made[f"lexicon {tag}"] = _lexicon_sum(tag, on_note)
    return made


@lru_cache(maxsize=16)
def _lexicon_sum(tag: str, on_note: Note | None) -> str:
    rows = load(tag, on_note=on_note).rows
    total = sha256(repr(recipe_for(language(tag).plain_tag).packages()).encode())
    for column in (rows.glyphs, rows.lengths, rows.scores, rows.groups, rows.breaks):
        total.update(bytes(column))
    return total.hexdigest()[:16]


def seed_of(plan_seed: int, number: int, attempt: int) -> int:
    """The seed of an attempt at a job."""
    return int.from_bytes(sha256(f"{plan_seed}/{number}/{attempt}".encode()).digest()[:6], "big")


def _key(plan: Plan, spec: Spec, place: int, engine: dict[str, str]) -> str:
    told = {
        "spec": repr(spec),
        "place": place,
        "seed": plan.seed,
        "unique": repr(plan.unique),
        "gate": sorted(plan.gate.items()),
        "engine": engine,
    }
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def _phrases(plan: Plan, specs: list[Spec]) -> list[tuple[Phrase, ...]]:
    """A fresh phrase for each job in turn, and one in reserve where any are left."""
    given: list[list[Phrase]] = [[] for _ in specs]
    used: dict[object, set[str]] = {}
    sources = {spec: _source(plan, spec) for spec in dict.fromkeys(specs) if spec.phrase}
    for _ in range(2):
        for number, spec in enumerate(specs):
            if not spec.phrase:
                continue
            taken = used.setdefault(_scope(plan, spec, number), set())
            phrase = next((x for x in sources[spec] if x.text not in taken), None)
            if phrase is not None:
                taken.add(phrase.text)
                given[number].append(phrase)
    return [tuple(phrases) for phrases in given]


def _scope(plan: Plan, spec: Spec, number: int) -> object:
    match plan.unique.phrase:
        case "size+language":
            return spec.language, spec.size
        case "language":
            return spec.language
        case _:
            return number


def _source(plan: Plan, spec: Spec) -> list[Phrase]:
    """The phrases that suit a spec, in an order of its own."""
    found = list(_fitting(plan, spec))
    chance = Random(f"{plan.seed}/{spec.kind}/{spec.language}/{spec.size}")
    chance.shuffle(found)
    return found


def _fitting(plan: Plan, spec: Spec) -> Iterator[Phrase]:
    tongue, side = language(spec.language), _side(spec.size)
    if plan.phrases is None:
        for line in punchlines(tongue, fewest=side, most=side + SPARE_LETTERS):
            yield Phrase(text=line.text, setup=line.setup, credit=line.credit)
        return
    for text in plan.phrases:
        try:
            letters = len(tongue.cells(text))
        except LanguageError:
            continue
        if 0 < letters <= spec.size.area // 4:
            yield Phrase(text=text)


def _side(size: Size) -> int:
    return isqrt(size.area)
