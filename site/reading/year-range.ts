/** The years from one to another, both included. */
export interface YearRange {
  from: number;
  to: number;
}

/**
 * The years an address asks for with `from` and `to`, as far as they lie within `span`; undefined where that is
 * all of them. Ends in the wrong order are swapped, and what is no year is no limit: a list is never refused
 * for it.
 */
export function yearRangeFrom(search: URLSearchParams, span: YearRange): YearRange | undefined {
  const ends = [yearIn(search, 'from') ?? span.from, yearIn(search, 'to') ?? span.to].map((year) =>
    Math.min(Math.max(year, span.from), span.to),
  );
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  return from === span.from && to === span.to ? undefined : { from, to };
}

/** Whether an address names a year to begin or to end with, sensible or not. */
export const asksForYears = (search: URLSearchParams): boolean => search.has('from') || search.has('to');

function yearIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Marks for a scale of years: each of them while there is room, otherwise the first and the last. */
export const yearMarks = ({ from, to }: YearRange): string[] =>
  to - from < 8
    ? Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
    : [String(from), String(to)];
