import { publicIdOf } from '#contract/addresses/public-id.ts';
import { type Code, comparableCode } from '#contract/text/codes/codes.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { CodeHolder, PublishedEntry } from '#store/interfaces/published-entries.ts';
import { type Languages, publishedByIds } from './published.ts';

/** As many as one query names. */
const codesAtOnce = 500;

/** The published entry that a field of another one refers to. */
async function successorOf(
  db: Database,
  { id, type }: { id: number; type: CodeHolder['type'] },
  languages: Languages,
): Promise<PublishedEntry | undefined> {
  const rows = await db
    .selectFrom('entry_relations')
    .select('to_id')
    .where('entry_id', '=', id)
    .where('field', '=', 'successor')
    .where('seen', '=', 1)
    .execute();
  const [successor] = await publishedByIds(
    db,
    type,
    rows.map((row) => row.to_id),
    languages,
  );
  return successor;
}

/** The entries that have some codes, without the trash. */
export async function codeHolders(db: Database, codes: readonly Code[]): Promise<(Code & { id: number })[]> {
  const comparable = [...new Set(codes.map(comparableCode))].filter((code) => code !== '');
  const found: (Code & { id: number })[] = [];
  for (let from = 0; from < comparable.length; from += codesAtOnce) {
    const rows = await db
      .selectFrom('entry_codes')
      .innerJoin('entries', 'entries.id', 'entry_codes.entry_id')
      .select(['entries.id', 'entry_codes.kind', 'entry_codes.code'])
      .where('entry_codes.code', 'in', comparable.slice(from, from + codesAtOnce))
      .where('entries.trashed_at', 'is', null)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** The entry with a code; a published one before others. */
export async function byCode(db: Database, code: Code, languages: Languages): Promise<CodeHolder | undefined> {
  const rows = await db
    .selectFrom('entry_codes')
    .innerJoin('entries', 'entries.id', 'entry_codes.entry_id')
    .select(['entries.id', 'entries.type', 'entries.status', 'entries.public_id', 'entries.trashed_at'])
    .where('entry_codes.kind', '=', code.kind)
    .where('entry_codes.code', '=', comparableCode(code))
    .orderBy('entries.id')
    .limit(100)
    .execute();
  const row = rows.find(({ status }) => status === 'published') ?? rows[0];
  if (!row) return undefined;
  const isPublished = row.status === 'published';
  const withdrawn = await db
    .selectFrom('withdrawn')
    .select('entry_id')
    .where('entry_id', '=', row.id)
    .executeTakeFirst();
  // A draft was never public.
  if (!isPublished && !withdrawn) return undefined;
  return { type: row.type, publicId: publicIdOf(row), isPublished, successor: await successorOf(db, row, languages) };
}
