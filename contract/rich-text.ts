/** The position of a picture in a rich text. Absent: a block in the column of the text. */
export const pictureAligns = ['left', 'center', 'right'] as const;
export type PictureAlign = (typeof pictureAligns)[number];

/** The width of a picture in a rich text. Absent: its own width, at most that of the column. */
export const pictureWidths = ['small', 'medium', 'full'] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const alignClass = (align: PictureAlign): string => `align-${align}`;
export const widthClass = (width: PictureWidth): string => `width-${width}`;

/** Every class that a `figure` of a rich text may have. */
export const figureClasses: readonly string[] = [...pictureAligns.map(alignClass), ...pictureWidths.map(widthClass)];

/** An accessibility problem in a rich text. `index` counts the pictures, links or tables of the text from 0. */
export interface TextIssue {
  kind: 'missing-alt' | 'vague-link' | 'table-without-header';
  index: number;
  /** The link's text, the picture's file name, or how the table begins. */
  text: string;
}

const vagueInEnglish =
  'click|click here|details|download|find out more|go|here|info|learn more|link|more|more details|more info|more information|' +
  'read more|see here|see more|this|this link|this page|view|view more';
const vagueInGerman = 'hier|hier klicken|klicken sie hier|mehr|mehr erfahren|mehr infos|weiter|weiterlesen';
const vagueInFrench = 'cliquez ici|en savoir plus|ici|lire la suite|plus';
const vagueInSpanish = 'aquí|haga clic aquí|leer más|más|más información|ver más';

/** Link texts that name no target. A screen reader's list of links shows them without the text around them. */
const vague: ReadonlySet<string> = new Set(
  [vagueInEnglish, vagueInGerman, vagueInFrench, vagueInSpanish].flatMap((texts) => texts.split('|')),
);

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
 * Finds accessibility problems in a rich text, kind by kind: pictures without alt text that are not marked as decorative
 * (`role="presentation"`), links whose text does not name a target, and tables without a header cell.
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
