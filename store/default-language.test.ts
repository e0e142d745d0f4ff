import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from './create-store.ts';
import type { Store, StoreConfig } from './store.ts';
import { change } from './testing/changes.ts';
import { engines, type FreshDatabase } from './testing/engines.ts';

describe.each(engines)('the main language on $name', ({ freshDatabase }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase();
    return fresh.discard;
  });

  /** Opens the store, lets `act` use it, and returns its main language. */
  async function opened(
    language: string | undefined,
    act?: (store: Store) => Promise<unknown>,
    more?: Partial<StoreConfig>,
  ) {
    const store = await createStore({ database: fresh.database, defaultLanguage: language, ...more });
    try {
      await act?.(store);
      return store.defaultLanguage;
    } finally {
      await store.close();
    }
  }
  const fill = ({ entries }: Store) => entries.save(change('faq', { name: 'Quando?' }));

  test('is English unless the first start names another, and stays', async () => {
    expect(await opened(undefined)).toBe('en');
    expect(await opened('PT')).toBe('pt');
    expect(await opened(undefined, fill)).toBe('pt');
    expect(await opened('pt')).toBe('pt');
    expect(await opened(undefined, undefined, { tables: 'keep' })).toBe('pt');
  });

  test('cannot be changed once there is content', async () => {
    await opened('pt', fill);
    await expect(opened('de')).rejects.toThrow(/^The main language of this content is pt, not de\. .*SITE_LANGUAGE=pt/);
    expect(await opened(undefined)).toBe('pt');
  });

  test('is that of documents without a language', async () => {
    await opened('pt', async ({ entries }) => {
      const { id } = await entries.save(
        change('faq', { name: 'Quando?' }, { translations: { en: { name: 'When?' } } }),
      );
      expect(await entries.published('faq', id, 'en')).toMatchObject({ lang: 'en', document: { name: 'When?' } });
      expect(await entries.published('faq', id, 'de')).toMatchObject({ lang: 'pt', document: { name: 'Quando?' } });
      expect((await entries.published('faq', id, 'pt'))?.lang).toBeUndefined();
    });
  });

  test('of content of an older version is the one that its company information declares', async () => {
    await opened('en', async (store) => {
      await store.entries.save(change('company'));
      const document = JSON.stringify({ companyName: 'A', contentLanguage: 'de' });
      await store.accounts.updateTable('entry_documents').set({ document }).execute();
      await store.accounts.updateTable('content_version').set({ default_language: null }).execute();
    });
    await expect(opened('fr')).rejects.toThrow('The main language of this content is de, not fr.');
    expect(await opened(undefined)).toBe('de');
  });

  test('is part of a dump', async () => {
    const rows = await Array.fromAsync(
      (async function* () {
        const store = await createStore({ database: fresh.database, defaultLanguage: 'pt' });
        await fill(store);
        yield* store.dump();
        await store.close();
      })(),
    );
    const copy = await freshDatabase();
    const restored = await createStore({ database: copy.database });
    await restored.load(
      (async function* () {
        yield* rows;
      })(),
    );
    await restored.close();
    const again = await createStore({ database: copy.database });
    expect(again.defaultLanguage).toBe('pt');
    await again.close();
    await copy.discard();
  });
});
