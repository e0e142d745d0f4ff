import type { BackendDates, CallContext, Handler } from '#api/context.ts';
import { words } from '#api/office/words.ts';
import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { importFromBackend as importFromBackendCall } from '#contract/calls/office/transfer.ts';
import type { JsonDocument } from '#store/store.ts';
import { applyImport } from '../apply/apply-import.ts';
import { type IncomingEntry, refKey } from '../apply/incoming.ts';
import { PrivateAddressError, requireReachable } from '../fetch-public.ts';
import type { ImportReport } from '../imports.ts';
import { redirectsFrom, withPageAddresses } from '../page-addresses.ts';
import { startImport } from '../run-import.ts';
import { cleanedViews } from './clean-views.ts';
import { backendCalls, requestsAtOnce } from './client.ts';
import { backendContent } from './content.ts';
import { documentFrom } from './document.ts';
import { backendFiles } from './files.ts';
import type { ForeignEntry } from './foreign-entry.ts';

export const importFromBackend: Handler<typeof importFromBackendCall> = async (input, context) => {
  const { dryRun = false, timeZone = 'UTC', dates = 'auto' } = input;
  const { origin, username, password } = new URL(input.url);
  if (username || password) {
    throw words.fieldError('invalid_body', [{ field: 'url', wording: (texts) => texts.imports.noPassword }]);
  }
  try {
    await requireReachable(new URL(origin), context.importHosts);
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) throw error;
    throw words.fieldError('invalid_body', [{ field: 'url', wording: (texts) => texts.imports.privateHost }]);
  }
  return startImport(
    { source: origin, dryRun, run: (report) => takeBackend(origin, { timeZone, dates }, report, context) },
    context,
  );
};

async function takeBackend(
  origin: string,
  dates: BackendDates,
  report: ImportReport,
  context: CallContext,
): Promise<void> {
  const { store } = context;
  const content = await backendContent(backendCalls(origin, dates, report, context));
  if (!content) throw words.error('unavailable', (texts) => texts.imports.nothingRead({ origin }));
  const answered = await cleanedViews(content, report);
  const source = `backend ${origin}`;
  const unique = onlyOnce(answered, report);
  report.expect(unique.length * 2);
  const files = backendFiles(origin, report, context);
  const known = new Map((await store.imports.known(source)).map((each) => [refKey(each), each.id]));
  const entries = await mapWithConcurrency(
    unique,
    requestsAtOnce,
    async (entry): Promise<[ForeignEntry, JsonDocument] | undefined> => {
      report.signal.throwIfAborted();
      const { type, where } = entry;
      const dated = await withDate(entry, known.get(refKey(entry)), report, context);
      const fallback = fallbackFor(entry, answered, origin);
      const document = await documentFrom(type, dated, where, { files, fallback, finding: report.finding });
      report.step();
      if (!document) report.step();
      return document && [entry, document];
    },
  );
  const came = inOwnOrder(
    withPageAddresses(
      entries.filter((each) => each !== undefined),
      report,
    ),
  );
  await applyImport(
    { source, own: false, entries: came, redirects: redirectsFrom(came), synonyms: [] },
    report,
    context,
  );
}

function onlyOnce(entries: ForeignEntry[], { finding }: ImportReport): ForeignEntry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    if (seen.size < seen.add(refKey(entry)).size) return true;
    finding('entry-lost', (texts, lang) => texts.imports.entries.twice({ where: entry.where(texts, lang) }));
    return false;
  });
}

/** Replaces a required text that the backend leaves empty. */
function fallbackFor({ type, publicId, view }: ForeignEntry, all: readonly ForeignEntry[], origin: string): string {
  const host = new URL(origin).hostname.replace(/^www\./, '');
  if (type === 'company') return host;
  // A slide shows its text in large letters.
  if (type === 'slider')
    return String(Reflect.get(all.find((each) => each.type === 'company')?.view ?? {}, 'companyName') || host);
  if (type === 'contactPerson') return String(Reflect.get(view, 'designation') || 'Contact');
  return [entityOf(type).label.one, publicId].filter(Boolean).join(' ');
}

/** Lists have the newest item first. Entries are created oldest first, so that items with the same time keep their order. */
function inOwnOrder(entries: IncomingEntry[]): IncomingEntry[] {
  const newest = (type: EntityName) => entityOf(type).order === 'newest';
  return [...entries.filter(({ type }) => !newest(type)), ...entries.filter(({ type }) => newest(type)).reverse()];
}

const dates: Partial<Record<EntityName, string>> = { news: 'date', career: 'createdAt' };

/** An item without a date gets the time of its first import, and keeps it. */
async function withDate(
  { type, view, where }: ForeignEntry,
  id: number | undefined,
  report: ImportReport,
  { now, store }: CallContext,
): Promise<object> {
  const field = dates[type];
  if (!field || Reflect.get(view, field)) return view;
  report.finding('changed', (texts, lang) => texts.imports.entries.noDate({ where: where(texts, lang) }));
  const before = id === undefined ? undefined : await store.entries.get(id);
  return { ...view, [field]: before?.document[field] ?? now().toISOString() };
}
