"""What stands in an archive: zip files, wheels, tar files and Debian packages, read in memory."""

import io
import lzma
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass

from crosswright.errors import WordListError
from crosswright.lexicon.imports.dictionaries import MOST_UNPACKED

MOST_MEMBERS = 20_000
_AR = b"!<arch>\n"
_PACKED_TAR = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00")


@dataclass(frozen=True, slots=True, kw_only=True)
class Archive:
    """The files of an archive: their paths and bytes."""

    files: dict[str, bytes]


def is_archive(data: bytes) -> bool:
    """Whether these bytes hold several files."""
    if data.startswith((b"PK\x03\x04", _AR)) or data[257:262] == b"ustar":
        return True
    return data.startswith(_PACKED_TAR) and _is_tar(data)


def unpack(data: bytes, *, name: str) -> Archive:
    """The files of an archive; nothing is written and nothing in it is run.

    Raises:
        WordListError: for an archive that is damaged, or unpacks to more than 256 MB.
    """
    files: dict[str, bytes] = {}
    room = MOST_UNPACKED
    try:
        for path, content in _members(data, name):
            room -= len(content)
            files[path] = content
            if room < 0 or len(files) > MOST_MEMBERS:
                raise WordListError(f"the archive {name!r} unpacks to more than 256 MB")
    except (zipfile.BadZipFile, tarfile.TarError, lzma.LZMAError, EOFError, OSError) as error:
        raise WordListError(f"the archive {name!r} is damaged: {error}") from error
    return Archive(files=files)


def _members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    if data.startswith(b"PK"):
        yield from _zipped(data, name)
    elif data.startswith(_AR):
        yield from _tarred(_data_of_package(data, name), name)
    else:
        yield from _tarred(data, name)


def _zipped(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        listed = [x for x in packed.infolist() if not x.is_dir()]
        if sum(x.file_size for x in listed) > MOST_UNPACKED:
            raise WordListError(f"the archive {name!r} unpacks to more than 256 MB")
        for member in listed:
            with packed.open(member) as file:
                # The directory may lie about sizes; what is read is what counts.
                yield member.filename, file.read(MOST_UNPACKED + 1)


def _tarred(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=io.BytesIO(data)) as packed:
        for member in packed:
            if member.size > MOST_UNPACKED:
                raise WordListError(f"the archive {name!r} unpacks to more than 256 MB")
            file = packed.extractfile(member) if member.isfile() else None
            if file is not None:
                yield member.name.removeprefix("./"), file.read()


def _data_of_package(data: bytes, name: str) -> bytes:
    """The tar file in a Debian package that holds its files."""
    at = len(_AR)
    while at + 60 <= len(data):
        title, size = data[at : at + 16].decode("ascii", "replace").strip(), data[at + 48 : at + 58]
        if not size.strip().isdigit():
            break
        start, length = at + 60, int(size)
        if title.startswith("data.tar"):
            return data[start : start + length]
        at = start + length + length % 2
    raise WordListError(f"the package {name!r} holds no files")


def _is_tar(data: bytes) -> bool:
    try:
        with tarfile.open(fileobj=io.BytesIO(data)) as packed:
            # Zeros are an empty archive to tarfile.
            return packed.next() is not None
    except (tarfile.TarError, EOFError, OSError, lzma.LZMAError):
        return False
