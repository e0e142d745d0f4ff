import { portfolioFirst, portfolioMore } from '../constants.ts';
import { pageAddress } from '../reading/paging.ts';
import { type Field, fields, type Sample, samples } from './samples.ts';

export interface Showing {
  /** Absent: all fields. */
  field?: Field;
  items: Sample[];
  /** How many there are of the field. */
  total: number;
  /** The address that shows more; absent where all are shown. */
  more?: string;
}

/**
 * What an address with `filter` and `show` shows: six at first, three more each time. What is no filter means
 * all, what is no number the first six; a number in between is taken up to the next full row.
 */
export function showingAt(search: URLSearchParams): Showing {
  const field = fields.find((name) => name === search.get('filter'));
  const ofField = samples.filter((sample) => field === undefined || sample.field === field);
  const asked = Number(/^\d{1,4}$/.exec(search.get('show') ?? '')?.[0] ?? 0);
  const rows = Math.max(0, Math.ceil((asked - portfolioFirst) / portfolioMore));
  const items = ofField.slice(0, portfolioFirst + rows * portfolioMore);
  const showNext = portfolioFirst + (rows + 1) * portfolioMore;
  return {
    field,
    items,
    total: ofField.length,
    more: items.length < ofField.length ? addressOf(field, showNext) : undefined,
  };
}

/** The address of a filter, and of how many it shows. */
export const addressOf = (field: Field | undefined, show?: number): string =>
  pageAddress('/portfolio', 1, { filter: field, show });
