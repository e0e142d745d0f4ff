import { createHash } from 'node:crypto';
import type { SiteHandler } from '../site-handler.ts';

export interface PolicySources {
  /** Origins that may be framed. */
  frames: readonly string[];
  /** Origins beside our own that pictures and films come from. */
  media: readonly string[];
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Data for machines to read, which no browser runs. */
const isData = (attributes: string) => /type="application\/(ld\+)?json"/i.test(attributes);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a finished page may load and run: our own, and exactly the inline scripts and styles that stand in it. */
export function policyOf(html: string, { frames, media }: PolicySources): string {
  const inlineScripts = [...html.matchAll(scripts)].flatMap(([, attributes = '', text = '']) =>
    text === '' || isData(attributes) ? [] : [hashOf(text)],
  );
  const inlineStyles = [...html.matchAll(styles)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(inlineScripts)].join(' ')}`,
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
  ].join('; ');
}

/** A page is nobody's part, opens nobody's window, and has no use for what a device knows of its owner. */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** The same site, whose pages say what they may load and run. */
export const withPolicy =
  (site: SiteHandler, sources: PolicySources): SiteHandler =>
  async (request, client, more) => {
    const answer = await site(request, client, more);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const html = await answer.text();
    const headers = new Headers({ ...always, ...Object.fromEntries(answer.headers) });
    headers.set('content-security-policy', policyOf(html, sources));
    return new Response(html, { status: answer.status, headers });
  };
