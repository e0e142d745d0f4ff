/** A moment as the store keeps it: ISO 8601 in UTC with milliseconds. Throws a RangeError for what is no time. */
export const momentOf = (time: Date | string): string => new Date(time).toISOString();

export const momentNow = (): string => new Date().toISOString();
