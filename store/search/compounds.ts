/** Words of one length, in arrays because there are thousands. */
export interface KnownWords {
  words: string[];
  /** For each word, one bit for each letter that occurs; others share bits. */
  letters: number[];
  texts: number[];
}

const maxCompounds = 20;
/** Of a compound: of its first part, of its last part, and of the ending after it. */
export const compoundLengths = { first: 3, last: 4, ending: 3 };

/** A compound in more texts is found by itself. */
const maxRare = 3;
/** What may link the parts of compounds: “Arbeitskleidung”. */
const links = [/$/, /s$/, /n$/, /en$/];

/** Other words end with these too, and they are no parts: “Weberei” and “Spinnerei”. */
const ending = /^.{0,2}(?:chen|elei|erei|heit|ierung|keit|lein|schaft|tum)(?:en)?$/;

/** The least letters of each part. */
const minPart = 4;

/** The compounds that end with it, the most frequent first. */
export function findCompounds(byLength: readonly KnownWords[], beginning: string): string[] {
  const { first, last, ending } = compoundLengths;
  if (beginning.length < last) return [];
  const found = new Map<string, number>();
  // Without the lengths that no word has.
  for (const { words, texts } of Object.values(byLength.slice(beginning.length + first))) {
    for (const [at, word] of words.entries()) {
      const start = word.lastIndexOf(beginning);
      const end = start + beginning.length;
      if (start < first || word.length - end > ending) continue;
      const compound = word.slice(0, end);
      found.set(compound, (found.get(compound) ?? 0) + (texts[at] ?? 0));
    }
  }
  return [...found]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxCompounds)
    .map(([compound]) => compound);
}

export const hasWord = (byLength: readonly KnownWords[], word: string): boolean =>
  byLength[word.length]?.words.includes(word) === true;

/** The texts with words that have these letters and perhaps an ending. */
const textsWith = (byLength: readonly KnownWords[], beginning: string): number =>
  byLength
    .slice(beginning.length, beginning.length + compoundLengths.ending + 1)
    .flatMap((known) => known?.words.map((word, at) => (word.startsWith(beginning) ? (known.texts[at] ?? 0) : 0)) ?? [])
    .reduce((sum, texts) => sum + texts, 0);

/** The two words of a rare compound. `endsOthers`: whether other compounds end with a word. */
export function partsOf(
  byLength: readonly KnownWords[],
  compound: string,
  endsOthers: (last: string) => boolean,
): string[] {
  if (textsWith(byLength, compound) > maxRare) return [];
  for (let at = minPart; at <= compound.length - minPart; at++) {
    const parts = links.map((link) => compound.slice(0, at).replace(link, ''));
    const first = parts.find((part) => part.length >= minPart && hasWord(byLength, part));
    const last = compound.slice(at);
    if (first !== undefined && (textsWith(byLength, last) > 0 || (!ending.test(last) && endsOthers(last))))
      return [first, last];
  }
  return [];
}
