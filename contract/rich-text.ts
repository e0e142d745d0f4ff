/** Where a picture of a rich text stands; absent: in the text's own column, as any block. */
export const pictureAligns = ['left', 'center', 'right'] as const;
export type PictureAlign = (typeof pictureAligns)[number];

/** How wide a picture of a rich text is drawn; absent: as wide as it is, within the column. */
export const pictureWidths = ['small', 'medium', 'full'] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const alignClass = (align: PictureAlign): string => `align-${align}`;
export const widthClass = (width: PictureWidth): string => `width-${width}`;

/** Every class that a `figure` of a rich text may have. */
export const figureClasses: readonly string[] = [...pictureAligns.map(alignClass), ...pictureWidths.map(widthClass)];

/** Whether this has the form of a BCP 47 language tag, such as `de` or `pt-BR`. */
export const isLanguageTag = (tag: string): boolean => tag.length <= 35 && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag);

/** Something in a rich text that keeps people out. `index` counts the pictures, links or tables of the text from 0. */
export interface TextIssue {
  kind: 'missing-alt' | 'vague-link' | 'table-without-header';
  index: number;
  /** The link's text, the picture's file name, or how the table begins. */
  text: string;
}

/** Links that mean nothing where they are read without the text around them: in a list of links, as screen readers make it. */
const vague: ReadonlySet<string> = new Set([
  ...[
    'click',
    'click here',
    'details',
    'download',
    'find out more',
    'go',
    'here',
    'info',
    'learn more',
    'link',
    'more',
  ],
  ...['more details', 'more info', 'more information', 'read more', 'see here', 'see more', 'this', 'this link'],
  ...['this page', 'view', 'view more'],
  ...['hier', 'hier klicken', 'klicken sie hier', 'mehr', 'mehr erfahren', 'mehr infos', 'weiter', 'weiterlesen'],
  ...['cliquez ici', 'en savoir plus', 'ici', 'lire la suite', 'plus'],
  ...['aquí', 'haga clic aquí', 'leer más', 'más', 'más información', 'ver más'],
]);

/** Attribute values may contain a “>”. */
const tagOf = (name: string) => `<${name}\\b(?:[^>"]|"[^"]*")*>`;
const pictures = new RegExp(tagOf('img'), 'gi');
const links = new RegExp(`${tagOf('a')}(.*?)</a>`, 'gis');
const tables = new RegExp(`${tagOf('table')}(.*?)</table>`, 'gis');
const anyTag = new RegExp(tagOf('/?[a-z][a-z0-9]*'), 'gi');

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** The words of HTML, with the alt texts of its pictures. */
const wordsOf = (html: string): string =>
  html
    .replace(pictures, (picture) => ` ${attribute(picture, 'alt')} `)
    .replace(anyTag, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const isVague = (words: string): boolean =>
  vague.has(words.toLowerCase().replace(/^[\s([«‹>→]+|[\s)\].,:;!?…»›>→]+$/g, ''));

/**
 * What keeps people out of a rich text, in the order of the kinds: pictures that neither say what they show nor are marked as decorative
 * (`role="presentation"`), links whose words name no target, and tables without a header cell.
 */
export function richTextIssues(html: string): TextIssue[] {
  const found: TextIssue[] = [];
  for (const [index, [tag]] of [...html.matchAll(pictures)].entries()) {
    if (attribute(tag, 'alt').trim() !== '' || attribute(tag, 'role') === 'presentation') continue;
    found.push({ kind: 'missing-alt', index, text: attribute(tag, 'src').split('/').at(-1) ?? '' });
  }
  for (const [index, [, content = '']] of [...html.matchAll(links)].entries()) {
    const text = wordsOf(content);
    if (isVague(text)) found.push({ kind: 'vague-link', index, text });
  }
  for (const [index, [, content = '']] of [...html.matchAll(tables)].entries()) {
    if (/<th\b/i.test(content)) continue;
    found.push({ kind: 'table-without-header', index, text: wordsOf(content).slice(0, 60) });
  }
  return found;
}
