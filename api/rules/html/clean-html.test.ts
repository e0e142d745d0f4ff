import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, isPlain, sanitized } from './clean-html.ts';

describe('keeps what editors write:', () => {
  test.each([
    '<h2>History</h2><p>Since <strong>1978</strong>, see <a href="/about">about</a>.</p>',
    '<ul><li>one</li><li>two<br />lines</li></ul>',
    '<ol start="3" type="a"><li>c<ol type="i"><li>i</li></ol></li></ol>',
    '<ol type="A"><li>A</li></ol>',
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>',
    '<p lang="de">Grüße &amp; mehr</p>',
    '<img src="/files/abcd.webp" alt="A cone" width="10" height="20" />',
    '<img src="/files/abcd.webp" alt="" role="presentation" />',
    '<figure class="align-left width-small"><img src="/files/a.webp" alt="A" /><figcaption>A <em>cone</em></figcaption></figure>',
    '<p>It is called <span lang="de-CH">Weberei</span>.</p>',
    '<p dir="rtl">شركة <bdi>Salgado (Porto)</bdi> و<span dir="ltr">+351 22 000</span> <bdo dir="rtl">abc</bdo></p>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('removes what could run scripts or load from elsewhere:', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="  jAvascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="ja<!-- -->vascript:alert(1)">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.example" target="_blank">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener">x</a>',
    ],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mi xlink:href="data:x,y">m</mi></math>', ''],
    ['<iframe src="https://a.example"></iframe><p>x</p>', '<p>x</p>'],
    ['<img src="http://tracker.example/x.gif" alt="" />', '<img alt="" />'],
    ['<img src="data:image/svg+xml,x" alt="" />', '<img alt="" />'],
    ['<style>body{display:none}</style><p>x</p>', '<p>x</p>'],
    ['<form action="/x"><input name="a" />x</form>', 'x'],
    ['<ol type="x" start="2"><li>One</li></ol>', '<ol start="2"><li>One</li></ol>'],
    ['<h1>One</h1>', '<h2>One</h2>'],
    ['<strike>50</strike> <del lang="en">45</del> 40', '<s>50</s> <s lang="en">45</s> 40'],
    ['<p lang="not a tag">x</p>', '<p>x</p>'],
    [
      '<p dir="up">a <span dir="LTR">b</span> <bdo>c</bdo> <bdi class="x" onclick="x()">d</bdi></p>',
      '<p>a <span dir="ltr">b</span> c <bdi>d</bdi></p>',
    ],
    ['<p>a <span class="x">b</span> <span lang="english">c</span></p>', '<p>a b c</p>'],
    [
      '<figure class="align-left hidden"><p class="align-left">x</p></figure>',
      '<figure class="align-left"><p>x</p></figure>',
    ],
    ['<img src="/files/a.webp" alt="" role="button" />', '<img src="/files/a.webp" alt="" />'],
  ])('%s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

test('is idempotent, and no forbidden tag or attribute survives in any text', () => {
  const part = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      ' ',
      '&lt;',
      '&#x6a;',
      '<!--',
      '-->',
      'script',
      'bdi',
      'bdo dir=',
      'svg',
      'onerror',
      'javascript:',
      'img',
      'src',
      'p',
      'style',
      '\0',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 4 })), { maxLength: 30 }), (parts) => {
      const clean = cleanHtml(parts.join(''));
      expect(cleanHtml(clean)).toBe(clean);
      expect(clean).not.toMatch(
        /<\s*(script|svg|style|iframe|math)|<[^>]*\s(on\w+|style)\s*=|href\s*=\s*"?\s*javascript/i,
      );
    }),
    { numRuns: 500 },
  );
});

describe('text that isPlain accepts', () => {
  const tags = 'p h2 h4 ul ol li b strong em blockquote br a script svg table td h1 div style bdi bdo span'.split(' ');
  const tag = fc.constantFrom(...tags.flatMap((name) => [`<${name}>`, `</${name}>`]));
  const odd = fc.constantFrom(
    ...[
      '<',
      '>',
      '&',
      '&amp;',
      '&amp',
      '&nbsp;',
      '&lt;',
      '&#60;',
      '"',
      '\0',
      '\r\n',
      ' ',
      '<!--',
      '<P>',
      '</p >',
      '<p/>',
      '<b\n>',
    ],
  );
  const soup = fc.array(fc.oneof(tag, odd, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 });
  /** Nested complete elements: most random tag sequences are not plain. */
  const { html } = fc.letrec<{ html: string; element: string; text: string }>((tie) => ({
    text: fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 6 })),
    element: fc.tuple(fc.constantFrom(...tags), tie('html')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
    html: fc
      .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('text'), tie('element')), { maxLength: 4 })
      .map((parts) => parts.join('')),
  }));

  test('is left unchanged by sanitizing', () => {
    let plain = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          html,
          soup.map((parts) => parts.join('')),
        ),
        (asked) => {
          if (!isPlain(asked)) return;
          plain += 1;
          expect(sanitized(asked)).toBe(asked.trim());
        },
      ),
      { numRuns: 5_000 },
    );
    expect(plain).toBeGreaterThan(200);
  });

  test.each([
    ['<p>Since 1978 &amp; <b>on</b></p>\n<ul><li>one</li> <li><em>two</em></li></ul>', true],
    ['', true],
    ['<p>one<p>two</p></p>', false],
    ['<p><ul></ul></p>', false],
    ['<li>one</li>', false],
    ['<b><i>one</b></i>', false],
    ['<p>open', false],
    ['<p lang="de">one</p>', false],
    ['<script>one</script>', false],
  ])('%s → %s', (asked, plain) => {
    expect(isPlain(asked)).toBe(plain);
  });
});
