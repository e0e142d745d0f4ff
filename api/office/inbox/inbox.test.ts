import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import { saveEntry, trashEntries } from '#contract/calls/office/content.ts';
import {
  changeApplications,
  changeMessages,
  getApplication,
  listApplications,
  listAssignees,
  listMessages,
  listSubscribers,
  removeSubscribers,
} from '#contract/calls/office/inbox.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import { engines } from '#store/testing/engines.ts';

const as = (role: Role): Caller => ({ principal: { name: role, role } });

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: CallError) => error,
  );

describe.each(engines)('the inbox on $name', ({ freshStore }) => {
  let api: TestApi;
  beforeEach(async () => {
    const { store, discard } = await freshStore();
    api = await startApi(store);
    return discard;
  });
  afterEach(async () => {
    await api.stop();
    expect(api.errors).toEqual([]);
  });

  const audit = async () =>
    (await api.store.audit.list({ skip: 0, take: 100 })).items.map(({ by, action, subject }) => [by, action, subject]);

  describe('messages', () => {
    const blank = { name: '', email: '', mobile: '', subject: '', message: 'M', spam: false };
    const add = (fields: Partial<typeof blank>) => api.store.submissions.addMessage({ ...blank, ...fields });
    const list = (query: Partial<CallInput<typeof listMessages>> = {}, caller = as('editor')) =>
      api.client(caller).list(listMessages, { skip: 0, take: 25, ...query });
    const change = (input: CallInput<typeof changeMessages>) => api.client(as('editor')).call(changeMessages, input);
    const namesIn = async (query: Partial<CallInput<typeof listMessages>>) => {
      const { items, total } = await list(query);
      return { names: items.map(({ name }) => name), total };
    };

    test('are listed without spam, the newest first, in pages with the total', async () => {
      for (const name of ['one', 'two', 'three']) await add({ name });
      await add({ name: 'robot', spam: true });
      expect(await namesIn({ take: 2 })).toEqual({ names: ['three', 'two'], total: 3 });
      expect(await namesIn({ skip: 2, take: 2 })).toEqual({ names: ['one'], total: 3 });
      expect(await namesIn({ status: 'spam' })).toEqual({ names: ['robot'], total: 1 });
      expect(await api.store.submissions.counts('')).toEqual({ newMessages: 3, myMessages: 0, newApplications: 0 });
    });

    test('are found by the beginnings of words, ignoring case and accents, notes included', async () => {
      const jose = await add({
        name: 'José Müller-Schmidt',
        email: 'jose@mail.example',
        message: 'Preis für 2 t Garn?',
      });
      await add({ name: 'Ann', message: 'Yarn' });
      for (const words of ['jose', 'JOSÉ muller', 'schmi', 'mail', 'garn preis', 'fur']) {
        expect(await namesIn({ words }), words).toEqual({ names: ['José Müller-Schmidt'], total: 1 });
      }
      expect((await namesIn({ words: 'ose' })).total).toBe(0);
      for (const signs of ['%', '+', '*?', '…']) expect((await namesIn({ words: signs })).total, signs).toBe(0);
      await change({ ids: [jose], note: 'Wünscht Rückruf' });
      expect((await namesIn({ words: 'ruckruf' })).names).toEqual(['José Müller-Schmidt']);
      expect((await namesIn({ words: 'garn' })).total).toBe(1);
    });

    test('are found by the address of their sender, ignoring case', async () => {
      const id = await add({ name: 'first', email: 'Ada@Example.org' });
      await add({ name: 'other', email: 'ada@example.org.uk', message: 'ada@example.org' });
      await add({ name: 'robot', email: 'ada@example.org', spam: true });
      await add({ name: 'second', email: 'ada@example.org' });
      expect(await namesIn({ senderOf: id })).toEqual({ names: ['second', 'first'], total: 2 });
      expect(await namesIn({ senderOf: id, status: 'spam' })).toEqual({ names: ['robot'], total: 1 });
      expect(await namesIn({ senderOf: 999 })).toEqual({ names: [], total: 0 });
    });

    test('are found by digits inside of telephone numbers, however they are written', async () => {
      await add({ name: 'Dhaka', mobile: '+880 1711-234567' });
      await add({ name: 'Hamburg', mobile: '+49 (40) 123.45/6' });
      for (const words of ['234567', '01711234567', '1711 2345', '8801711', '711-234']) {
        expect((await namesIn({ words })).names, words).toEqual(['Dhaka']);
      }
      for (const words of ['040123456', '0049 40 12345', '23456 hamburg']) {
        expect((await namesIn({ words })).names, words).toContain('Hamburg');
      }
      expect((await namesIn({ words: '999' })).total).toBe(0);
    });

    test('change only the given fields, and the audit log contains no names', async () => {
      const person = { name: 'Eva', email: 'eva@example.com', role: 'editor' } as const;
      const eva = (await api.store.users.add(person, 'olga')) ?? '';
      const [first, second] = [await add({ name: 'one' }), await add({ name: 'two' })];
      expect(await change({ ids: [second, first, 999], status: 'read' })).toEqual({ changed: 2 });
      expect(await change({ ids: [first], assignee: eva, note: 'Ask Ada' })).toEqual({ changed: 1 });
      expect((await list({ assignee: eva })).items).toMatchObject([
        {
          id: first,
          status: 'read',
          assignee: eva,
          notes: [{ by: 'editor', text: 'Ask Ada', at: expect.any(String) }],
        },
      ]);
      expect(await change({ ids: [first], assignee: null })).toEqual({ changed: 1 });
      expect((await list({ assignee: eva })).total).toBe(0);
      expect(await change({ ids: [first] })).toEqual({ changed: 0 });
      expect((await audit()).filter(([, action]) => action === 'message.change')).toEqual([
        ['editor', 'message.change', `${first}: assignee none`],
        ['editor', 'message.change', `${first}: assignee ${eva}, note`],
        ['editor', 'message.change', `${first}, ${second}: status read`],
      ]);
    });

    test('keep the notes of all who write at once, with author and time', async () => {
      const id = await add({ name: 'one' });
      await Promise.all(['a', 'b', 'c', 'd'].map((note) => change({ ids: [id], note })));
      expect(await change({ ids: [id], note: 'last', status: 'answered' })).toEqual({ changed: 1 });
      const { items } = await list({ words: 'last' });
      const notes = items[0]?.notes ?? [];
      expect(notes.map(({ text }) => text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'last']);
      expect(notes.at(-1)).toMatchObject({ by: 'editor', text: 'last', at: expect.stringMatching(/^\d{4}-/) });
      await expect(change({ ids: [id], note: ' ' })).rejects.toThrow();
    });

    test('can be assigned only to users who may read them', async () => {
      const id = await add({});
      const rita =
        (await api.store.users.add({ name: 'Rita', email: 'r@example.com', role: 'recruiter' }, 'olga')) ?? '';
      const gone = (await api.store.users.add({ name: 'Gus', email: 'g@example.com', role: 'editor' }, 'olga')) ?? '';
      await api.store.users.change(gone, { disabled: true }, 'olga');
      for (const assignee of [rita, gone, 'unknown', '']) {
        const error = await failure(change({ ids: [id], assignee }));
        expect([error.status, error.errors.map(({ field }) => field)], assignee).toEqual([422, ['assignee']]);
      }
      expect((await list()).items[0]?.assignee).toBeNull();
      const eva = await api.store.users.add({ name: 'Eva', email: 'eva@example.com', role: 'editor' }, 'olga');
      expect(await api.client(as('editor')).call(listAssignees, {})).toEqual([
        { id: eva, name: 'Eva', onLeaveUntil: null },
      ]);
    });
  });

  describe('applications', () => {
    const publish = (type: 'department' | 'career', document: object) =>
      api.client(owner).call(saveEntry, {
        type,
        parent: null,
        status: 'published',
        publishAt: null,
        keepPublished: false,
        document: { ...document },
        translations: {},
      });
    let count = 0;
    const add = (departmentId: number, careerId: number | null = null, name = 'Ada') => {
      count += 1;
      const file = { blob: `blob-${count}.pdf`, name: 'Lebenslauf.pdf', mediaType: 'application/pdf', bytes: 5 };
      return api.store.submissions.addApplication({
        ...{ reference: `CV-${count}`, name, address: 'Quay 1', email: 'ada@example.org', mobile: '1', spam: false },
        ...{ mobileAlternative: '2', departmentId, careerId, file: { ...file, sha256: `${count}` } },
      });
    };
    const list = (query: Partial<CallInput<typeof listApplications>> = {}) =>
      api.client(as('recruiter')).list(listApplications, { skip: 0, take: 25, ...query });

    test('include department and job, also trashed ones', async () => {
      const mill = await publish('department', { name: 'Mill' });
      const fitter = await publish('career', { title: 'Fitter', createdAt: '2026-01-01T00:00:00Z' });
      const first = await add(mill.id, fitter.id);
      const second = await add(mill.id);
      const lost = await add(999);
      await api.client(owner).call(trashEntries, { entries: [mill, fitter] });
      const { items, total } = await list();
      expect(total).toBe(3);
      expect(items.map(({ id, department, career }) => [id, department, career])).toEqual([
        [lost.id, { id: 999, title: '#999' }, null],
        [second.id, { id: mill.id, title: 'Mill' }, null],
        [first.id, { id: mill.id, title: 'Mill' }, { id: fitter.id, title: 'Fitter' }],
      ]);
      expect((await list({ department: 999 })).items.map(({ id }) => id)).toEqual([lost.id]);
      expect((await list({ career: fitter.id })).items.map(({ id }) => id)).toEqual([first.id]);
      expect((await list({ words: 'lebens' })).total).toBe(3);
      expect((await list({ words: `cv ${count}` })).items.map(({ reference }) => reference)).toEqual([lost.reference]);
      const got = await api.client(as('recruiter')).call(getApplication, { id: first.id });
      expect(got).toEqual(items[2]);
      expect(JSON.stringify(got)).not.toContain('blob-');
    });

    test('keep the notes of all who write at once', async () => {
      const { id } = await add(1);
      const recruiter = api.client(as('recruiter'));
      await Promise.all(['a', 'b', 'c'].map((note) => recruiter.call(changeApplications, { ids: [id], note })));
      const { notes } = await recruiter.call(getApplication, { id });
      expect(notes.map(({ text }) => text).toSorted()).toEqual(['a', 'b', 'c']);
      expect(notes).toMatchObject([{ by: 'recruiter' }, { by: 'recruiter' }, { by: 'recruiter' }]);
    });

    test('change status, rating and note', async () => {
      const { id } = await add(1);
      const change = (input: Omit<CallInput<typeof changeApplications>, 'ids'>) =>
        api.client(as('recruiter')).call(changeApplications, { ids: [id], ...input });
      expect(await change({ status: 'in review', rating: 4 })).toEqual({ changed: 1 });
      expect(await change({ note: 'Kind voice' })).toEqual({ changed: 1 });
      expect((await list({ words: 'voice' })).items).toMatchObject([
        { status: 'in review', rating: 4, notes: [{ text: 'Kind voice' }] },
      ]);
      expect(await change({ rating: null, status: 'spam' })).toEqual({ changed: 1 });
      expect((await list()).total).toBe(0);
      expect((await list({ status: 'spam' })).items).toMatchObject([{ rating: null }]);
      expect((await audit()).map(([, , subject]) => subject)).toEqual([
        `${id}: status spam, rating none`,
        `${id}: note`,
        `${id}: status in review, rating 4`,
      ]);
    });

    test('return 404 for an unknown id', async () => {
      expect((await failure(api.client(owner).call(getApplication, { id: 9 }))).status).toBe(404);
    });
  });

  test('lists and searches subscribers, and removes them with their queued mails', async () => {
    const ask = (email: string) =>
      api.store.subscribers.ask(
        email,
        { confirmTokenHash: `c ${email}`, unsubscribeTokenHash: `u ${email}` },
        { to: email, subject: 'Confirm', text: 'T' },
      );
    for (const email of ['Ann@Example.com', 'ben@example.org', 'joann@example.com']) await ask(email);
    await api.store.subscribers.confirm('c ben@example.org');
    const list = (query: Partial<CallInput<typeof listSubscribers>> = {}) =>
      api.client(as('editor')).list(listSubscribers, { skip: 0, take: 25, ...query });
    expect((await list({ status: 'confirmed' })).items).toMatchObject([
      { email: 'ben@example.org', confirmedAt: expect.any(String), endedAt: null },
    ]);
    expect((await list({ words: 'ANN example.com' })).items.map(({ email }) => email)).toEqual([
      'joann@example.com',
      'ann@example.com',
    ]);
    expect((await list({ words: '_' })).total).toBe(0);
    const ann = (await list()).items.find(({ email }) => email === 'ann@example.com')?.id ?? 0;
    const remove = () => api.client(as('editor')).call(removeSubscribers, { ids: [ann, 999] });
    expect([await remove(), await remove()]).toEqual([{ removed: 1 }, { removed: 0 }]);
    expect((await list({ take: 1 })).total).toBe(2);
    expect(await api.store.mail.waiting()).toBe(2);
    expect(await audit()).toEqual([['editor', 'subscriber.remove', `${ann}`]]);
  });
});
