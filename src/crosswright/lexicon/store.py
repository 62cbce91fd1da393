"""The lexicon of a language as it is asked for: from the cache, or else built and cached."""

from collections.abc import Callable

from crosswright.languages import Language, language
from crosswright.lexicon.builder import build
from crosswright.lexicon.collector import no_collector
from crosswright.lexicon.home import lexicon_path, make_folder
from crosswright.lexicon.laying import kept_lists
from crosswright.lexicon.lexicon import Lexicon, lexicon_of_pack
from crosswright.lexicon.once import alone, heard
from crosswright.lexicon.pack import Pack, read_pack, write_pack
from crosswright.lexicon.shelf import Shelf
from crosswright.lexicon.sources import Recipe, recipe_for


def load(tag: str, *, on_note: Callable[[str], None] | None = None) -> Lexicon:
    """The lexicon of a language, built on first use and whenever its packages have changed.

    What the person keeps for the language, lists and edits, lies on top of it.

    `on_note` is told when it has to be built, and what is missing for a better one.

    Raises:
        LanguageError: for an unknown language.
        MissingData: when no installed package has words of the language.
        OutputError: when the cache folder cannot be written.
    """
    spoken = language(tag)
    pack = _cached_pack(spoken) or _made_ready(spoken, on_note=on_note)
    lexicon = lexicon_of_pack(spoken, pack)
    shelf = Shelf(spoken)
    with no_collector():
        lists = kept_lists(
            shelf, pack, lexicon.index, language=spoken, on_note=on_note or _say_nothing
        )
        lexicon = lexicon if lists is None else lexicon.with_lists(lists)
        words, clues = shelf.edited_words(), shelf.edited_clues()
        lexicon = lexicon.with_words(words) if words else lexicon
        return lexicon.with_clues(clues) if clues else lexicon


def cached(tag: str) -> Lexicon | None:
    """The lexicon of a language if it stands built from the packages installed now, else None.

    Raises:
        LanguageError: for an unknown language.
    """
    spoken = language(tag)
    pack = _cached_pack(spoken)
    return None if pack is None else lexicon_of_pack(spoken, pack)


def rebuild(tag: str, *, on_note: Callable[[str], None] | None = None) -> Lexicon:
    """Build the lexicon of a language from the packages installed now, whatever is cached.

    Raises:
        LanguageError, MissingData, OutputError: as `load`.
    """
    spoken = language(tag)
    return lexicon_of_pack(spoken, _built(spoken, on_note=on_note))


def _cached_pack(spoken: Language) -> Pack | None:
    packages = recipe_for(spoken.plain_tag).packages()
    return read_pack(lexicon_path(spoken.tag), tag=spoken.tag, packages=packages)


def _made_ready(spoken: Language, *, on_note: Callable[[str], None] | None) -> Pack:
    """Built here, or by the process that began before."""
    make_folder(lexicon_path(spoken.tag).parent)
    with heard(spoken.tag), alone(lexicon_path(spoken.tag)):
        return _cached_pack(spoken) or _built(spoken, on_note=on_note)


def _built(spoken: Language, *, on_note: Callable[[str], None] | None) -> Pack:
    recipe = recipe_for(spoken.plain_tag)
    note = on_note or _say_nothing
    tag = spoken.tag
    # Asked before the work begins, so that nobody waits for a lexicon that cannot be kept.
    make_folder(lexicon_path(tag).parent)
    note(f"building the {spoken.name} lexicon; this is done once")
    pack = build(recipe, spoken)
    write_pack(pack, lexicon_path(tag))
    for sentence in shortcomings(recipe, pack):
        note(sentence)
    return pack


def shortcomings(recipe: Recipe, pack: Pack) -> tuple[str, ...]:
    """What a lexicon lacks because packages are not installed, and how to get them."""
    missing = recipe.missing()
    if not missing:
        return ()
    lacks = ", ".join(f"{extra.package} ({extra.brings})" for extra in missing)
    counted = f"the {recipe.tag} lexicon has {len(pack.columns)} words, made without {lacks}"
    return (f"{counted}; pip install 'crosswright[{recipe.tag}]' adds them",)


def _say_nothing(_: str) -> None:
    """Where notes go that nobody asked for."""
