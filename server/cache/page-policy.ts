import { isFinishedPage } from '#site/document/finished-page.ts';
import { hashOf, scriptHashesHeader } from '#site/document/inline-scripts.ts';
import { permissionsPolicy } from '../requests/safe-headers.ts';
import type { SiteHandler } from '../site-handler.ts';
import { wholeAnswer } from './whole-response.ts';

export interface PolicySources {
  /** Origins that may be framed. */
  frames: readonly string[];
  /** Origins beside our own that pictures and films come from. */
  media: readonly string[];
}

const headEnd = '</head>';
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * What a finished page may load and run: our own, the inline scripts that it was rendered with (`scripts`, by their hashes),
 * and the styles in its head, which nothing stored reaches.
 */
export function policyOf(html: string, scripts: string, { frames, media }: PolicySources): string {
  const head = html.slice(0, Math.max(0, html.indexOf(headEnd)));
  const inlineStyles = [...head.matchAll(styles)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src ${["'self'", ...new Set(inlineStyles)].join(' ')}`,
    `img-src ${["'self'", 'data:', ...media].join(' ')}`,
    `media-src ${["'self'", ...media].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // The one policy there is looks at all HTML that script writes: site/boot/trusted-html.ts.
    'trusted-types default',
  ].join('; ');
}

/** A page is nobody's part, opens nobody's window, and has no use for what a device knows of its owner. */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
};

/** The same site, whose pages say what they may load and run. */
export const withPolicy =
  (site: SiteHandler, sources: PolicySources): SiteHandler =>
  async (request, client, more) => {
    const answer = await site(request, client, more);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const { head, bytes } = isFinishedPage(answer)
      ? { head: answer.pageHead, bytes: answer.pageBytes }
      : await wholeText(answer);
    const headers = new Headers({ ...always, ...Object.fromEntries(answer.headers) });
    headers.set('content-security-policy', policyOf(head, headers.get(scriptHashesHeader) ?? '', sources));
    headers.delete(scriptHashesHeader);
    return wholeAnswer(bytes, { status: answer.status, headers });
  };

async function wholeText(answer: Response): Promise<{ head: string; bytes: Buffer<ArrayBuffer> }> {
  const text = await answer.text();
  return { head: text, bytes: Buffer.from(text) };
}
