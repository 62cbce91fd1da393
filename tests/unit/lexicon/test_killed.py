"""A run that is killed while it writes leaves what stood there, whole, and nothing for long."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosswright.languages import language
from crosswright.lexicon import ImportedWord, KeptList, Shelf
from crosswright.lexicon.container import mapped_columns, write_columns
from crosswright.lexicon.home import FORGOTTEN

ENGLISH = language("en")
OTTER = ImportedWord(written="otter", cells=ENGLISH.cells("otter"), score=60)

IMPORT = """
import os, signal
from crosswright.languages import language
from crosswright.lexicon import ImportedWord, KeptList, Shelf

def words():
    for number in range(100_000):
        if number == 99_999:
            os.kill(os.getpid(), signal.SIGKILL)
        yield ImportedWord(written="lynx", cells=tuple("LYNX"), score=1)

Shelf(language("en")).put(KeptList(name={name!r}), words())
"""

BUILD = """
import os, signal, sys
from pathlib import Path
from crosswright.lexicon.container import write_columns

Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
write_columns(Path(sys.argv[1]), {"key": "new"}, {"texts": bytes(100_000)})
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="nothing is killed like this there")


def killed(script: str, *arguments: str) -> None:
    """Run a script that is killed on its way."""
    done = subprocess.run([sys.executable, "-c", script, *arguments], check=False)
    assert done.returncode == -signal.SIGKILL


@pytest.mark.parametrize("name", ["mine", "new"])
def test_a_killed_import_leaves_the_lists_as_they_were(home: Path, name: str) -> None:
    shelf = Shelf(ENGLISH)
    shelf.put(KeptList(name="mine"), [OTTER])
    content = shelf.content()
    killed(IMPORT.format(name=name))
    assert [x.name for x in shelf.lists()] == ["mine"]
    assert shelf.content() == content
    shelf.put(KeptList(name=name), [OTTER])
    assert name in [x.name for x in shelf.lists()]


def test_a_killed_build_leaves_the_file_that_stood_there(tmp_path: Path) -> None:
    path = tmp_path / "en.lexicon"
    write_columns(path, {"key": "old"}, {"texts": b"otter"})
    killed(BUILD, str(path))
    found = mapped_columns(path)
    assert found is not None
    assert found[0]["key"] == "old"
    (left,) = tmp_path.glob("*.part")
    write_columns(path, {"key": "old"}, {"texts": b"otter"})
    assert left.exists(), "it might still be in the making"
    long_ago = time.time() - 2 * FORGOTTEN
    os.utime(left, (long_ago, long_ago))
    write_columns(path, {"key": "new"}, {"texts": b"lynx"})
    assert [x.name for x in tmp_path.iterdir()] == ["en.lexicon"]
