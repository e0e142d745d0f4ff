import type { z } from 'zod';
import type { ApiServices, BackendDates } from '#api/context.ts';
import type { Wording } from '#api/office/words.ts';
import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import type { Call, CallInput, CallOutput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { ClientOptions } from '#contract/protocol/client.ts';
import { onceEach } from '#contract/wire/lenient.ts';
import { misfitWording } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import { answerAt, readUpTo } from './files.ts';

const maxResponseBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;
const itemsAtOnce = 100;
/** Low, because the backend also serves its visitors. */
export const requestsAtOnce = 4;

/**
 * A backend's public calls, parsed leniently, with texts that are not cleaned. A failure is reported and returned as
 * undefined.
 */
export interface BackendCalls {
  item<C extends Call>(call: C, input: CallInput<C>, where: Wording): Promise<CallOutput<C> | undefined>;
  /** The whole list, read in pages if necessary. */
  list<Item>(call: Call<z.ZodType, z.ZodArray<z.ZodType<Item>>>): Promise<Item[] | undefined>;
  /** Calls a function for each item, a few at a time. Each is a step of the import. */
  each<Item, Answer>(items: readonly Item[], work: (item: Item, index: number) => Promise<Answer>): Promise<Answer[]>;
}

const failure =
  (where: Wording, { kind, status }: CallError): Wording =>
  (texts, lang) => {
    const { lost, lostWith, reasons } = texts.imports.calls;
    const about = { where: where(texts, lang), reason: reasons[kind] };
    return status ? lostWith({ ...about, status: String(status) }) : lost(about);
  };

export function backendCalls(
  origin: string,
  dates: BackendDates,
  report: ImportReport,
  { importHosts: allowed, backendClient }: Pick<ApiServices, 'importHosts' | 'backendClient'>,
): BackendCalls {
  const options: ClientOptions = {
    baseUrl: origin,
    timeoutMs,
    onMisfit: onceEach((call, misfit) =>
      report.finding(
        'field-lost',
        misfitWording(() => call, misfit),
      ),
    ),
    fetch: async ({ url, signal, headers }) => {
      const response = await answerAt(new URL(url), origin, { signal, headers, allowed });
      return new Response(await readUpTo(response, maxResponseBytes), response);
    },
  };
  const client = backendClient(options, dates);
  const orProblem = async <T>(where: Wording, ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch (error) {
      report.signal.throwIfAborted();
      if (!(error instanceof CallError)) throw error;
      report.finding('field-lost', failure(where, error));
      return undefined;
    }
  };
  const { signal } = report;

  return {
    item: (call, input, where) => orProblem(where, () => client.call(call, input, { signal })),
    each: (items, work) => {
      report.expect(items.length);
      return mapWithConcurrency(items, requestsAtOnce, async (item, index) => {
        const answer = await work(item, index);
        report.step();
        return answer;
      });
    },
    list: (call) =>
      orProblem(
        () => call.name,
        async () => {
          const { items, total } = await client.list(call, {}, { signal });
          while (items.length < total) {
            const next = await client.list(call, { skip: items.length, take: itemsAtOnce }, { signal });
            if (next.items.length === 0) break;
            items.push(...next.items);
          }
          return items;
        },
      ),
  };
}
