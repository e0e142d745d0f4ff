import type { CallContext, Handler } from '#api/context.ts';
import type { getImport as getImportCall } from '#contract/calls/office/get-import.ts';
import { type ImportProgress, importProgress } from '#contract/office/owner-view.ts';
import { Refusal } from '#contract/problem.ts';
import type { ImportJob, ImportReport, ImportResult } from './imports.ts';

const started = 'import.start';
const ended = 'import.end';

/** Refuses with conflict while an import runs, before any work is done for another. */
export function requireIdle({ imports }: Pick<CallContext, 'imports'>): void {
  if (imports.current()?.state !== 'running') return;
  throw new Refusal('conflict', 'An import is running already; wait for its end');
}

/**
 * Starts an import. Its start and end are in the audit log, so that one which a stop of the server cut off is known. A dry run changes
 * nothing and is not logged. The report of either is kept.
 */
export function startImport(
  { source, dryRun, run }: Omit<ImportJob, 'ended'>,
  { caller, imports, now, store }: CallContext,
): ImportProgress {
  const by = caller.principal?.name ?? '';
  const note = async (action: string) => {
    if (!dryRun) await store.audit.add({ by, action, subject: source });
  };
  const noted = async (report: ImportReport) => {
    await note(started);
    await run(report);
  };
  const keep = async (result: ImportResult) => {
    const { id, startedAt } = result.progress;
    await store.imports.keepReport({ id, startedAt, report: result });
    await note(ended);
  };
  return imports.start({ source, dryRun, run: noted, ended: keep }, now);
}

export const getImport: Handler<typeof getImportCall> = async (_, { imports, store }) => {
  const kept = (await store.imports.reports()).flatMap(({ report }) => progressIn(report) ?? []);
  const running = imports.current();
  const current = running ?? (await cutOffImport(store)) ?? kept[0] ?? null;
  const earlier = kept.filter(({ id }) => id !== current?.id);
  return {
    current,
    earlier: earlier.map(({ id, source, dryRun, state, startedAt }) => ({ id, source, dryRun, state, startedAt })),
  };
};

const progressIn = (report: unknown): ImportProgress | undefined =>
  importProgress.safeParse((report as Partial<ImportResult> | null)?.progress).data;

/** The last import, where the server was stopped before its end. */
async function cutOffImport(store: CallContext['store']): Promise<ImportProgress | undefined> {
  const { items } = await store.audit.list({ words: 'import.', skip: 0, take: 20 });
  const last = items.find(({ action }) => action === started || action === ended);
  if (last?.action !== started) return undefined;
  const text = 'The server was restarted before it was done. Start it again: what came in already is known again.';
  return {
    id: `audit-${last.id}`,
    source: last.subject,
    dryRun: false,
    state: 'failed',
    done: 0,
    total: null,
    created: 0,
    changed: 0,
    unchanged: 0,
    files: 0,
    findings: [{ kind: 'failed', text }],
    startedAt: last.at,
    endedAt: null,
  };
}
