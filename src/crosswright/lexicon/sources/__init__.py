"""Where words come from: one file a language; a language without a file has what all have.

To add a language's own sources, write its file with a `RECIPE` and list it in the table.
"""

from crosswright.lexicon.sources import core, de, en, fr, ru, uk, verbs
from crosswright.lexicon.sources.base import Candidate, Extra, Recipe

__all__ = ["RECIPES", "Candidate", "Extra", "Recipe", "recipe_for"]

RECIPES: dict[str, Recipe] = {
    x.tag: x
    for x in (
        *(en.RECIPE, ru.RECIPE, uk.RECIPE, de.RECIPE, fr.RECIPE),
        *map(verbs.recipe, verbs.INFINITIVES),
    )
}


def recipe_for(tag: str) -> Recipe:
    """How the lexicon of a language is made from what is installed."""
    return RECIPES.get(tag) or core.recipe(tag)
