/** A range of years, both ends included. */
export interface YearRange {
  from: number;
  to: number;
}

/**
 * The years that the parameters `from` and `to` select, clamped to `span`; undefined where they select the whole span.
 * Ends in the wrong order are swapped and invalid years are ignored: the list is shown in any case.
 */
export function yearRangeFrom(search: URLSearchParams, span: YearRange): YearRange | undefined {
  const ends = [yearIn(search, 'from') ?? span.from, yearIn(search, 'to') ?? span.to].map((year) =>
    Math.min(Math.max(year, span.from), span.to),
  );
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  return from === span.from && to === span.to ? undefined : { from, to };
}

/** Whether the query has a first or last year, valid or not. */
export const asksForYears = (search: URLSearchParams): boolean => search.has('from') || search.has('to');

function yearIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Labels of the year scale: every year up to 8 years, otherwise the first and the last. */
export const yearMarks = ({ from, to }: YearRange): number[] =>
  to - from < 8 ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [from, to];
