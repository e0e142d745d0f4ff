import type { CallContext, Handler } from '#api/context.ts';
import type { importFromBackend as importFromBackendCall } from '#contract/calls/office/import-from-backend.ts';
import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import { Refusal } from '#contract/problem.ts';
import type { AnsweredEntry } from './answered-entry.ts';
import { backendCalls } from './backend-client.ts';
import { backendContent } from './backend-content.ts';
import { documentFrom } from './backend-document.ts';
import { backendFiles } from './backend-files.ts';
import type { ImportReport } from './imports.ts';
import { inTurns } from './in-turns.ts';
import { type IncomingEntry, refKey } from './incoming.ts';
import { NotOutside, requireReachable } from './outside.ts';
import { startImport } from './run-import.ts';
import { takeIn } from './take-in.ts';

export const importFromBackend: Handler<typeof importFromBackendCall> = async ({ url }, context) => {
  const { origin, username, password } = new URL(url);
  if (username || password) {
    const message = 'Leave the user name and password out: the public calls need none';
    throw new Refusal('invalid_body', undefined, { errors: [{ field: 'url', message }] });
  }
  try {
    await requireReachable(new URL(origin), context.importHosts);
  } catch (error) {
    if (!(error instanceof NotOutside)) throw error;
    const message =
      'This host is not on the internet. If it is yours, whoever runs the server names it in IMPORT_HOSTS';
    throw new Refusal('invalid_body', undefined, { errors: [{ field: 'url', message }] });
  }
  return startImport(origin, (report) => takeBackend(origin, report, context), context);
};

async function takeBackend(origin: string, report: ImportReport, context: CallContext): Promise<void> {
  const { caller, now, store } = context;
  const answered = await backendContent(backendCalls(origin, report, context.importHosts));
  if (!answered) throw new Refusal('unavailable', `Nothing could be read from ${origin}; nothing was changed.`);
  const source = `backend ${origin}`;
  const unique = onlyOnce(answered, report);
  report.expect(unique.length * 2);
  const files = backendFiles(origin, report, context);
  const known = new Map((await store.imports.known(source)).map((each) => [refKey(each), each.id]));
  const entries = await inTurns(unique, async (entry): Promise<IncomingEntry | undefined> => {
    report.signal.throwIfAborted();
    const { type, foreignId, publicId, parent, where } = entry;
    const dated = await withDate(entry, known.get(refKey(entry)), report, context);
    const document = await documentFrom(type, dated, where, { files, problem: report.problem });
    report.step();
    if (!document) report.step();
    return document && { ...live, type, foreignId, publicId, parent, document };
  });
  const came = inOwnOrder(entries.filter((entry) => entry !== undefined));
  await takeIn(
    { source, own: false, entries: came, redirects: [] },
    { store, by: caller.principal?.name ?? '', now, report },
  );
}

const live = { status: 'published', publishAt: null, translations: {}, pending: null } as const;

function onlyOnce(entries: AnsweredEntry[], { problem }: ImportReport): AnsweredEntry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    if (seen.size < seen.add(refKey(entry)).size) return true;
    problem(`${entry.where} is there twice; the first is taken.`);
    return false;
  });
}

/** Lists come the newest first; made in the order they happened, those of the same moment keep theirs. */
function inOwnOrder(entries: IncomingEntry[]): IncomingEntry[] {
  const newest = (type: EntityName) => entityOf(type).order === 'newest';
  return [...entries.filter(({ type }) => !newest(type)), ...entries.filter(({ type }) => newest(type)).reverse()];
}

const dates: Partial<Record<EntityName, string>> = { news: 'date', career: 'createdAt' };

/** Where a backend says no date, the time of the first import stands in, and stays. */
async function withDate(
  { type, view, where }: AnsweredEntry,
  id: number | undefined,
  report: ImportReport,
  { now, store }: CallContext,
): Promise<object> {
  const field = dates[type];
  if (!field || Reflect.get(view, field)) return view;
  report.problem(`${where} has no date; the time at which it first came in stands in.`);
  const before = id === undefined ? undefined : await store.entries.get(id);
  return { ...view, [field]: before?.document[field] ?? now().toISOString() };
}
