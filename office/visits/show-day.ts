const dayWriter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium' });

/** A day such as `2026-11-21`, which stands in UTC, as people read it. */
export const showDay = (day: string): string => dayWriter.format(new Date(`${day}T00:00:00Z`));

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const showNumber = (number: number): string => numbers.format(number);
