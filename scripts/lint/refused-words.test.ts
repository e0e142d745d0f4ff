import { expect, it } from 'vitest';
import { refusedWords } from './refused-words.ts';

it.each(['whoever', 'whatever', 'nobody', 'somebody', 'lest', 'be it', 'of which', 'Whoever', "somebody's"])(
  'refuses “%s”',
  (word) => {
    expect(refusedWords(`The cache serves ${word} the page.`)).toHaveLength(1);
  },
);

it('accepts words that only contain a refused one', () => {
  expect(refusedWords('The earliest pages, the list of whichever, and maybe its label.')).toEqual([]);
});

it('reports each occurrence with its line and a hint', () => {
  expect(refusedWords('first line\nNobody reads it, whatever it is.')).toEqual([
    { line: 2, word: 'Nobody', hint: 'name the actor' },
    { line: 2, word: 'whatever', hint: 'name the things' },
  ]);
});
