import { listAttributes, listNumber, listTypeIn } from '#contract/list-marker.ts';

const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** The id of the list that an item belongs to. */
const listOf = (item: Element) => listStyle.exec(item.getAttribute('style') ?? '')?.[1];

/** Converts paragraphs that look like list items to lists, and keeps the first number of each list. */
export function makeLists(body: HTMLElement): void {
  const isItem = (element: Element | null): element is HTMLElement =>
    element !== null && element.tagName === 'P' && listStyle.test(element.getAttribute('style') ?? '');
  for (const list of body.querySelectorAll('ol:not([start])')) {
    const value = list.querySelector(':scope > li')?.getAttribute('value');
    if (value) list.setAttribute('start', value);
  }
  for (const list of body.querySelectorAll('ol:not([type])')) {
    // Google Docs and Word for the web style the items.
    const styled = [list, ...list.querySelectorAll(':scope > li')].map((each) => each.getAttribute('style') ?? '');
    const type = styled.map(listTypeIn).find((each) => each !== undefined);
    if (type) list.setAttribute('type', type);
  }
  for (const first of body.querySelectorAll('p')) {
    if (!isItem(first) || !first.isConnected || first.closest('li')) continue;
    const items: HTMLElement[] = [];
    const own = listOf(first);
    for (let next: Element | null = first; isItem(next) && listOf(next) === own; next = next.nextElementSibling) {
      items.push(next);
    }
    const place = first.ownerDocument.createComment('');
    first.before(place);
    const list = nest(items.map(readItem));
    place.replaceWith(list);
  }
}

interface Item {
  level: number;
  marker: string;
  element: HTMLElement;
}

function readItem(paragraph: HTMLElement): Item {
  const level = Number(listStyle.exec(paragraph.getAttribute('style') ?? '')?.[2] ?? 1);
  const marker = paragraph.querySelector<HTMLElement>('span[style*="mso-list" i]');
  const text = marker?.textContent?.replace(/\u00a0/g, ' ').trim() ?? '';
  marker?.remove();
  const element = paragraph.ownerDocument.createElement('li');
  element.append(...paragraph.childNodes);
  paragraph.remove();
  return { level, marker: text, element };
}

/** An empty list that begins with this item. */
function listFor({ marker, element }: Item): HTMLElement {
  const list = element.ownerDocument.createElement(listNumber(marker) === undefined ? 'ul' : 'ol');
  for (const [name, value] of Object.entries(listAttributes(marker))) list.setAttribute(name, value);
  return list;
}

/** Nested lists by the levels of their items. */
function nest(items: readonly Item[]): HTMLElement {
  if (!items[0]) throw new Error('A list needs an item.');
  const root = listFor(items[0]);
  const open: { level: number; list: HTMLElement }[] = [{ level: items[0]?.level ?? 1, list: root }];
  for (const item of items) {
    const { level, element } = item;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    if (current && level > current.level && current.list.lastElementChild) {
      const list = listFor(item);
      current.list.lastElementChild.append(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.append(element);
  }
  return root;
}
