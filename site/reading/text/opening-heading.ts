import { plainText } from '#contract/html/plain-text.ts';

const opening = /^\s*<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>\s*/i;

/** HTML without its opening heading if that repeats the page's own heading. */
export function withoutOpeningHeading(html: string, heading: string): string {
  const [whole = '', inner] = opening.exec(html) ?? [];
  const isSame = inner !== undefined && plainText(inner).toLowerCase() === heading.toLowerCase();
  return isSame ? html.slice(whole.length) : html;
}
