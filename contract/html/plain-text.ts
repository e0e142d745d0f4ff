const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const block = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|tr|td|th|blockquote|pre|figure|figcaption)\b[^<>]*>/gi;

/** The text of HTML on one line: without tags, with decoded character references and collapsed white space. */
export function plainText(html: string): string {
  return html
    .replace(block, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (reference, decimal, hex, name) => {
      if (name) return named[String(name).toLowerCase()] ?? reference;
      return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)) ?? reference;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

function characterOf(code: number): string | undefined {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
