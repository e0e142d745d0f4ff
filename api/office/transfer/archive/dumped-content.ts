import { z } from 'zod';
import { entityOf } from '#content/registry.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import { entryStatus } from '#contract/documents/entry.ts';
import { entityName, jsonDocument, translations } from '#contract/office/entry-view.ts';
import type { Store } from '#store/store.ts';
import type { ContentLine, EntryLine, FileLine, RedirectLine, SynonymLine } from './content-archive.ts';

/* The columns read here; other columns of a row are ignored. */

const entryRow = z.object({
  id: z.int(),
  public_id: z.string().nullable(),
  type: entityName,
  parent_id: z.int().nullable(),
  position: z.int(),
  status: entryStatus,
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
  review_on: z.string().nullable(),
  revision: z.int(),
  pending: z.int(),
  pending_at: z.string().nullable(),
  trashed_at: z.string().nullable(),
});
type EntryRow = z.infer<typeof entryRow>;

const jsonText = z.string().transform((text): unknown => JSON.parse(text));
const hashes = z.record(z.string(), z.string());
const documentRow = z.object({
  entry_id: z.int(),
  lang: z.string(),
  document: jsonText.pipe(jsonDocument),
  sources: jsonText.pipe(hashes).nullable(),
});
const revisionRow = z.object({
  entry_id: z.int(),
  revision: z.int(),
  parent_id: z.int().nullable(),
});
const revisionState = z.object({
  document: jsonText.pipe(jsonDocument),
  translations: jsonText.pipe(translations),
  sources: jsonText
    .pipe(z.record(z.string(), hashes))
    .nullable()
    .transform((sources) => sources ?? {}),
});
const publicationRow = z.object({
  entry_id: z.int(),
  lang: z.string(),
  status: z.enum(['draft', 'scheduled']),
  publish_at: z.string().nullable(),
});
const redirectRow = z.object({ from_path: z.string(), to_path: z.string() });
const synonymRow = z.object({ lang: z.string(), words: z.string(), meaning: z.string(), both_ways: z.int() });
const fileRow = z.object({ src: z.string() });

const dumpedTables = [
  'entries',
  'entry_documents',
  'language_publications',
  'revisions',
  'files',
  'redirects',
  'search_synonyms',
];

type State = Pick<EntryLine, 'status' | 'publishAt' | 'parent' | 'document' | 'translations' | 'sources'>;

/**
 * The entries (without the trash) with their pending states, the files, the redirects and the synonyms, from one consistent
 * snapshot.
 * Entries of a type under one parent are in their order.
 */
export async function dumpedContent(store: Store): Promise<ContentLine[]> {
  const entries = new Map<number, EntryRow>();
  const documents = new Map<number, Required<Pick<EntryLine, 'document' | 'translations' | 'sources'>>>();
  const pending = new Map<number, State>();
  const publications = new Map<number, NonNullable<EntryLine['publications']>>();
  const srcs: string[] = [];
  const redirects: RedirectLine[] = [];
  const synonyms: SynonymLine[] = [];
  for await (const { table, row } of store.dump(dumpedTables)) {
    if (table === 'entries') {
      const entry = entryRow.parse(row);
      if (entry.trashed_at === null) entries.set(entry.id, entry);
    } else if (table === 'entry_documents') {
      const { entry_id, lang, document, sources } = documentRow.parse(row);
      const known = documents.get(entry_id) ?? { document: {}, translations: {}, sources: {} };
      documents.set(entry_id, known);
      if (lang === '') known.document = document;
      else known.translations[lang] = document;
      if (sources) known.sources[lang] = sources;
    } else if (table === 'language_publications') {
      const { entry_id, lang, publish_at } = publicationRow.parse(row);
      const known = publications.get(entry_id) ?? {};
      publications.set(entry_id, known);
      known[lang] =
        publish_at === null ? { status: 'draft', publishAt: null } : { status: 'scheduled', publishAt: publish_at };
    } else if (table === 'revisions') {
      const { entry_id, revision, parent_id } = revisionRow.parse(row);
      const entry = entries.get(entry_id);
      if (entry?.pending !== 1 || entry.revision !== revision) continue;
      const { pending_at: publishAt } = entry;
      const status = publishAt === null ? 'draft' : 'scheduled';
      pending.set(entry_id, { status, publishAt, parent: parent_id, ...revisionState.parse(row) });
    } else if (table === 'files') srcs.push(fileRow.parse(row).src);
    else if (table === 'redirects') {
      const { from_path, to_path } = redirectRow.parse(row);
      redirects.push({ kind: 'redirect', from: from_path, to: to_path });
    } else {
      const { both_ways, ...synonym } = synonymRow.parse(row);
      synonyms.push({ kind: 'synonym', ...synonym, bothWays: both_ways === 1 });
    }
  }
  const lines = [...entries.values()].sort(inOrder).map((entry): EntryLine => {
    const state = documents.get(entry.id) ?? { document: {}, translations: {}, sources: {} };
    const { id, type, status, publish_at: publishAt, parent_id: parent } = entry;
    const times = { unpublishAt: entry.unpublish_at, reviewOn: entry.review_on };
    const publicId = publicIdOf(entry);
    const line = { id, publicId, type, status, publishAt, parent, ...state, pending: pending.get(id) ?? null };
    return { kind: 'entry', ...line, ...times, publications: publications.get(id) };
  });
  return [...lines, ...(await fileLines(srcs, store)), ...redirects, ...synonyms.sort(byWords)];
}

const byWords = (one: SynonymLine, other: SynonymLine): number => {
  const [a, b] = [one, other].map(({ lang, words, meaning }) => [lang, words, meaning].join('\n'));
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1;
};

/** Entries ordered by date are listed in the order of their creation, because the higher id sorts first among equal dates. */
const inOrder = (a: EntryRow, b: EntryRow): number => {
  const byType = a.type < b.type ? -1 : Number(a.type > b.type);
  if (byType !== 0) return byType;
  return entityOf(a.type).order === 'newest' ? a.id - b.id : a.position - b.position || a.id - b.id;
};

async function fileLines(srcs: readonly string[], { files }: Store): Promise<FileLine[]> {
  const lines: FileLine[] = [];
  for (const src of srcs) {
    const file = await files.get(src);
    if (!file) continue;
    const { uses: _, addedAt: _at, addedBy: _by, permalink: _permalink, ...said } = file;
    lines.push({ kind: 'file', ...said, permalinks: await files.replacedBy(src) });
  }
  return lines;
}
