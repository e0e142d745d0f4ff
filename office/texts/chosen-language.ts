import { loaders } from '#build/messages/office/texts.ts';

/** Tags of the languages of the office. */
export const officeLanguages = Object.keys(loaders);

const key = 'office.language';

/** The browser may refuse the storage, for example in a private window. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The first of some languages that the office has, or a more general one; English without any. */
export function firstKnown(wanted: readonly string[], known: readonly string[] = officeLanguages): string {
  for (const tag of wanted) {
    const found = [tag, tag.split('-')[0] ?? ''].find((each) => known.includes(each));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language that was chosen in this browser, or the browser's own. */
export function firstLanguage(): string {
  const chosen = stored();
  return firstKnown([...(chosen === null ? [] : [chosen]), ...navigator.languages]);
}
