import { redirectPageKey } from '#contract/addresses/redirect-key.ts';
import type { Migration } from '../migrate.ts';

/** The pages of redirects are compared without regard to case, slashes and encoding. Then: also not that of `&` and `+`. */
export const redirectKeys: Migration = async (db) => {
  for (const { from_path } of await db.selectFrom('redirects').select('from_path').execute()) {
    await db
      .updateTable('redirects')
      .set({ page_path: redirectPageKey(from_path) })
      .where('from_path', '=', from_path)
      .execute();
  }
};
