import { readPart, writtenPart } from '#contract/text/filter-text.ts';
import type { Compared } from './comparison.ts';

export const comparePath = '/compare';

/** A product or article as part of an address, such as `15:ART-3`. */
export const comparedText = ({ id, article }: Compared): string =>
  article === undefined ? writtenPart(id) : `${writtenPart(id)}:${writtenPart(article)}`;

/** The address of a comparison. */
export const compareAddress = (items: readonly Compared[]): string =>
  items.length > 0 ? `${comparePath}?${new URLSearchParams({ items: items.map(comparedText).join() })}` : comparePath;

/** Longer addresses are not read to their end. */
const mostAsked = 50;

/** The products and articles that an address names, each once. Check boxes send one parameter each. */
export function comparedIn(search: URLSearchParams): Compared[] {
  const parts = search
    .getAll('items')
    .flatMap((items) => items.split(','))
    .slice(0, mostAsked);
  const items = parts.flatMap((part): Compared[] => {
    const [id, article] = part.trim().split(':').map(readPart);
    if (id === undefined || id.length > 100) return [];
    return [article === undefined ? { id } : { id, article }];
  });
  return [...new Map(items.map((item) => [comparedText(item), item])).values()];
}
