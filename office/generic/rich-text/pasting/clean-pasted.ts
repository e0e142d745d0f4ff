import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { fileFromData } from './pasted-files.ts';
import { dropHidden } from './pasted-hidden.ts';
import { keepLines, keepWrittenLines } from './pasted-lines.ts';
import { makeLists } from './pasted-lists.ts';

/*
 * Word processors put HTML without semantics on the clipboard: lists are paragraphs with a bullet character, headings
 * are styles, and empty paragraphs are spacing. The editor's schema drops styles and classes; this module converts them
 * to elements first.
 */

/** A picture that a pasted text cannot show. */
export interface LeftOutPicture {
  /** Its alternative text or file name; '' if it has neither. */
  name: string;
  /**
   * Whether it is on another website; pages do not load such pictures. Otherwise the clipboard had a file name without
   * its content.
   */
  isForeign: boolean;
}

/** Handles pictures whose content is only in the clipboard. */
export interface PastedPictures {
  /** Accepts a picture's content, and returns the address by which the text shows it. */
  take(file: File): string;
  leaveOut(picture: LeftOutPicture): void;
}

/** Converts HTML from the clipboard to semantic HTML. */
export function cleanPasted(html: string, pictures: PastedPictures): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  dropHidden(page);
  keepWrittenLines(body);
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
  keepLines(body);
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
 * Keeps language marks that differ from the language of most of the pasted text. Word marks the language of every run,
 * so otherwise the whole text would be marked.
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
 * Wraps text with bold or italic styles in elements. Styles are parsed as text, because the page's CSP prevents the
 * browser from applying them. Headings are unchanged: the site defines their style.
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
