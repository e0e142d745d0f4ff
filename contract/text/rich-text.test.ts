import { expect, test } from 'vitest';
import { isLanguageTag } from '../languages/language-tags.ts';
import { richTextIssues } from './rich-text.ts';

test('finds nothing in an accessible text', () => {
  const html =
    '<p>See <a href="/news">all news</a> or <a href="/a.pdf">the report of 2025</a>.</p>' +
    '<figure class="align-left"><img src="/files/a.webp" alt="A loom > 3 m" /><figcaption>Here</figcaption></figure>' +
    '<img src="/files/rule.webp" alt="" role="presentation" />' +
    '<table><thead><tr><th>Year</th></tr></thead><tbody><tr><td>2025</td></tr></tbody></table>';
  expect(richTextIssues(html)).toEqual([]);
});

test.each(['<img src="/files/ab.webp" alt="" />', '<img src="/files/ab.webp">', '<img alt=" " src="/files/ab.webp">'])(
  'finds a picture without a description: %s',
  (html) => {
    const good = '<img src="/files/x.webp" alt="A hall" />';
    expect(richTextIssues(good + html)).toEqual([{ kind: 'missing-alt', index: 1, text: 'ab.webp' }]);
  },
);

test.each([
  ['<a href="/x">here</a>', 'here'],
  ['<a href="/x">Click <strong>here</strong>.</a>', 'Click here .'],
  ['<a href="/x">More&nbsp;…</a>', 'More …'],
  ['<a target="_blank" href="/x">Read more »</a>', 'Read more »'],
  ['<a href="/x">Mehr erfahren</a>', 'Mehr erfahren'],
  ['<a href="/x">Saiba mais</a>', 'Saiba mais'],
  ['<a href="/x">En savoir plus…</a>', 'En savoir plus…'],
  ['<a href="/x">« Ver más »</a>', '« Ver más »'],
  ['<a href="/x">اضغط هنا ←</a>', 'اضغط هنا ←'],
  ['<a href="/x">আরও পড়ুন</a>', 'আরও পড়ুন'],
  ['<a href="/x">【点击这里】。</a>', '【点击这里】。'],
])('finds a link text that names no target: %s', (html, text) => {
  expect(richTextIssues(`<p><a href="/y">Our mills</a> ${html}</p>`)).toEqual([{ kind: 'vague-link', index: 1, text }]);
});

test.each([
  '<a href="/x">More about cotton</a>',
  '<a href="/x">玻璃瓶详情</a>',
  '<a href="/x"><img src="/a.webp" alt="Our mill"> here</a>',
])('accepts a link text that names a target: %s', (html) => {
  expect(richTextIssues(html)).toEqual([]);
});

test('finds a table without a header', () => {
  const html = '<table><tbody><tr><td><p>Count</p></td><td>Ne 30</td></tr></tbody></table>';
  expect(richTextIssues(html)).toEqual([{ kind: 'table-without-header', index: 0, text: 'Count Ne 30' }]);
});

test.each([
  ['de', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['de-CH-1996', true],
  ['', false],
  ['german', false],
  ['de_DE', false],
  ['de"><script>', false],
])('isLanguageTag(%j) is %j', (tag, is) => {
  expect(isLanguageTag(tag)).toBe(is);
});
