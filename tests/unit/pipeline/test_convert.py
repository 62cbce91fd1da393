"""A folder of files in another format: each that can be converted is, each that cannot is told."""

from pathlib import Path

import pytest

from crosswright.errors import UsageError
from crosswright.formats import FORMATS, write
from crosswright.pipeline.convert import Wish, convert, convert_all, plan
from crosswright.pipeline.files import load
from tests.unit.formats.samples import SAMPLES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Sound files of three formats, one cut off, one of Russian letters, and one of no format."""
    source = tmp_path / "in"
    (source / "deep").mkdir(parents=True)
    for path, name, format in (
        ("one.ipuz", "american", "ipuz"),
        ("deep/two.xd", "american", "xd"),
        ("same.ipuz", "american", "ipuz"),
        ("same.jpz", "american", "jpz"),
        ("russian.ipuz", "canadian", "ipuz"),
    ):
        (source / path).write_bytes(write(SAMPLES[name], FORMATS[format]).data)
    (source / "cut.puz").write_bytes(write(SAMPLES["american"], FORMATS["puz"]).data[:90])
    (source / "read.me").write_text("hello")
    (source / ".hidden.ipuz").write_text("{}")
    return source


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_folder_is_converted_and_every_failure_told(folder: Path, jobs: int) -> None:
    into = folder.parent / "out"
    wish = Wish(to="puz", language="en")
    planned = plan(str(folder), str(into), wish)
    assert [Path(path).name for path in planned.skipped] == ["read.me"]
    done = {Path(x.source).name: x for x in convert_all(planned, wish, jobs=jobs)}
    assert set(done) == {"one.ipuz", "two.xd", "same.ipuz", "same.jpz", "russian.ipuz", "cut.puz"}
    assert {name: bool(x.failure) for name, x in done.items()} == {
        **dict.fromkeys(("one.ipuz", "two.xd", "same.ipuz", "same.jpz"), False),
        **dict.fromkeys(("russian.ipuz", "cut.puz"), True),
    }
    assert "puz-rebus" in done["russian.ipuz"].failure
    assert "cut off" in done["cut.puz"].failure
    assert done["one.ipuz"].losses
    written = sorted(str(x.relative_to(into)) for x in into.rglob("*") if x.is_file())
    assert written == ["deep/two.puz", "one.puz", "same.ipuz.puz", "same.jpz.puz"]
    assert load(into / "deep" / "two.puz", language="en").puzzle.grid == SAMPLES["american"].grid


def test_a_folder_needs_a_format_and_another_folder(folder: Path) -> None:
    with pytest.raises(UsageError, match="--to"):
        plan(str(folder), str(folder.parent / "out"), Wish())
    with pytest.raises(UsageError, match="'doc' is no format that can be written"):
        plan(str(folder), str(folder.parent / "out"), Wish(to="doc"))
    with pytest.raises(UsageError, match="choose another"):
        plan(str(folder), str(folder), Wish(to="puz"))


def test_a_folder_inside_the_one_that_is_read_is_not_read(folder: Path) -> None:
    into = folder / "out"
    wish = Wish(to="xd", language="en")
    first = plan(str(folder), str(into), wish)
    list(convert_all(first, wish))
    assert plan(str(folder), str(into), wish) == first


def test_a_file_is_known_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "a.puz"
    path.write_bytes(write(SAMPLES["american"], FORMATS["jpz"]).data)
    loaded = load(path, language="en")
    assert loaded.puzzle.grid == SAMPLES["american"].grid
    assert loaded.warnings == ("it begins like .jpz, not like .puz, and is read as that",)
    path.rename(tmp_path / "a.download")
    assert load(tmp_path / "a.download", language="en").warnings == (
        "it begins like .jpz, and is read as that",
    )
    text = tmp_path / "b.txt"
    text.write_bytes(write(SAMPLES["american"], FORMATS["across"]).data)
    assert load(text, language="en").warnings == ()
    text.write_bytes(write(SAMPLES["american"], FORMATS["exolve"]).data)
    assert load(text).puzzle.title == "Sea & <land>"


def test_a_format_may_be_named(tmp_path: Path) -> None:
    source, target = tmp_path / "a.ipuz", tmp_path / "b.puz"
    source.write_bytes(write(SAMPLES["canadian"], FORMATS["ipuz"]).data)
    done = convert(str(source), str(target), Wish(to="puz-rebus"))
    assert not done.failure
    assert load(target, format="puz").puzzle.grid == SAMPLES["canadian"].grid
