/** A time as the store writes it: ISO 8601 in UTC with milliseconds. Throws a RangeError for an invalid time. */
export const momentOf = (time: Date | string): string => new Date(time).toISOString();

export const momentNow = (): string => new Date().toISOString();
