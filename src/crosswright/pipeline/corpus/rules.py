"""What puzzles of a corpus may not share, decided one puzzle after the other in the order of the jobs."""

from collections import Counter
from collections.abc import Iterable
from math import ceil

from crosswright.pipeline.corpus.figures import fault_of
from crosswright.pipeline.corpus.maker import Made
from crosswright.pipeline.corpus.plan import Plan, Spec

Pairs = tuple[tuple[str, str], ...]
"""The answers of a puzzle, each with its clue, "" where it has none."""

NEAR = 0.75
"""From this share of its cap on, an answer is kept from the puzzles of the next rounds."""


class Judge:
    """Knows the puzzles accepted so far, and whether one more may join them."""

    def __init__(self, plan: Plan) -> None:
        self._unique = plan.unique
        self._gate = plan.gate
        self._planned: Counter[str] = Counter()
        for spec, count in plan.groups:
            self._planned[spec.language] += count
        self._uses: dict[str, Counter[str]] = {tag: Counter() for tag in self._planned}
        self._clues: dict[str, Counter[tuple[str, str]]] = {tag: Counter() for tag in self._planned}
        self._holders: dict[str, dict[str, list[int]]] = {tag: {} for tag in self._planned}
        self._sizes: dict[int, int] = {}

    def cap(self, tag: str, per_thousand: float | None) -> int | None:
        """How many puzzles of a language may have one answer; at least one may."""
        if per_thousand is None:
            return None
        return max(1, ceil(per_thousand * self._planned[tag] / 1000))

    def add(self, number: int, tag: str, pairs: Pairs) -> None:
        """Count a puzzle that was accepted."""
        answers = {answer for answer, _ in pairs}
        self._uses[tag].update(answers)
        self._clues[tag].update({pair for pair in pairs if pair[1]})
        self._sizes[number] = len(answers)
        for answer in answers:
            self._holders[tag].setdefault(answer, []).append(number)

    def fault(self, spec: Spec, made: Made) -> tuple[str, tuple[str, ...]] | None:
        """Why a puzzle may not join, and the answers to do without; None when it may."""
        if made.figures is not None:
            broken = fault_of(made.figures, self._gate)
            if broken is not None:
                return broken, ()
        tag = spec.language
        answers = sorted({answer for answer, _ in made.answers})
        worn = self._worn(tag, answers)
        if worn:
            return f"{len(worn)} answers are in too many puzzles, such as {worn[0]}", worn
        heard = self._heard(tag, made.answers)
        if heard:
            return f"{len(heard)} clues are in too many puzzles, as that of {heard[0]}", heard
        return self._twin(tag, answers)

    def bans(self) -> dict[str, tuple[str, ...]]:
        """The answers of each language that new puzzles should do without."""
        found = {}
        for tag, uses in self._uses.items():
            cap = self.cap(tag, self._unique.answers_per_thousand)
            worn = (x for x, count in uses.items() if cap is not None and count >= NEAR * cap)
            found[tag] = tuple(sorted(worn))
        return found

    def _worn(self, tag: str, answers: Iterable[str]) -> tuple[str, ...]:
        cap = self.cap(tag, self._unique.answers_per_thousand)
        return () if cap is None else tuple(x for x in answers if self._uses[tag][x] >= cap)

    def _heard(self, tag: str, pairs: Pairs) -> tuple[str, ...]:
        cap = self.cap(tag, self._unique.clues_per_thousand)
        if cap is None:
            return ()
        return tuple(sorted({x[0] for x in pairs if x[1] and self._clues[tag][x] >= cap}))

    def _twin(self, tag: str, answers: list[str]) -> tuple[str, tuple[str, ...]] | None:
        shared: Counter[int] = Counter()
        for answer in answers:
            shared.update(self._holders[tag].get(answer, ()))
        for number, count in shared.most_common(3):
            smaller = min(len(answers), self._sizes[number])
            if count == smaller or count > self._unique.alike * smaller:
                return f"it shares {count} answers with puzzle {number}", ()
        return None
