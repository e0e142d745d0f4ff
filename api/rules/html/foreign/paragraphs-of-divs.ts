const divLike = new Set(
  'div section article aside header footer main nav center address form details summary fieldset legend dialog hgroup'.split(
    ' ',
  ),
);
const blocks = new Set([
  ...divLike,
  ...'p h1 h2 h3 h4 h5 h6 ul ol li table caption thead tbody tfoot tr td th blockquote pre hr figure figcaption dl dt dd'.split(
    ' ',
  ),
]);
/** Void elements. */
const empty = new Set(['hr']);

const sign = new RegExp(`<(?:${[...divLike].join('|')})\\b`, 'i');
const anyTag = /(<[^<>]*>)/;
const tagParts = /^<(\/?)([a-z][a-z0-9]*)\b/i;

/** Turns `<div>` and similar elements into paragraphs. Cleaning drops these elements, and their lines would run together. */
export function paragraphsOfDivs(html: string): string {
  if (!sign.test(html)) return html;
  const written: string[] = [];
  const open: string[] = [];
  let isInParagraph = false;
  const begin = () => {
    if (isInParagraph || !divLike.has(open.at(-1) ?? '')) return;
    written.push('<p>');
    isInParagraph = true;
  };
  const end = () => {
    if (isInParagraph) written.push('</p>');
    isInParagraph = false;
  };
  for (const [index, token] of html.split(anyTag).entries()) {
    const [, slash, name] = index % 2 === 1 ? (tagParts.exec(token) ?? []) : [];
    const tag = name?.toLowerCase();
    if (tag !== undefined && blocks.has(tag)) {
      end();
      if (!slash && !empty.has(tag)) open.push(tag);
      if (slash && open.at(-1) === tag) open.pop();
      if (!divLike.has(tag)) written.push(token);
      continue;
    }
    // A line break between paragraphs is only spacing.
    const isGap = tag === 'br' && !isInParagraph && divLike.has(open.at(-1) ?? '');
    if (isGap) continue;
    if (tag !== undefined ? !slash : index % 2 === 0 && token.replaceAll('&nbsp;', ' ').trim() !== '') begin();
    written.push(token);
  }
  end();
  return written.join('');
}
