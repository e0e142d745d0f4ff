import { zoneOffsetMs } from '../zone-offset.ts';

/** Whether the day or the month comes first in `03/04/2026`. */
export type DateOrder = 'dmy' | 'mdy';

export interface DateReading {
  order: DateOrder;
  /** IANA name of the time zone of times without an offset. */
  timeZone: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const time = String.raw`(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?)?`;
const offset = String.raw`\s*(Z|[+-]\d{2}:?\d{2})?`;
const iso = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})${time}${offset}$`, 'i');
const numeric = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})${time}${offset}$`, 'i');
const dayFirst = new RegExp(String.raw`^(\d{1,2})[\s.-]+([a-z]{3,9})\.?[\s,-]+(\d{4})${time}${offset}$`, 'i');
const monthFirst = new RegExp(String.raw`^([a-z]{3,9})\.?[\s-]+(\d{1,2})[\s,-]+(\d{4})${time}${offset}$`, 'i');
const dotNet = /^\/?Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/?$/;

/** The first two numbers of a date such as `03/04/2026`, whose order is unknown. */
export function numbersOf(text: string): readonly [number, number] | undefined {
  const [, first, second] = numeric.exec(text.trim()) ?? [];
  return first === undefined ? undefined : [Number(first), Number(second)];
}

/**
 * Reads a date as old backends write it: ISO with or without offset, `/Date(ms)/` of .NET, `03/04/2026`, `3 Apr 2026` and `Apr 3, 2026`,
 * each with or without a time. Returns an ISO moment in UTC, '' for an absent date (empty, or the year 1, which .NET writes for it), and
 * undefined for an unreadable one.
 */
export function readDate(text: string, { order, timeZone }: DateReading): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const milliseconds = dotNet.exec(trimmed)?.[1];
  if (milliseconds !== undefined) return momentOf(Number(milliseconds));
  const [year, month, day, ...rest] = partsOf(trimmed, order) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (year === 1) return '';
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half, zone] = rest;
  const hour = hourOf(Number(hours), half);
  const isRight = isDay(year, month, day) && hour !== undefined && Number(minutes) < 60 && Number(seconds) < 60;
  if (!isRight) return undefined;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  const local = Date.UTC(year, month - 1, day, hour, Number(minutes), Number(seconds), ms);
  return momentOf(zone ? local - offsetMs(zone) : toUtc(local, timeZone));
}

type Parts = [year: number, month: number, day: number, ...rest: (string | undefined)[]];

function partsOf(text: string, order: DateOrder): Parts | undefined {
  const [, ...ofIso] = iso.exec(text) ?? [];
  if (ofIso[0] !== undefined) return [Number(ofIso[0]), Number(ofIso[1]), Number(ofIso[2]), ...ofIso.slice(3)];
  const [, first, second, ofYear, ...rest] = numeric.exec(text) ?? [];
  if (first !== undefined) {
    // A number over 12 can only be the day, in either order.
    const isDayFirst = Number(second) > 12 ? false : Number(first) > 12 || order === 'dmy';
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return [Number(ofYear), Number(month), Number(day), ...rest];
  }
  const [, day, name, year, ...after] = dayFirst.exec(text) ?? [];
  if (name !== undefined) return [Number(year), monthOf(name), Number(day), ...after];
  const [, named, ofDay, inYear, ...others] = monthFirst.exec(text) ?? [];
  return named === undefined ? undefined : [Number(inYear), monthOf(named), Number(ofDay), ...others];
}

/** 1 to 12; 0 for an unknown month. */
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

function offsetMs(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

const momentOf = (ms: number): string | undefined =>
  Math.abs(ms) < 8e15 && new Date(ms).getUTCFullYear() > 0 ? new Date(ms).toISOString() : undefined;

/** The moment at which clocks in the zone show `local`. In an hour that is skipped or repeated, one of the two adjacent moments. */
function toUtc(local: number, timeZone: string): number {
  const guess = local - zoneOffsetMs(local, timeZone);
  return local - zoneOffsetMs(guess, timeZone);
}
