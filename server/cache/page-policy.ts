import { byteStringOf } from '#site/document/byte-string.ts';
import { hashOf, scriptHashesHeader } from '#site/document/inline-scripts.ts';
import { permissionsPolicy } from '../requests/safe-headers.ts';
import { offerMarkdown } from '../site/markdown/markdown-pages.ts';
import type { SiteHandler } from '../site/site-handler.ts';
import { bytesOfResponse, wholeResponse } from './responses/whole-response.ts';

export interface PolicySources {
  /** Origins that may be framed. */
  frames: readonly string[];
  /** Origins of pictures and videos, apart from the site's own. */
  media: readonly string[];
}

const headEnd = '</head>';
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Content security policy of a page, a byte string: the site's own sources, the inline scripts that the page was
 * rendered with (`scripts`, by hash), and the inline styles in its head, which contains no stored HTML.
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
    // The only trusted-types policy checks all HTML that scripts write: site/boot/trusted-html.ts.
    'trusted-types default',
  ].join('; ');
}

/** Other sites may not embed a page or keep a handle to its window, and pages use no device features. */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
};

/** Wraps the site so that its pages have a content security policy. */
export const withPolicy =
  (site: SiteHandler, sources: PolicySources): SiteHandler =>
  async (request, client, more) => {
    const answer = await site(request, client, more);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const html = await bytesOfResponse(answer);
    const headers = new Headers({ ...always, ...Object.fromEntries(answer.headers) });
    headers.set(
      'content-security-policy',
      policyOf(byteStringOf(html), headers.get(scriptHashesHeader) ?? '', sources),
    );
    headers.delete(scriptHashesHeader);
    offerMarkdown(headers, new URL(request.url), answer.status);
    return wholeResponse(html, { status: answer.status, headers });
  };
