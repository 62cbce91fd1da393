"""Russian: from a meaning as Wiktionary's wiki text writes it to the text of a clue."""

import html
import re
from collections.abc import Callable
from dataclasses import dataclass

from crosswright.languages import language
from crosswright.lexicon.clues import Draft, draft_of, price_of_length, shortened

RUSSIAN = language("ru")

_ROW = re.compile(r"^(?:[^~]*~){4}(.*)~\d+~\d+$", re.DOTALL)
_INNERMOST = re.compile(r"\{\{([^{}]*)\}\}")
_LINK = re.compile(r"\[\[(?:[^\[\]|]*\|)?([^\[\]]*)\]\]")
_AFTER = re.compile(r"\{\{(?:пример|семантика|списки семантических связей)\b|\n[#*]|◆")
_REFERENCE = re.compile(r"\[\d+\]|<ref.*?(?:</ref>|/>)|<!--.*?-->", re.DOTALL)
_TAG = re.compile(r"<[^<>]*>")
_EXAMPLE = re.compile(r"''.*", re.DOTALL)
_JOINTS = re.compile(
    r", (?:\w+ ){0,3}котор\w+|,? (?:а также|где|когда|чтобы|если|обычно|часто|котор\w+"
    r"|\w{3,}(?:ющ|ущ|ащ|ящ|вш|нн|ем|им|т)(?:ий|ый|ая|яя|ое|ее|ие|ые|ийся|аяся|ееся|иеся))\b"
)
_BRACKETS = re.compile(r"\s*\([^()]*\)")
_END = re.compile(r"(?<=[^\s.][^\s.]{2})\.\s+(?=[А-ЯЁ])|;\s|\.;|\s//|:\s.*")
_AND_SO_ON = re.compile(r",? (?:и т\. ?[пд]|и др|и пр|и проч)\.?$")
_HANGING = re.compile(
    r"^(?:или|и|а|но|также|тж|см|ср|о|об|к|от|из|обычно|чаще|реже|иногда|особенно|например|часто|теперь|ныне)\b"
    r"|\b(?:таков(?:ой|ая|ое)|таким образом)\b|\b(?:эт(?:от|а|о|и|ого|ой|ому|им|их|ими|у)|данн\w+|так(?:ой|ого|ая|ие|их))\b"
    r"|\b(?:прилагательн|существительн|глагол|наречи)\w*",
    re.IGNORECASE,
)
_SAME = re.compile(r"^то же,? что(?: и)?:? +")
_LABEL = re.compile(r"^(?:[а-яё-]+\.,?\s+)+(?=[а-яё])")
_UNSEEN = {0x0301: None, 0x00AD: None}
_WORD = re.compile(r"[а-яё]+(?:-[а-яё]+)*", re.IGNORECASE)
_ENGLISH = re.compile(r"[A-Za-z]{2,}")

_SHOWN = {"выдел", "lang", "w", "wikisource", '"', "кавычки", "s", "t", "-ние"}
"""Templates that stand for their last part."""

_SIGNS = {"-": " — ", "--": " — ", "—": " — ", "итп": "и т. п.", "итд": "и т. д.", "nbsp": " "}

_TELLING = {
    *(
        "действие",
        "свойство",
        "соотн.",
        "искаж.",
        "уменьш.",
        "уменьш",
        "умласк.",
        "увелич.",
        "женск.",
    ),
    *("наречие", "прич.", "прич", "дееприч.", "страд.", "возвр.", "морфема", "сокр.", "сокращ"),
    *("аббр.", "аббр", "Нужен перевод", "значение", "хим-элем"),
    *("по", "от", "форма", "состояние", "качество", "отн.", "отчество", "фамилия"),
    *("собств.", "имя", "топоним", "ласк.", "увелич", "словоформа"),
}
"""Templates that make a clause out of the answer's own root, or none at all."""

_ROOT = "§"
"""Stands for such a clause, so that no clue is made of it; the clauses beside it may still do."""

_COARSE = {"обсц.", "мат", "вульг.", "груб.", "бранн.", "табу", "матерн."}
_LOW = {
    *("жарг.", "сленг", "крим.", "комп.жарг.", "сниж.", "презр.", "пренебр.", "устар.", "диал."),
    *("рег.", "обл.", "местн.", "старин.", "угол."),
    *("мол.", "неол.", "редк.", "прост.", "интернет."),
}
PRICE_OF_LOW, PRICE_OF_LATER_CLAUSE = 2, 0.6
MOST_CLAUSES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """One meaning of a headword without its markup.

    `same_as` are words the dictionary gives as meaning the same; `coarse` and `low` say how it
    labels the meaning.
    """

    text: str
    same_as: tuple[str, ...] = ()
    coarse: bool = False
    low: bool = False


def meaning_of(row: str) -> Meaning:
    """The meaning in a row of the wordnet."""
    found = _ROW.match(row)
    text = _REFERENCE.sub("", _AFTER.split(found[1] if found else row, maxsplit=1)[0])
    labels: set[str] = set()
    same_as: list[str] = []

    def shown(template: re.Match[str]) -> str:
        name, *parts = (part.strip() for part in template[1].split("|"))
        labels.add(name)
        if name == "=" and parts:
            same_as.append(parts[0])
        if name in _SIGNS or name in _TELLING:
            return _SIGNS.get(name, _ROOT)
        return parts[-1] if name in _SHOWN and parts else " "

    text = _until_still(text, lambda x: _INNERMOST.sub(shown, x))
    return Meaning(
        text=_plain(text),
        same_as=tuple(same_as),
        coarse=not labels.isdisjoint(_COARSE),
        low=not labels.isdisjoint(_LOW),
    )


def drafts_of(meaning: Meaning, *, place: int) -> list[Draft]:
    """The clues a meaning that stands at this place (from 0) of its headword can give."""
    if meaning.coarse:
        return []
    text = meaning.text
    words = list(meaning.same_as)
    if _SAME.match(text):
        words.append(_SAME.sub("", text))
        text = ""
    price = (PRICE_OF_LOW if meaning.low else 0) + min(place, 10) / 20
    names = (_name(word) for word in words)
    drafts = [draft_of(name, price + 0.5, language=RUSSIAN) for name in names if name]
    for later, clause in enumerate(_clauses(text)):
        clue = draft_of(clause, price + later * PRICE_OF_LATER_CLAUSE, language=RUSSIAN)
        if clue is not None and not _ENGLISH.search(clue.text) and not _HANGING.search(clue.text):
            dear = clue.price + price_of_length(clue.text)
            drafts.append(Draft(clue.text, clue.kind, dear, clue.told))
    return [draft for draft in drafts if draft is not None]


def _plain(text: str) -> str:
    """Wiki text without links, tags, brackets and examples."""
    text = _until_still(html.unescape(text), lambda x: _LINK.sub(r"\1", x))
    text = _until_still(_TAG.sub("", text), lambda x: _BRACKETS.sub("", x))
    text = _EXAMPLE.sub("", text)
    return " ".join(text.translate(_UNSEEN).split())


def _clauses(text: str) -> list[str]:
    """The clauses that can be read alone, at most two; the rest of a meaning only adds to them."""
    clauses = [_LABEL.sub("", clause.strip(" ,;:.—–-")) for clause in _END.split(text)]
    whole = [clause for clause in clauses if clause and _ROOT not in clause]
    return [
        shortened(_AND_SO_ON.sub("", clause), joints=_JOINTS) for clause in whole[:MOST_CLAUSES]
    ]


def _name(text: str) -> str | None:
    """A synonym as a clue: one or two words, nothing else."""
    text = text.split(",")[0].split(";")[0].strip(' .:«»"')
    words = text.split()
    fits = 1 <= len(words) <= 2 and all(_WORD.fullmatch(word) for word in words)
    return text if fits else None


def _until_still(text: str, step: Callable[[str], str]) -> str:
    while (after := step(text)) != text:
        text = after
    return text
