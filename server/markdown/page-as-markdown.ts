import TurndownService from 'turndown';

/** Parts of a page that are not its text: controls, what is repeated for screen readers, and what is not printed either. */
const isApart = (node: HTMLElement): boolean =>
  /^(script|style|template|form|button|nav|svg|input|select|dialog|iframe)$/i.test(node.nodeName) ||
  node.hasAttribute('hidden') ||
  node.getAttribute('aria-hidden') === 'true' ||
  /(^|\s)(sr-only|print:hidden)(\s|$)/.test(node.getAttribute('class') ?? '') ||
  (/^img$/i.test(node.nodeName) && !node.getAttribute('alt'));

const mainPart = /<main\b[^>]*>([\s\S]*)<\/main>/;

/**
 * Returns the text of a page in Markdown, with tables as GitHub writes them. Pairs of names and values become tables too.
 * `url`: the address of the page, to which its links are relative.
 */
export function pageAsMarkdown(html: string, url: string): string {
  const [, main = ''] = mainPart.exec(html) ?? [];
  const text = converterFor(url)
    .turndown(main)
    .replace(/^[ ]*- *$/gm, '')
    .replaceAll(')[', ') [')
    .replace(/\n\s*\n/g, '\n\n');
  return `${text.trim()}\n`;
}

function converterFor(url: string): TurndownService {
  const converter = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  const inCell = (element: Element): string =>
    converter
      .turndown(element.innerHTML)
      .split('\n')
      .map((line) => line.replace(/^\s*-\s+/, '').trim())
      .filter((line) => line !== '')
      .join(', ')
      .replaceAll('|', '\\|');

  const addRule = (filter: TurndownService.Filter, textOf: (element: HTMLElement, content: string) => string) =>
    converter.addRule(String(filter), {
      filter,
      replacement: (content, node) => textOf(node as HTMLElement, content),
    });

  addRule('a', (link, content) => linkTo(link.getAttribute('href'), content, url));
  addRule('img', (picture) => `!${linkTo(picture.getAttribute('src'), picture.getAttribute('alt') ?? '', url)}`);
  addRule('table', (table) =>
    partsOf(table)
      .map((part) => tableOf(rowsOf(part).map((row) => row.map(inCell))))
      .join(''),
  );
  addRule('dl', (list) => tableOf([['', ''], ...pairsOf(list, inCell)]));
  // The last rule is the first that is asked.
  addRule(isApart, () => '');
  return converter;
}

function linkTo(href: string | null, text: string, base: string): string {
  const shown = text.replace(/\s+/g, ' ').trim();
  const to = href === null ? null : URL.parse(href, base);
  if (shown === '' || !to || !/^(https?|mailto|tel):$/.test(to.protocol)) return shown;
  return `[${shown}](${to.href.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}

/** Without names of columns, each group of rows is a table of its own, below the name of the group. */
const partsOf = (table: HTMLElement): Element[] =>
  table.querySelector('thead') ? [table] : Array.from(table.querySelectorAll('tbody'));

function rowsOf(table: Element): Element[][] {
  return Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.children).filter(({ nodeName }) => /^t[hd]$/i.test(nodeName)),
  );
}

function pairsOf(list: HTMLElement, inCell: (element: Element) => string): string[][] {
  const pairs: { name: string; values: string[] }[] = [];
  for (const part of Array.from(list.querySelectorAll('dt, dd'))) {
    const text = inCell(part);
    if (/^dt$/i.test(part.nodeName)) pairs.push({ name: text, values: [] });
    else pairs.at(-1)?.values.push(text);
  }
  return pairs.map(({ name, values }) => [name, values.join(', ')]);
}

function tableOf(rows: readonly string[][]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [first = [], ...others] = rows;
  const dashes = line(Array.from({ length: columns }, () => '---'));
  return rows.length === 0 || columns === 0 ? '' : `\n\n${[line(first), dashes, ...others.map(line)].join('\n')}\n\n`;
}
