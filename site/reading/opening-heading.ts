import { plainText } from './plain-text.ts';

const opening = /^\s*<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>\s*/i;

/** HTML without the heading it opens with, where that says only what the page's own heading says already. */
export function withoutOpeningHeading(html: string, heading: string): string {
  const [whole = '', inner] = opening.exec(html) ?? [];
  const isSame = inner !== undefined && plainText(inner).toLowerCase() === heading.toLowerCase();
  return isSame ? html.slice(whole.length) : html;
}
