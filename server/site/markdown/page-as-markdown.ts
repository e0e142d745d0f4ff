import TurndownService from 'turndown';

/** Parts of a page that are not its text: controls, texts for screen readers only, and what is not printed. */
const isApart = (node: HTMLElement): boolean =>
  /^(script|style|template|form|button|nav|svg|input|select|dialog|iframe)$/i.test(node.nodeName) ||
  node.hasAttribute('hidden') ||
  node.getAttribute('aria-hidden') === 'true' ||
  /(^|\s)(sr-only|print:hidden)(\s|$)/.test(node.getAttribute('class') ?? '') ||
  (/^img$/i.test(node.nodeName) && !node.getAttribute('alt'));

const mainPart = /<main\b[^>]*>([\s\S]*)<\/main>/;

/** Mark where cells, rows and groups of rows end until the whole table is known. No text of a page has these characters. */
const ends = { cell: '\u0001', row: '\u0002', group: '\u0003' } as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const anyEnd = /[\u0001-\u0003]/g;

/**
 * Returns the text of a page in Markdown, with tables as GitHub writes them. Pairs of names and values become tables too.
 * `url`: the address of the page, to which its links are relative.
 */
export function pageAsMarkdown(html: string, url: string): string {
  const [, main = ''] = mainPart.exec(html) ?? [];
  const text = converterFor(url)
    .turndown(main.replace(anyEnd, ''))
    .replace(/^[ ]*- *$/gm, '')
    .replaceAll(')[', ') [')
    .replace(/\n\s*\n/g, '\n\n')
    .replace(anyEnd, ' ');
  return `${text.trim()}\n`;
}

function converterFor(url: string): TurndownService {
  const converter = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  const addRule = (filter: TurndownService.Filter, textOf: (element: HTMLElement, content: string) => string) =>
    converter.addRule(String(filter), {
      filter,
      replacement: (content, node) => textOf(node as HTMLElement, content),
    });
  const inCell = (element: HTMLElement, content: string) => (isApart(element) ? '' : cellOf(content)) + ends.cell;

  addRule('a', (link, content) => linkTo(link.getAttribute('href'), content, url));
  addRule('img', (picture) => `!${linkTo(picture.getAttribute('src'), picture.getAttribute('alt') ?? '', url)}`);
  addRule('tr', (_, content) => content + ends.row);
  addRule(['thead', 'tbody', 'tfoot'], (_, content) => content + ends.group);
  addRule('table', (table, content) => {
    // Without names of columns, each group of rows is a table of its own, below the name of the group.
    const isWhole = Boolean(table.querySelector('thead'));
    const groups = isWhole ? [content.replaceAll(ends.group, '')] : content.split(ends.group);
    return groups.map((group) => tableOf(rowsIn(group))).join('');
  });
  addRule('dt', (_, content) => ends.row + cellOf(content) + ends.cell);
  addRule('dl', (_, content) => {
    const pairs = rowsIn(content).map(([name = '', ...values]) => [name, values.join(', ')]);
    return pairs.length === 0 ? '' : tableOf([['', ''], ...pairs]);
  });
  // The last rules are the first that are asked.
  addRule(isApart, () => '');
  addRule(['td', 'th', 'dd'], inCell);
  return converter;
}

/** A text in one line, with the items of its lists after each other. */
const cellOf = (content: string): string =>
  content
    .replace(anyEnd, ' ')
    .split('\n')
    .map((line) => line.replace(/^\s*-\s+/, '').trim())
    .filter((line) => line !== '')
    .join(', ')
    .replaceAll('|', '\\|');

const rowsIn = (content: string): string[][] =>
  content
    .split(ends.row)
    .map((row) => row.split(ends.cell).slice(0, -1))
    .filter(({ length }) => length > 0);

function linkTo(href: string | null, text: string, base: string): string {
  const shown = text.replace(/\s+/g, ' ').trim();
  const to = href === null ? null : URL.parse(href, base);
  if (shown === '' || !to || !/^(https?|mailto|tel):$/.test(to.protocol)) return shown;
  return `[${shown}](${to.href.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}

function tableOf(rows: readonly string[][]): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [first = [], ...others] = rows;
  const dashes = line(Array.from({ length: columns }, () => '---'));
  return `\n\n${[line(first), dashes, ...others.map(line)].join('\n')}\n\n`;
}
