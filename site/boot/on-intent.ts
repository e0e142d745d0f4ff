import { speculationRules } from './speculation-rules.ts';

/** The scripts that come before React. */
export interface BootScripts {
  /** The text of the first, which stands in the page: a file would come later than all else that the first view needs. */
  boot: string;
  /** The address of what moves the home page's slides. */
  mover: string;
}

/**
 * Makes a finished page wait with its script: nothing of it is fetched until the boot script finds that the visitor
 * wants it. A page that React Router writes in another way than this knows loads its script at once, as ever.
 * `moves`: whether it has slides.
 */
export function onIntent(html: string, { boot, mover }: BootScripts, moves: boolean): string {
  const waiting = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module" async="">', '<script type="text/later" async="">');
  const moving = moves ? ` data-mover="${mover}"` : '';
  const script = `<script data-boot=""${moving}>${boot}</script>`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  // A script after a style sheet would wait for it, and the rest of the page for the script.
  return waiting.replace(/<link rel="stylesheet"|<\/head>/, (found) => `${script}${rules}${found}`);
}
