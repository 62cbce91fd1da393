"""What puzzles of a corpus may not share, decided one puzzle after the other in the order of the jobs."""

from collections import Counter
from collections.abc import Iterable
from math import ceil, inf

from crosswright.pipeline.corpus.figures import fault_of
from crosswright.pipeline.corpus.jobs import Job
from crosswright.pipeline.corpus.maker import Made
from crosswright.pipeline.corpus.plan import Plan, Spec
from crosswright.pipeline.corpus.wear import FRESH, Wear, round_of, rounds_of, worn

Pairs = tuple[tuple[str, str], ...]
"""The answers of a puzzle, each with its clue, "" where it has none."""

NEAR = 0.75
"""From this share of its cap on, an answer counts as spent for the puzzles of the next rounds."""

FEW = 200
"""Shares are of so many puzzles at least: what three of the first ten have is not used up."""

TOLD, TIRED = 2, 45
"""Of a thousand puzzles: answers in fewer than the first are as good as fresh; those in more than the
second are left out until they are in fewer, whatever the plan says."""


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
        self._accepted: Counter[str] = Counter()
        self._most: dict[str, tuple[int, str]] = dict.fromkeys(self._planned, (0, ""))
        self._sizes: dict[int, int] = {}

    def cap(self, tag: str, per_thousand: float | None) -> int | None:
        """How many puzzles of a language may have one answer; at least one may."""
        if per_thousand is None:
            return None
        return max(1, ceil(per_thousand * self._planned[tag] / 1000))

    def add(self, number: int, tag: str, pairs: Pairs) -> None:
        """Count a puzzle that was accepted."""
        self._accepted[tag] += 1
        answers = {answer for answer, _ in pairs}
        self._uses[tag].update(answers)
        self._most[tag] = max((self._uses[tag][x], x) for x in (*answers, self._most[tag][1]))
        self._clues[tag].update({pair for pair in pairs if pair[1]})
        self._sizes[number] = len(answers)
        for answer in answers:
            self._holders[tag].setdefault(answer, []).append(number)

    @property
    def most_used(self) -> tuple[str, float]:
        """The answer that most puzzles of its language have, and their share; "" without any."""
        shares = (
            (count / max(1, self._accepted[tag]), x) for tag, (count, x) in self._most.items()
        )
        share, answer = max(shares)
        return answer, share

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

    def wear(self) -> dict[str, Wear]:
        """What new puzzles of each language are told of the answers used so far."""
        return {tag: self._wear(tag) for tag in self._planned}

    def _wear(self, tag: str) -> Wear:
        total = max(FEW, self._accepted[tag])
        cap = self.cap(tag, self._unique.answers_per_thousand)
        most = min(TIRED * total / 1000, inf if cap is None else NEAR * cap)
        uses = self._uses[tag].items()
        shares = ((answer, 1000 * count // total) for answer, count in uses)
        return worn(
            {answer: share for answer, share in shares if share >= TOLD},
            tuple(sorted(answer for answer, count in uses if count >= most)),
        )

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


class Told:
    """What the jobs of each round are told of the puzzles before them."""

    def __init__(self, *, judge: Judge, jobs: int) -> None:
        self._judge = judge
        self._starts = rounds_of(jobs)
        self._ends = (*self._starts[1:], jobs)
        self._wear: dict[int, dict[str, Wear]] = {}

    def decided(self, count: int) -> None:
        """So many jobs are decided: with the last of a round, fix what the next but one is told."""
        number = round_of(self._starts, count - 1)
        if count == self._ends[number]:
            self._wear[number + 2] = self._judge.wear()

    def of(self, job: Job) -> Wear:
        """What a job is told."""
        told = self._wear.get(round_of(self._starts, job.number), {})
        return told.get(job.spec.language, FRESH)

    def open_until(self, first: int, decided: int) -> int:
        """The end of the jobs from one on that may be handed out together; that job, if none may."""
        number = round_of(self._starts, first) if first < self._ends[-1] else len(self._starts)
        ready = number < 2 or decided >= self._ends[number - 2]
        return self._ends[number] if ready and number < len(self._starts) else first
