"""One self-contained file: the puzzle, its scene, the style sheet and the script, and nothing else.

A policy in the file lets run exactly this script and this style sheet, and no connection at all.
"""

import base64
import hashlib
import json
from dataclasses import replace
from html import escape

from crosswright.errors import UsageError
from crosswright.model import Picture, Puzzle
from crosswright.render.options import Pages, RenderOptions
from crosswright.render.player.bundle import script, style
from crosswright.render.player.document import RTL, document
from crosswright.render.scene import scene_of
from crosswright.render.style import Role
from crosswright.render.svg import svg_of
from crosswright.render.wording import document_title, language_code

BACKGROUND = frozenset({Role.CELL, Role.CLUE_CELL, Role.LETTER, Role.GIVEN})
"""What the page draws itself, for it changes while the puzzle is solved."""

_PAGE = """<!DOCTYPE html>
<html lang="{lang}" dir="{dir}"{small} data-theme="auto" data-keyboard="none">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="generator" content="crosswright">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="player"><noscript>JavaScript</noscript></div>
<div id="scene" hidden aria-hidden="true">
{scene}</div>
<script type="application/json" id="puzzle">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def page(puzzle: Puzzle, options: RenderOptions) -> bytes:
    """The puzzle as a page to be played; the same puzzle gives the same bytes.

    Raises:
        UsageError: where the key is asked for.
    """
    if options.pages is not Pages.BLANK:
        raise UsageError(
            "a page to play has no key: who plays asks it to reveal; ask for a blank copy"
        )
    data = document(
        puzzle,
        enumerations=options.enumerations,
        order=options.word_order,
        prize=options.prize,
    )
    code = language_code(puzzle)
    return _PAGE.format(
        lang=code,
        dir="rtl" if code in RTL else "ltr",
        small=' class="small"' if data["small"] else "",
        policy=page_policy(),
        title=escape(document_title(puzzle)),
        style=style(),
        scene=_scene(puzzle, options.picture),
        data=_harmless(json.dumps(data, ensure_ascii=False, separators=(",", ":"))),
        script=script(),
    ).encode()


def page_policy() -> str:
    """The content policy of every page to play: its own script and style sheet, and nothing else."""
    return (
        f"default-src 'none'; script-src {_hash(script())}; style-src {_hash(style())}; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _harmless(text: str) -> str:
    """JSON in which nothing can end its element or begin another."""
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _scene(puzzle: Puzzle, picture: Picture | None) -> str:
    """The grid as print draws it, less its letters and what lies under them."""
    scene = scene_of(puzzle, solution=False, picture=picture)
    kept = tuple(shape for shape in scene.shapes if shape.role not in BACKGROUND)
    return svg_of(replace(scene, shapes=kept), title="", description="")
