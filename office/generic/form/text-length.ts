/** Elements whose end is a line break in text. */
const blockEnd = /<\/(p|h[1-6]|li|blockquote|tr|figcaption|dt|dd|pre|caption)>/gi;

/** The text of HTML, with line breaks between blocks; for counting and comparing, never for rendering as HTML. */
export function plainTextOf(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  const parted = html.replace(/<br\s*\/?>/gi, '\n').replace(blockEnd, '\n');
  const { body } = new DOMParser().parseFromString(parted, 'text/html');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Splits a text where cards cut it, counted in graphemes: an accented letter or a flag is one. */
export function cutAt(text: string, cut: number): { shown: string; rest: string } {
  let count = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === cut) return { shown: text.slice(0, index), rest: text.slice(index) };
    count += 1;
  }
  return { shown: text, rest: '' };
}

/** Whether to show a counter: early for a short limit, otherwise near the limit. */
export const showsCounter = (length: number, most: number): boolean =>
  most <= 160 ? length >= most / 2 : length >= most * 0.8;
