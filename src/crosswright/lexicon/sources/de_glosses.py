"""German: from a gloss of the German Wiktionary to the text of a clue."""

import re

from crosswright.languages import language
from crosswright.lexicon.clues import Draft, draft_of, price_of_length, shortened, without_brackets

GERMAN = language("de")

_LABEL = re.compile(r"^(?P<label>[^:;()]{3,60}):\s+(?=\S)")
_END = re.compile(
    r";\s|(?<=[^\s.][^\s.]{2})\.\s+(?=[A-ZÄÖÜ])|:\s|\s[—–]\s|,? (?:z\. ?B\.|zum Beispiel|d\. ?h\.|insbesondere)"
)
_MAY_END = re.compile(r"[;:.—–]|zum Beispiel|insbesondere")
"""What every end of a clause has: most glosses have none, and this is found out sooner."""

_JOINTS = re.compile(
    r", (?:der|die|das|dem|den|dessen|deren|welche[rsnm]?|bei|wobei|in|mit|um|wenn|so ?dass|sowie)\b"
)
_NO_GLOSS = re.compile(
    r"^(?:siehe|vergleiche|vgl\.|(?:weibliche|männliche) Form|Plural|Singular|Genitiv|Partizip|Variante|"
    r"Nebenform|Kurzform|Kurzwort|Abkürzung|Kurzbezeichnung|alternative|veraltete|alte Schreibweise|"
    r"Schreibweise|Schreibung|kurz für|Diminutiv|Verkleinerungsform|Symbol|Zeichen|Kennzeichen|Ausdruck für|"
    r"Bezeichnung für eine? Person|ohne Plural|dieses?r?|Nominalisierung|substantiviert)\b",
    re.IGNORECASE,
)
_COARSE_LABEL = re.compile(
    r"vulgär|derb|Schimpfwort|abwertend|beleidigend|rassistisch", re.IGNORECASE
)
_LOW_LABEL = re.compile(
    r"veralte|umgangssprachlich|regional|landschaftlich|salopp|Jargon|slang|historisch|norddeutsch|"
    r"süddeutsch|österreichisch|schweizerisch|selten|Jugendsprache",
    re.IGNORECASE,
)
_HINTED = re.compile(r"\bSynonym\b|\bgenannt\b")
_PLACES = (
    "Stadt Gemeinde Hauptstadt Kreisstadt Kleinstadt Großstadt Ortschaft Ortsteil Stadtteil Dorf Fluss "
    "Nebenfluss Zufluss Bundesstaat Bundesland Staat Insel Inselgruppe Landkreis Kanton Provinz Region "
    "Gebirge Berg See Bezirk"
)
_PERSON = re.compile(r"Vorname|Nachname|Familienname")
_PLACE = re.compile(
    rf"(?:{_PLACES.replace(' ', '|')})\b[^|]{{0,40}}\b(?:in|im|an|am|auf|der|des|von|bei|nahe)\b"
)
# Without a mark of its own before the words, which would have every sign looked at four times.

PRICE_OF_LOW, PRICE_OF_COARSE = 2, 6


def is_name(glosses: str) -> bool:
    """Whether a headword with these glosses is a person's or a place's name."""
    return _PERSON.search(glosses) is not None or _PLACE.search(glosses) is not None


def is_offensive(gloss: str) -> bool:
    """Whether the dictionary itself labels the word as vulgar in this sense."""
    label = _LABEL.match(gloss) if ": " in gloss else None
    return label is not None and "vulgär" in label["label"].lower()


def _hints(text: str) -> bool:
    """Whether a text names the answer's synonyms rather than say what it is."""
    return ("Synonym" in text or "genannt" in text) and _HINTED.search(text) is not None


def draft_of_gloss(gloss: str, *, place: int) -> Draft | None:
    """A clue from the gloss that stands at this place (from 0) of its word; None if it gives none."""
    label = ""
    while ": " in gloss and (found := _LABEL.match(gloss)) is not None:
        label += found["label"]
        gloss = gloss[found.end() :]
    text = without_brackets(gloss).strip()
    if (label and is_offensive(f"{label}: x")) or not text or _NO_GLOSS.match(text):
        return None
    end = _END.search(text) if _MAY_END.search(text) else None
    clause = shortened(text[: end.start()] if end else text, joints=_JOINTS)
    draft = draft_of(clause, min(place, 10) / 20, language=GERMAN)
    if draft is None:
        return None
    price = draft.price + price_of_length(draft.text)
    price += PRICE_OF_COARSE if label and _COARSE_LABEL.search(label) else 0
    price += PRICE_OF_LOW if (label and _LOW_LABEL.search(label)) or _hints(draft.text) else 0
    return Draft(draft.text, draft.kind, price, draft.told)
