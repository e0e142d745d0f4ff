import { expect, test } from 'vitest';
import type { JsonDocument } from '#store/interfaces/entries.ts';
import type { TranslationAssignment, TranslationsQuery } from '#store/interfaces/translations.ts';
import type { Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

const today = '2026-11-26';

async function start(store: Store) {
  const { entries } = store;
  const add = async (name: string, translations = {}) =>
    (await entries.save(change('faq', { name, description: '<p>T</p>' }, { translations }))).id;
  const user = async (name: string) =>
    (await store.users.add({ name, email: `${name}@example.com`, role: 'editor' }, 'test')) ?? '';
  const assign = (ids: number[], rest: Partial<TranslationAssignment>) =>
    entries.assignTranslations({ ids, types: ['faq'], langs: ['de'], by: 'test', ...rest });
  const list = (rest: Partial<TranslationsQuery> = {}) =>
    entries.listTranslations({ types: ['faq'], langs: ['de', 'fr'], today, skip: 0, take: 10, ...rest });
  const ids = async (rest: Partial<TranslationsQuery>) => (await list(rest)).items.map(({ id }) => id);
  const work = (assignee?: string) => entries.translationWork({ types: ['faq'], today }, assignee);
  return { entries, add, user, assign, list, ids, work };
}

const whole = { name: 'N', description: '<p>T</p>' };

for (const { name, freshStore } of engines) {
  const withTasks = (
    title: string,
    act: (parts: Awaited<ReturnType<typeof start>> & { store: Store }) => Promise<void>,
  ) =>
    test(`${title} on ${name}`, async () => {
      const { store, discard } = await freshStore();
      try {
        await act({ ...(await start(store)), store });
      } finally {
        await discard();
      }
    });

  withTasks('assignee and due date are set and removed on their own', async ({ add, user, assign, list }) => {
    const [id, ann] = [await add('A'), await user('ann')];
    const cell = async () => (await list()).items[0]?.languages[0];
    expect(await assign([id], { assignee: ann, dueOn: '2026-11-25' })).toEqual([id]);
    expect(await cell()).toMatchObject({ lang: 'de', assignee: ann, dueOn: '2026-11-25', overdue: true });
    await assign([id], { dueOn: '2026-11-26' });
    expect(await cell()).toMatchObject({ assignee: ann, dueOn: '2026-11-26', overdue: false });
    await assign([id], { assignee: null });
    expect(await cell()).toMatchObject({ assignee: null, dueOn: '2026-11-26' });
    await assign([id], { dueOn: null });
    expect(await cell()).toMatchObject({ assignee: null, dueOn: null, overdue: false });
  });

  withTasks('the list is filtered by assignee and due date', async ({ add, user, assign, ids }) => {
    const [ann, bob] = [await user('ann'), await user('bob')];
    const a = await add('A', { de: { name: 'N' }, fr: whole });
    const b = await add('B', { de: whole, fr: whole });
    const c = await add('C');
    await assign([a], { assignee: ann, dueOn: '2026-11-01' });
    await assign([b], { assignee: ann });
    await assign([c], { assignee: bob, langs: ['de', 'fr'], dueOn: '2026-12-01' });
    expect(await ids({ assignee: ann })).toEqual([a]);
    expect(await ids({ assignee: ann, state: 'complete' })).toEqual([b]);
    expect(await ids({ assignee: bob })).toEqual([c]);
    expect(await ids({ assignee: bob, lang: 'fr', state: 'missing' })).toEqual([c]);
    expect(await ids({ assignee: bob, state: 'partial' })).toEqual([]);
    expect(await ids({ overdue: true })).toEqual([a]);
    expect(await ids({ overdue: true, lang: 'fr' })).toEqual([]);
    expect(await ids({ overdue: true, assignee: null })).toEqual([]);
    expect(await ids({ assignee: null })).toEqual([]);
    await assign([c], { assignee: null, langs: ['fr'] });
    expect(await ids({ assignee: null })).toEqual([c]);
    expect(await ids({ assignee: null, state: 'missing' })).toEqual([c]);
    expect(await ids({ assignee: null, state: 'missing', lang: 'de' })).toEqual([]);
    expect(await ids({ assignee: null, state: 'complete' })).toEqual([a, b]);
  });

  withTasks('a complete translation no longer counts and loses its due date', async ({ entries, add, ...desk }) => {
    const { user, assign, work, list } = desk;
    const [id, ann] = [await add('A'), await user('ann')];
    await assign([id], { assignee: ann, dueOn: '2026-11-01', langs: ['de', 'fr'] });
    expect(await work()).toEqual([{ assignee: ann, entries: 2, texts: 4, overdue: 2 }]);
    const save = (revision: number, answer: string, de: JsonDocument) =>
      entries.save(change('faq', { name: 'A', description: answer }, { id, revision, translations: { de } }));
    await save(1, '<p>T</p>', { name: 'N' });
    expect(await work(ann)).toEqual([{ assignee: ann, entries: 2, texts: 3, overdue: 2 }]);
    await save(2, '<p>T</p>', whole);
    expect(await work(ann)).toEqual([{ assignee: ann, entries: 1, texts: 2, overdue: 1 }]);
    await save(3, '<p>Other</p>', whole);
    expect(await work(ann)).toEqual([{ assignee: ann, entries: 2, texts: 3, overdue: 1 }]);
    expect((await list()).items[0]?.languages[0]).toMatchObject({ state: 'outdated', assignee: ann, dueOn: null });
  });

  withTasks('a finding about outdated texts stays the same while their items move', async ({ entries }) => {
    const [first, second] = [{ title: 'Ring spinning' }, { title: 'Weaving' }];
    const translations = { de: { content: [{ title: 'Ringspinnen' }, { title: 'Weberei' }] } };
    const { id } = await entries.save(change('concern', { content: [first, second] }, { translations }));
    const save = async (edit: (items: JsonDocument[], german: JsonDocument[]) => [JsonDocument[], JsonDocument[]]) => {
      const entry = await entries.get(id);
      if (!entry) throw new Error('The entry is missing');
      const german = entry.translations.de?.content as JsonDocument[];
      const [content, de] = edit(entry.document.content as JsonDocument[], german);
      const next = { id, revision: entry.revision, translations: { de: { ...entry.translations.de, content: de } } };
      await entries.save(change('concern', { ...entry.document, content }, next));
      return entries.outdatedTranslations(['concern']);
    };
    const outdated = await save(([a, b], de) => [[{ ...a, title: 'Spinning' }, b ?? {}], de]);
    expect(outdated).toMatchObject([{ lang: 'de', count: 1 }]);
    expect(await save((items, de) => [items.toReversed(), de.toReversed()])).toEqual(outdated);
    expect(await save((items, de) => [[{ title: '' }, ...items], de])).toEqual(outdated);
    expect(
      await save(([a, b, ...more], de) => [
        [a ?? {}, b ?? {}, ...more.map((item) => ({ ...item, title: 'Yarn' }))],
        de,
      ]),
    ).not.toEqual(outdated);
  });

  withTasks('tasks go with their entry, and the trash has no open ones', async ({ store, add, user, assign, work }) => {
    const [a, b, ann] = [await add('A'), await add('B'), await user('ann')];
    await assign([a, b], { assignee: ann });
    await store.entries.trash(a, 1, 'test');
    expect(await work()).toMatchObject([{ entries: 1 }]);
    expect(await assign([a], { assignee: null })).toEqual([]);
    await store.entries.restore(a, 1, 'test');
    expect(await work()).toMatchObject([{ entries: 2 }]);
    await removeForGood(store, b, 1);
    expect(await work()).toMatchObject([{ entries: 1 }]);
  });

  withTasks('assignments are in a backup and in the audit log', async ({ store, add, user, assign }) => {
    const [a, b, ann] = [await add('A'), await add('B'), await user('ann')];
    await assign([b, a], { assignee: ann, langs: ['fr', 'de'], dueOn: '2026-12-01' });
    const rows: unknown[] = [];
    for await (const { table, row } of store.dump()) if (table === 'translation_tasks') rows.push(row);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({ entry_id: a, lang: 'de', assignee: ann, due_on: '2026-12-01' });
    expect((await store.audit.list({ skip: 0, take: 1 })).items[0]).toMatchObject({
      action: 'translation.assign',
      subject: `${a}, ${b}: languages de fr, assignee ${ann}, due 2026-12-01`,
    });
  });
}
