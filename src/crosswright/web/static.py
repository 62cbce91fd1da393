"""Style sheets and scripts as they are written, under names that change when they do.

Modules import each other by relative paths; the import map of a page turns these into the names with
a digest, so that a browser may keep a file for ever and never keeps an old one.
"""

import base64
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from crosswright.pipeline.player_scripts import player_scripts

ROOT = "/static/"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """One file: its name in the folder, its address with a digest, what it is and what it holds."""

    name: str
    address: str
    type: str
    data: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Assets:
    """All files, by address; each stands there under its plain name too."""

    by_address: dict[str, Asset]

    def address(self, name: str) -> str:
        """Where a file is found, by its name in the folder, such as `studio.css`.

        Raises:
            KeyError: for a name there is no file of.
        """
        return self.by_address[ROOT + name].address

    def scripts(self) -> tuple[Asset, ...]:
        """Every script, in order of name."""
        found = {x.name: x for x in self.by_address.values() if x.name.endswith(".js")}
        return tuple(found[name] for name in sorted(found))

    def import_map(self) -> str:
        """The map from the names that modules write to those the files are kept under."""
        imports = {ROOT + script.name: script.address for script in self.scripts()}
        return json.dumps({"imports": imports}, separators=(",", ":"))

    def import_map_hash(self) -> str:
        """The import map as a content policy allows it, and nothing else, to stand in a page."""
        digest = hashlib.sha256(self.import_map().encode()).digest()
        return f"'sha256-{base64.b64encode(digest).decode()}'"


@cache
def assets() -> Assets:
    """The files of this room, read once."""
    found: dict[str, Asset] = {}
    own = _files(files(__package__) / "static", "")
    # The editor's cursor is the player's: its modules are served beside ours, and never copied.
    players = [(f"player/{name}", data) for name, data in player_scripts().items()]
    for name, data in own + players:
        path = PurePosixPath(name)
        mark = hashlib.sha256(data).hexdigest()[:12]
        address = ROOT + str(path.with_name(f"{path.stem}.{mark}{path.suffix}"))
        asset = Asset(name=name, address=address, type=TYPES[path.suffix], data=data)
        found[address] = found[ROOT + name] = asset
    return Assets(by_address=found)


def _files(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for item in sorted(folder.iterdir(), key=lambda x: x.name):
        if item.is_dir():
            found += _files(item, f"{prefix}{item.name}/")
        elif PurePosixPath(item.name).suffix in TYPES:
            found.append((prefix + item.name, item.read_bytes()))
    return found
