import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('begins with the first paragraph, not with a heading', () => {
  expect(excerptOf('<h2>Our yarn</h2><p>Combed <b>cot</b>ton.</p><h3>Colours</h3><p>All of them.</p>')).toBe(
    'Combed cotton. Colours. All of them.',
  );
  expect(excerptOf('<h2>Our yarn</h2><p> </p><p>Combed cotton</p>')).toBe('Combed cotton');
});

test('separates blocks and the cells of a table', () => {
  const table = '<table><tr><th>Size</th><th>Weight</th></tr><tr><td>20 cm</td><td>1.2 kg</td></tr></table>';
  expect(excerptOf(table)).toBe('Size, Weight. 20 cm, 1.2 kg');
  expect(excerptOf('<h2>Yarn:</h2><ul><li>one</li><li>two!</li><li>three</li></ul>')).toBe('Yarn: one. two! three');
});

test('leaves text as it is', () => {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(excerptOf(`<p title="x">${escaped(text)}</p>`)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});
