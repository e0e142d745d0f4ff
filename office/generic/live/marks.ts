import { fieldId } from '../form/use-field.ts';
import type { LivePage } from './use-live-page.ts';

/** The first private code point. One stands after each text: the number of its field. */
const firstMark = 0xf0000;
const marks = /[\u{F0000}-\u{FFFFD}]/gu;

const fieldOf = (text: string, fields: readonly string[]): string | undefined => {
  const [mark] = text.match(marks) ?? [];
  return mark === undefined ? undefined : fields[(mark.codePointAt(0) ?? 0) - firstMark];
};

/** Attributes that pages make of texts. */
const textAttributes = ['alt', 'aria-label', 'title', 'content', 'placeholder'];

/** Replaces the marks in a rendered page by attributes: `data-field` of the element that has the text, or is the picture. */
export function readMarks(page: Document, fields: LivePage['fields']): void {
  const texts = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const field = fieldOf(text, fields);
    if (field === undefined) continue;
    node.nodeValue = text.replace(marks, '');
    node.parentElement?.setAttribute('data-field', field);
  }
  for (const name of textAttributes) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      const field = fieldOf(text, fields);
      if (field === undefined) continue;
      element.setAttribute(name, text.replace(marks, ''));
      if (name === 'alt') element.setAttribute('data-field', field.replace(/\.alt$/, ''));
    }
  }
}

/** The field or the item of a list that a part of a page comes from; undefined for other parts. */
export function fieldAt(part: Element): string | undefined {
  const marked = part.closest<HTMLElement>('[data-field], [data-item]');
  return marked?.dataset.field ?? marked?.dataset.item;
}

/** The elements that show one of some fields, given by the ids of their elements in the form, best first. */
function elementsOf(page: Document, ids: readonly string[], root: string): HTMLElement[] {
  const marked = [...page.body.querySelectorAll<HTMLElement>('[data-field], [data-item]')];
  const byId = Map.groupBy(marked, ({ dataset }) => fieldId(`${root}.${dataset.field ?? dataset.item}`));
  return ids.map((id) => byId.get(id) ?? []).find((found) => found.length > 0) ?? [];
}

const current = 'data-current';

/** Marks what shows the focused field. Returns the first of these elements. */
export function markCurrent(page: Document, ids: readonly string[], root: string): Element | null {
  for (const element of page.querySelectorAll(`[${current}]`)) element.removeAttribute(current);
  const found = elementsOf(page, ids, root);
  for (const element of found) element.setAttribute(current, '');
  // An item has no box of its own.
  const [first] = found;
  return first?.dataset.item ? first.firstElementChild : (first ?? null);
}

/**
 * Scrolls the frame to an element that is out of view. `scrollIntoView` would scroll the form too, and the click that
 * moved the focus would be lost.
 */
export function scrollTo(element: Element | null): void {
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = view.innerHeight - height;
  if (bottom < 80 || top > view.innerHeight - 40)
    view.scrollBy({ top: top - Math.max(room / 2, 100), behavior: 'instant' });
}

/** The styles of marks in the frame. */
export const markStyles = `
  [data-item] { display: contents }
  [data-field], [data-item] > * { cursor: pointer }
  [data-field]:hover, [data-item]:not(:has([data-field]:hover)) > :hover { outline: 2px dashed #1769aa; outline-offset: 2px }
  [data-current]:not([data-item]), [data-current] > * { outline: 3px solid #1769aa !important; outline-offset: 2px }
  [data-item] > * { outline-offset: -3px !important }
`;
