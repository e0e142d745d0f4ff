import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isTemporary } from '../database-faults.ts';
import { change } from '../testing/changes.ts';
import { engines } from '../testing/engines.ts';
import { schemaVersion } from './migrate.ts';

describe.each(engines)('on $name', ({ freshStore }) => {
  test('a program stops changing data once a newer one has migrated the tables, and still reads', async () => {
    const { store, discard } = await freshStore();
    const { id, revision } = await store.entries.save(change('faq', { name: 'Before' }));
    await sql`insert into schema_versions (version, applied_at) values (${schemaVersion + 1}, 'now')`.execute(
      store.accounts,
    );
    const message = { name: 'N', email: '', mobile: '', subject: '', message: 'M', spam: false };
    const changes = [
      () => store.entries.save(change('faq', { name: 'After' })),
      () => store.entries.setStatus(id, revision, 'draft', 'me'),
      () => store.entries.trash(id, revision, 'me'),
      () => store.submissions.addMessage(message, [], 60_000),
      // These do not take the content lock.
      () => store.audit.add({ by: 'me', action: 'user.create', subject: 'ada@example.com' }),
      () => store.mail.enqueue({ to: 'a@example.com', subject: 'S', text: 'T' }),
      () => store.mail.claim(new Date(), new Date(), 5),
      () => store.redirects.add('/old', '/news', 'me'),
      () => store.visits.add('2026-01-01', new Map([['/', 1]])),
      () => sql`delete from sessions`.execute(store.accounts),
      () => store.accounts.deleteFrom('sessions').execute(),
      () => store.derived.markAllOutdated(),
    ];
    for (const attempt of changes) {
      const error: unknown = await attempt().catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        name: 'NewerTablesError',
        message: expect.stringContaining('start the newer version'),
      });
      expect(isTemporary(error)).toBe(true);
    }
    expect((await store.entries.listPublished({ type: 'faq' })).items).toMatchObject([{ id }]);
    await discard();
  });
});
