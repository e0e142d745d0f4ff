/** The number of days from a calendar day to another, `YYYY-MM-DD`; negative if that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
