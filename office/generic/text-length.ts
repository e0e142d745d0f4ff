/** Where HTML ends a line of text. */
const blockEnd = /<\/(p|h[1-6]|li|blockquote|tr|figcaption|dt|dd|pre|caption)>/gi;

/** The words of HTML, blocks parted by line breaks; for counting and comparing, never for showing as HTML. */
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

/** A text parted where cards cut it, counted as readers count: an accented letter or a flag is one. */
export function cutAt(text: string, cut: number): { shown: string; rest: string } {
  let count = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === cut) return { shown: text.slice(0, index), rest: text.slice(index) };
    count += 1;
  }
  return { shown: text, rest: '' };
}

/** Whether a counter helps: soon where there is little room, otherwise when it becomes tight. */
export const showsCounter = (length: number, most: number): boolean =>
  most <= 160 ? length >= most / 2 : length >= most * 0.8;
