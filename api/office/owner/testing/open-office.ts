import { expect } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { CallInput } from '#contract/call.ts';
import { saveEntry } from '#contract/calls/office/save-entry.ts';
import type { EntityInput, EntityName } from '#contract/entities/registry.ts';
import type { FreshStore } from '#store/testing/engines.ts';

type SaveEntry = CallInput<typeof saveEntry>;

/** An office with a store of its own, whose pages the test decides on. */
export interface OpenOffice {
  api: TestApi;
  store: FreshStore['store'];
  /** The paths at which pages exist. */
  pages: Set<string>;
  /** The paths that the office asked about. */
  asked: string[];
  /** Saves an entry as the owner, published unless something else is said. */
  save<Name extends EntityName>(
    type: Name,
    document: EntityInput<Name>,
    more?: Partial<Pick<SaveEntry, 'status' | 'publishAt' | 'id' | 'revision' | 'translations'>>,
  ): Promise<{ id: number; revision: number }>;
  /** Saves an entry past the checks, as an older program let it be saved. */
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

/** A question with a text. */
export const faq = (name: string, description = '') => ({ name, description });
