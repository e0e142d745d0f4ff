import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanForeignText } from './foreign/clean-foreign-text.ts';
import { lostContent } from './lost-content.ts';

const lostFrom = (html: string) => lostContent(html, cleanHtml(html)).map(({ kind, value }) => `${kind} ${value}`);

test.each([
  '<p>Yarn &amp; <b>cloth</b></p>',
  '<div>First</div><div>Sec<font color="red">ond</font></div>',
  '<p onclick="x()">See <a href="/a.pdf">the file</a> and <img src="/b.png" alt="B"></p><script>let a</script>',
  '<p>Shown<span style="display:none"> hidden</span><span style="mso-list:Ignore">1.</span></p><!-- note -->',
  'Yarn < cloth',
  '<a href="#top">Up</a><a href="javascript:x()">Run</a>',
])('nothing is lost from %s', (html) => {
  const kept = cleanHtml(html.replace(/<span[^>]*>.*?<\/span>/g, ''));
  expect(lostContent(html, kept)).toEqual([]);
});

test('names the lost words, links, pictures and players', () => {
  expect(lostContent('<p>One lost three</p>', '<p>One three</p>')).toEqual([{ kind: 'text', value: 'lost' }]);
  const media =
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><img src="data:image/png;base64,AA==">';
  expect(lostFrom(`<a href="ftp://example.com/a">A</a>${media}<object data="/Uploads/b.pdf"></object>`)).toEqual([
    'link ftp://example.com/a',
    'picture data:image/png;base64,AA==',
    'player https://www.youtube.com/embed/dQw4w9WgXcQ',
    'player /Uploads/b.pdf',
  ]);
});

test('names the end of a text that is too long to be cleaned', () => {
  const html = `<p>${'word '.repeat(200_000)}</p><p>the end</p>`;
  const clean = cleanForeignText(html, 'rich-text');
  expect(clean.length).toBeLessThan(1_010_000);
  expect(lostContent(html, clean)).toEqual([{ kind: 'text', value: expect.stringContaining('the end') }]);
});

test('names players and pictures that scripts would load', () => {
  const late = '<img data-src="/late.png"><object><param name="movie" value="/a.swf"></object>';
  expect(lostContent(`${late}<div data-oembed-url="https://vimeo.com/123456"></div>`, '')).toEqual([
    { kind: 'picture', value: '/late.png' },
    { kind: 'player', value: '/a.swf' },
    { kind: 'player', value: 'https://vimeo.com/123456' },
  ]);
});

test('a player that becomes a link to its video is kept', () => {
  const player = '<figure><oembed url="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></oembed></figure>';
  expect(lostContent(player, '<p><a href="https://www.youtube.com/embed/dQw4w9WgXcQ">Video</a></p>')).toEqual([]);
});

test('compares any text with itself without a loss, in linear time', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="/x">',
    '</a>',
    '<img src=y.png>',
    'word',
    ' ',
    '&amp;',
    '<iframe src=z>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(lostContent(pieces.join(''), pieces.join(''))).toEqual([]);
    }),
  );
  for (const each of ['<p>', '<a href=x>', '<iframe src=y>', 'a<b>', '&amp;<']) {
    const html = each.repeat(300_000 / each.length);
    expect(
      processorTime(() => lostContent(html, '')),
      each,
    ).toBeLessThan(2_000);
  }
});
