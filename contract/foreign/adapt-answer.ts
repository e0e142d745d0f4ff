import { z } from 'zod';
import type { Call } from '../call.ts';
import { type Misfit, sliceLength, yieldToEventLoop } from '../lenient.ts';
import { matchShape, type OnDate, unwrapped } from './match-shape.ts';
import { type DateOrder, numbersOf, readDate } from './read-date.ts';
import { shapeOf } from './wire-shape.ts';

export interface AdapterOptions {
  /** `auto`: found from the dates of each answer. */
  dates: 'auto' | DateOrder;
  /** IANA name of the zone of dates without an offset. */
  timeZone: string;
}

/** Makes of a foreign backend's answer one that the contract can decode. Reports dates that cannot be read, which it leaves out. */
export type AdaptAnswer = (call: Call, answer: unknown, report: (misfit: Misfit) => void) => Promise<unknown>;

/** The end of the message about a date that cannot be read. */
export const unreadDate = 'is no date that can be read';

/** For a backend of which only the specification is known. */
export function createAdapter({ dates, timeZone }: AdapterOptions): AdaptAnswer {
  // Where an answer does not tell, as one news item from the first days of a month, those before it may have.
  let lastFound: DateOrder = 'dmy';
  const orderOf = (texts: readonly string[]): DateOrder => {
    if (dates !== 'auto') return dates;
    lastFound = orderIn(texts) ?? lastFound;
    return lastFound;
  };
  return async (call, answer, report) => {
    if (answer === null && shapeOf(call.output).kind === 'list') return [];
    const found: string[] = [];
    const gathered = await matchInSlices(call, answer, (text) => {
      found.push(text);
      return text;
    });
    if (found.length === 0) return gathered;
    const reading = { order: orderOf(found), timeZone };
    return matchInSlices(call, gathered, (text, path) => {
      const read = readDate(text, reading);
      if (read === undefined) report({ path, message: `“${text.slice(0, 40)}” ${unreadDate}` });
      // A moment that is in UTC already keeps its spelling.
      return read && isUtc(text) ? text : (read ?? '');
    });
  };
}

/** As {@link matchShape}, a slice of a long list at a time. */
async function matchInSlices({ output }: Call, answer: unknown, onDate: OnDate): Promise<unknown> {
  const list = unwrapped(output, answer);
  if (!Array.isArray(list) || list.length <= sliceLength) return matchShape(output, list, onDate);
  const result: unknown[] = [];
  for (let from = 0; from < list.length; from += sliceLength) {
    if (from > 0) await yieldToEventLoop();
    result.push(...(matchShape(output, list.slice(from, from + sliceLength), onDate) as unknown[]));
  }
  return result;
}

const isUtc = (text: string): boolean => z.iso.datetime().safeParse(text).success;

/** The order that the dates of an answer show: a number over 12 is a day. Undefined where none does, or as many say one as the other. */
function orderIn(texts: readonly string[]): DateOrder | undefined {
  let dayFirst = 0;
  for (const text of texts) {
    const [first, second] = numbersOf(text) ?? [0, 0];
    if (first > 12) dayFirst += 1;
    if (second > 12) dayFirst -= 1;
  }
  if (dayFirst === 0) return undefined;
  return dayFirst > 0 ? 'dmy' : 'mdy';
}
