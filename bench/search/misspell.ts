import { between, oneOf, type Random } from '../content/random.ts';
import type { DemoWord } from './demo-words.ts';

export interface Misspelling extends DemoWord {
  typed: string;
}

/** Words from this length on may have two errors; one in four has. */
const twoErrorsFrom = 8;

/**
 * A word with one error: a letter left out, doubled, replaced or added as often as the language has it, or exchanged
 * with the next.
 */
function withError(random: Random, word: string, letters: readonly string[]): string {
  const parts = [...word];
  const at = between(random, 0, parts.length - 1);
  const [here = '', next = ''] = [parts[at], parts[at + 1]];
  const kind = oneOf(random, ['left out', 'doubled', 'replaced', 'added', 'exchanged'] as const);
  if (kind === 'left out') parts.splice(at, 1);
  else if (kind === 'doubled') parts.splice(at, 0, here);
  else if (kind === 'replaced') parts[at] = oneOf(random, letters);
  else if (kind === 'added') parts.splice(at, 0, oneOf(random, letters));
  else parts.splice(at, 2, next, here);
  return parts.join('');
}

/** Misspelled words, each unlike all words of the demo group in the language. */
export function misspellings(random: Random, words: readonly DemoWord[], count: number): Misspelling[] {
  const letters = words.flatMap(({ word }) => [...word]).filter((letter) => /\p{L}/u.test(letter));
  const known = new Set(words.map(({ word }) => word));
  const found: Misspelling[] = [];
  while (found.length < count) {
    const right = oneOf(random, words);
    const errors = [...right.word].length >= twoErrorsFrom && random() < 0.25 ? 2 : 1;
    let typed = right.word;
    for (let error = 0; error < errors; error++) typed = withError(random, typed, letters);
    if (!known.has(typed)) found.push({ ...right, typed });
  }
  return found;
}
