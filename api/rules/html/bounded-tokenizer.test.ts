import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { cleanHtml, sanitized } from './clean-html.ts';
import { withPlayerLinks } from './foreign/player-links.ts';
import { maxDepth } from './open-elements.ts';

const depthOf = (html: string): number => {
  let [depth, deepest] = [0, 0];
  for (const [, closes, voids] of html.matchAll(/<(\/?)[a-z0-9]+[^<>]*?(\/?)>/g)) {
    if (!voids) depth += closes ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

describe('HTML is cleaned in a time that grows with its length:', () => {
  const filled = (piece: string, size: number) => piece.repeat(Math.floor(size / piece.length));
  const pairs = (open: string, close: string, size: number) => {
    const count = Math.floor(size / (open.length + close.length));
    return open.repeat(count) + close.repeat(count);
  };
  /** Eight times the length takes about eight times as long. Work that grows with its square would take 64 times as long. */
  const expectLinear = (htmlOf: (size: number) => string, clean: (html: string) => unknown) => {
    const [short, long] = [htmlOf(60_000), htmlOf(480_000)];
    const most = Math.max(100, 16 * processorTime(() => clean(short), 0));
    expect(
      processorTime(() => clean(long), most),
      short.slice(0, 40),
    ).toBeLessThanOrEqual(most);
  };

  test.each<[string, (size: number) => string]>([
    ...[
      ...['<b>', '<div>', '<p>', '<li>', '<h1>', '<span>x', '<a>', '<form>', '<svg>', '<math>', '<noscript></p>'],
      ...[
        '<svg></foreignObject>',
        '<svg><foreignObject>',
        '<noscript>',
        '<template>',
        '<object>',
        '<iframe>',
        '<ul><li>',
      ],
      ...[
        '<table><tr><td>',
        '<tr><td>x',
        '<dl><dd>',
        '<select><option>',
        '<textarea>',
        '<script>',
        '<title>',
        '<xmp>x</xmp>',
      ],
      ...['<b>x</b>', '<span>x</span>', '<span lang="de">x</span>', '<bdo>x</bdo>', '<br>', '<img src="/a">', '<p><b>'],
      ...[
        '</b>',
        '</p>',
        '</br>',
        '<!---->',
        '<!--',
        '<![CDATA[',
        '<?',
        '<',
        '&',
        '&amp;',
        '&auml;',
        '&#228;',
        '&foo',
        ' ',
      ],
      ...[
        '<a href="https://a.example">x</a>',
        '<a href="x:">',
        '<a href="',
        '<figure class="align-left">',
        '<b><i><u><a>',
      ],
      ...['<td><p>x', '<li><p>', '<x></x>', '<svg/>', '<svg></svg>', '<script></script>', '<template></template>'],
      ...[
        '<td>1</td>',
        '<p lang="de">x</p>',
        '<td colspan=2 rowspan=2>',
        '<p a b c d e f g h>',
        '<p lang=x dir=y>',
        '&lt',
      ],
      ...[
        '<svg><![CDATA[x]]>',
        '<math><mi>',
        '<embed src="/a">',
        '<iframe src="/a"></iframe>',
        '<object data="/a">',
        '<video>',
      ],
    ].map((piece): [string, (size: number) => string] => [piece, (size) => filled(piece, size)]),
    ['nested elements', (size) => pairs('<blockquote>', '</blockquote>', size)],
    ['other end tags', (size) => pairs('<b>', '</i>', size)],
    [
      'many attributes',
      (size) => `<p ${Array.from({ length: size / 10 }, (_, index) => `a${index}=1`).join(' ')}>x</p>`,
    ],
    ['one attribute again', (size) => `<p ${filled('lang="de" ', size)}>x</p>`],
    ['many classes', (size) => `<figure class="${filled('align-left ', size)}">x</figure>`],
    ['comments in an address', (size) => `<a href="${filled('<!---->', size)}">x</a>`],
    ['spaces in an address', (size) => `<a href="${filled(' ', size)}x:">x</a>`],
    ['slashes in an address', (size) => `<a href="x${filled('/', size)}">x</a>`],
    ['entities in an attribute', (size) => `<a title="${filled('&amp;', size)}">x</a>`],
  ])('%s', (_, htmlOf) => expectLinear(htmlOf, sanitized));

  test('players of a backend', () => {
    for (const piece of [
      '<iframe src="/a"></iframe>',
      '<object data="/a">',
      '<video><source src="/a">',
      '<embed src="/a">',
    ])
      expectLinear((size) => filled(piece, size), withPlayerLinks);
  });
});

describe(`elements nested deeper than ${maxDepth}`, () => {
  test('are left out, and all text stays', () => {
    const clean = cleanHtml(`${'<blockquote>'.repeat(5_000)}<b>in</b>${'</blockquote>'.repeat(5_000)}<p>after</p>`);
    expect(clean).toBe(`${'<blockquote>'.repeat(maxDepth)}in${'</blockquote>'.repeat(maxDepth)}<p>after</p>`);
  });

  test('hide their content if it is no text', () => {
    const hidden =
      '<script>alert(1)</script><svg><p>a</p><object>b<object>c</object>d</object></svg><object>e</object>';
    expect(cleanHtml(`${'<b>'.repeat(150)}<p>shown</p>${hidden}</b> too`)).toBe(
      `${'<b>'.repeat(maxDepth)}shown too${'</b>'.repeat(maxDepth)}`,
    );
  });

  test('do not change what is less deep', () => {
    const html = `${'<blockquote>'.repeat(90)}<p><b>x</b></p>${'</blockquote>'.repeat(90)}`;
    expect(cleanHtml(html)).toBe(html);
  });

  test('never remain, in any text', () => {
    const tag = fc.constantFrom('b', 'p', 'div', 'svg', 'table', 'td', 'object', 'li', 'a', 'script', 'noscript', 'h5');
    const run = fc
      .tuple(fc.array(fc.tuple(tag, fc.boolean()), { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 150 }))
      .map(([tags, count]) =>
        tags
          .map(([name, closes]) => `<${closes ? '/' : ''}${name}>`)
          .join('')
          .repeat(count),
      );
    fc.assert(
      fc.property(fc.array(fc.oneof(run, fc.string({ maxLength: 3 })), { maxLength: 12 }), (parts) => {
        const clean = cleanHtml(parts.join(''));
        expect(depthOf(clean)).toBeLessThanOrEqual(maxDepth);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { examples: [[['<a>', '<div>', '<a>']], [['<a><div>'.repeat(150)]], [['<td><p>'.repeat(150)]]] },
    );
  });
});

describe('elements without end tags are all kept:', () => {
  test.each<[string, string, string, RegExp]>([
    ['paragraphs', '', '<p>x', /<p>x<\/p>/g],
    ['list items', '<ul>', '<li>x', /<li>x<\/li>/g],
    ['cells', '<table>', '<tr><td>x<td>y', /<tr><td>x<\/td><td>y<\/td><\/tr>/g],
    ['terms', '<dl>', '<dt>x<dd>y', /<dt>x<\/dt><dd>y<\/dd>/g],
    ['paragraphs in items', '<ul>', '<li><p>x', /<li><p>x/g],
    ['paragraphs in cells', '<table>', '<tr><td><p>x', /<tr><td><p>x/g],
    ['bold words in paragraphs', '', '<p><b>x', /<p><b>x/g],
  ])('%s', (_, before, piece, kept) => {
    expect(cleanHtml(before + piece.repeat(5_000)).match(kept)).toHaveLength(5_000);
  });
});

test('the text of more elements than are kept stays', () => {
  const clean = sanitized('<p>word</p>'.repeat(50_000));
  expect(clean.split('word')).toHaveLength(50_001);
  expect(clean.split('<p>').length).toBeLessThan(30_000);
});
