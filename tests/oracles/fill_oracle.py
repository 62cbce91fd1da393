"""A slow and obvious fill: letter by letter in reading order, looking at every word each time."""

from collections.abc import Mapping
from dataclasses import dataclass

from crosswright.model import Bar, Direction, Mask, Square
from tests.oracles.roots_oracle import share_root


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word as people write it; spaces part written words and take no cell."""

    written: str
    score: int
    group: int

    @property
    def spelled(self) -> str:
        """Its letters."""
        return self.written.replace(" ", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One small problem. Every letter is one character."""

    mask: Mask
    words: tuple[Word, ...]
    alphabet: str
    min_score: int
    unique: bool
    roots: bool
    longest_shared: int | None = None
    shortest: int = 2


Run = tuple[Square, ...]


def runs(mask: Mask, shortest: int) -> list[Run]:
    """The slots, found by walking over the rows and columns."""
    found = []
    for direction in (Direction.ACROSS, Direction.DOWN):
        for square in mask.size.squares():
            run = [square]
            while _joined(mask, run[-1], direction):
                run.append(run[-1].step(direction))
            starts = mask.is_open(square) and not _joined(
                mask, square.step(direction, -1), direction
            )
            if starts and len(run) >= shortest:
                found.append(tuple(run))
    return found


def _joined(mask: Mask, square: Square, direction: Direction) -> bool:
    """Whether a run goes on from a square to the next."""
    return (
        mask.is_open(square)
        and mask.is_open(square.step(direction))
        and Bar(square, direction) not in mask.bars
    )


class Oracle:
    """Decides one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.runs = runs(case.mask, case.shortest)
        self.given = [run for run in self.runs if all(s in case.mask.letters for s in run)]
        self.usable = [word for word in case.words if word.score >= case.min_score]
        self.spelled = sorted({word.spelled for word in self.usable})
        self.groups = _groups(case.words)
        self.fitting: dict[tuple[str | None, ...], bool] = {}
        self.forms: dict[str, set[str]] = {}
        for word in case.words:
            self.forms.setdefault(word.spelled, set()).add(word.written)

    def is_fillable(self) -> bool:
        """Whether there is a fill."""
        letters: dict[Square, str] = dict(self.case.mask.letters)
        todo = [s for s in self.case.mask.open_squares() if s not in letters]
        if any(self.faults(letters, run) for run in self.runs):
            return False
        return self._extend(letters, todo)

    def _extend(self, letters: dict[Square, str], todo: list[Square]) -> bool:
        if not todo:
            return True
        square = todo[0]
        for letter in self.case.alphabet:
            letters[square] = letter
            sound = not any(self.faults(letters, run) for run in self.runs if square in run)
            if sound and self._extend(letters, todo[1:]):
                return True
        del letters[square]
        return False

    def faults(self, letters: Mapping[Square, str], run: Run) -> list[str]:
        """What is wrong with one slot, in itself and beside the others."""
        if run in self.given:
            return []
        pattern = tuple(letters.get(square) for square in run)
        if pattern not in self.fitting:
            self.fitting[pattern] = any(_fits(word, pattern) for word in self.spelled)
        if not self.fitting[pattern]:
            return [f"{list(pattern)} is no word"]
        if None in pattern:
            return []
        answer = "".join(letters[square] for square in run)
        known = (x for x in self.runs if x != run and all(square in letters for square in x))
        others = ("".join(letters[square] for square in x) for x in known)
        return [f"{answer} beside {other}" for other in others if self.clash(answer, other)]

    def clash(self, a: str, b: str) -> bool:
        """Whether two answers may not stand in one fill."""
        longest = self.case.longest_shared
        if longest is not None and any(
            a[at : at + longest + 1] in b for at in range(len(a) - longest)
        ):
            return True
        if self.case.roots:
            return any(
                share_root(x, y, self.groups)
                for x in self.forms.get(a, {a})
                for y in self.forms.get(b, {b})
            )
        return self.case.unique and a == b


def _fits(word: str, pattern: tuple[str | None, ...]) -> bool:
    return len(word) == len(pattern) and all(
        letter in (None, sign) for sign, letter in zip(word, pattern, strict=True)
    )


def _groups(words: tuple[Word, ...]) -> dict[str, frozenset[int]]:
    """The lemma groups of a written word: those of every word spelled so."""
    groups: dict[str, frozenset[int]] = {}
    for word in words:
        for name in {word.written, word.spelled}:
            same = frozenset(x.group for x in words if x.spelled == word.spelled)
            groups[name] = groups.get(name, frozenset()) | same
    return groups
