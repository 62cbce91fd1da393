"""What `import crosswright as cw` offers: the use cases with plain Python values."""

from collections.abc import Iterable
from typing import Literal, Unpack

from crosswright.engines import CancelFlag, Fill, Progress
from crosswright.languages import language as language_of
from crosswright.lexicon import Difficulty, Lexicon, Word, own_words, written_clued
from crosswright.lexicon import load as load_lexicon
from crosswright.lexicon.wordplay import Part, Play, Plays
from crosswright.model import (
    Facts,
    Limits,
    Mask,
    Outcome,
    PhraseMode,
    Puzzle,
    Symmetry,
)
from crosswright.pipeline.arguments import (
    MOST_JOBS,
    choice_of,
    difficulty_of,
    flag_of,
    lexicon_of,
    mask_of,
    metadata_of,
    pairs_of,
    path_of,
    score_of,
    size_of,
    text_of,
    texts_of,
    whole_of,
)
from crosswright.pipeline.arrowword import ArrowWish, used_answers, used_sayings
from crosswright.pipeline.arrowword import new_arrowword as construct_arrowword
from crosswright.pipeline.check import Finding, Report, Severity, check
from crosswright.pipeline.construct import CrosswordWish
from crosswright.pipeline.construct import new_crossword as construct_crossword
from crosswright.pipeline.crisscross import CrissCrossWish
from crosswright.pipeline.crisscross import new_crisscross as construct_crisscross
from crosswright.pipeline.difficulty import forecast
from crosswright.pipeline.facade_fill import SECONDS, fill, look_ahead
from crosswright.pipeline.keeping import Path, load, puzzle_in, save
from crosswright.pipeline.pictures import pictures_of, read_picture
from crosswright.pipeline.publish import publish
from crosswright.pipeline.quality import wish_of
from crosswright.pipeline.sources import theme_of
from crosswright.pipeline.wordplay import wordplay
from crosswright.pipeline.wordsearch import Level, WordSearchWish, read_directions
from crosswright.pipeline.wordsearch import new_wordsearch as construct_wordsearch
from crosswright.render import Choices

__all__ = [
    "CancelFlag",
    "Fill",
    "Finding",
    "Lexicon",
    "Part",
    "Play",
    "Plays",
    "Progress",
    "Report",
    "Severity",
    "Word",
    "audit",
    "difficulty",
    "fill",
    "load",
    "load_lexicon",
    "look_ahead",
    "new_arrowword",
    "new_crisscross",
    "new_crossword",
    "new_wordsearch",
    "read_picture",
    "render",
    "save",
    "wordplay",
]


def new_crossword(
    *,
    language: str = "en",
    preset: str = "american",
    size: tuple[int, int] | None = None,
    mask: Mask | str | None = None,
    theme: Iterable[str] = (),
    words: Iterable[str] = (),
    only_words: bool = False,
    min_score: int | None = None,
    entries: int | None = None,
    symmetry: str | None = None,
    phrase: str | None = None,
    phrase_mode: str = "numbered",
    clues: Difficulty | None = None,
    improve: float | None = None,
    improve_steps: int | None = None,
    pangram: bool = False,
    wished: Iterable[str] = (),
    wished_least: int | None = None,
    earlier: Iterable[Puzzle] = (),
    longest_shared: int | None = None,
    title: str = "",
    author: str = "",
    seed: int = 0,
    jobs: int = 1,
    seconds: float | None = SECONDS,
    cancel: CancelFlag | None = None,
) -> Outcome[Puzzle]:
    """Make a crossword that the audit has proved.

    `size` is (rows, columns); `mask` is grid text or a `Mask`; `theme` are answers that must stand
    in the grid; `words` are added to the lexicon as lines of a list, `WORD` or `WORD;score`.
    `theme` may say the clue too, `ANSWER=clue`. `min_score` is 0 to 100 (30 is everyday, 20 is
    known). `clues` is how hard they should be: "easy", "medium" or "hard". `seconds` is the time
    limit; None is none. After that `improve` seconds (or `improve_steps`, repeatable) are spent on
    better words, other than those of `earlier` puzzles; Ctrl-C then keeps the best puzzle so far. A
    `pangram` holds the whole alphabet; of the `wished` answers all are used, or `wished_least`. No
    two answers share more than `longest_shared` letters in a row, 2 to 31, where it is given.
    A search that fails raises nothing: `.puzzle` of what comes back is then None.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a value that breaks a rule, saying which.
    """
    tongue = language_of(text_of("language", language))
    own, asked = texts_of("words", words), texts_of("wished", wished)
    wish = CrosswordWish(
        metadata=metadata_of(language, title, author),
        preset=text_of("preset", preset),
        size=size_of("size", size),
        mask=None if mask is None else mask_of(mask),
        theme=theme_of(texts_of("theme", theme), tongue),
        words=tuple(own_words(x, language=tongue) for x in (own, asked) if x),
        only_words=only_words,
        min_score=None if min_score is None else score_of(min_score),
        entries=None if entries is None else whole_of("entries", entries, least=1),
        symmetry=None if symmetry is None else choice_of("symmetry", Symmetry, symmetry),
        phrase=None if phrase is None else text_of("phrase", phrase),
        phrase_mode=choice_of("phrase mode", PhraseMode, phrase_mode),
        clues=difficulty_of(clues),
        quality=wish_of(
            improve=improve,
            improve_steps=improve_steps,
            pangram=pangram,
            wished=(own_words(asked, language=tongue),) if asked else (),
            wanted=wished_least,
            earlier=earlier,
            longest_shared=longest_shared,
        ),
    )
    return construct_crossword(
        wish,
        seed=whole_of("seed", seed),
        jobs=whole_of("jobs", jobs, least=1, most=MOST_JOBS),
        limits=Limits(seconds=seconds),
        cancel=flag_of(cancel),
    )


def new_arrowword(
    *,
    language: str = "en",
    style: str = "magazine",
    size: tuple[int, int] | None = None,
    phrase: str | None = None,
    phrase_mode: str | None = None,
    framed: bool = False,
    sayings: Iterable[str] = (),
    used: Iterable[Puzzle] = (),
    picture: str = "",
    words: Iterable[str] = (),
    only_words: bool = False,
    min_score: int | None = None,
    clue_share: float | None = None,
    require_clues: bool = False,
    clues: Difficulty | None = None,
    title: str = "",
    author: str = "",
    seed: int = 0,
    seconds: float | None = SECONDS,
    cancel: CancelFlag | None = None,
) -> Outcome[Puzzle]:
    """Make an arrowword that the audit has proved: clues stand inside the grid, with arrows.

    `size` is (rows, columns), 12x12 where none is given. `phrase_mode` is "ordered", "numbered",
    "slots" or "row"; each style has its own. The phrase "auto" is one of the `sayings`, or of those
    known for the language, that the grid spells best; none that is hidden in the `used` puzzles of a
    set is taken again, and words they have are the less welcome. `picture` keeps a block free, as "5x4" or "5x4@3,6".
    `words` are added to the lexicon as lines of a list, `WORD` or `WORD;score`. Entries that no
    clue could be found for have none, unless `require_clues` forbids such words. `clues` is how hard
    they should be: "easy", "medium" or "hard". `seconds` is the
    time limit; None is none. A search that fails raises nothing: `.puzzle` of what comes back is
    then None.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a value that breaks a rule, saying which.
    """
    earlier = tuple(used)
    tongue = language_of(text_of("language", language))
    own = texts_of("words", words)
    wish = ArrowWish(
        metadata=metadata_of(language, title, author),
        style=text_of("style", style),
        size=size_of("size", size),
        phrase=None if phrase is None else text_of("phrase", phrase),
        phrase_mode=(
            None if phrase_mode is None else choice_of("phrase mode", PhraseMode, phrase_mode)
        ),
        framed=framed,
        sayings=texts_of("sayings", sayings),
        used_sayings=used_sayings(earlier),
        used_answers=used_answers(earlier),
        picture=text_of("picture", picture),
        words=(own_words(own, language=tongue),) if own else (),
        only_words=only_words,
        min_score=None if min_score is None else score_of(min_score),
        clue_share=clue_share,
        require_clues=require_clues,
        clues=difficulty_of(clues),
    )
    return construct_arrowword(
        wish, seed=whole_of("seed", seed), limits=Limits(seconds=seconds), cancel=flag_of(cancel)
    )


def new_wordsearch(
    words: Iterable[str | tuple[str, str]] = (),
    *,
    language: str = "en",
    size: tuple[int, int] | None = None,
    shape: str | None = None,
    mask: Mask | str | None = None,
    message: str | None = None,
    only_words: bool = False,
    count: int | None = None,
    bonus: int = 0,
    directions: str | None = None,
    diagonals: float | None = None,
    level: Level | None = None,
    least_words: int = 0,
    lengths: tuple[int, int] = (4, 10),
    mean_length: float = 6.0,
    filler: Literal["language", "words"] = "language",
    allow_nested: bool = False,
    min_score: int | None = None,
    blocked: Iterable[str] = (),
    title: str = "",
    author: str = "",
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = SECONDS,
    cancel: CancelFlag | None = None,
) -> Outcome[Puzzle]:
    """Make a word search that the audit has proved.

    `message` is what the letters no word uses spell ("auto" takes a saying of the language); without
    it these are drawn. `size` is (rows, columns); `shape` is circle, diamond, heart, or letters
    such as letter:A; `mask` is any other shape as grid text. `directions` is "8", "4", "2" or a
    list such as "across,down:2,up-right"; `diagonals` the wished share of words that run
    diagonally, 0 to 1; `level` easy, medium or hard. With `only_words` nothing is added to your words. Words that could
    not be hidden are in the puzzle's `unplaced`, with the reason. A search that fails raises
    nothing: `.puzzle` of what comes back is then None.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a value that breaks a rule, saying which.
    """
    tongue = language_of(text_of("language", language))
    own = pairs_of("words", words)
    wish = WordSearchWish(
        metadata=metadata_of(language, title, author),
        words=written_clued(own, language=tongue) if own else None,
        size=size_of("size", size),
        shape=shape,
        mask=None if mask is None else mask_of(mask),
        message=None if message is None else text_of("message", message),
        only_words=only_words,
        count=None if count is None else whole_of("count", count, least=1),
        bonus=bonus,
        directions=None
        if directions is None
        else read_directions(text_of("directions", directions)),
        diagonals=diagonals,
        level=level,
        least_words=least_words,
        shortest=lengths[0],
        longest=lengths[1],
        mean_length=mean_length,
        filler=filler,
        allow_nested=allow_nested,
        min_score=None if min_score is None else score_of(min_score),
        blocked=texts_of("blocked", blocked),
    )
    limits = Limits(steps=steps, seconds=seconds)
    return construct_wordsearch(
        wish, seed=whole_of("seed", seed), limits=limits, cancel=flag_of(cancel)
    )


def new_crisscross(
    words: Iterable[str | tuple[str, str]],
    *,
    language: str = "en",
    max_size: tuple[int, int] | None = None,
    aspect: float = 1.5,
    pins: Iterable[str] = (),
    keyword: str | None = None,
    count: int | None = None,
    tight: bool = False,
    given: str = "",
    pictures: Path | None = None,
    title: str = "",
    author: str = "",
    seed: int = 0,
    steps: int | None = None,
    seconds: float | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Outcome[Puzzle]:
    """Lay words so that they interlock, proved by the audit: a criss-cross.

    `words` are `WORD`, `WORD=clue` or (word, clue); those that find no place are in the puzzle's
    `unplaced`, with the reason. `max_size` is (rows, columns); `pins` are WORD@ROW,COL,across or
    down, counted from 1; `keyword` is a word that runs down through the others; `count` takes so
    many words; `given` shows letters: "first", or such as "AEI". `pictures` is the folder of those
    clues that name a picture ("bee.png", "bee.png | Caption"). Without `steps` and `seconds` it
    takes about a second, counted in steps: the same words in any order and the same seed give the
    same grid.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a value that breaks a rule, saying which.
    """
    tongue = language_of(text_of("language", language))
    listed = written_clued(pairs_of("words", words), language=tongue)
    wish = CrissCrossWish(
        metadata=metadata_of(language, title, author),
        words=listed,
        max_size=size_of("max_size", max_size),
        aspect=aspect,
        pins=texts_of("pins", pins),
        keyword=None if keyword is None else text_of("keyword", keyword),
        count=None if count is None else whole_of("count", count),
        tight=tight,
        given=text_of("given", given),
        pictures=Facts()
        if pictures is None
        else pictures_of((x.clue for x in listed.words), path_of(pictures), name="words"),
    )
    bounded = steps is not None or seconds is not None
    return construct_crisscross(
        wish,
        seed=whole_of("seed", seed),
        limits=Limits(steps=steps, seconds=seconds) if bounded else None,
        cancel=flag_of(cancel),
        progress=progress,
    )


def difficulty(
    mask: Mask | str, lexicon: Lexicon | str = "en", *, min_score: int = 1, shortest: int = 3
) -> float:
    """How hard a mask is to fill: a hundred times log10 of the steps a fill is likely to take.

    200 is a hundred steps, 300 a thousand; 1000 is a mask with a slot that no word of the lexicon
    (or of a language, by its tag) is long enough for.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a mask or language that cannot be used.
    """
    return forecast(
        mask_of(mask),
        lexicon_of(lexicon),
        min_score=score_of(min_score),
        shortest=whole_of("shortest", shortest, least=2),
    ).number


def audit(puzzle: Puzzle | Outcome[Puzzle], *, preset: str | None = None) -> Report:
    """Hold a puzzle against the law of a preset, or of the one it names.

    Raises:
        UsageError: for an unknown preset.
    """
    return check(puzzle_in(puzzle), preset=preset)


def render(puzzle: Puzzle | Outcome[Puzzle], path: Path, **choices: Unpack[Choices]) -> None:
    """Draw a puzzle into a file: .pdf, .svg, .png or .txt.

    The choices have the names and values of the options of `crosswright render`: `key=True`,
    `pages="foot"`, `paper="letter"`, `layout="large"`, `given="10%, vowels"`, `word_bank=True` …
    `picture=cw.read_picture("cat.png")` fills the free block of an arrowword.

    Raises:
        UsageError: for a value that is not known.
        OutputError: when the file cannot be written, or the fonts lack a letter.
    """
    publish(puzzle_in(puzzle), [path_of(path)], **choices)
