import { portfolioFirst, portfolioMore } from '../constants.ts';
import { pageAddress } from '../reading/paging.ts';
import { type Field, fields, type Sample, samples } from './samples.ts';

export interface FilterState {
  /** Absent: all fields. */
  field?: Field;
  items: Sample[];
  /** The number of samples of the field. */
  total: number;
  /** The address that shows more; absent if all are shown. */
  more?: string;
}

/**
 * The samples for an address with `filter` and `show`: six at first, three more each time. An unknown filter selects
 * all; an invalid number selects the first six; other numbers are rounded up to a full row.
 */
export function filterStateAt(search: URLSearchParams): FilterState {
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

/** The address of a filter and a number of samples. */
export const addressOf = (field: Field | undefined, show?: number): string =>
  pageAddress('/portfolio', 1, { filter: field, show });
