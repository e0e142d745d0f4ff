import { expect, test } from 'vitest';
import { aligned } from '#api/office/translations/exchange/codes/align-codes.ts';
import { codedHtml } from '#api/office/translations/exchange/codes/html-codes.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { cleanForeignText } from '#api/rules/html/foreign/clean-foreign-text.ts';
import { isSameStructure, textsBetweenTags, withTextsBetweenTags } from '#api/rules/html/html-structure.ts';
import { excerptOf } from '#contract/html/excerpt.ts';
import { plainText } from '#contract/html/plain-text.ts';
import { processorTime } from '#contract/testing/processor-time.ts';
import { richTextIssues } from '#contract/text/rich-text.ts';
import { mailLinks, phoneLinks } from '#site/reading/contact-links.ts';
import { withoutOpeningHeading } from '#site/reading/text/opening-heading.ts';
import { plainText as indexedText } from '#store/search/plain-text.ts';
import { foldedWords } from '#store/search/words.ts';
import { relevelHeadings } from '#ui/rich-text.tsx';
import { withRenditions } from '#ui/rich-text-pictures.ts';

const size = 50_000;
const filled = (piece: string) => piece.repeat(Math.floor(size / piece.length));
const texts = [
  ...[
    '<b></b>',
    '<b>x</b>',
    '<p>x</p>',
    '<p></p>',
    '<li>x',
    '<a>x</a>',
    '<a href="/a">here</a>',
    '<img src="/files/a.png">',
  ],
  ...[
    '<br>',
    ' ',
    '.',
    '@',
    'a',
    'a@',
    'x<br>',
    '&lt;',
    '&amp;',
    '<table>',
    '<table><tr><td>x',
    '<h2>x</h2>',
    '汉',
    '، ',
    '<',
  ],
  ...[
    '<p',
    '<img ',
    '<p class="MsoNormal">',
    '<div>x</div>',
    '<span style="font-weight:bold">x</span>',
    '\u00a0',
    '\n',
  ],
].map((piece): [string, string] => [piece, filled(piece)]);
const odd: [string, string][] = [
  ['a link before many elements', `<a href="/${filled('a').slice(0, size / 2)}">${'<b></b>'.repeat(size / 14)}</a>`],
  ['a link of signs', `<a href="/a">${filled('.')}x</a>`],
  ['spaces between letters', `<p>a${filled(' ')}b</p>`],
  ['spaces in an attribute', `<img alt="a${filled(' ')}b" src="/files/a.png">`],
  ['a long style', `<p class="MsoNormal" style="${filled('text-decoration:')}">x</p>`],
  ['a long list style', `<p style="${filled('mso-list:l1 ')}">x</p>`],
];

/** Every reader of a cleaned text. */
const readers: Record<string, (html: string) => unknown> = {
  excerptOf,
  plainText,
  indexedText,
  foldedWords: (html) => foldedWords(indexedText(html)),
  withoutOpeningHeading: (html) => withoutOpeningHeading(html, 'x'),
  withRenditions: (html) => withRenditions(html, ''),
  relevelHeadings: (html) => relevelHeadings(html, 2),
  richTextIssues,
  isSameStructure: (html) => isSameStructure(html, html),
  withTextsBetweenTags: (html) => withTextsBetweenTags(html, textsBetweenTags(html)),
  codedHtml: (html) => aligned(codedHtml(html), codedHtml(html.replaceAll('href="/a"', 'href="/b"'))),
};

/** Readers of texts that are not cleaned. */
const foreign: Record<string, (text: string) => unknown> = {
  'rich text of a backend': (text) => cleanForeignText(text, 'rich-text'),
  'long text of a backend': (text) => cleanForeignText(`<p>${text}`, 'long-text'),
  'text of a backend': (text) => cleanForeignText(`<p>${text}`, 'text'),
  phoneLinks,
  mailLinks,
};

/** The readers whose time grows faster than the text; the others take 60 ms at most. */
const slowOnes = (all: Record<string, (text: string) => unknown>, text: string): string[] =>
  Object.keys(all).filter((name) => processorTime(() => all[name]?.(text), 200) > 200);

test.each([...texts, ...odd])('every reader takes linear time for many “%s”', (_, text) => {
  expect(slowOnes(readers, cleanHtml(text))).toEqual([]);
  expect(slowOnes(foreign, text)).toEqual([]);
});
