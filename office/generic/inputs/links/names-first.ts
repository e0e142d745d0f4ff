import { asciiDigits } from '#contract/text/ascii-digits.ts';

/** Lower case without accents, with ASCII digits. */
const folded = (text: string): string => asciiDigits(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** How well a name matches words: 0 it begins with them, 1 it has each of them, 2 it does not. */
function rankOf(name: string, words: string): 0 | 1 | 2 {
  const [text, sought] = [folded(name), folded(words).trim()];
  if (text.startsWith(sought)) return 0;
  return sought.split(/\s+/).every((word) => text.includes(word)) ? 1 : 2;
}

export const hasName = (name: string, words: string): boolean => rankOf(name, words) < 2;

/** Items with the words in their names before those with the words in their texts; otherwise in their order. */
export const namesFirst = <Item extends { label: string }>(items: readonly Item[], words: string): Item[] =>
  [0, 1, 2].flatMap((rank) => items.filter(({ label }) => rankOf(label, words) === rank));
