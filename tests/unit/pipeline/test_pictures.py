import struct
import zlib
from pathlib import Path

import pytest

from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.pipeline.pictures import MOST_BYTES, caption, pictures_of, read_picture

SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
)
JPEG = (
    b"\xff\xd8\xff\xe0\x00\x04ab"
    b"\xff\xc0\x00\x11\x08" + struct.pack(">HH", 3, 4) + bytes(10) + b"\xff\xd9"
)


def png(width: int = 2, height: int = 2) -> bytes:
    """A white PNG, whole."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    rows = zlib.compress((b"\x00" + b"\xff" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("name", "data", "media_type"),
    [
        ("a.png", png(), "image/png"),
        ("a.PNG", png(), "image/png"),
        ("a.jpg", JPEG, "image/jpeg"),
        ("a.jpeg", JPEG, "image/jpeg"),
        ("a.svg", SVG, "image/svg+xml"),
    ],
)
def test_a_picture_is_read_whole(tmp_path: Path, name: str, data: bytes, media_type: str) -> None:
    (tmp_path / name).write_bytes(data)
    picture = read_picture(tmp_path / name)
    assert (picture.data, picture.media_type) == (data, media_type)


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("cut.png", png()[:40], "no png picture"),
        ("text.png", b"hello", "no png picture"),
        ("empty.png", b"", "no png picture"),
        ("cut.jpg", JPEG[:-2], "no jpg picture"),
        ("other.jpg", png(), "no jpg picture"),
        ("page.svg", b"<html/>", "no svg picture"),
        ("broken.svg", b"<svg", "no svg picture"),
        ("bomb.svg", b'<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "no svg picture"),
        ("wide.png", png(8001, 1), "8001 by 1 dots; make it 8000 at most each way"),
        ("none.png", png(0, 1), "0 by 1 dots"),
        ("large.svg", SVG + b" " * MOST_BYTES, "larger than 5000000 bytes"),
    ],
)
def test_what_is_no_picture_is_told_in_one_line(
    tmp_path: Path, name: str, data: bytes, says: str
) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(UsageError, match=says) as caught:
        pictures_of([name], tmp_path, name="w.csv")
    assert str(caught.value).startswith(f"w.csv: the clue {name!r} names a picture: ")
    assert "\n" not in str(caught.value)


def test_a_missing_picture_is_told() -> None:
    with pytest.raises(UsageError, match="no such file"):
        pictures_of(["no.png"], "/", name="w.csv")


def test_clues_that_name_no_picture_stay_texts(tmp_path: Path) -> None:
    (tmp_path / "bee.png").write_bytes(png())
    clues = ["It hums", "See a.png in the book", "bee.png", "bee.png | It hums", "", ".png"]
    assert list(pictures_of(clues, tmp_path, name="w")) == ["bee.png", "bee.png | It hums"]


@pytest.mark.parametrize(
    ("clue", "said"),
    [("bee.png", "(Bild)"), ("bee.png |", "(Bild)"), ("bee.png | Sie summt", "Sie summt")],
)
def test_a_picture_has_a_caption_to_read_aloud(clue: str, said: str) -> None:
    assert caption(clue, language("de")) == said
