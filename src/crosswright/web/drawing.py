"""Pages: a template, what it shows, and what every page has."""

import json
from functools import cache, partial
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from crosswright.web.security import FORGERY_FIELD, form_token
from crosswright.web.settings import Settings
from crosswright.web.static import assets
from crosswright.web.told import tell
from crosswright.web.words import NAMES, catalogue_of


@cache
def environment() -> Environment:
    """The templates; whatever they show is escaped."""
    made = Environment(
        loader=PackageLoader("crosswright.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["asset"] = assets().address
    made.globals["languages"] = NAMES
    return made


def draw(request: Request, template: str, *, status: int = 200, **values: Any) -> HTMLResponse:
    """A page from a template of this room, in the language of who asks for it.

    Templates have `say`, `say_count`, `tell` (for lines of pipelines), `asset`, `settings`, `form_token` (the hidden field of every
    form) and what is given here.
    """
    words = catalogue_of(request)
    settings: Settings = request.app.state.settings
    token = form_token(request)
    text = (
        environment()
        .get_template(template)
        .render(
            say=words.say,
            say_count=words.say_count,
            tell=partial(tell, words),
            interface=words.tag,
            path=request.url.path,
            settings=settings,
            page_token=token,
            form_token=Markup('<input type="hidden" name="{}" value="{}">').format(
                FORGERY_FIELD, token
            ),
            import_map=Markup(assets().import_map()),
            script_words=data_for_script(words.for_scripts()),
            **values,
        )
    )
    return HTMLResponse(text, status_code=status, headers={"Content-Language": words.tag})


def data_for_script(value: object) -> Markup:
    """Plain values to stand in `<script type="application/json">`, which nothing in them can end."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    harmless = text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    # What could be markup was just written otherwise.
    return Markup(harmless)
