import { type PageTexts, pageTextsFor } from './use-page-texts.ts';

interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** All texts in the page's language, for a route's `meta`. */
export function metaTexts({ matches }: MetaSource): PageTexts {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData;
  const hasLanguage = typeof shell === 'object' && shell !== null && 'language' in shell;
  return pageTextsFor(hasLanguage && typeof shell.language === 'string' ? shell.language : undefined);
}
