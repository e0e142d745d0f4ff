import { createHash } from 'node:crypto';

/** Where a finished page tells the server which of its inline scripts are its own; never sent on. */
export const ownScriptsHeader = 'x-own-scripts';

/** How a policy names a script by its text. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Finds the inline scripts that were rendered with the nonce of this one rendering, and takes the nonce away again, so
 * that the page is the same each time. A script that stands in stored text cannot know the nonce: it is not among them,
 * and no policy will let it run.
 */
export function ownScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && text !== '') hashes.add(hashOf(text));
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}
