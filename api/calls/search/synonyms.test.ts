import { beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { listSynonyms, removeSynonyms, saveSynonym } from '#contract/calls/office/synonyms.ts';
import { maxSynonyms } from '#contract/office/synonym-view.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const as = (role: 'editor' | 'recruiter' | 'reader') => ({ principal: { id: role, name: role, role } }) as const;
const moq = { lang: 'en', words: 'MOQ', meaning: 'minimum order', bothWays: false };

describe.each(engines)('synonyms of the search on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });

  const list = (words?: string, lang?: string) =>
    api.client(owner).list(listSynonyms, { words, lang, skip: 0, take: 9 });
  const only = async () => (await list()).items[0] ?? expect.fail('There is none');

  test('are added, changed and removed by editors, each with an audit row', async () => {
    const editor = api.client(as('editor'));
    const version = await api.store.contentVersion();
    const { id } = await editor.call(saveSynonym, moq);
    expect(await api.store.contentVersion()).toBe(version + 1);
    expect(await only()).toMatchObject({ id, ...moq, changedBy: 'editor' });
    expect(await api.store.audit.last('synonym.save')).toMatchObject({ subject: 'en MOQ → minimum order' });

    const { changedAt: seen } = await only();
    await editor.call(saveSynonym, { ...moq, id, seen, meaning: '  minimum   quantity ', bothWays: true });
    expect(await only()).toMatchObject({ id, meaning: 'minimum quantity', bothWays: true });
    expect(await editor.call(removeSynonyms, { ids: [id, 'none'] })).toEqual({ removed: 1 });
    expect(await api.store.audit.last('synonym.remove')).toMatchObject({ subject: 'en MOQ ↔ minimum quantity' });
    expect((await list()).total).toBe(0);
  });

  test('are listed by parts of either side and by language', async () => {
    const client = api.client(owner);
    await client.call(saveSynonym, moq);
    await client.call(saveSynonym, { ...moq, lang: 'de', meaning: 'Mindestmenge' });
    expect((await list('mind')).items.map(({ lang }) => lang)).toEqual(['de']);
    expect((await list(undefined, 'en')).items.map(({ meaning }) => meaning)).toEqual(['minimum order']);
    expect((await list('moq')).total).toBe(2);
  });

  test('are refused where they are there already, changed meanwhile, gone, or not words', async () => {
    const client = api.client(owner);
    const { id } = await client.call(saveSynonym, moq);
    await expect(client.call(saveSynonym, { ...moq, words: 'moq' })).rejects.toMatchObject({
      problem: { status: 409, detail: 'There is such an entry already' },
    });
    await expect(client.call(saveSynonym, { ...moq, id, seen: 'earlier' })).rejects.toMatchObject({ status: 409 });
    await expect(client.call(removeSynonyms, { ids: [id], seen: { [id]: 'earlier' } })).rejects.toMatchObject({
      status: 409,
    });
    await expect(client.call(saveSynonym, { ...moq, id: 'gone' })).rejects.toMatchObject({ status: 404 });
    for (const words of ['', ' – ', 'a b c d e f g', 'x'.repeat(81)])
      await expect(client.call(saveSynonym, { ...moq, words }), words).rejects.toThrow();
    expect((await list()).items).toMatchObject([moq]);
  });

  test.each(['recruiter', 'reader'] as const)('are refused to a %s', async (role) => {
    await expect(api.client(as(role)).list(listSynonyms, { skip: 0, take: 1 })).rejects.toMatchObject({ status: 403 });
    await expect(api.client(as(role)).call(saveSynonym, moq)).rejects.toMatchObject({ status: 403 });
  });

  test('fill their bound', async () => {
    const many = Array.from({ length: maxSynonyms + 5 }, (_, index) => ({ ...moq, words: `word${index}` }));
    expect(await api.store.synonyms.addMissing([moq, ...many], 'import')).toBe(maxSynonyms);
    expect(await api.store.synonyms.addMissing([moq], 'import')).toBe(0);
    await expect(api.client(owner).call(saveSynonym, { ...moq, words: 'one more' })).rejects.toMatchObject({
      problem: { status: 409, detail: 'There are 2,000 already; remove one first' },
    });
  });
});
