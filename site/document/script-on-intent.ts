import { hashOf } from './inline-scripts.ts';
import { speculationRules } from './speculation-rules.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const entry = '<script type="module" async="">';
const entryThatWaits = '<script type="text/later" async="">';
const stylesOrEnd = /<link rel="stylesheet"|<\/head>/;
const end = '</body>';

/** The texts of the inline scripts. */
interface PageScripts {
  boot: string;
  offer: string;
}

/**
 * Makes a page fetch no script until the boot script (`site/boot/boot.ts`) sees that the visitor means to act: removes
 * the preloads, makes the entry's type inert, and adds the boot script, the script that offers another language and the
 * speculation rules. This is the only place where the output of React Router is rewritten
 * (docs/decisions/016-script-on-intent.md).
 *
 * `hashes`: the added scripts as sources of a Content-Security-Policy.
 *
 * @throws Error where React Router writes the entry in another form: the page would fetch all script at once.
 */
export function loadScriptOnIntent(html: string, scripts: PageScripts): { html: string; hashes: string[] } {
  const { boot, offer } = scripts;
  if (!html.includes(entry))
    throw new Error('The page has no entry module in the form that React Router is known to write');
  const waiting = html
    .replaceAll(preloads, '')
    .replace(entry, entryThatWaits)
    .replace(
      stylesOrEnd,
      (found) => `<script>${offer}</script><script type="speculationrules">${speculationRules}</script>${found}`,
    );
  // Last: React then finds its own scripts in the order in which it wrote them.
  const last = waiting.lastIndexOf(end);
  return {
    html: `${waiting.slice(0, last)}<script>${boot}</script>${waiting.slice(last)}`,
    hashes: [boot, offer, speculationRules].map(hashOf),
  };
}
