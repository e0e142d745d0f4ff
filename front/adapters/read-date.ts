import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { zoneOffsetMs } from '#contract/text/zone-offset.ts';

/** Whether the day or the month comes first in `03/04/2026`. */
export type DateOrder = 'dmy' | 'mdy';

export interface DateReading {
  order: DateOrder;
  /** IANA name of the time zone of times without an offset. */
  timeZone: string;
  /** Whether a date without a time, or at midnight without an offset, means the end of its day. Absent: its beginning. */
  endOfDay?: boolean;
}

const months = 'january february march april may june july august september october november december'.split(' ');

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const seconds = String.raw`[:.](?<seconds>\d{2})(?:[.,](?<fraction>\d{1,9}))?`;
const time = String.raw`(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:${seconds})?\s*(?<half>[ap]\.?m\.?)?`;
/** Hours of the zones that RFC 2822 names. */
const namedZones: Readonly<Record<string, number>> = {
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 },
};
const zoneNames = ['UTC', 'GMT', 'UT', ...Object.keys(namedZones)].join('|');
const zone = String.raw`\s*(?<zone>Z|(?:UTC|GMT)?\s*[+-]\d{1,2}(?::?\d{2})?|${zoneNames})?`;
/** What may follow a day: a time, its zone, and the zone's name in brackets, as JavaScript and Java add it. */
const rest = String.raw`(?:(?:[T,\s]+|\s+at\s+)${time})?${zone}(?:\s*[([][^()[\]]*[)\]])?`;
const dayNumber = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const monthName = String.raw`(?<name>[a-z]{3,9})\.?`;

const numeric = new RegExp(String.raw`^(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})${rest}$`, 'i');
const formats = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.]${dayNumber}${rest}`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T?(?<hours>\d\d)(?<minutes>\d\d)(?<seconds>\d\d)?)?${zone}`,
  String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)T(?<hours>\d\d)(?:(?<minutes>\d\d)(?<seconds>\d\d)?)?${zone}`,
  String.raw`(?<year>\d{4})[\s-]+${monthName}[\s-]+${dayNumber}${rest}`,
  String.raw`${dayNumber}[\s.-]+(?:of\s+)?${monthName}[\s,-]+(?<year>\d{4})${rest}`,
  String.raw`${monthName}[\s-]+${dayNumber}[\s,-]+(?<year>\d{4})${rest}`,
  // As databases and older HTTP write it: 06-Nov-94.
  String.raw`${dayNumber}[\s-]${monthName}[\s-](?<shortYear>\d\d)${rest}`,
  // As C, Ruby and Java write it: Fri Apr 3 09:05:07 UTC 2026.
  String.raw`${monthName}\s+${dayNumber}\s+${time}${zone}\s+(?<year>\d{4})`,
].map((format) => new RegExp(`^${format}$`, 'i'));
const dotNet = /^\/?Date\((?<ms>-?\d{1,15})(?:[+-]\d{4})?\)\/?$/;
/** With 14 digits, the year 1. */
const epoch = /^(?<since>\d{9,13}|-\d{9,14})(?:\.\d{1,9})?$/;

/** A longer text is no date. */
const maxLength = 100;

/** As Chinese, Japanese and Korean write it. */
const eastAsian = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/u;

/** In the digits 0 to 9 and with plain signs, without invisible characters and the name of the weekday. */
const normalized = (text: string): string =>
  asciiDigits(text.slice(0, maxLength + 1))
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2212', '-')
    .trim()
    .replace(weekday, '')
    .replace(eastAsian, '$1-$2-$3');

/** The first two numbers of a date such as `03/04/2026`, whose order is unknown. */
export function numbersOf(text: string): readonly [number, number] | undefined {
  const { first, second } = numeric.exec(normalized(text))?.groups ?? {};
  return first === undefined ? undefined : [Number(first), Number(second)];
}

/**
 * Reads a date as old backends write it: ISO with or without offset, `/Date(ms)/` of .NET, seconds or milliseconds
 * since 1970, `03/04/2026`, `2026/04/03`, `3 Apr 2026`, `Apr 3, 2026` and as in HTTP headers, each with or without
 * weekday and time. Returns an ISO moment in UTC, '' for an absent date, and undefined for an unreadable one. Absent
 * are the empty text and the days that databases store for no date: any of the years 0 and 1, 1900-01-01 and
 * the days 0 of spreadsheets.
 */
export function readDate(text: string, reading: DateReading): string | undefined {
  const given = normalized(text);
  if (given === '') return '';
  if (given.length > maxLength) return undefined;
  const { ms } = dotNet.exec(given)?.groups ?? {};
  if (ms !== undefined) return sinceEpoch(Number(ms));
  const { since } = epoch.exec(given)?.groups ?? {};
  // As milliseconds, such a number would be before 1974.
  if (since !== undefined) return sinceEpoch(Number(since) * (Math.abs(Number(since)) < 1e11 ? 1_000 : 1));
  const parts = partsOf(given, reading.order);
  return parts && dateOf(parts, reading);
}

type Parts = Readonly<Record<string, string | undefined>>;

function partsOf(text: string, order: DateOrder): Parts | undefined {
  const groups = numeric.exec(text)?.groups;
  if (groups) {
    const { first, second } = groups;
    // A number over 12 can only be the day, in either order.
    const isDayFirst = Number(second) > 12 ? false : Number(first) > 12 || order === 'dmy';
    return { ...groups, day: isDayFirst ? first : second, month: isDayFirst ? second : first };
  }
  for (const format of formats) {
    const found = format.exec(text)?.groups;
    if (!found) continue;
    const year = found.shortYear === undefined ? found.year : fullYear(Number(found.shortYear));
    return { ...found, year, month: found.name === undefined ? found.month : monthOf(found.name) };
  }
  return undefined;
}

/** Day 0 of databases and of spreadsheets. */
const noDays = new Set(['1900-1-1', '1899-12-30', '1899-12-31']);

function dateOf(parts: Parts, { timeZone, endOfDay }: DateReading): string | undefined {
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  if (year <= 1 || noDays.has(`${year}-${month}-${day}`)) return '';
  const [minutes, seconds] = [Number(parts.minutes ?? 0), Number(parts.seconds ?? 0)];
  const hours = hourOf(Number(parts.hours ?? 0), parts.half);
  const offset = parts.zone === undefined ? undefined : offsetMs(parts.zone);
  if (!isDay(year, month, day) || hours === undefined || minutes > 59 || seconds > 60) return undefined;
  if (Number.isNaN(offset) || (hours === 24 && minutes + seconds > 0)) return undefined;
  const isWholeDay = parts.hours === undefined || (minutes + seconds === 0 && hours % 24 === 0);
  const isEnd = endOfDay === true && isWholeDay && offset === undefined;
  const ms = Number((parts.fraction ?? '').padEnd(3, '0').slice(0, 3));
  const local = isEnd
    ? Date.UTC(year, month - 1, day, 23, 59, 59)
    : Date.UTC(year, month - 1, day, hours, minutes, seconds, ms);
  return new Date(offset === undefined ? toUtc(local, timeZone) : local - offset).toISOString();
}

/** As RFC 2822 reads two digits. */
const fullYear = (short: number): string => String(short < 50 ? 2_000 + short : 1_900 + short);

/** 1 to 12; 0 for an unknown month. */
const monthOf = (name: string): string => String(months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1);

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** 0 to 24, the end of the day. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

/** NaN for an offset that no place has. */
function offsetMs(zone: string): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return (namedZones[zone.trim().toUpperCase()] ?? 0) * 3_600_000;
  if (Number(hours) > 14 || Number(minutes) > 59) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** 1900-01-01 in UTC; midnight in other time zones is up to 14 hours earlier or later. */
const noDate = Date.UTC(1900, 0, 1);
const largestOffset = 14 * 60 * 60_000;

/** A number of milliseconds since 1970 as ISO text; '' for the beginning of a day that means no date, in any time zone. */
function sinceEpoch(ms: number): string | undefined {
  if (Math.abs(ms) >= 8e15) return undefined;
  const moment = new Date(ms);
  return moment.getUTCFullYear() <= 1 || Math.abs(ms - noDate) <= largestOffset ? '' : moment.toISOString();
}

/**
 * The moment at which clocks in the zone show `local`. In an hour that is skipped or repeated, one of the two adjacent
 * moments.
 */
function toUtc(local: number, timeZone: string): number {
  const guess = local - zoneOffsetMs(local, timeZone);
  return local - zoneOffsetMs(guess, timeZone);
}
