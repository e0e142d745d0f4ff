import type { SiteServices } from '#site/context.ts';
import { formatLocale } from '#site/texts/format-locale.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';

/** How facts are written in the language of a page. */
export function factWords({ language }: Pick<SiteServices, 'language'>) {
  const { yes, no } = pageTextsFor(language).types.attribute;
  return { locale: formatLocale(language), yes, no };
}

/** The same, with open ranges of numbers. */
export function filterWords(services: Pick<SiteServices, 'language'>) {
  const { category, certificate } = pageTextsFor(services.language).types;
  const { atLeast, atMost } = category;
  return {
    ...factWords(services),
    certificates: certificate.title,
    atLeast: (value: string) => atLeast({ value }),
    atMost: (value: string) => atMost({ value }),
  };
}
