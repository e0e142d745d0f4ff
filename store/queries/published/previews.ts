import type { ExpressionBuilder } from 'kysely';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import { momentOf } from '#store/moment.ts';
import { type Snapshot, withSnapshot } from '#store/previews/overlay.ts';
import { type Previews, unsavedId } from '#store/previews/previews.ts';
import type { Tables } from '#store/tables/tables.ts';
import { entryRow, siblingsOf, translationsFrom } from '../content/entry-rows.ts';

const siblingIds = async (db: Database, of: Pick<Snapshot, 'type' | 'parent'>): Promise<number[]> => {
  const rows = await siblingsOf(db, of)
    .select('id')
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const isOfActiveMaker = ({ or, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'previews'>) =>
  or([
    eb('maker_id', 'is', null),
    exists(selectFrom('users').select('id').whereRef('users.id', '=', 'previews.maker_id').where('disabled', '=', 0)),
  ]);

const isOfPresentEntry = ({ or, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'previews'>) =>
  or([
    eb('entry_id', 'is', null),
    exists(
      selectFrom('entries')
        .select('id')
        .whereRef('entries.id', '=', 'previews.entry_id')
        .where('trashed_at', 'is', null),
    ),
  ]);

export const previewsOf = ({ read, write }: Engine, published: PublishedEntries, defaultLanguage: string): Previews => {
  const show: Previews['show'] = async (state) => {
    const { type, parent } = state;
    const id = state.id ?? unsavedId;
    const publicId = publicIdOf((await entryRow(read, id)) ?? { id, public_id: null });
    const siblings = await siblingIds(read, { type, parent });
    return withSnapshot(published, { ...state, id, publicId, siblings }, defaultLanguage);
  };
  return {
    show,

    async add(preview) {
      await write
        .insertInto('previews')
        .values({
          token_hash: preview.tokenHash,
          type: preview.type,
          entry_id: preview.id,
          parent_id: preview.parent,
          document: JSON.stringify(preview.document),
          translations: JSON.stringify(preview.translations),
          expires_at: momentOf(preview.expiresAt),
          made_by: preview.by,
          maker_id: preview.makerId,
        })
        .execute();
    },

    async open(tokenHash, now) {
      const row = await read
        .selectFrom('previews')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', momentOf(now))
        .where(isOfActiveMaker)
        .where(isOfPresentEntry)
        .executeTakeFirst();
      if (!row) return undefined;
      return show({
        type: row.type,
        id: row.entry_id,
        parent: row.parent_id,
        document: documentFrom(row.document),
        translations: translationsFrom(row.translations),
      });
    },

    async end(of) {
      const ended = write.deleteFrom('previews');
      const rows =
        'id' in of
          ? ended.where('entry_id', '=', of.id)
          : ended
              .where('entry_id', 'is', null)
              .where('type', '=', of.type)
              .where('maker_id', 'is not distinct from', of.makerId);
      return (await rows.returning('type').execute()).length;
    },

    async dropExpired(now) {
      const gone = await write
        .deleteFrom('previews')
        .where('expires_at', '<=', momentOf(now))
        .returning('type')
        .execute();
      return gone.length;
    },
  };
};
