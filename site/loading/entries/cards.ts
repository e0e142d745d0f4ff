import type { Picture } from '#contract/fields.ts';
import { excerptOf } from '#contract/html/excerpt.ts';
import { cutText } from '#site/reading/text/cut-text.ts';

/** A picture next to the name of its subject. Its alternative text would repeat the name and is left out of the page's data. */
export const withoutAlt = <Value extends Picture | null>(picture: Value): Value => picture && { ...picture, alt: '' };

/** The start of a text, for the result lists of search engines. */
export const summaryOf = (html: string): string => cutText(excerptOf(html), 160).shown;
