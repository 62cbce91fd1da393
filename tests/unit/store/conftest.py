"""Every test of the store runs on both databases: a new SQLite file and a new PostgreSQL database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from crosswright.store import Store
from tests.postgres_server import Server


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place where a library can be made."""
    if request.param == "sqlite":
        return str(tmp_path / "library.sqlite")
    server: Server = request.getfixturevalue("server")
    return server.new_database()


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    """An open library with nothing in it."""
    with Store.open(where) as made:
        yield made
