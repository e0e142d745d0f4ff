/** Elements that are not part of a line. */
const blocks = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DIV DL DT FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION ' +
    'TABLE UL'
  ).split(' '),
);
/** Blocks that are no paragraphs, so that their lines may become paragraphs. */
const containers = 'div, section, article, main, header, footer, aside, nav, center, address, form';

const isBlock = (node: Node): boolean =>
  node instanceof Element && (blocks.has(node.tagName) || node.querySelector([...blocks].join(',')) !== null);
const isBreak = (node: Node): boolean => node instanceof Element && node.tagName === 'BR';
const isSpace = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '';

/** Line breaks as characters, as chat programs and code editors write them. */
export function keepWrittenLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="white-space" i]')) {
    if (!/white-space:\s*(?:pre|break-spaces)/i.test(element.getAttribute('style') ?? '')) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.includes('\n') || text.parentElement?.closest('pre')) continue;
      const lines = text.data.split(/\r?\n/);
      text.replaceWith(
        ...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])),
      );
    }
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
  // The innermost first, so that their paragraphs are blocks of the others.
  for (const container of [...body.querySelectorAll<HTMLElement>(containers)].reverse()) {
    keepLinesOf(container);
    if (container.textContent?.trim() === '' && !container.querySelector('img, hr, table')) container.remove();
  }
  keepLinesOf(body);
}
