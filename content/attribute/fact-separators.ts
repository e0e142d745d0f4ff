/** Between a value and its note. In a value or a note the bar is doubled. */
const bars = /\|\||\|/g;

/** The value and the note of a written fact, such as `1.89 | 24 to a carton`. */
export function splitNote(text: string): [value: string, note: string] {
  const at = [...text.matchAll(bars)].find(([bar]) => bar === '|')?.index ?? text.length;
  return [text.slice(0, at), text.slice(at + 1)].map((part) => part.replaceAll('||', '|').trim()) as [string, string];
}

export function joinNote(value: string, note: string): string {
  const [shown, said] = [value, note].map((part) => part.replaceAll('|', '||'));
  return note === '' ? (shown ?? '') : `${shown} | ${said}`.trim();
}

const ofValues = /[;؛；\n]/u;
const ofLists = /[,،，](?=\s)|[،、，]/u;

const maxLocales = 100;
/** By locale. A site has few locales, a table a hundred thousand cells. */
const lastWords = new Map<string, string>();

/** The word before the last item of a list, such as “ and ”. */
function lastWord(locale: string): string {
  const known = lastWords.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(['1', '2']);
  const word = parts.flatMap(({ type, value }) => (type === 'literal' ? value : [])).join('');
  if (lastWords.size < maxLocales) lastWords.set(locale, word);
  return word;
}

const filled = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** The parts of a text with semicolons or line breaks between them. */
export const splitValues = (text: string): string[] => filled(text.split(ofValues));

/** The items of a list as the language writes it, such as “1, 2 and 3”. */
export const splitList = (text: string, locale: string): string[] =>
  filled(text.split(ofLists).flatMap((part) => part.split(lastWord(locale))));

/** Between the ends of a range, the clearest first. A hyphen is one after a digit or a unit, a sign elsewhere. */
const ofRanges = [
  /\.{2,3}|…/u,
  /\s*[–—‒~～〜]\s*/u,
  /\s+(?:to|bis|à|al?|até|إلى|থেকে)\s+|\s*[至到]\s*/iu,
  /(?<=[^\s(])\s*-\s*/u,
];

/** The two ends of a range; undefined for any other text. */
export function splitRange(text: string, isNumber: (part: string) => boolean): [string, string] | undefined {
  for (const separator of ofRanges) {
    const found = separator.exec(text);
    if (!found) continue;
    const ends: [string, string] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    if (ends.every(isNumber)) return ends;
  }
  return undefined;
}
