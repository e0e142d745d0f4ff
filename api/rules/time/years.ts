const inFour = (year: number): string => String(year).padStart(4, '0');

/** The moments from the start of one year to the end of another, in UTC; undefined where neither is given. */
export function yearsBetween(from?: number, to?: number): { from?: string; to?: string } | undefined {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from === undefined ? {} : { from: `${inFour(from)}-01-01T00:00:00.000Z` }),
    ...(to === undefined ? {} : { to: `${inFour(to)}-12-31T23:59:59.999Z` }),
  };
}

/** The UTC year of a moment (ISO 8601). */
export const yearOf = (moment: string): number => new Date(moment).getUTCFullYear();
