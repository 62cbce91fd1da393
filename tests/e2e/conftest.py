"""The command line as a person types it: in a folder of its own, with lexicons kept between runs."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import run
from crosswright.lexicon import load
from crosswright.lexicon.home import HOME_VARIABLE


@dataclass(frozen=True, slots=True)
class Said:
    """What a command said: its exit code, standard output, standard error."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture(scope="session")
def lexicons(request: pytest.FixtureRequest) -> Path:
    """Where lexicons are kept between runs, with the English one built: that it is being built is no
    part of what a command says."""
    assert request.config.cache is not None
    kept = request.config.cache.mkdir("lexicons")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, str(kept))
        load("en")
    return kept


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lexicons: Path) -> Path:
    """An empty folder to work in; lexicons are built once and kept by the test runner."""
    monkeypatch.setenv(HOME_VARIABLE, str(lexicons))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return work


@pytest.fixture
def say(folder: Path, capfd: pytest.CaptureFixture[str]) -> Command:
    """Run a command in the folder."""

    def command(*arguments: object) -> Said:
        capfd.readouterr()
        code = run(crosswright, [str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return Said(code, out, err)

    return command
