"""Setters before the editor of a real server; fixtures for the files of tests that import them."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from crosswright.lexicon import Lexicon
from crosswright.lexicon.home import HOME_VARIABLE
from crosswright.model import Puzzle
from crosswright.pipeline.library import document_of, open_library
from tests.browser.server import Server, Setter

Seat = Callable[..., Setter]


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, real: Callable[[str], Lexicon]
) -> Iterator[Server]:
    """A studio with English words and an empty library, the same for this file of tests."""
    real("en")
    home = tmp_path_factory.mktemp("home")
    (home / "lexicons").symlink_to(Path(os.environ[HOME_VARIABLE]) / "lexicons")
    server = Server(home)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def seat(browser: Browser, server: Server) -> Iterator[Seat]:
    """Sit down before the editor: `seat(phone=…)`; when the test is over no script may have failed."""
    setters: list[Setter] = []

    def sit(*, width: int = 1280, dark: bool = False, beside: Setter | None = None) -> Setter:
        context = (
            browser.new_context(
                viewport={"width": width, "height": 900},
                color_scheme="dark" if dark else "light",
                locale="en",
            )
            if beside is None
            else beside.page.context
        )
        setters.append(Setter(context.new_page(), server))
        return setters[-1]

    yield sit
    for setter in setters:
        setter.page.context.close()
        assert setter.faults == []


def kept(server: Server, puzzle: Puzzle) -> str:
    """A puzzle in the library of a server; its id."""
    with open_library(server.home / "library.sqlite") as library:
        return library.puzzles.create(document_of(puzzle)).about.id
