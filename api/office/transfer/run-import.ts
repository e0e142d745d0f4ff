import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { getImport as getImportCall } from '#contract/calls/office/transfer.ts';
import { type ImportProgress, importProgress, importSummary } from '#contract/office/upkeep-view.ts';
import { words } from '../words.ts';
import { alreadyRunning, type ImportJob, type ImportReport, type ImportResult, newProgress } from './imports.ts';

const started = 'import.start';
const ended = 'import.end';

const productsOf = (file: string): string => `products ${file}`;

/** Whether the caller may see an import. */
export const maySeeImport = ({ principal }: CallContext['caller'], kind: ImportProgress['kind']): boolean =>
  principal?.role === 'owner' || kind === 'products';

/** Throws `conflict` while an import runs, before any work is done for another. */
export function requireIdle({ imports }: Pick<CallContext, 'imports'>): void {
  if (imports.current()?.state !== 'running') return;
  throw alreadyRunning();
}

/**
 * Starts an import. The audit log has its start and its end, so an import interrupted by a server stop can be detected.
 * A dry run changes nothing and is not logged. The report of either is stored.
 */
export function startImport(
  { kind = 'content', source, dryRun, run }: Omit<ImportJob, 'ended' | 'lang'>,
  { caller, imports, lang, now, store }: CallContext,
): ImportProgress {
  const by = actorOf(caller);
  const note = async (action: string) => {
    if (!dryRun) await store.audit.add({ by, action, subject: kind === 'products' ? productsOf(source) : source });
  };
  const noted = async (report: ImportReport) => {
    await note(started);
    await run(report);
  };
  const keep = async (result: ImportResult) => {
    const { id, startedAt } = result.progress;
    await store.imports.keepReport({ id, startedAt, summary: importSummary.parse(result.progress), report: result });
    await note(ended);
  };
  return imports.start({ kind, source, dryRun, lang, run: noted, ended: keep }, now);
}

/** Called once a second while an import runs. */
export const getImport: Handler<typeof getImportCall> = async (_, { caller, imports, lang, store }) => {
  const seen = <Import extends Pick<ImportProgress, 'kind'>>(each: Import | undefined) =>
    each && maySeeImport(caller, each.kind) ? each : undefined;
  const kept = (await store.imports.reports())
    .map(({ summary }) => importSummary.parse(summary))
    .filter((summary) => seen(summary));
  const latest = seen(imports.current()) ?? seen(await cutOffImport(store, lang));
  const current = latest ?? (await latestImport(kept[0]?.id, store));
  const earlier = kept.filter(({ id }) => id !== current?.id);
  return { current: current ? withShortFindings(current) : null, earlier };
};

/** Maximum length of a finding on the screen. */
const maxFindingLength = 300;

const withShortFindings = (progress: ImportProgress): ImportProgress => ({
  ...progress,
  findings: progress.findings.map(({ text, ...finding }) => ({
    ...finding,
    text: text.length > maxFindingLength ? `${text.slice(0, maxFindingLength)}…` : text,
  })),
});

async function latestImport(
  id: string | undefined,
  { imports }: CallContext['store'],
): Promise<ImportProgress | undefined> {
  const kept = id === undefined ? undefined : await imports.report(id);
  return kept && importProgress.parse((kept.report as ImportResult).progress);
}

/** The last import, if the server was stopped before its end. */
async function cutOffImport({ audit }: CallContext['store'], lang: string): Promise<ImportProgress | undefined> {
  const { items } = await audit.list({ words: 'import.', skip: 0, take: 20 });
  const last = items.find(({ action }) => action === started || action === ended);
  if (last?.action !== started) return undefined;
  const file = last.subject.startsWith(productsOf('')) ? last.subject.slice(productsOf('').length) : undefined;
  const kind = file === undefined ? 'content' : 'products';
  return {
    ...newProgress({ kind, source: file ?? last.subject, dryRun: false }, new Date(last.at)),
    id: `audit-${last.id}`,
    state: 'failed',
    findings: [{ kind: 'failed', text: words.say((texts) => texts.imports.restarted, lang) }],
  };
}
