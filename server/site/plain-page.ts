import { languageSegment } from '#contract/addresses/language-path.ts';
import { directionOf } from '#site/reading/content-language.ts';
import { textLanguageOf } from '#site/texts/text-languages.ts';

/** The language of the site's own texts at an address: that of its path, or else the main language. */
export const textLanguageAt = (address: string, defaultLanguage: string): string =>
  textLanguageOf(languageSegment(address.split('?', 1)[0] ?? '') ?? defaultLanguage);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page without style and script, for responses that must cost little or show nothing of the site. */
export function plainPage(
  language: string,
  { title, text, link, href = '/' }: { title: string; text: string; link?: string; href?: string },
) {
  const quoted = escaped(href).replaceAll('"', '&quot;');
  const home = link === undefined ? '' : `<p><a href="${quoted}">${escaped(link)}</a></p>`;
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>` +
    `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${home}</html>`
  );
}
