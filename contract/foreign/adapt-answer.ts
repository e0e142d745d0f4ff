import { z } from 'zod';
import type { Call } from '../call.ts';
import type { Misfit } from '../lenient.ts';
import { matchShape } from './match-shape.ts';
import { type DateOrder, numbersOf, readDate } from './read-date.ts';
import { shapeOf } from './wire-shape.ts';

export interface AdapterOptions {
  /** `auto`: found from the dates of each answer. */
  dates: 'auto' | DateOrder;
  /** IANA name of the zone of dates without an offset. */
  timeZone: string;
}

/** Makes of a foreign backend's answer one that the contract can decode. Reports dates that cannot be read, which it leaves out. */
export type AdaptAnswer = (call: Call, answer: unknown, report: (misfit: Misfit) => void) => unknown;

/** For a backend of which only the specification is known. */
export function createAdapter({ dates, timeZone }: AdapterOptions): AdaptAnswer {
  // Where an answer does not tell, as one news item from the first days of a month, those before it may have.
  let lastFound: DateOrder = 'dmy';
  const orderOf = (texts: readonly string[]): DateOrder => {
    if (dates !== 'auto') return dates;
    lastFound = orderIn(texts) ?? lastFound;
    return lastFound;
  };
  return (call, answer, report) => {
    if (answer === null && shapeOf(call.output).kind === 'list') return [];
    const found: string[] = [];
    const gathered = matchShape(call.output, answer, (text) => {
      found.push(text);
      return text;
    });
    if (found.length === 0) return gathered;
    const reading = { order: orderOf(found), timeZone };
    return matchShape(call.output, gathered, (text, path) => {
      const read = readDate(text, reading);
      if (read === undefined) report({ path, message: `“${text.slice(0, 40)}” is no date that can be read` });
      // What is in UTC already stays as it is written.
      return read && isUtc(text) ? text : (read ?? '');
    });
  };
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
