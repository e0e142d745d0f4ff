import { charactersOf } from './characters.ts';

/** The first letters of a name's first and last word, in capitals; '' for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  for (const character of charactersOf(word)) {
    if (/\p{L}/u.test(character)) return character.toLocaleUpperCase('en');
  }
  return '';
}
