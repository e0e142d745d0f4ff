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

/** Link texts that name no target, by language. A screen reader's list of links shows them without the text around them. */
const vagueIn = {
  en:
    'click|click here|details|download|find out more|go|here|info|learn more|link|more|more details|more info|more information|' +
    'read more|see here|see more|this|this link|this page|view|view more',
  de:
    'details|dieser link|diese seite|hier|hier klicken|klick|klicken sie hier|link|mehr|mehr dazu|mehr erfahren|mehr infos|' +
    'mehr lesen|siehe hier|weiter|weitere informationen|weiterlesen',
  pt:
    'aqui|carregue aqui|clique aqui|continuar a ler|detalhes|descarregar|esta página|leia mais|ler mais|ligação|mais|' +
    'mais detalhes|mais informações|saber mais|saiba mais|ver|ver aqui|ver mais|veja aqui',
  fr:
    'ce lien|cette page|cliquer ici|cliquez ici|détails|en savoir plus|ici|lien|lire la suite|lire plus|plus|' +
    "plus d’informations|plus d'informations|suite|télécharger|voir|voir ici|voir plus",
  es:
    'aquí|clic aquí|descargar|detalles|enlace|esta página|este enlace|haga clic aquí|leer más|más|más detalles|más información|' +
    'pulse aquí|saber más|seguir leyendo|ver|ver aquí|ver más',
  ar:
    'اضغط هنا|اضغطوا هنا|انقر هنا|انقروا هنا|اقرأ المزيد|اقرؤوا المزيد|التفاصيل|الرابط|المزيد|المزيد من المعلومات|تفاصيل|تنزيل|' +
    'رابط|لمعرفة المزيد|معرفة المزيد|من هنا|هذا الرابط|هذه الصفحة|هنا',
  bn:
    'আরও|আরও জানুন|আরও তথ্য|আরও দেখুন|আরও পড়ুন|এই পাতা|এই পৃষ্ঠা|এই লিংক|এখানে|এখানে ক্লিক করুন|ক্লিক করুন|ডাউনলোড|দেখুন|' +
    'বিস্তারিত|বিস্তারিত জানুন|লিংক',
  zh: '本页|查看|查看更多|查看详情|此处|此链接|点此|点击|点击此处|点击这里|更多|更多信息|链接|了解更多|详情|下载|阅读更多|这里|阅读全文',
};

/** Bengali writes some letters as one character or two. */
const normalized = (words: string): string => words.toLowerCase().normalize('NFC');

const vague: ReadonlySet<string> = new Set(Object.values(vagueIn).flatMap((texts) => normalized(texts).split('|')));

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

const signsAround = /^[\s([«‹»›<>←→（【《“]+|[\s)\].,:;!?…«‹»›<>←→）】》”،؛؟।。，：；！？]+$/g;

/** Longer words name a target. */
const maxVagueLength = 80;

const isVague = (words: string): boolean =>
  words.length <= maxVagueLength && vague.has(normalized(words).replace(signsAround, ''));

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
