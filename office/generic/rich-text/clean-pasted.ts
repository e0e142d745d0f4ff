import { isLanguageTag } from '#contract/languages.ts';
import { fileFromData } from './pasted-files.ts';

/*
 * Word processors put HTML without semantics on the clipboard: lists are paragraphs with a bullet character, headings are styles, and empty
 * paragraphs are spacing. The editor's schema drops styles and classes; this module converts them to elements first.
 */

/** A picture that a pasted text cannot show. */
export interface LeftOutPicture {
  /** Its alternative text or file name; '' if it has neither. */
  name: string;
  /** Whether it is on another website; pages do not load such pictures. Otherwise the clipboard had a file name without its content. */
  isForeign: boolean;
}

/** Handles pictures whose content is only in the clipboard. */
export interface PastedPictures {
  /** Accepts a picture's content, and returns the address by which the text shows it. */
  take(file: File): string;
  leaveOut(picture: LeftOutPicture): void;
}

const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** Converts HTML from the clipboard to semantic HTML. */
export function cleanPasted(html: string, pictures: PastedPictures): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  makeLists(body);
  nameStyles(body);
  dropComments(body);
  for (const element of body.querySelectorAll('style, script, meta, link, title, o\\:p, xml')) unwrapOrDrop(element);
  keepForeignLanguages(body);
  for (const element of body.querySelectorAll('[dir]')) element.removeAttribute('dir');
  for (const title of body.querySelectorAll('p.MsoTitle, p.title')) rename(title, 'h2');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const picture of body.querySelectorAll('img')) settlePicture(picture, pictures);
  for (const link of body.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  for (const link of body.querySelectorAll('a[href^="#_"], a[href^="file:"]')) link.replaceWith(...link.childNodes);
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    if (block.textContent?.replace(/\u00a0/g, ' ').trim() === '' && !block.querySelector('img')) block.remove();
  }
  // A line break between blocks is an empty line; the site's own margins replace it.
  for (const gap of body.querySelectorAll(':scope > br')) gap.remove();
  return body.innerHTML;
}

/** Keeps a picture of this site, uploads an embedded one, and removes any other. */
function settlePicture(picture: HTMLImageElement, { take, leaveOut }: PastedPictures): void {
  const src = picture.getAttribute('src') ?? '';
  const url = /^(https?:|\/)/i.test(src) && URL.canParse(src, location.href) ? new URL(src, location.href) : undefined;
  const file = fileFromData(src);
  if (url?.origin === location.origin) picture.setAttribute('src', url.pathname);
  else if (file) picture.setAttribute('src', take(file));
  else {
    const path = url?.pathname ?? src;
    const name = path.startsWith('data:') ? '' : (path.split(/[/\\]/).at(-1) ?? '');
    leaveOut({ name: picture.getAttribute('alt')?.trim() || name, isForeign: url !== undefined });
    picture.remove();
  }
}

const primary = (tag: string | null): string => (tag ?? '').toLowerCase().split('-')[0] ?? '';

/**
 * Keeps language marks that differ from the language of most of the pasted text. Word marks the language of every run, so otherwise the
 * whole text would be marked.
 */
function keepForeignLanguages(body: HTMLElement): void {
  const lengths = new Map<string, number>();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    const lang = primary(parentElement?.closest('[lang]')?.getAttribute('lang') ?? null);
    lengths.set(lang, (lengths.get(lang) ?? 0) + (nodeValue ?? '').trim().length);
  }
  const [most] = [...lengths].sort(([, one], [, other]) => other - one)[0] ?? [''];
  body.removeAttribute('lang');
  for (const element of body.querySelectorAll('[lang]')) {
    const lang = element.getAttribute('lang') ?? '';
    // Inside text in another language, the main language needs a mark too.
    const isCommon = primary(lang) === most && !element.parentElement?.closest('[lang]');
    if (isCommon || !isLanguageTag(lang)) element.removeAttribute('lang');
  }
}

/** Styles with an equivalent element. */
const named: readonly { tag: string; style: RegExp }[] = [
  { tag: 'strong', style: /font-weight:\s*(bold|bolder|[6-9]\d\d)\b/i },
  { tag: 'em', style: /font-style:\s*(italic|oblique)/i },
  { tag: 's', style: /text-decoration[\w-]*:[^;]*line-through/i },
  { tag: 'sup', style: /vertical-align:\s*super/i },
  { tag: 'sub', style: /vertical-align:\s*sub\b/i },
];

/**
 * Wraps text with bold or italic styles in elements. Styles are parsed as text, because the page's CSP prevents the browser from applying
 * them. Headings are unchanged: the site defines their style.
 */
function nameStyles(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[style], strong[style]')) {
    const style = wrapper.getAttribute('style') ?? '';
    if (/(^|;|\s)font-weight:\s*(normal|[1-4]00)/i.test(style)) wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of body.querySelectorAll('span[style]')) {
    if (span.closest('h1, h2, h3, h4, h5, h6')) continue;
    const style = span.getAttribute('style') ?? '';
    for (const { tag, style: wanted } of named) {
      if (!wanted.test(style)) continue;
      const element = span.ownerDocument.createElement(tag);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
  for (const styled of body.querySelectorAll('[style]')) styled.removeAttribute('style');
}

function unwrapOrDrop(element: Element): void {
  if (/^o:p$/i.test(element.tagName)) element.replaceWith(...element.childNodes);
  else element.remove();
}

function dropComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  for (const comment of found) comment.remove();
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The id of the list that an item belongs to. */
const listOf = (item: Element) => listStyle.exec(item.getAttribute('style') ?? '')?.[1];

/** Converts paragraphs that look like list items to lists. */
function makeLists(body: HTMLElement): void {
  const isItem = (element: Element | null): element is HTMLElement =>
    element !== null && element.tagName === 'P' && listStyle.test(element.getAttribute('style') ?? '');
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
  ordered: boolean;
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
  return { level, ordered: /^(\(?\d+|[a-z]|[ivxlc]+)[.)]/i.test(text), element };
}

/** Nested lists by the levels of their items. */
function nest(items: readonly Item[]): HTMLElement {
  const root = items[0]?.element.ownerDocument.createElement(items[0].ordered ? 'ol' : 'ul');
  if (!root) throw new Error('A list needs an item.');
  const open: { level: number; list: HTMLElement }[] = [{ level: items[0]?.level ?? 1, list: root }];
  for (const { level, ordered, element } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    if (current && level > current.level && current.list.lastElementChild) {
      const list = element.ownerDocument.createElement(ordered ? 'ol' : 'ul');
      current.list.lastElementChild.append(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.append(element);
  }
  return root;
}
