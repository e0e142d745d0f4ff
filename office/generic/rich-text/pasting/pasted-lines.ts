/** Elements that are not part of a line. */
const blocks = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DIV DL DT FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P ' +
    'PRE SECTION TABLE UL DETAILS SUMMARY FIELDSET LEGEND DIALOG HGROUP'
  ).split(' '),
);
/** Blocks that are no paragraphs, so that their lines may become paragraphs. */
const containers =
  'div, section, article, main, header, footer, aside, nav, center, address, form, details, summary, fieldset, ' +
  'legend, dialog, hgroup';
/** Elements within a line, unless their style says otherwise. */
const inline = 'span, a, b, strong, i, em, u, s, small, label, font, time, cite, q, mark, data';
const ownLine = /(?:^|[;\s])display:\s*(?:block|flex|grid|table|list-item|flow-root)/i;

const isBlock = (node: Node): boolean =>
  node instanceof Element && (blocks.has(node.tagName) || node.querySelector([...blocks].join(',')) !== null);
const isBreak = (node: Node): boolean => node instanceof Element && node.tagName === 'BR';
const isSpace = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '';

/** The nearest neighbour that is not only space. */
function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side];
  while (next && isSpace(next)) next = next[side];
  return next;
}

/** Puts elements within a line onto a line of their own where their style does. */
function keepStyledLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll(inline)) {
    if (!ownLine.test(element.getAttribute('style') ?? '') || isBlock(element)) continue;
    const [before, after] = [neighbour(element, 'previousSibling'), neighbour(element, 'nextSibling')];
    if (before && !isBreak(before) && !isBlock(before)) element.before(document.createElement('br'));
    if (after && !isBreak(after) && !isBlock(after)) element.after(document.createElement('br'));
  }
}

/** Characters that separate lines: of Word, and of Unicode. */
const separators = /[\v\u2028\u2029]/;

/** Line breaks as characters or styles, as chat programs, code editors and websites write them. */
export function keepWrittenLines(body: HTMLElement): void {
  keepStyledLines(body);
  splitTexts(body, separators);
  for (const element of body.querySelectorAll('[style*="white-space" i]')) {
    if (!/white-space:\s*(?:pre|break-spaces)/i.test(element.getAttribute('style') ?? '')) continue;
    splitTexts(element, /\r?\n/);
  }
}

function splitTexts(element: Element, separator: RegExp): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lines = text.data.split(separator);
    if (lines.length === 1 || text.parentElement?.closest('pre')) continue;
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])));
  }
}

/** The lines of a container between its blocks: several line breaks in a row separate paragraphs. */
function paragraphsIn(nodes: readonly Node[]): Node[][] {
  const paragraphs: Node[][] = [[]];
  let breaks: Node[] = [];
  for (const node of nodes) {
    if (isBreak(node)) breaks.push(node);
    else if (isSpace(node) && breaks.length > 0) continue;
    else {
      if (breaks.length > 1) paragraphs.push([]);
      paragraphs.at(-1)?.push(...(breaks.length === 1 && paragraphs.at(-1)?.length ? breaks : []), node);
      breaks = [];
    }
  }
  return paragraphs.filter((paragraph) => paragraph.some((node) => !isSpace(node)));
}

function keepLinesOf(container: HTMLElement): void {
  const groups: Node[][] = [[]];
  for (const node of container.childNodes) {
    if (isBlock(node)) groups.push([node], []);
    else groups.at(-1)?.push(node);
  }
  const parts = groups.flatMap((group) => (group.some(isBlock) ? [group] : paragraphsIn(group)));
  // Words within a line stay such when they are pasted into one.
  const isLine = parts.length === 1 && !parts[0]?.some(isBlock);
  container.replaceChildren(
    ...parts.flatMap((part) => {
      if (isLine || part.some(isBlock)) return part;
      const paragraph = document.createElement('p');
      paragraph.append(...part);
      return [paragraph];
    }),
  );
}

/**
 * Keeps lines that are separated by line breaks. Between blocks, a line break is only spacing, which the site's own
 * margins replace.
 */
export function keepLines(body: HTMLElement): void {
  for (const gap of body.querySelectorAll('br.Apple-interchange-newline')) gap.remove();
  // The editor knows not all of the containers as blocks.
  for (const container of body.querySelectorAll(containers)) {
    const block = document.createElement('div');
    block.append(...container.childNodes);
    container.replaceWith(block);
  }
  // The innermost first, so that their paragraphs are blocks of the others.
  for (const container of [...body.querySelectorAll<HTMLElement>(containers)].reverse()) {
    keepLinesOf(container);
    if (container.textContent?.trim() === '' && !container.querySelector('img, hr, table')) container.remove();
  }
  keepLinesOf(body);
}
