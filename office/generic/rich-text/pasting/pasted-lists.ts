import { isWrittenMarker, listAttributes, listNumber, listTypeIn } from '#contract/text/list-marker.ts';

const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** The id of the list that an item belongs to. */
const listOf = (item: Element) => listStyle.exec(item.getAttribute('style') ?? '')?.[1];

/** Converts paragraphs that look like list items to lists, and keeps the first number of each list. */
export function makeLists(body: HTMLElement): void {
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
  for (const list of body.querySelectorAll('ol:not([reversed])')) splitNumbers(list);
  nestLevels(body);
  for (const items of listsOfWord(body)) keepMarkers(items);
  for (const items of listsOfWord(body)) {
    const place = document.createComment('');
    items[0]?.before(place);
    place.replaceWith(nest(items.map(readItem)));
  }
}

/** The paragraphs of Word that are items, by list. */
function listsOfWord(body: HTMLElement): HTMLElement[][] {
  const lists: HTMLElement[][] = [];
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    if (listOf(item) === undefined || item.closest('li')) continue;
    const last = lists.at(-1);
    const before = last?.at(-1);
    if (last && before && before === item.previousElementSibling && listOf(before) === listOf(item)) last.push(item);
    else lists.push([item]);
  }
  return lists;
}

/** Starts another list where an item has another number than the one after that of the item before. */
function splitNumbers(list: Element): void {
  let number = Number(list.getAttribute('start')) || 1;
  let current = list;
  for (const item of [...list.children]) {
    const value = Number(item.getAttribute('value'));
    if (value && value !== number && item.previousElementSibling) {
      const next = emptied(list);
      next.setAttribute('start', String(value));
      current.after(next);
      current = next;
    }
    if (current !== list) current.append(item);
    number = (value || number) + 1;
  }
}

const markerOf = (item: Element) => item.querySelector<HTMLElement>('span[style*="mso-list" i]');
const markerText = (marker: HTMLElement | null) => marker?.textContent?.replace(/\s/g, ' ').trim() ?? '';

/** Makes items paragraphs that begin with their marker, where no list shows such a marker. */
function keepMarkers(items: readonly HTMLElement[]): void {
  const top = items.reduce((least, item) => Math.min(least, wordLevel(item)), 9);
  for (const item of items) {
    const marker = markerOf(item);
    const text = markerText(marker);
    if (!isWrittenMarker(text, wordLevel(item) - top + 1)) continue;
    marker?.replaceWith(`${text} `);
    item.removeAttribute('style');
  }
}

const levelOf = (item: Element): number => Number(item.getAttribute('data-aria-level')) || 0;

/** A list of Word for the web, or the box around it: a level of items without lists inside them. */
function flatList(element: Element | null): HTMLElement | undefined {
  const list = element?.matches('div.ListContainerWrapper') ? element.firstElementChild : element;
  if (!(list instanceof HTMLElement) || !/^[OU]L$/.test(list.tagName)) return undefined;
  const items = [...list.children];
  const isFlat = items.length > 0 && items.every((item) => item.tagName === 'LI' && levelOf(item) > 0);
  return isFlat && !list.querySelector('ul, ol') ? list : undefined;
}

/** Word for the web puts each level of a list into a list of its own, in a row, with the level as an attribute of the items. */
function nestLevels(body: HTMLElement): void {
  for (const first of body.querySelectorAll('div.ListContainerWrapper, ul, ol')) {
    const list = first.isConnected ? flatList(first) : undefined;
    if (!list?.firstElementChild) continue;
    const top = levelOf(list.firstElementChild);
    const idOf = (item: Element | null) => item?.getAttribute('data-listid');
    const lists = [list];
    const places: Element[] = [];
    for (let place = first.nextElementSibling; ; place = place.nextElementSibling) {
      const next = flatList(place);
      const start = next?.firstElementChild;
      if (!place || !next || !start) break;
      const isOther = next.tagName !== list.tagName || idOf(start) !== idOf(list.firstElementChild);
      if (levelOf(start) <= top && isOther) break;
      lists.push(next);
      places.push(place);
    }
    const items = lists.flatMap((one) =>
      [...one.children].map((element) => ({ level: levelOf(element), element, list: () => emptied(one) })),
    );
    first.replaceWith(nest(items));
    for (const place of places) place.remove();
  }
}

/** The list without its items. */
const emptied = (list: Element): HTMLElement => {
  const copy = list.ownerDocument.createElement(list.tagName);
  for (const { name, value } of list.attributes) copy.setAttribute(name, value);
  return copy;
};

interface Item {
  level: number;
  element: Element;
  /** An empty list that begins with this item. */
  list: () => HTMLElement;
}

const wordLevel = (item: Element) => Number(listStyle.exec(item.getAttribute('style') ?? '')?.[2] ?? 1);

function readItem(paragraph: HTMLElement): Item {
  const level = wordLevel(paragraph);
  const marker = markerOf(paragraph);
  const text = markerText(marker);
  marker?.remove();
  const element = paragraph.ownerDocument.createElement('li');
  element.append(...paragraph.childNodes);
  paragraph.remove();
  return { level, element, list: () => listFor(text, element) };
}

/** An empty list that begins with an item of this marker. */
function listFor(marker: string, element: HTMLElement): HTMLElement {
  const list = element.ownerDocument.createElement(listNumber(marker) === undefined ? 'ul' : 'ol');
  for (const [name, value] of Object.entries(listAttributes(marker))) list.setAttribute(name, value);
  return list;
}

/** Nested lists by the levels of their items. */
function nest(items: readonly Item[]): HTMLElement {
  if (!items[0]) throw new Error('A list needs an item.');
  const root = items[0].list();
  const open: { level: number; list: HTMLElement }[] = [{ level: items[0]?.level ?? 1, list: root }];
  for (const item of items) {
    const { level, element } = item;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const next = item.list();
    // Bullets after numbers are another list.
    if (open.length > 1 && open.at(-1)?.level === level && open.at(-1)?.list.tagName !== next.tagName) open.pop();
    const current = open.at(-1);
    if (current && level > current.level && current.list.lastElementChild) {
      current.list.lastElementChild.append(next);
      open.push({ level, list: next });
    }
    open.at(-1)?.list.append(element);
  }
  return root;
}
