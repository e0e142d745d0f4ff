import { expect, test } from 'vitest';
import { withoutBlanks } from './translation.ts';

test('blanks are taken out so that they fall back; items of lists keep their place', () => {
  const fields = {
    name: 'Garn',
    title: '',
    image: null,
    content: [{ title: '' }, { title: 'Zwei', image: null }],
    empty: [],
  };
  expect(withoutBlanks(fields)).toEqual({ name: 'Garn', content: [{}, { title: 'Zwei' }] });
});
