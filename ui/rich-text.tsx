import { useContentLanguage } from './content-language.tsx';
import { resolveAssetsIn, useAssetHost } from './pictures/asset-host.tsx';
import { withRenditions } from './rich-text-pictures.ts';

const opening = /<h([1-6])\b/gi;

/** Changes heading levels so that the highest is `top` and none is skipped below it; at most level 6. */
export function relevelHeadings(html: string, top: number): string {
  const used = [...new Set([...html.matchAll(opening)].map(([, level]) => Number(level)))].sort((a, b) => a - b);
  const levelOf = (level: string): number => Math.min(6, top + Math.max(0, used.indexOf(Number(level))));
  return html.replace(/<(\/?)h([1-6])\b/gi, (_, slash: string, level: string) => `<${slash}h${levelOf(level)}`);
}

/** The only place that renders HTML of editors. The HTML must be cleaned already. Renders nothing for empty HTML. */
export function RichText({
  html,
  className = '',
  headingLevel = 2,
}: {
  html: string;
  className?: string;
  /** The level of the text's highest heading: one below the heading above the text. */
  headingLevel?: 2 | 3 | 4;
}) {
  const host = useAssetHost();
  const language = useContentLanguage(html);
  if (html.trim() === '') return null;
  const shown = relevelHeadings(resolveAssetsIn(withRenditions(html, host), host), headingLevel);
  return <div {...language} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: shown }} />;
}
