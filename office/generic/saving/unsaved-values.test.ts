import { describe, expect, test } from 'vitest';
import { forget, keep, move, readUnsaved, unsavedKey, unsavedNewKeys } from './unsaved-values.ts';

function storageOf(limit = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const values = { parent: null, document: { heading: 'Half a hea' }, translations: { de: { heading: 'Ha' } } };
const at = new Date('2026-03-02T09:00:00Z');
const base = { ...values, document: { heading: 'A heading' } };

describe('unsaved values', () => {
  test('are stored per user and entry, with the edited revision and its values', () => {
    const storage = storageOf();
    keep(storage, unsavedKey('u1', 'news', 7), { at, revision: 3, base, values });
    expect(readUnsaved(storage, unsavedKey('u1', 'news', 7))).toEqual({
      at: at.toISOString(),
      ...{ revision: 3, base, values },
    });
    for (const other of [
      unsavedKey('u2', 'news', 7),
      unsavedKey('u1', 'news', 8),
      unsavedKey('u1', 'news', { form: 'a' }),
    ]) {
      expect(readUnsaved(storage, other)).toBeUndefined();
    }
    forget(storage, unsavedKey('u1', 'news', 7));
    expect(storage.length).toBe(0);
  });

  test('of new entries have a key for each form, and the latest are found first', () => {
    const storage = storageOf();
    const keyOf = (form: string) => unsavedKey('u1', 'news', { form });
    const store = (key: string, day: number) =>
      keep(storage, key, { at: new Date(Date.UTC(2026, 2, day)), revision: null, base, values });
    store(keyOf('a'), 2);
    store(keyOf('b'), 3);
    // As programs before stored the only one.
    store('atrium-office.unsaved.u1.news.new', 1);
    for (const other of [unsavedKey('u2', 'news', { form: 'c' }), unsavedKey('u1', 'newsletter', { form: 'd' })])
      store(other, 9);
    store(unsavedKey('u1', 'news', 7), 9);
    expect(unsavedNewKeys(storage, 'u1', 'news')).toEqual([
      keyOf('b'),
      keyOf('a'),
      'atrium-office.unsaved.u1.news.new',
    ]);
    move(storage, keyOf('a'), keyOf('e'));
    expect(unsavedNewKeys(storage, 'u1', 'news')[1]).toBe(keyOf('e'));
    for (let day = 4; day < 28; day++) store(keyOf(`later-${day}`), day);
    expect(unsavedNewKeys(storage, 'u1', 'news')).toHaveLength(20);
    expect(readUnsaved(storage, keyOf('b'))).toBeUndefined();
  });

  test('are ignored if the storage is full or has foreign content', () => {
    expect(keep(storageOf(10), 'k', { at, revision: null, base, values })).toBe(false);
    const storage = storageOf();
    for (const text of ['', '{', '"x"', '{"at":1}', '{"at":"x","revision":1,"values":{"document":[]}}']) {
      storage.setItem('k', text);
      expect(readUnsaved(storage, 'k'), text).toBeUndefined();
    }
  });
});
