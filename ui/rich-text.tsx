import { resolveAssetsIn, useAssetHost } from './asset-host.tsx';
import { useContentLanguage } from './content-language.tsx';
import { withRenditions } from './rich-text-pictures.ts';

const opening = /<h([1-6])\b/gi;

/** Moves headings so that the highest is of level `top` and none is skipped below it; at most level 6. */
export function relevelHeadings(html: string, top: number): string {
  const used = [...new Set([...html.matchAll(opening)].map(([, level]) => Number(level)))].sort((a, b) => a - b);
  const levelOf = (level: string): number => Math.min(6, top + Math.max(0, used.indexOf(Number(level))));
  return html.replace(/<(\/?)h([1-6])\b/gi, (_, slash: string, level: string) => `<${slash}h${levelOf(level)}`);
}

/** The one place where HTML of editors is put into a page; it arrives cleaned. Nothing for empty HTML. */
export function RichText({
  html,
  className = '',
  headingLevel = 2,
}: {
  html: string;
  className?: string;
  /** The level of the text's own highest heading: one below the heading it stands under. */
  headingLevel?: 2 | 3 | 4;
}) {
  const host = useAssetHost();
  const language = useContentLanguage();
  if (html.trim() === '') return null;
  const shown = relevelHeadings(resolveAssetsIn(withRenditions(html, host), host), headingLevel);
  return <div {...language} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: shown }} />;
}
