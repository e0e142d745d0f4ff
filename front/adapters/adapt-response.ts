import { z } from 'zod';
import type { Call } from '#contract/protocol/call.ts';
import { sliceLength, yieldToEventLoop } from '#contract/wire/lenient.ts';
import type { AdaptResponse } from '../calls/front-client.ts';
import { matchShape, type OnDate, unwrapped } from './match-shape.ts';
import { type DateOrder, numbersOf, readDate } from './read-date.ts';
import { shapeOf } from './wire-shape.ts';

export interface AdapterOptions {
  /** `auto`: detected from the dates of each response. */
  dates: 'auto' | DateOrder;
  /** IANA name of the time zone of dates without an offset. */
  timeZone: string;
}

/** The end of the message about an unreadable date. */
export const unreadDate = 'is not a readable date';

/** Creates an adapter for a backend that is only known to follow the specification. */
export function createAdapter({ dates, timeZone }: AdapterOptions): AdaptResponse {
  // Used where a response is ambiguous, such as one news item from the first days of a month.
  let lastFound: DateOrder = 'dmy';
  return async (call, answer, report) => {
    if (answer === null && shapeOf(call.output).kind === 'list') return [];
    const data = unwrapped(call.output, answer);
    let hasDates = false;
    let dayFirst = 0;
    const gathered = await matchInSlices(call, data, (text) => {
      hasDates = true;
      dayFirst += dayFirstIn(text);
      return text;
    });
    if (!hasDates) return gathered;
    if (dayFirst !== 0) lastFound = dayFirst > 0 ? 'dmy' : 'mdy';
    const reading = { order: dates === 'auto' ? lastFound : dates, timeZone };
    return matchInSlices(call, gathered, (text, path, endOfDay) => {
      const read = readDate(text, { ...reading, endOfDay });
      if (read === undefined) report({ path, message: `“${text.slice(0, 40)}” ${unreadDate}` });
      // A moment that is already in UTC keeps its spelling.
      return read && isUtc(text) ? text : (read ?? '');
    });
  };
}

/**
 * As {@link matchShape}, for one slice of a long list at a time. Replaces the given items, so that the list is not in
 * memory twice.
 */
async function matchInSlices({ output }: Call, data: unknown, onDate: OnDate): Promise<unknown> {
  if (!Array.isArray(data) || data.length <= sliceLength) return matchShape(output, data, onDate);
  for (let from = 0; from < data.length; from += sliceLength) {
    if (from > 0) await yieldToEventLoop();
    const slice = matchShape(output, data.slice(from, from + sliceLength), onDate) as unknown[];
    for (const [at, item] of slice.entries()) data[from + at] = item;
  }
  return data;
}

const isUtc = (text: string): boolean => z.iso.datetime().safeParse(text).success;

/** What a date reveals about the order: 1 if its first number must be the day, -1 if its second must, 0 otherwise. */
function dayFirstIn(text: string): number {
  const [first, second] = numbersOf(text) ?? [0, 0];
  return Number(first > 12) - Number(second > 12);
}
