"""Whatever is done to a library in whatever order, it holds what was said to be saved, and no more."""

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    rule,
)

from crosswright.store import Conflict, Document, Fate, History, Kept, Past, Store

TEXTS = st.text("ab\n", max_size=6)


def document(text: str) -> Document:
    return Document(text=text, kind="crossword", language="en", title=text)


class Library(RuleBasedStateMachine):
    """A library beside a model of it: the saves of each puzzle, and which are in the bin."""

    puzzles = Bundle("puzzles")
    binned = Bundle("binned")

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.saves: dict[str, list[str]] = {}

    @initialize()
    def open(self) -> None:
        """Open a new library, and another that gets its histories."""
        self.store = Store.open(Path(self.folder.name) / "a.sqlite")
        self.other = Store.open(Path(self.folder.name) / "b.sqlite")

    @rule(target=puzzles, text=TEXTS)
    def create(self, text: str) -> str:
        """Keep a puzzle."""
        id = self.store.puzzles.create(document(text)).about.id
        self.saves[id] = [text]
        return id

    @rule(id=puzzles, text=TEXTS, behind=st.integers(0, 2))
    def save(self, id: str, text: str, behind: int) -> None:
        """Save over the last revision, or over an older one."""
        saves = self.saves[id]
        outcome = self.store.puzzles.save(id, document(text), over=len(saves) - behind)
        if text == saves[-1]:
            assert isinstance(outcome, Kept)
        elif behind:
            assert isinstance(outcome, Conflict)
            assert outcome.newer.text == saves[-1]
        else:
            assert isinstance(outcome, Kept)
            saves.append(text)

    @rule(target=binned, id=consumes(puzzles))
    def bin(self, id: str) -> str:
        """Put a puzzle into the bin."""
        assert self.store.puzzles.bin(id).binned is not None
        return id

    @rule(target=puzzles, id=consumes(binned))
    def bring_back(self, id: str) -> str:
        """Take one out again."""
        assert self.store.puzzles.bring_back(id).binned is None
        return id

    @rule(id=consumes(binned))
    def forget(self, id: str) -> None:
        """Take one away for good."""
        self.store.puzzles.forget(id)
        del self.saves[id]

    @rule(id=puzzles)
    def send(self, id: str) -> None:
        """Bring the other library up to this one."""
        kept = self.store.puzzles.read(id)

        def past() -> list[Past]:
            return [self.store.puzzles.revision(id, n + 1) for n in range(len(self.saves[id]))]

        history = History(
            id=id,
            created=kept.about.created,
            binned=None,
            document=document(kept.text),
            past=lambda: iter(past()),
        )
        fate, place = self.other.puzzles.take_in(history)
        assert fate is not Fate.COPY
        assert place == id
        assert self.other.puzzles.read(id).text == self.saves[id][-1]
        assert len(self.other.puzzles.revisions(id)) == len(self.saves[id])

    @invariant()
    def holds_what_was_saved(self) -> None:
        """Every save of every puzzle can be read."""
        assert set(self.store.puzzles.ids()) == set(self.saves)
        for id, saves in self.saves.items():
            assert self.store.puzzles.read(id).about.revision == len(saves)
            found = [self.store.puzzles.revision(id, n + 1).text for n in range(len(saves))]
            assert found == saves

    def teardown(self) -> None:
        """Nothing was damaged."""
        assert self.store.faults() == self.other.faults() == ()
        self.store.close()
        self.other.close()
        self.folder.cleanup()


TestAnyOrder = Library.TestCase
TestAnyOrder.settings = settings(
    max_examples=12, stateful_step_count=20, suppress_health_check=[HealthCheck.too_slow]
)
