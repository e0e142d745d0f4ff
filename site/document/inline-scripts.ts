import { hash } from 'node:crypto';
import { bytesOf } from './byte-string.ts';

/** Header that carries the hashes of a page's inline scripts from the site to the server, which removes it. */
export const scriptHashesHeader = 'x-script-hashes';

/** A text, as a byte string, as a source of a Content-Security-Policy. */
export const hashOf = (text: string): string => `'sha256-${hash('sha256', bytesOf(text), 'base64')}'`;

/**
 * Replaces the nonce of inline scripts by hashes, because a cached page is the same for every visitor and a nonce must not be. A
 * script inside stored text cannot know the nonce of the rendering, so it gets no hash and the policy blocks it.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const open = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', open);
    if (end > open && html.slice(at, open).includes(attribute)) hashes.add(hashOf(html.slice(open, end)));
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
