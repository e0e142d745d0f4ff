const dayWriter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium' });

/** A UTC day such as `2026-11-21`, for display. */
export const showDay = (day: string): string => dayWriter.format(new Date(`${day}T00:00:00Z`));

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const showNumber = (number: number): string => numbers.format(number);
