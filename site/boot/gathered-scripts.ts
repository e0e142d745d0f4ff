const context = 'window.__reactRouterContext = ';
const more = 'window.__reactRouterContext.';
const manifest = 'window.__reactRouterManifest = ';
/** Of a route: React Router asks whether it is so, never whether it is not. */
const saysNothing = /"hasClient\w+": false,\n/g;
/** Of what React Router may do some day. */
const notYet = /"unstable_\w+":false,?/g;
/** It brings a page back to where it was scrolled to, which browsers do by themselves before React Router is there. */
const scrolling = '((storageKey, restoreKey) =>';

/**
 * What React Router writes into a page as scripts of its own, in as few bytes as may be: its data stand in the first of them, which
 * may tell them early as its module waits, and the head of the answer names fewer. What it writes in another way than this knows
 * stays as it is.
 */
export function gatheredScripts(texts: string[]): string[] {
  const first = texts.findIndex((text) => text.startsWith(context));
  const isLater = (text: string, index: number) => first >= 0 && index > first && text.startsWith(more);
  const later = texts.filter(isLater).map(inSingleQuotes);
  return texts.map((text, index) => {
    if (index === first) return text.replace(notYet, '') + later.join('');
    if (isLater(text, index) || text.startsWith(scrolling)) return '';
    return text.includes(manifest) ? text.replace(/\n\s+/g, '\n').replace(saysNothing, '') : text;
  });
}

/** JSON in a string is a fourth as long again where each of its quotation marks has to be marked. */
const inSingleQuotes = (text: string): string =>
  text.replace(/\("((?:[^"\\]|\\.)*)"\)/g, (_, literal: string) => `('${literal.replace(/\\.|'/g, requoted)}')`);

const requoted = (sign: string): string => (sign === '\\"' ? '"' : sign === "'" ? "\\'" : sign);
