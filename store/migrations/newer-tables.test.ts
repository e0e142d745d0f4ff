import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isTemporary } from '../database-faults.ts';
import { change } from '../testing/changes.ts';
import { engines } from '../testing/engines.ts';
import { schemaVersion } from './migrate.ts';

describe.each(engines)('on $name', ({ freshStore }) => {
  test('a program stops changing content once a newer one has migrated the tables, and still reads', async () => {
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

  test('a rebuild restores data that an older program has not derived', async () => {
    const { store, discard } = await freshStore();
    const translations = { de: { address: 'spinnerei', name: 'Spinnerei' } };
    const { id } = await store.entries.save(change('concern', { address: 'mill', name: 'Mill' }, { translations }));
    const found = async () => ({
      address: (await store.entries.publishedByAddress('concern', 'spinnerei', 'de'))?.id,
      searched: (await store.search({ words: 'spinnerei', lang: 'de', skip: 0, take: 5 })).total,
      listed: (await store.entries.list({ type: 'concern', words: 'mill', sort: 'own', skip: 0, take: 5 })).total,
      translations: (await store.entries.listTranslations({ types: ['concern'], skip: 0, take: 5 })).items.length,
    });
    const right = await found();
    expect(right).toEqual({ address: id, searched: 1, listed: 1, translations: 1 });
    await sql`update entry_documents set address = null`.execute(store.accounts);
    await sql`delete from entry_words`.execute(store.accounts);
    await sql`delete from translation_states`.execute(store.accounts);
    expect(await found()).toMatchObject({ address: undefined, listed: 0, translations: 0 });
    const steps: string[] = [];
    await store.rebuild((step) => steps.push(step));
    expect(await found()).toEqual(right);
    expect(steps).toEqual(['addresses', 'search', 'lists and files', 'inbox and library', 'translations']);
    await discard();
  });
});
