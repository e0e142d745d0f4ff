/** The words that a page shows, without its tags and the data in them. */
export const wordsOf = (html: string): string =>
  unescaped(html.replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '));

export const titleOf = (html: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** The words of the first heading, as one line. */
export const headingOf = (html: string): string => oneLine(/<h1\b[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '');

/** The HTML of the page's main part. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

const oneLine = (html: string) => wordsOf(html).replace(/\s+/g, ' ').trim();

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
