import { sql } from 'kysely';
import { type Actor, actorName } from '#store/actor.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { FileRemarks, LibraryFile, ShownFile, StoredFile } from '#store/interfaces/library.ts';
import { momentNow } from '#store/moment.ts';
import { foldedWords } from '#store/search/words.ts';
import { note } from '../upkeep/audit.ts';
import { queueText } from './file-texts.ts';
import { originalSrc, permalinkFrom, reclaimPermalink } from './permalinks.ts';

/** A focal point is stored as integers. */
const focusUnit = 10_000;
const focusOf = (share: number | undefined) => (share === undefined ? undefined : Math.round(share * focusUnit));

const uses = sql<number>`(select cast(count(*) as integer) from entry_files where entry_files.src = files.src)`;

export const libraryRows = (db: Database) =>
  db
    .selectFrom('files')
    .select(['src', 'sha256', 'media_type', 'bytes', 'width', 'height', 'name', 'alt', 'focus_x', 'focus_y'])
    .select(['title', 'lang', 'added_at', 'added_by', uses.as('uses'), originalSrc.as('original')]);

type LibraryRow = Awaited<ReturnType<ReturnType<typeof libraryRows>['executeTakeFirstOrThrow']>>;

export const fileFrom = ({
  media_type,
  focus_x,
  focus_y,
  added_at,
  added_by,
  original,
  ...same
}: LibraryRow): LibraryFile => ({
  ...same,
  permalink: permalinkFrom(original),
  mediaType: media_type,
  focus: { x: focus_x / focusUnit, y: focus_y / focusUnit },
  addedAt: added_at,
  addedBy: added_by,
});

/** Well below both engines' limits of parameters per statement. */
const atOnce = 500;

/** Reads properties of files for pages by primary key. */
export async function shownFiles(db: Database, srcs: readonly string[]): Promise<Map<string, ShownFile>> {
  const shown = new Map<string, ShownFile>();
  for (let from = 0; from < srcs.length; from += atOnce) {
    const rows = await db
      .selectFrom('files')
      .select(['src', 'width', 'height', 'focus_x', 'focus_y', 'stand_in'])
      .where('src', 'in', srcs.slice(from, from + atOnce))
      .execute();
    for (const { src, width, height, focus_x, focus_y, stand_in } of rows) {
      const focus = { x: focus_x / focusUnit, y: focus_y / focusUnit };
      shown.set(src, { width, height, focus, blurPlaceholder: stand_in ?? '' });
    }
  }
  return shown;
}

/** The search text: each word after a space, so that LIKE can match prefixes. */
export const foundBy = (...texts: string[]): string =>
  texts
    .flatMap((part) => foldedWords(part, 2_000))
    .map((word) => ` ${word}`)
    .join('');

/** Changes the remarks of a file. Returns whether the file exists. */
export async function remark(db: Database, src: string, remarks: FileRemarks): Promise<boolean> {
  const row = await db.selectFrom('files').select(['name', 'alt', 'title']).where('src', '=', src).executeTakeFirst();
  if (!row) return false;
  const { name = row.name, alt = row.alt, title = row.title, lang, focus } = remarks;
  const words = foundBy(name, alt, title);
  const point = { focus_x: focusOf(focus?.x), focus_y: focusOf(focus?.y) };
  await db
    .updateTable('files')
    .set({ name, alt, title, words, lang, ...point })
    .where('src', '=', src)
    .execute();
  return true;
}

/** Adds a file, or fills in the blank remarks of an existing one. */
export async function addFile(db: Database, file: StoredFile, by: Actor, remarks: FileRemarks): Promise<void> {
  const { src, sha256, mediaType, bytes, width, height } = file;
  const stand_in = mediaType.startsWith('image/') ? file.blurPlaceholder : '';
  const added = await db
    .insertInto('files')
    .values({
      src,
      sha256,
      media_type: mediaType,
      bytes,
      width,
      height,
      stand_in,
      added_at: momentNow(),
      added_by: actorName(by),
    })
    .onConflict((conflict) => conflict.column('src').doNothing())
    .returning('src')
    .executeTakeFirst();
  await queueText(db, file);
  await reclaimPermalink(db, src);
  const known = await libraryRows(db).where('src', '=', src).executeTakeFirstOrThrow();
  await remark(db, src, {
    name: known.name || remarks.name,
    alt: known.alt || remarks.alt,
    title: known.title || remarks.title,
    lang: known.lang || remarks.lang,
    focus: added && remarks.focus,
  });
  if (added) await note(db, { by, action: 'file.add', subject: src });
}
