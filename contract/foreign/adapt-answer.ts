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
    return matchInSlices(call, gathered, (text, path) => {
      const read = readDate(text, reading);
      if (read === undefined) report({ path, message: `“${text.slice(0, 40)}” ${unreadDate}` });
      // A moment that is in UTC already keeps its spelling.
      return read && isUtc(text) ? text : (read ?? '');
    });
  };
}

/** As {@link matchShape}, a slice of a long list at a time. The items take the place of the given ones, to be held once. */
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

/** What a date says of the order of the others: 1 where its first number must be the day, -1 where its second must, 0 otherwise. */
function dayFirstIn(text: string): number {
  const [first, second] = numbersOf(text) ?? [0, 0];
  return Number(first > 12) - Number(second > 12);
}
