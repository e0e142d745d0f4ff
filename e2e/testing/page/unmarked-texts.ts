import type { Page } from '@playwright/test';
import { begin } from '../office/translate-in-part.ts';

/** The marks of a message in the pseudo-locale (scripts/messages/pseudo.ts). */
const message = { begin: '[!!', end: '!!]' };

/** The languages of files in the demo, which `Intl` names. */
const languageNames = ['en', 'pt', 'de', 'ar'].map((tag) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(tag),
);

/** Texts of any language: mail and web addresses, sizes, kinds and languages of files, and numbers with a unit. */
const neutral = new RegExp(
  String.raw`^\W*(?:[\w.+-]+@[\w.-]+|https?:\S+|[\d.,]+\s*(?:[KMG]?B|px|°C)|PDF|RSS|[A-Z]|${languageNames.join('|')})\W*$`,
);

/**
 * The texts of the shown page in the pseudo-locale that are not from a message: neither marked nor content, which has
 * its own language. `Intl` writes the dates of `<time>` and the names of countries, and codes are not translated.
 */
export async function unmarkedTexts(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    ({ message, begin }) => {
      const hasLetters = (text: string) => /\p{L}/u.test(text);
      const isOwn = (element: Element) =>
        element.closest('[lang]')?.getAttribute('lang') === 'qps' && !element.closest('[translate=no]');
      const faults: { where: string; text: string }[] = [];
      const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`.slice(0, 80);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let depth = 0;
      while (walker.nextNode()) {
        const { nodeValue: text = '', parentElement: element } = walker.currentNode;
        if (!element || element.closest('script, style, template, noscript, svg')) continue;
        // A message may consist of several text nodes.
        const rest = (text ?? '').split(/(\[!!|!!\])/).filter((part) => {
          if (part === message.begin) depth += 1;
          if (part === message.end) depth -= 1;
          return depth === 0 && part !== message.end && hasLetters(part);
        });
        if (rest.length === 0 || !isOwn(element) || element.closest('time, select[name=country]')) continue;
        faults.push(...rest.map((part) => ({ where: nameOf(element), text: part.trim() })));
      }
      const isMarked = (text: string) => text.includes(message.begin) || text.includes(begin);
      for (const element of document.querySelectorAll(
        '[aria-label], [title], [placeholder], [alt], [aria-description]',
      )) {
        if (!isOwn(element)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
          const text = element.getAttribute(name) ?? '';
          if (hasLetters(text) && !isMarked(text)) faults.push({ where: `${nameOf(element)} ${name}`, text });
        }
      }
      const head = [
        ...['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'].map((name) => ({
          where: name,
          text: document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '',
        })),
        { where: 'title', text: document.title },
      ];
      // Descriptions begin with a text of the page.
      const content = [...document.querySelectorAll('[lang]:not([lang="qps"])')].map(({ textContent }) => textContent);
      const isContent = (text: string) =>
        content.some((whole) => whole?.replace(/\s+/g, ' ').includes(text.slice(0, 30)));
      return [...faults, ...head.filter(({ text }) => hasLetters(text) && !isMarked(text) && !isContent(text))];
    },
    { message, begin },
  );
  return found.filter(({ text }) => !neutral.test(text)).map(({ where, text }) => `${where}: ${text.slice(0, 80)}`);
}

/** The elements of the shown page whose texts are cut: wider than their box, without an ellipsis or a limit of lines. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return false;
      // Texts for screen readers alone are one pixel wide.
      if (position === 'absolute' && element.clientWidth <= 1) return false;
      return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const cut = [...document.body.querySelectorAll('*')].filter((element) => element.textContent && isCut(element));
    return [
      ...wide,
      ...cut.map(
        (element) => `${element.localName}.${element.getAttribute('class')}: ${element.textContent?.slice(0, 60)}`,
      ),
    ];
  });
