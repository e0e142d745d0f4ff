import { z } from 'zod';
import { cleanForeignText } from '#api/rules/html/foreign/clean-foreign-text.ts';
import { lostContent } from '#api/rules/html/lost-content.ts';
import type { Call } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { decodeLeniently, type Misfit } from '#contract/wire/lenient.ts';
import { unreadDate } from '#front/adapters/adapt-response.ts';
import { type AdaptResponse, createFrontClient } from '../calls/front-client.ts';
import type { Fetch } from '../calls/sending/retry-once.ts';
import { addLoss, type CallReport } from './check-report.ts';

export interface CheckCallOptions {
  backend: string;
  fetch: Fetch;
  release: (request: Request) => void;
  adapt: AdaptResponse;
}

/**
 * Makes a call as the site makes it and counts the losses in `report`. Returns the decoded value; undefined if the call
 * fails. `about` names the request in the examples; '' for a call without parameters.
 */
export async function checkCall(
  call: Call,
  input: object,
  about: string,
  report: CallReport,
  { backend, fetch, release, adapt }: CheckCallOptions,
): Promise<unknown> {
  const misfits: Misfit[] = [];
  let adapted: unknown;
  const client = createFrontClient({
    baseUrl: backend,
    fetch,
    release,
    cleanText: (text, input) => {
      const cleaned = cleanForeignText(text, input);
      for (const { kind, value } of lostContent(text, cleaned)) addLoss(report.lostContent, `${about}${kind} ${value}`);
      return cleaned;
    },
    onMisfit: (_, misfit) => misfits.push(misfit),
    adapt: async (...given) => {
      const answer = await adapt(...given);
      // The client empties the list while it decodes it.
      adapted = Array.isArray(answer) ? [...answer] : answer;
      return answer;
    },
  });
  report.asked += 1;
  let value: unknown;
  try {
    value = await client.call(call, input);
    report.answered += 1;
  } catch (error) {
    addLoss(report.failedCalls, about + reasonOf(error, misfits));
  }
  countItems(call, adapted, misfits, about, report);
  return value;
}

function countItems(call: Call, adapted: unknown, misfits: Misfit[], about: string, report: CallReport): void {
  const isList = call.output instanceof z.ZodArray;
  const items = isList
    ? Array.isArray(adapted)
      ? adapted
      : []
    : adapted === undefined || adapted === null
      ? []
      : [adapted];
  const indexOf = ({ path }: Misfit) => (isList ? Number(path.split('.', 1)[0]) : 0);
  const touched = new Set(misfits.map(indexOf));
  const dropped = new Set(
    [...touched].filter((index) => index < items.length && !decodeLeniently(itemSchema(call), items[index]).fits),
  );
  report.items += items.length;
  report.fitting += items.filter((_, index) => !touched.has(index)).length;
  for (const index of dropped) {
    const reasons = misfits.filter((misfit) => indexOf(misfit) === index && !isUnreadDate(misfit)).map(textOf);
    addLoss(report.droppedItems, about + (reasons[0] ?? `${index}`));
  }
  for (const misfit of misfits) {
    if (isUnreadDate(misfit)) addLoss(report.unreadDates, about + textOf(misfit));
    else if (misfit.path !== '' && !dropped.has(indexOf(misfit))) addLoss(report.droppedFields, about + textOf(misfit));
  }
}

const itemSchema = ({ output }: Call): z.ZodType =>
  output instanceof z.ZodArray ? (output.element as z.ZodType) : output;

const isUnreadDate = ({ message }: Misfit): boolean => message.endsWith(unreadDate);

const textOf = ({ path, message }: Misfit): string => (path === '' ? message : `${path}: ${message}`);

function reasonOf(error: unknown, misfits: readonly Misfit[]): string {
  if (!(error instanceof CallError)) throw error;
  const { kind, status, cause } = error;
  if (kind === 'misfit') return `The answer does not match the specification: ${misfits.map(textOf)[0] ?? 'no JSON'}`;
  if (kind === 'timed-out') return 'No answer within ten seconds';
  if (status !== undefined) return kind === 'not-found' ? `Not found (${status})` : `Answered with status ${status}`;
  return `No answer: ${causeOf(cause)}`;
}

/** fetch puts the actual error, such as ECONNREFUSED, into the cause of its own error. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
