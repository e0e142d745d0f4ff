import type { Company } from '#content/company/definition.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { translatableTexts } from '#contract/languages/translatable-texts.ts';
import { plainText } from '#store/search/plain-text.ts';
import { foldedWords, type Word, wordsOf } from '#store/search/words.ts';

/** A phrase as its folded words; the last one may be the beginning of a word. */
interface Phrase {
  words: { folded: string; isBeginning: boolean }[];
}

/** The phrases that need evidence, by the lower-case language, and in it by their first word's first letter. */
export type ClaimWords = ReadonlyMap<string, ReadonlyMap<string, readonly Phrase[]>>;

/** More of them are not looked for in one language. */
const maxPhrases = 200;
/** More promises of one text are not named. */
const maxClaims = 20;

/** Reads the lists of the company information. */
export function claimWordsOf(lists: Company['claimWords']): ClaimWords {
  const byLanguage = Map.groupBy(lists, ({ lang }) => lang.toLowerCase());
  return new Map(
    [...byLanguage].map(([lang, own]) => {
      const phrases = own.flatMap(({ words }) => words.split(/[,،，\n]/u)).slice(0, maxPhrases);
      const read = phrases.map(phraseOf).filter(({ words }) => words.length > 0);
      return [lang, Map.groupBy(read, ({ words }) => words[0]?.folded.charAt(0) ?? '')];
    }),
  );
}

function phraseOf(text: string): Phrase {
  const parts = text.split(/(?<=\*)|\s+/u).map((part) => ({ part, isBeginning: part.endsWith('*') }));
  const words = parts.flatMap(({ part, isBeginning }) => {
    const own = foldedWords(part);
    return own.map((folded, index) => ({ folded, isBeginning: isBeginning && index === own.length - 1 }));
  });
  // Of a script without spaces, the last sign alone is the beginning of its pair with the next one.
  const last = words.at(-1);
  if (last && words.length > 1 && isSign(last.folded)) last.isBeginning = true;
  return { words };
}

const isSign = (folded: string): boolean => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(folded);

/** The promises in a text of a language, as they are written there, each once. */
export function claimsIn(text: string, lang: string, claimWords: ClaimWords): string[] {
  const phrases = claimWords.get(lang.toLowerCase()) ?? claimWords.get(lang.toLowerCase().split('-')[0] ?? '');
  if (!phrases || phrases.size === 0) return [];
  const words = [...wordsOf(text)];
  const found = new Set<string>();
  for (const [at, { folded, start }] of words.entries()) {
    if (found.size === maxClaims) break;
    for (const phrase of phrases.get(folded.charAt(0)) ?? []) {
      const end = endOf(phrase, words, at);
      if (end !== undefined) found.add(text.slice(start, end));
    }
  }
  return [...found];
}

/** Where a phrase that starts at a word ends in the text; undefined if it is another one. */
function endOf({ words: wanted }: Phrase, words: readonly Word[], at: number): number | undefined {
  let end: number | undefined;
  for (const [index, { folded, isBeginning }] of wanted.entries()) {
    const word = words[at + index];
    if (!word) return undefined;
    if (isBeginning ? !word.folded.startsWith(folded) : word.folded !== folded) return undefined;
    end = isSign(folded) ? word.ends[0] : word.ends.at(-1);
  }
  return end;
}

/** Promises in a language of an entry. `lang`: '' for the main language. */
export interface Claim {
  lang: string;
  words: string[];
}

/** What an entry promises in each of its languages. */
export function claimsOf(
  type: EntityName,
  { document, translations }: { document: unknown; translations: Readonly<Record<string, unknown>> },
  mainLanguage: string,
  claimWords: ClaimWords,
): Claim[] {
  const { claims, document: schema } = entityOf(type);
  if (!claims) return [];
  return [['', document] as const, ...Object.entries(translations)].flatMap(([lang, own]) => {
    const texts = translatableTexts(schema, own).flatMap(({ text }) => (text === '' ? [] : plainText(text)));
    const words = new Set(texts.flatMap((text) => claimsIn(text, lang || mainLanguage, claimWords)));
    return words.size === 0 ? [] : [{ lang, words: [...words].slice(0, maxClaims) }];
  });
}
