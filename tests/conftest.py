"""What holds for every test: property tests are timed by nobody's clock but the runner's, and real
lexicons are built once and kept between runs. A PostgreSQL server is started where one is asked for.
"""

import os
from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from crosswright.lexicon import Lexicon, load, recipe_for
from crosswright.lexicon.home import HOME_VARIABLE
from tests.postgres_server import Server, programs

# A wall-clock deadline fails on a busy machine and says nothing about the code. A developer's run
# looks for new examples each time; in CI the same commit must give the same verdict.
settings.register_profile("house", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")


@pytest.fixture(scope="session")
def real(request: pytest.FixtureRequest) -> Iterator[Callable[[str], Lexicon]]:
    """The lexicon of a language as the installed packages give it; skips without the extras."""
    folder = request.config.cache.mkdir("lexicons") if request.config.cache else None
    made: dict[str, Lexicon] = {}

    def lexicon(tag: str) -> Lexicon:
        missing = recipe_for(tag).missing()
        if missing:
            pytest.skip(f"needs pip install 'crosswright[{tag}]'")
        if tag not in made:
            made[tag] = load(tag)
        return made[tag]

    with pytest.MonkeyPatch.context() as patch:
        if folder is not None:
            patch.setenv(HOME_VARIABLE, str(folder))
        yield lexicon


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server; skips where the package is missing, except in CI."""
    found = programs()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed; .ci/run installs Debian's package")
        pytest.skip("needs Debian's package postgresql")
    made = Server(found)
    try:
        made.start()
        yield made
    finally:
        made.remove()
