import { Mark } from '@tiptap/react';
import { isLanguageTag } from '#contract/languages.ts';

/** Elements within a line that may say their language, besides being what they are. */
const inline = ['span', 'em', 'i', 'strong', 'b', 'a', 'q', 'cite', 'abbr', 'small', 'u', 's', 'code', 'sub', 'sup'];

/** The language of some words of a text, so that they are read aloud as it is spoken (WCAG 3.1.2). */
export const languageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [
    {
      tag: inline.map((name) => `${name}[lang]`).join(', '),
      // First, and then the rule for what the element means otherwise.
      priority: 60,
      consuming: false,
      getAttrs: (element: HTMLElement) => (isLanguageTag(element.getAttribute('lang') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
