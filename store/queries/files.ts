import type { Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { Files } from '../store.ts';
import { note } from './audit.ts';

export const filesOf = ({ read, write }: Engine): Files => ({
  // The address is made from the content, so one address is one content.
  add: (file, by) =>
    write.transaction().execute(async (db) => {
      const added = await db
        .insertInto('files')
        .values({
          src: file.src,
          sha256: file.sha256,
          media_type: file.mediaType,
          bytes: file.bytes,
          width: file.width,
          height: file.height,
          added_at: momentNow(),
          added_by: by,
        })
        .onConflict((conflict) => conflict.column('src').doNothing())
        .returning('src')
        .executeTakeFirst();
      if (added) await note(db, { by, action: 'file.add', subject: file.src });
    }),

  async get(src) {
    const row = await read
      .selectFrom('files')
      .select(['src', 'sha256', 'media_type as mediaType', 'bytes', 'width', 'height'])
      .where('src', '=', src)
      .executeTakeFirst();
    return row;
  },
});
