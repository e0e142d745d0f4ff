import { hash } from 'node:crypto';

/** Where a finished page tells the server which of its inline scripts are its own; never sent on. */
export const ownScriptsHeader = 'x-own-scripts';

/** How a policy names a script by its text. */
export const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** How a script of the rendering with this nonce is told from others. */
export const markOf = (nonce: string): string => ` nonce="${nonce}"`;

/**
 * Finds the inline scripts that were rendered with the nonce of this one rendering, and takes the nonce away again, so
 * that the page is the same each time. A script that stands in stored text cannot know the nonce: it is not among them,
 * and no policy will let it run. `rewrite` says what is to stand in them instead, in their order.
 */
export function ownScripts(
  html: string,
  nonce: string,
  rewrite: (texts: string[]) => string[] = (texts) => texts,
): { html: string; hashes: string[] } {
  const mark = markOf(nonce);
  const between: string[] = [];
  const texts: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const open = html.indexOf('>', at) + 1;
    const tag = html.slice(at, open);
    const end = html.indexOf('</script>', open);
    if (!tag.includes(mark) || end < 0) continue;
    between.push(html.slice(from, open));
    texts.push(html.slice(open, end));
    from = end;
  }
  const rewritten = rewrite(texts);
  const hashes = new Set(rewritten.filter((text) => text !== '').map(hashOf));
  const page = between.map((part, index) => part.replaceAll(mark, '') + (rewritten[index] ?? ''));
  return { html: page.join('') + html.slice(from).replaceAll(mark, ''), hashes: [...hashes] };
}
