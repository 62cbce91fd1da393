"""The compiled file: the same words give the same bytes, and spoiled bytes give nothing."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from crosswright.errors import OutputError
from crosswright.languages import language
from crosswright.lexicon import pack as pack_module
from crosswright.lexicon.builder import build
from crosswright.lexicon.pack import Pack, pack_bytes, read_pack, unpack, write_pack
from tests.unit.lexicon.our_words import candidate, recipe_of


def _pack(tag: str = "en") -> Pack:
    words = (candidate("cat", 4.5, clues=("Feline",)), candidate("cats", 4.0, lemma="cat"))
    return build(recipe_of(*words, tag=tag), language(tag))


def test_a_pack_comes_back_as_it_was() -> None:
    assert unpack(pack_bytes(_pack())) == _pack()


def test_the_same_words_give_the_same_bytes_in_any_order() -> None:
    words = [candidate(x, 3.0) for x in ("cat", "dog", "maize", "ox")]
    one, other = (
        pack_bytes(build(recipe_of(*order), language("en"))) for order in (words, words[::-1])
    )
    assert one == other


def test_no_beginning_of_a_pack_is_a_pack() -> None:
    data = pack_bytes(_pack())
    assert all(unpack(data[:length]) is None for length in range(len(data)))
    assert unpack(data + b"\0") is None


def test_no_pack_survives_a_changed_byte() -> None:
    data = pack_bytes(_pack())
    changed = (data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] for at in range(len(data)))
    assert all(unpack(x) is None for x in changed)


@pytest.mark.parametrize("data", [b"", b"no pack at all", b"CWLEXICO", b"CWLEXICO" + b"\xff" * 40])
def test_other_bytes_are_no_pack(data: bytes) -> None:
    assert unpack(data) is None


def test_a_pack_of_another_format_is_no_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pack_bytes(_pack())
    monkeypatch.setattr(pack_module, "FORMAT", pack_module.FORMAT + 1)
    assert unpack(data) is None


def test_a_pack_is_read_only_for_its_language_and_packages(tmp_path: Path) -> None:
    path = tmp_path / "en.lexicon"
    write_pack(_pack(), path)
    assert read_pack(path, tag="en", packages=_pack().packages) == _pack()
    assert read_pack(path, tag="ru", packages=_pack().packages) is None
    assert read_pack(path, tag="en", packages=(("book", "2"),)) is None
    assert read_pack(tmp_path / "none.lexicon", tag="en", packages=()) is None


def test_many_writers_leave_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "en.lexicon"
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: write_pack(_pack(), path), range(40)))
    assert [x.name for x in path.parent.iterdir()] == ["en.lexicon"]
    assert path.read_bytes() == pack_bytes(_pack())


def test_a_pack_that_cannot_be_moved_into_place_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "en.lexicon"
    (path / "full").mkdir(parents=True)
    with pytest.raises(OutputError, match="set CROSSWRIGHT_HOME to a folder that can be written"):
        write_pack(_pack(), path)
    assert [x.name for x in tmp_path.iterdir()] == ["en.lexicon"]
