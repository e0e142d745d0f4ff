import type { CallContext, Handler } from '#api/context.ts';
import type { getImport as getImportCall } from '#contract/calls/office/get-import.ts';
import { Refusal } from '#contract/problem.ts';
import type { ImportProgress, ImportReport } from './imports.ts';

const started = 'import.start';
const ended = 'import.end';

/** Refuses with conflict while an import runs, before any work is done for another. */
export function requireIdle({ imports }: Pick<CallContext, 'imports'>): void {
  if (imports.current()?.state !== 'running') return;
  throw new Refusal('conflict', 'An import is running already; wait for its end');
}

/** Starts an import; its start and end are in the audit, so that one which a stop of the server cut off is known. */
export function startImport(
  source: string,
  run: (report: ImportReport) => Promise<void>,
  { caller, imports, now, store }: CallContext,
): ImportProgress {
  const by = caller.principal?.name ?? '';
  const note = (action: string) => store.audit.add({ by, action, subject: source });
  const noted = async (report: ImportReport) => {
    await note(started);
    await run(report);
  };
  return imports.start({ source, run: noted, ended: () => note(ended) }, now);
}

export const getImport: Handler<typeof getImportCall> = async (_, { imports, store }) => {
  const current = imports.current();
  if (current) return { current };
  const { items } = await store.audit.list({ words: 'import.', skip: 0, take: 20 });
  const last = items.find(({ action }) => action === started || action === ended);
  if (last?.action !== started) return { current: null };
  const cutOff = 'The server was restarted before it was done. Start it again: what came in already is known again.';
  return {
    current: {
      id: `audit-${last.id}`,
      source: last.subject,
      state: 'failed',
      done: 0,
      total: null,
      created: 0,
      changed: 0,
      unchanged: 0,
      files: 0,
      problems: [cutOff],
      startedAt: last.at,
      endedAt: null,
    },
  };
};
