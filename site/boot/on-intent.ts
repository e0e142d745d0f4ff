import { speculationRules } from './speculation-rules.ts';

/** The addresses of the scripts that come before React. */
export interface BootScripts {
  boot: string;
  /** What moves the home page's slides. */
  mover: string;
}

/**
 * Makes a finished page wait with its script: nothing of it is fetched until the boot script finds that the visitor
 * wants it. A page that React Router writes in another way than this knows loads its script at once, as ever.
 */
export function onIntent(html: string, { boot, mover }: BootScripts): string {
  const waiting = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module" async="">', '<script type="text/later" async="">');
  const moves = waiting.includes('class="hero"') ? ` data-mover="${mover}"` : '';
  const scripts =
    `<script async="" src="${boot}" data-boot=""${moves}></script>` +
    `<script type="speculationrules">${speculationRules}</script>`;
  // At the end of the head, where React looks for nothing of its own.
  return waiting.replace('</head>', () => `${scripts}</head>`);
}
