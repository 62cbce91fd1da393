// What scripts say, in the language of the page; the texts are those of the server's catalogues.

/** @type {Record<string, string[]>} */
const texts = JSON.parse(document.getElementById("script-words")?.textContent || "{}");
const plural = new Intl.PluralRules(document.documentElement.lang || "en");
const FORMS = ["one", "few", "many"];

/**
 * A text in the language of the page, its `{gaps}` filled.
 * @param {string} text
 * @param {Record<string, unknown>} [gaps]
 */
export function say(text, gaps = {}) {
  return filled(texts[text]?.[0] || text, gaps);
}

/**
 * The text for a number of things, which stands where `{number}` is written.
 * @param {string} one
 * @param {string} many
 * @param {number} number
 * @param {Record<string, unknown>} [gaps]
 */
export function sayCount(one, many, number, gaps = {}) {
  const forms = texts[one]?.length ? texts[one] : [one, many];
  const at = FORMS.indexOf(plural.select(number));
  const form = forms[at === -1 ? forms.length - 1 : Math.min(at, forms.length - 1)];
  return filled(form, { number, ...gaps });
}

/**
 * @param {string} text
 * @param {Record<string, unknown>} gaps
 */
function filled(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(gaps[name] ?? whole));
}
