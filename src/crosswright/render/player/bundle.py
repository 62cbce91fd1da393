"""Joining the player's modules into one script that runs from a file, without any build tool.

Each module becomes a function of its own, so that names never meet; what it exports is handed to
those that import it. Our modules keep to a plain form: imports at the top, one a statement, of
names or of a whole module (`* as name`); `export` before a function, a class or a constant.
"""

import re
from functools import cache
from importlib.resources import files

from crosswright.errors import OutputError

ENTRY = "main.js"

_IMPORT = re.compile(r'^import (?:\{([^}]*)\}|\* as (\w+)) from "\./([\w.]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) \*?(\w+))", re.MULTILINE)
_OTHER_FORM = re.compile(r"^(?:import|export)\b", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
_INDENT = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)


def web_text(name: str) -> str:
    """A file of `web/`."""
    return files(__package__).joinpath("web", name).read_text(encoding="utf-8")


@cache
def module_names() -> tuple[str, ...]:
    """The modules of `web/`, by name."""
    folder = files(__package__).joinpath("web")
    return tuple(sorted(x.name for x in folder.iterdir() if x.name.endswith(".js")))


@cache
def script() -> str:
    """The whole player as one script."""
    order: list[str] = []
    _visit(ENTRY, order, ())
    return "\n".join(['"use strict";', *(_wrapped(name) for name in order), ""])


@cache
def style() -> str:
    """The style sheet, less its comments and indents."""
    return _INDENT.sub("", _COMMENT.sub("", web_text("player.css")))


def _visit(name: str, order: list[str], above: tuple[str, ...]) -> None:
    """List a module after all that it imports.

    Raises:
        OutputError: for modules that import each other in a ring.
    """
    if name in above:
        raise OutputError(f"the player's modules import each other: {' > '.join((*above, name))}")
    if name in order:
        return
    for found in _IMPORT.finditer(web_text(name)):
        _visit(found[3], order, (*above, name))
    order.append(name)


def _wrapped(name: str) -> str:
    text = web_text(name)
    exported = ", ".join(_EXPORT.findall(text))
    body = _COMMENT.sub("", _EXPORT.sub("", _IMPORT.sub(_taken, text)))
    if _OTHER_FORM.search(body):
        raise OutputError(f"{name} imports or exports in a form that the player cannot join")
    inside = _INDENT.sub("", body).strip()
    return f"const {_object(name)} = (() => {{\n{inside}\nreturn {{ {exported} }};\n}})();"


def _taken(found: re.Match[str]) -> str:
    names, whole, module = found.groups()
    if whole is not None:
        return f"const {whole} = {_object(module)};\n"
    return f"const {{{' '.join(names.replace(' as ', ': ').split())}}} = {_object(module)};\n"


def _object(name: str) -> str:
    return "$" + name.removesuffix(".js")
