"""The player: a puzzle as one page that is solved in a browser, offline, by keyboard or finger.

`document` says what the page knows of the puzzle, `bundle` joins the modules of `web/`, `page` sets
both into one file. The modules are written for any page: `web/main.js` alone knows this one.
"""

from crosswright.render.player.bundle import module_names, web_text
from crosswright.render.player.document import PlayerFacts, document, player_facts
from crosswright.render.player.page import page, page_policy
from crosswright.render.player.words import WORDS, words_for

__all__ = [
    "WORDS",
    "PlayerFacts",
    "document",
    "module_names",
    "page",
    "page_policy",
    "player_facts",
    "web_text",
    "words_for",
]
