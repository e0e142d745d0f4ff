import { Mark } from '@tiptap/react';
import { isLanguageTag } from '#contract/languages/language-tags.ts';

/** Inline elements that may have a language besides their own meaning. */
const inline = ['span', 'em', 'i', 'strong', 'b', 'a', 'q', 'cite', 'abbr', 'small', 'u', 's', 'code', 'sub', 'sup'];

/**
 * The language of some words of a text, so that screen readers pronounce them correctly (WCAG 3.1.2). A span may also
 * have a direction, as of a phone number in an Arabic text.
 */
export const languageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
  parseHTML: () => [
    {
      tag: [...inline.map((name) => `${name}[lang]`), 'span[dir]'].join(', '),
      // Applied first, without consuming the element's own rule.
      priority: 60,
      consuming: false,
      getAttrs: (element: HTMLElement) => {
        const lang = element.getAttribute('lang');
        return lang === null || isLanguageTag(lang) ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
