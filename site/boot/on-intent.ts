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
export function onIntent(html: string, { mover }: Pick<BootScripts, 'mover'>, moves: boolean): string {
  const waiting = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module" async="">', '<script type="text/later" async="">');
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const ruled = waiting.replace(/<link rel="stylesheet"|<\/head>/, (found) => `${rules}${found}`);
  return moves ? ruled.replace('<html ', `<html data-mover="${mover}" `) : ruled;
}
