/*
 * The clipboard also has text that its author does not see or does not mean to publish: hidden text, rows and columns,
 * comments and tracked deletions of word processors. Styles are read as text, because the page's CSP prevents the
 * browser from applying them.
 */

const hiding = String.raw`display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*(?:all|screen)`;
const hiddenStyle = new RegExp(String.raw`(?:^|[;\s])(?:${hiding}|opacity:\s*0(?:\.0+)?%?\s*(?:;|$|!))`, 'i');
/** Text for screen readers of the page it comes from: clipped, or far beside the page. */
const besidePage =
  /(?:^|[;\s])(?:clip:\s*rect\(|clip-path:\s*inset\((?:50|100)%|(?:left|right|top|text-indent):\s*-(?:\d{4,}|\d{3,}r?em))/i;

const noSize = /(?:^|[;\s])font-size:\s*0+(?:px|pt|em|%)?\s*(?:;|$|!)/i;
const someSize = /(?:^|[;\s])font-size:\s*(?!0+(?:px|pt|em|%)?\s*(?:;|$|!))\S/i;
/** Hidden rows and columns of spreadsheets in browsers. */
const noHeight = /(?:^|[;\s])height:\s*0+(?:\.0+)?(?:px|pt|em)?\s*(?:;|$|!)/i;
const noWidth = /(?:^|[;\s])width:\s*0+(?:\.0+)?(?:px|pt|em)?\s*(?:;|$|!)/i;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Mails take the size from a box to remove the gaps between its parts, which have sizes of their own. */
const hasSizedParts = (element: Element): boolean =>
  noSize.test(styleOf(element)) &&
  [...element.querySelectorAll('[style]')].some((part) => someSize.test(styleOf(part)));

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  if (/^COL/.test(element.tagName))
    return hiddenStyle.test(style) || noWidth.test(style) || element.getAttribute('width') === '0';
  if (element.tagName === 'TR' && (noHeight.test(style) || element.getAttribute('height') === '0')) return true;
  return hiddenStyle.test(style) || besidePage.test(style) || (noSize.test(style) && !hasSizedParts(element));
}

/** Comments of Word and Google Docs with their marks in the text, and what tracked changes have deleted. */
const internal = [
  ...[
    '[style*="mso-element:comment" i]',
    '[style*="mso-element: comment" i]',
    '[style*="mso-special-character:comment" i]',
  ],
  // Of Excel.
  ...['.msocomspan1', '.msocomanch'],
  // The marks of the ends of paragraphs in Word for the web.
  '.EOP',
  ...['.MsoCommentReference', '.MsoCommentText', '.msocomanchor', '.msocomtxt', '.msocomoff', 'a[href^="#_msocom_"]'],
  ...[
    '.msoDel',
    '.MsoDel',
    '.TrackChangeTextDeletion',
    'del[cite]',
    'del[datetime]',
    'sup:has(> a[href^="#cmnt"])',
    'a[href^="#cmnt"]:has(> sup)',
    'div:has(> p > a[id^="cmnt"])',
  ],
  ...['[hidden]', 'template', 'noscript'],
].join(', ');

/**
 * Signs of a document of a word processor, whose `del` is a tracked deletion, and of tracked changes. Elsewhere, such
 * as on pages written in Markdown, it is struck text that readers see, as `s` is everywhere.
 */
const tracked = [
  'ins, [class*="Mso"], [style*="mso-" i], [class*="BCX"], [class*="SCXW"]',
  ...['Microsoft', 'LibreOffice', 'OpenOffice'].map((name) => `meta[name="generator" i][content*="${name}" i]`),
].join(', ');

/** Rules within others are for print or for other screens. */
const conditionalRules = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}/g;

/** The selectors of a style sheet that hide elements with certain classes or ids. */
function hiddenSelectors(sheet: string): string[] {
  const rules = sheet.replace(/<!--|-->|\/\*.*?\*\//gs, '').replace(conditionalRules, '');
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', style = '']) =>
    hiddenStyle.test(style) || noSize.test(style)
      ? selectors.split(',').filter((selector) => /^(?=[^.#]*[.#])[\w\s.#>-]+$/.test(selector))
      : [],
  );
}

function elementsOf(body: HTMLElement, selector: string): Element[] {
  try {
    return [...body.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** Removes the cells of hidden columns, which spreadsheets mark at `col` alone. */
function dropHiddenColumns(table: HTMLTableElement): void {
  const hidden: boolean[] = [];
  for (const column of table.querySelectorAll<HTMLTableColElement>('col, colgroup:not(:has(col))')) {
    const isColumnHidden =
      isHidden(column) || (column.parentElement?.matches('colgroup') && isHidden(column.parentElement));
    for (let count = 0; count < column.span; count++) hidden.push(isColumnHidden === true);
  }
  // Of a table without widths nothing is known.
  if (!hidden.includes(true) || !hidden.includes(false)) return;
  /** For each column, in how many of the next rows a cell from above covers it. */
  const covered: number[] = [];
  for (const row of table.rows) {
    let column = 0;
    for (const cell of [...row.cells]) {
      while ((covered[column] ?? 0) > 0) column += 1;
      const columns = Array.from({ length: cell.colSpan }, (_, index) => column + index);
      for (const each of columns) covered[each] = cell.rowSpan;
      const shown = columns.filter((each) => !hidden[each]).length;
      if (shown === 0) cell.remove();
      else cell.colSpan = shown;
      column += columns.length;
    }
    for (const [index, rows] of covered.entries()) covered[index] = Math.max(0, (rows ?? 0) - 1);
  }
}

/** Removes what the author of a pasted text does not see or does not mean to publish. */
export function dropHidden(page: Document): void {
  const { body } = page;
  const selectors = [...page.querySelectorAll('style')].flatMap(({ textContent }) =>
    hiddenSelectors(textContent ?? ''),
  );
  for (const table of body.querySelectorAll('table')) dropHiddenColumns(table);
  for (const element of body.querySelectorAll('[style], tr')) {
    if (!/^COL/.test(element.tagName) && isHidden(element)) element.remove();
  }
  const deletions = page.querySelector(tracked) ? ['del'] : [];
  for (const selector of [internal, ...deletions, ...selectors])
    for (const element of elementsOf(body, selector)) element.remove();
}
