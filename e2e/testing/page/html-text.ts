/** The visible text of a page, without tags, attributes, scripts and styles. */
export const wordsOf = (html: string): string =>
  unescaped(html.replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '));

export const titleOf = (html: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** The text of the first `h1`, as one line. */
export const headingOf = (html: string): string => oneLine(/<h1\b[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '');

/** The HTML of the page's `main` element. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

const oneLine = (html: string) => wordsOf(html).replace(/\s+/g, ' ').trim();

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
