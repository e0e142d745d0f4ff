import { expect } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { EntityInput, EntityName } from '#content/registry.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { FreshStore } from '#store/testing/engines.ts';

type SaveEntry = CallInput<typeof saveEntry>;

/** An office with its own store. The test decides which pages exist. */
export interface OpenOffice {
  api: TestApi;
  store: FreshStore['store'];
  /** The paths at which pages exist. */
  pages: Set<string>;
  /** The paths for which the office checked whether a page exists. */
  asked: string[];
  /** Saves an entry as the owner, published by default. */
  save<Name extends EntityName>(
    type: Name,
    document: EntityInput<Name>,
    more?: Partial<Pick<SaveEntry, 'status' | 'publishAt' | 'id' | 'revision' | 'translations'>>,
  ): Promise<{ id: number; revision: number }>;
  /** Saves an entry without the checks, as an older version could have saved it. */
  stored(type: EntityName, document: Record<string, unknown>): Promise<{ id: number; revision: number }>;
  /** Also expects that no error was logged. */
  close(): Promise<void>;
}

export async function openOffice(freshStore: () => Promise<FreshStore>): Promise<OpenOffice> {
  const { store, discard } = await freshStore();
  const pages = new Set(['/', '/news', '/about']);
  const asked: string[] = [];
  const pageExists = async (path: string) => {
    asked.push(path);
    return pages.has(path.replace(/[?#].*/, ''));
  };
  const api = await startApi(store, { pageExists });
  return {
    api,
    store,
    pages,
    asked,
    save: (type, document, more = {}) =>
      api.client(owner).call(saveEntry, {
        ...{ type, parent: null, keepPublished: false, translations: {}, publishAt: null },
        status: 'published',
        document: { ...document },
        ...more,
      }),
    stored: (type, document) =>
      store.entries.save({
        ...{ type, parent: null, status: 'published', publishAt: null, translations: {}, by: 'olga' },
        document,
      }),
    close: async () => {
      await api.stop();
      await discard();
      expect(api.errors).toEqual([]);
    },
  };
}

/** The document of a question. */
export const faq = (name: string, description = '') => ({ name, description });
