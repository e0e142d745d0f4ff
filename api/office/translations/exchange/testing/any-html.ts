import fc from 'fast-check';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'Yarn',
    ' and ',
    'R&amp;D',
    '&lt;b&gt;',
    '&amp;amp;',
    '\n',
    '\u00a0',
    'Färberei',
    'مرحبا',
    ']]>',
    '"quoted"',
    '&quot;',
  ),
);

const blocks = [
  'p',
  'h2',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  'tbody',
  'tr',
  'td',
  'div',
  'dl',
  'dd',
];
const marks = [
  'strong',
  'em',
  'a href="/news?a=1&amp;b=2" title="Our &quot;news&quot;"',
  'span lang="de"',
  'code',
  'abbr title="Research"',
];
const empty = [
  '<br>',
  '<hr>',
  '<img src="/files/a.webp" alt="A &amp; B">',
  '<img src="/files/b.webp" alt="">',
  '<!-- note -->',
];

const { html } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    texts,
    fc.constantFrom(...empty),
    fc
      .tuple(fc.constantFrom(...blocks, ...marks), tie('html'))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0]}>`),
    fc.tuple(fc.constantFrom(...blocks, ...marks), tie('html')).map(([tag, inside]) => `<${tag}>${inside}`),
  ),
}));

/** HTML of the tags that texts may have and others, also nested wrongly. */
export const anyHtml: fc.Arbitrary<string> = html;
