/** The month before or after one, such as `2027-01`. */
export function monthBeside(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The month of an address; undefined for any other text. */
export const monthIn = (text: string | null): string | undefined =>
  /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.exec(text ?? '')?.[0];
