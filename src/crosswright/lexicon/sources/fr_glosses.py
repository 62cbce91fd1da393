"""French: from a gloss of the French Wiktionary to the text of a clue."""

import re

from crosswright.languages import language
from crosswright.lexicon.clues import Draft, draft_of, price_of_length, shortened, without_brackets

FRENCH = language("fr")

_END = re.compile(
    r";\s|(?<=[^\s.][^\s.]{2})\.+\s+(?=[A-ZÀÉÈÊ])|\s?:\s|\s[—–]\s|,? (?:par exemple|c’est-à-dire|notamment)"
)
_MAY_END = re.compile(r"[;:.—–]")

_JOINTS = re.compile(
    r",? (?:qui|que|dont|où|lequel|laquelle|afin|pour|servant|destinée?|composée?|formée?|située?|utilisée?)\b"
)
_NAME = re.compile(
    r"^(?:(?:Ancienne )?(?:[Cc]ommune|[Vv]ille|[Vv]illage|[Hh]ameau|[Pp]aroisse|[Qq]uartier|[Ll]ocalité|[Rr]ivière|"
    r"[Ff]leuve|[Dd]épartement|[Mm]unicipalité|[Rr]égion|[Pp]rovince|[Cc]ité|[Ii]le|Île)\b.*\b(?:d[eu]s?|en|dans|située?)\b.*[A-ZÉ]"
    r"|Nom de famille|Prénom|Habitante?s? d|Habitante?s? [A-Z]|Relatif (?:à|au|aux) [A-ZÉ]|Qui est originaire)"
)
_NO_GLOSS = re.compile(
    r"^(?:Pluriel|Féminin|Masculin|Participe|(?:Première|Deuxième|Troisième) personne|Variante|Abréviation|"
    r"Symbole|Sigle|Forme|Orthographe|Ancienne orthographe|Autre (?:nom|orthographe|forme)|Diminutif|Apocope|"
    r"Aphérèse|Voir|Cf|Ellipse|Contraction|Peut être|Se dit|Employé|Utilisé|Nom (?:donné|vulgaire|vernaculaire)|"
    r"Relatif (?:à|au|aux) (?:ce|cette)|Verlan|Terme|Lettre|Code|Suffixe|Préfixe)\b",
    re.IGNORECASE,
)
_SYNONYM = re.compile(r"^Synonyme d(?:e |’|')(?P<other>[\w’' -]+)\.?$")
_COARSE = re.compile(
    r"\b(?:sexuel\w*|pénis|vagin|excrément\w*|coït|prostituée?s?|sodomi\w+|anus)\b", re.IGNORECASE
)
_PARTS_OF_COARSE = ("sexuel", "pénis", "vagin", "excrém", "coït", "prostit", "sodomi", "anus")
"""A coarse text has one of these, in small letters: looked for first, for few have any."""

_NAMED = re.compile(r"\s[A-ZÉ]")
_INFINITIVE = re.compile(
    r"^(?:ne pas )?(?:se |s’|ne |en |rendre |faire )?[\w’-]+(?:er|ir|(?<!è)re|oir)\b", re.IGNORECASE
)

PRICE_OF_COARSE, PRICE_OF_NAME, PRICE_OF_SYNONYM = 6, 3, 0.5


def _may_end(text: str) -> bool:
    """Whether a text has what every end of a clause has: most have not, and this is found out sooner."""
    if _MAY_END.search(text):
        return True
    return "par exemple" in text or "c’est-à-dire" in text or "notamment" in text


def draft_of_gloss(gloss: str, *, place: int) -> Draft | None:
    """A clue from the gloss that stands at this place (from 0) of its word; None if it gives none.

    Towns, their people, family names and pages of grammar are left out.
    """
    price = min(place, 10) / 20
    if _NAME.match(gloss):
        return None
    same = _SYNONYM.match(gloss)
    if same is not None:
        return draft_of(same["other"], price + PRICE_OF_SYNONYM, language=FRENCH)
    text = without_brackets(gloss).strip(" .…")
    if not text or _NO_GLOSS.match(text):
        return None
    end = _END.search(text) if _may_end(text) else None
    clause = shortened(text[: end.start()] if end else text, joints=_JOINTS)
    draft = draft_of(clause, price, language=FRENCH)
    if draft is None:
        return None
    price += price_of_length(draft.text)
    small = gloss.lower()
    may_be_coarse = any(map(small.__contains__, _PARTS_OF_COARSE))
    price += PRICE_OF_COARSE if may_be_coarse and _COARSE.search(gloss) else 0
    price += PRICE_OF_NAME if _NAMED.search(draft.text) else 0
    return Draft(draft.text, draft.kind, price, draft.told)


def explains_a_doing(clue: str) -> bool:
    """Whether a clue is of a verb: it starts with an infinitive."""
    return _INFINITIVE.match(clue) is not None
