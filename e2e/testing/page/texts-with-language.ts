import type { Page } from '@playwright/test';

export interface FoundText {
  text: string;
  lang: string | undefined;
  /** Its element, and its attribute if it is in one. */
  where: string;
}

/**
 * The editors' texts in a document, each with its `lang`. They begin with `begin`, and plain ones end with `end`. An
 * attribute has one language: if the site quotes a name in its own sentence, the attribute is in the site's language.
 * So only attributes that consist of one editor's text are checked. `html`: a document to parse; absent: the page that
 * is shown.
 */
export const textsWithLanguage = (
  page: Page,
  { begin, end }: { begin: string; end: string },
  html?: string,
): Promise<FoundText[]> =>
  page.evaluate(
    ({ html, begin, end }) => {
      const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const found: { text: string; lang: string | undefined; where: string }[] = [];
      const add = (element: Element | null, text: string, attribute = '') =>
        found.push({
          text: text.trim(),
          lang: element?.closest('[lang]')?.getAttribute('lang') ?? undefined,
          where: `${element?.localName}.${element?.className} ${attribute}`,
        });
      for (const element of shown.body.querySelectorAll('*')) {
        if (element.localName === 'script') continue;
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(begin)) add(element, node.nodeValue);
        }
        for (const { name, value } of element.attributes) {
          const isWhole = value.startsWith(begin) && value.endsWith(end) && value.lastIndexOf(begin) === 0;
          if (isWhole) add(element, value, name);
        }
      }
      return found;
    },
    { html, begin, end },
  );
