/** Elements for inline styles. */
const emphasis: readonly { tag: string; style: RegExp }[] = [
  { tag: 'strong', style: /(?<![\w-])font-weight:\s*(?:bold|bolder|[6-9]\d\d)\b/i },
  { tag: 'em', style: /(?<![\w-])font-style:\s*(?:italic|oblique)/i },
  { tag: 's', style: /(?<![\w-])text-decoration[\w-]*:[^;:"']*line-through/i },
  { tag: 'sup', style: /(?<![\w-])vertical-align:\s*super/i },
  { tag: 'sub', style: /(?<![\w-])vertical-align:\s*sub\b/i },
];
export const noEmphasis = { opening: '', closing: '' };

/** The tags for the styles of an element. */
export function emphasisOf(attributes: string): { opening: string; closing: string } {
  const tags = emphasis.filter(({ style }) => style.test(attributes)).map(({ tag }) => tag);
  const closing = tags.toReversed().map((tag) => `</${tag}>`);
  return { opening: tags.map((tag) => `<${tag}>`).join(''), closing: closing.join('') };
}

/** Elements whose whole text may have a style. */
const styledBlocks = new Set(['p', 'div', 'li', 'td', 'dd', 'blockquote']);
const inlineTag = /^<\/?(?:a|abbr|b|br|em|font|i|img|small|span|strong|sub|sup|u|o:p)\b/i;

/**
 * Whether a style applies to a whole block: its end tag follows after text and inline elements only. Such scans do not
 * overlap, so they take linear time together.
 */
export function isStyledBlock(tokens: readonly string[], start: number, tag: string, attributes: string): boolean {
  if (!styledBlocks.has(tag) || !emphasis.some(({ style }) => style.test(attributes))) return false;
  for (let at = start + 2; at < tokens.length; at += 2) {
    const token = tokens[at] ?? '';
    if (token.toLowerCase().startsWith(`</${tag}`)) return true;
    if (!inlineTag.test(token)) return false;
  }
  return false;
}

export const notBold = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)\b/i;
