import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('begins with the first paragraph, not with a heading', () => {
  expect(excerptOf('<h2>Our yarn</h2><p>Combed <b>cot</b>ton.</p><h3>Colours</h3><p>All of them.</p>')).toBe(
    'Combed cotton. Colours. All of them.',
  );
  expect(excerptOf('<h2>Our yarn</h2><p> </p><p>Combed cotton</p>')).toBe('Combed cotton');
});

test('skips paragraphs without words and paragraphs inside tables, lists, figures and quotations', () => {
  for (const blank of [
    '',
    ' ',
    '&nbsp;',
    '<br>',
    '<br />&#160;',
    '<img src="/a.webp" alt="Yarn">',
    '* * *',
    '&#8203;',
  ]) {
    expect(excerptOf(`<h2>Our yarn</h2><p>${blank}</p><p class="lead">Combed cotton</p>`)).toBe('Combed cotton');
  }
  for (const inner of [
    '<table><tr><td><p>20 cm</p></td><td><p>1.2 kg</p></td></tr></table>',
    '<ul><li><p>Soft</p><ul><li><p>Very soft</p></li></ul></li></ul>',
    '<ol><li><p>Spin</p></li></ol>',
    '<figure><img src="/a.webp" alt=""><figcaption><p>A cone</p></figcaption></figure>',
    '<blockquote><p>The best</p></blockquote>',
  ]) {
    expect(excerptOf(`${inner}<p>Combed cotton</p>`)).toBe('Combed cotton');
    expect(excerptOf(`<h2>Our yarn</h2>${inner}<div><p>Combed cotton</p></div>`)).toBe('Combed cotton');
  }
});

test('begins with the heading where no top-level paragraph follows, and separates cells', () => {
  const table = '<table><tr><td><p>20 cm</p></td><td><p>1.2 kg</p></td></tr></table><p>&nbsp;</p>';
  expect(excerptOf(`<h2>Sizes</h2>${table}`)).toBe('Sizes. 20 cm. 1.2 kg');
});

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const inside = [
  (text: string) => `<table><tbody><tr><td><p>${text}</p></td></tr></tbody></table>`,
  (text: string) => `<ul><li><p>${text}</p></li></ul>`,
  (text: string) => `<blockquote><p>${text}</p></blockquote>`,
  (text: string) => `<h3>${text}</h3>`,
  () => '<p><br></p>',
];
const anyInside = fc.tuple(fc.constantFrom(...inside), word).map(([wrap, text]) => wrap(text));

test('begins with the first top-level paragraph, independent of what surrounds it', () => {
  fc.assert(
    fc.property(fc.array(anyInside), word, fc.array(anyInside), (before, text, after) => {
      expect(excerptOf([...before, `<p>${text}</p>`, ...after].join('')).split(/[ .]/)[0]).toBe(text);
    }),
  );
});

test('separates blocks and the cells of a table', () => {
  const table = '<table><tr><th>Size</th><th>Weight</th></tr><tr><td>20 cm</td><td>1.2 kg</td></tr></table>';
  expect(excerptOf(table)).toBe('Size, Weight. 20 cm, 1.2 kg');
  expect(excerptOf('<h2>Yarn:</h2><ul><li>one</li><li>two!</li><li>three</li></ul>')).toBe('Yarn: one. two! three');
});

test('leaves plain text unchanged', () => {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(excerptOf(`<p title="x">${escaped(text)}</p>`)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});

test('joins blocks with the full stop of their script, and with none after other punctuation', () => {
  const joined = (first: string, second: string) => excerptOf(`<p>${first}</p><p>${second}</p>`);
  expect(joined('我们纺纱。', '也织布')).toBe('我们纺纱。也织布');
  expect(joined('我们纺纱', '也织布')).toBe('我们纺纱。也织布');
  expect(joined('আমরা সুতা কাটি।', 'কাপড়ও বুনি')).toBe('আমরা সুতা কাটি। কাপড়ও বুনি');
  expect(joined('আমরা সুতা কাটি', 'কাপড়ও বুনি')).toBe('আমরা সুতা কাটি। কাপড়ও বুনি');
  expect(joined('ما الجديد؟', 'الغزل')).toBe('ما الجديد؟ الغزل');
  expect(joined('Er sagt: „Garn.“', 'Und Tuch')).toBe('Er sagt: „Garn.“ Und Tuch');
  expect(joined('« Du fil. »', 'Et du tissu')).toBe('« Du fil. » Et du tissu');
});
