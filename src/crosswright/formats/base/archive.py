"""Files inside a zip file, read in memory and within bounds; nothing is ever unpacked to disk."""

import io
import zipfile
import zlib
from pathlib import PurePosixPath

from crosswright.errors import FormatError

MAGIC = b"PK\x03\x04"
MOST_FILES = 200
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def files_in(data: bytes, what: str, *, most: int) -> dict[str, bytes]:
    """The content of each file in a zip file, by its name; `most` bytes at most in all.

    Raises:
        FormatError: for what is no zip file, is locked or damaged, leads out of its folder, or holds
            more than it may.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            listed = [x for x in archive.infolist() if not x.is_dir()]
            if len(listed) > MOST_FILES:
                raise FormatError(f"{what}: {len(listed)} files in the zip are too many")
            content: dict[str, bytes] = {}
            for info in listed:
                _check(info, what)
                room = most - sum(map(len, content.values()))
                with archive.open(info) as file:
                    content[info.filename] = file.read(room + 1)
                if len(content[info.filename]) > room:
                    raise FormatError(f"{what}: the zip unpacks to more than {most} bytes")
            return content
    # The module raises whatever a damaged field makes of its own code; all mean the same.
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError) as error:
        raise FormatError(f"{what}: the zip is damaged: {_told(error)}") from None
    except (NotImplementedError, RuntimeError) as error:
        raise FormatError(f"{what}: the zip cannot be read: {_told(error)}") from None


def _check(info: zipfile.ZipInfo, what: str) -> None:
    place = PurePosixPath(info.filename.replace("\\", "/"))
    if place.is_absolute() or ".." in place.parts or ":" in info.filename:
        raise FormatError(f"{what}: the zip holds {info.filename[:60]!r}, which leads outside")
    if info.flag_bits & 1:
        raise FormatError(f"{what}: the zip is locked with a password")
    if info.compress_type not in _PACKED:
        raise FormatError(f"{what}: the zip is packed in a way we do not read")


def _told(error: Exception) -> str:
    return " ".join(str(error).lower().split())[:80] or type(error).__name__.lower()


def bundle(files: dict[str, bytes]) -> bytes:
    """A zip file of these files, the same bytes for the same content on every machine."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()
