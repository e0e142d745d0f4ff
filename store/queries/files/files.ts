import { sql } from 'kysely';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { wordPatterns } from '#store/search/word-patterns.ts';
import { type FileQuery, type FileRemarks, type Files, type LibraryFile, StoreError } from '#store/store.ts';
import { noteVisible } from '../published/changes.ts';
import { note } from '../upkeep/audit.ts';
import { addFile, fileFrom, libraryRows, remark, shownFiles } from './file-rows.ts';
import { entriesWith, seenWith } from './file-uses.ts';
import { addPermalinks, currentAt, replacedBy } from './permalinks.ts';
import { replaceFile } from './replace-file.ts';
import { rememberedFiles } from './shown-files.ts';

/** Whether the remarks that a user has read are still the stored ones. */
const isAsSeen = (file: LibraryFile, { focus, ...seen }: FileRemarks): boolean =>
  (focus === undefined || (focus.x === file.focus.x && focus.y === file.focus.y)) &&
  (['alt', 'name', 'title', 'lang'] as const).every((key) => seen[key] === undefined || seen[key] === file[key]);

const kinds = { picture: 'image/%', document: 'application/%', video: 'video/%', captions: 'text/vtt' } as const;

function matching(db: Database, { words = '', kind, unused, withoutAlt }: FileQuery) {
  let rows = libraryRows(db);
  for (const pattern of wordPatterns(words)) rows = rows.where('words', 'like', pattern);
  if (kind) rows = rows.where('media_type', 'like', kinds[kind]);
  if (unused) {
    rows = rows.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entry_files').select('entry_id').whereRef('entry_files.src', '=', 'files.src'))),
    );
  }
  return withoutAlt ? rows.where('media_type', 'like', kinds.picture).where('alt', '=', '') : rows;
}

async function listFiles(db: Database, query: FileQuery): ReturnType<Files['list']> {
  const page = matching(db, query).orderBy('added_at', 'desc').orderBy('src', 'desc');
  const counted = matching(db, query).clearSelect().select(sql<number>`cast(count(*) as integer)`.as('total'));
  const [rows, { total }] = await Promise.all([
    page.limit(query.take).offset(query.skip).execute(),
    counted.executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(fileFrom), total };
}

async function withoutBlurPlaceholder(db: Database, take: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('src')
    .where('stand_in', 'is', null)
    .where('media_type', 'like', kinds.picture)
    .limit(take)
    .execute();
  return rows.map(({ src }) => src);
}

export function filesOf(engine: Engine): Files {
  const remembered = rememberedFiles(engine);
  /** Runs a change and clears the cache of files. */
  const changing = async <T>(change: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await engine.write.transaction().execute(change);
    } finally {
      remembered.forget();
    }
  };
  const get: Files['get'] = async (src) => {
    const row = await libraryRows(engine.read).where('src', '=', src).executeTakeFirst();
    return row && fileFrom(row);
  };
  return {
    // The address is derived from the content, so the same address is the same content.
    add: (file, by, remarks = {}) => changing((db) => addFile(db, file, by, remarks)),

    get,

    async at(permalink) {
      const src = await currentAt(engine.read, permalink);
      return src === undefined ? undefined : get(src);
    },

    replacedBy: (src) => replacedBy(engine.read, src),
    addPermalinks: (src, originals) => engine.write.transaction().execute((db) => addPermalinks(db, src, originals)),

    shown: remembered.shown,

    withoutBlurPlaceholder: (take) => withoutBlurPlaceholder(engine.read, take),

    storeBlurPlaceholder: (src, blurPlaceholder) =>
      changing(async (db) => {
        await db.updateTable('files').set({ stand_in: blurPlaceholder }).where('src', '=', src).execute();
        if (blurPlaceholder !== '') await noteVisible(db, engine, await seenWith(db, src));
      }),

    list: (query) => listFiles(engine.read, query),

    change: (src, remarks, by, seen) =>
      changing(async (db) => {
        if (seen) {
          await engine.lockContent(db);
          const known = await libraryRows(db).where('src', '=', src).executeTakeFirst();
          if (known && !isAsSeen(fileFrom(known), seen))
            throw new StoreError('conflict', `${src} was changed meanwhile`);
        }
        const before = (await shownFiles(db, [src])).get(src);
        if (!(await remark(db, src, remarks))) throw new StoreError('missing', `There is no file ${src}`);
        const after = (await shownFiles(db, [src])).get(src);
        const hasMoved = before?.focus.x !== after?.focus.x || before?.focus.y !== after?.focus.y;
        if (hasMoved) await noteVisible(db, engine, await seenWith(db, src));
        await note(db, { by, action: 'file.change', subject: src });
      }),

    async replace(...asked) {
      try {
        return await replaceFile(engine)(...asked);
      } finally {
        remembered.forget();
      }
    },
    uses: (src) => entriesWith(engine.read, src),

    remove: (src, by) =>
      changing(async (db) => {
        await engine.lockContent(db);
        const known = await libraryRows(db).where('src', '=', src).executeTakeFirst();
        if (!known) throw new StoreError('missing', `There is no file ${src}`);
        if (known.uses > 0) throw new StoreError('in-use', 'An entry shows it');
        await db.deleteFrom('files').where('src', '=', src).execute();
        await note(db, { by, action: 'file.remove', subject: src });
      }),
  };
}
