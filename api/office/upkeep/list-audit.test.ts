import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import { listAudit } from '#contract/calls/office/upkeep.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from './testing/open-office.ts';

describe.each(engines)('the audit log, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const list = (query: { words?: string; by?: string } = {}, page = { skip: 0, take: 25 }) =>
    office.api.client(owner).list(listAudit, { ...page, ...query });

  test('is searched by words and filtered by user', async () => {
    for (const [by, action, subject] of [
      ['Ann', 'entry.save', 'news 1'],
      ['Ben', 'entry.save', 'news 2'],
      ['Ann', 'cv.look', 'application 12'],
    ] as const) {
      await office.store.audit.add({ by, action, subject });
    }
    const subjects = async (query: { words?: string; by?: string }) =>
      (await list(query)).items.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['application 12', 'news 2', 'news 1']);
    expect(await subjects({ by: 'Ann' })).toEqual(['application 12', 'news 1']);
    expect(await subjects({ words: 'ENTRY ann' })).toEqual(['news 1']);
    expect(await list({}, { skip: 2, take: 1 })).toMatchObject({ items: [{ subject: 'news 1' }], total: 3 });
  });

  test('is searched by the titles of entries and files', async () => {
    const { store } = office;
    const { id } = await office.save('news', { heading: 'A second weaving shed', date: '2026-01-01T00:00:00Z' });
    await office.save('news', { heading: 'Quay', date: '2026-01-01T00:00:00Z' });
    const file = { src: '/files/abcd.pdf', sha256: 'a', mediaType: 'application/pdf', bytes: 1 };
    await store.files.add({ ...file, width: null, height: null }, 'olga', { name: 'weaving.pdf' });
    const found = async (words: string) => (await list({ words })).items.map(({ subject }) => subject);
    expect(await found('weav')).toEqual(['/files/abcd.pdf', `news ${id}`]);
    expect(await found('SECOND shed')).toEqual([`news ${id}`]);
    expect(await found('no such title')).toEqual([]);
  });

  test('is filtered by time, and by actions whose texts match the words', async () => {
    await office.store.audit.add({ by: 'Ann', action: 'entry.publish', subject: 'news 1' });
    await office.store.audit.add({ by: 'Ann', action: 'entry.save', subject: 'news 2' });
    const subjects = async (query: Partial<CallInput<typeof listAudit>>) =>
      (await office.api.client(owner).list(listAudit, { skip: 0, take: 25, ...query })).items.map(
        ({ subject }) => subject,
      );
    const [past, future] = ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z'];
    expect(await subjects({ since: past, until: future })).toEqual(['news 2', 'news 1']);
    expect(await subjects({ since: future })).toEqual([]);
    expect(await subjects({ until: past })).toEqual([]);
    expect(await subjects({ words: 'veröffentlicht', actions: 'entry.publish' })).toEqual(['news 1']);
  });

  test('shows editors and recruiters what was done with content that they may change', async () => {
    const news = await office.save('news', { heading: 'A second shed', date: '2026-01-01T00:00:00Z' });
    await office.save('department', { name: 'Weaving' });
    await office.save('company', { companyName: 'Example Group' });
    await office.store.audit.add({ by: 'Ann', action: 'cv.look', subject: 'application 12' });
    await office.store.audit.add({ by: 'Ann', action: 'user-added', subject: 'user a@example.com' });
    const types = async (role: Role) =>
      (await office.api.client({ principal: { name: role, role } }).list(listAudit, { skip: 0, take: 25 })).items.map(
        ({ things }) => things[0]?.type,
      );
    expect(await types('editor')).toEqual(['department', 'news']);
    expect(await types('recruiter')).toEqual(['department']);
    expect(await types('owner')).toHaveLength(5);
    await expect(types('reader')).rejects.toMatchObject({ status: 403 });
    await office.store.entries.setStatus(news.id, news.revision, 'draft', 'olga');
    await office.store.entries.setStatus(news.id, 2, 'published', 'olga');
    const actions = (await list()).items.slice(0, 2).map(({ action }) => action);
    expect(actions).toEqual(['entry.publish', 'entry.unpublish']);
  });

  test('shows a user by the name of that time and the present one', async () => {
    const { store } = office;
    const id = (await store.users.add({ name: 'Eve', email: 'eve@example.com', role: 'editor' }, 'olga')) ?? '';
    await store.users.changeOwn(id, { name: 'Olga' });
    await store.audit.add({ by: { id, name: 'Olga' }, action: 'entry.save', subject: 'news 1' });
    await store.users.changeOwn(id, { name: 'Eve' });
    await store.users.changeOwn(id, { name: 'Eve', lang: 'de' });
    const { items } = await list();
    const account = { id, name: 'Eve', email: 'eve@example.com' };
    expect(items).toMatchObject([
      { by: 'Olga', account, action: 'user-renamed', rest: 'Olga → Eve', things: [{ key: 'eve@example.com' }] },
      { by: 'Olga', account, action: 'entry.save' },
      { by: 'Eve', account, action: 'user-renamed', rest: 'Eve → Olga' },
      { by: 'olga', account: null, action: 'user-added' },
    ]);
    const by = async (name: string) => (await list({ by: name })).items.map(({ action }) => action);
    expect(await by('Eve')).toEqual(['user-renamed', 'entry.save', 'user-renamed']);
    expect(await by('Olga')).toEqual(['user-renamed', 'entry.save']);
  });

  /** The newest row: each thing with its current name, and the rest. */
  const newest = async () => {
    const [row] = (await list()).items;
    return [...(row?.things.map(({ kind, key, title }) => `${kind} ${key}: ${title}`) ?? []), row?.rest];
  };

  test('shows the current names of entries, files, redirects and users', async () => {
    const { store } = office;
    const { id } = await office.save('news', { heading: 'A second shed', date: '2026-01-01T00:00:00Z' });
    expect(await newest()).toEqual([`entry ${id}: A second shed`, '']);
    const file = { src: '/files/abcd.pdf', sha256: 'a', mediaType: 'application/pdf', bytes: 1 };
    await store.files.add({ ...file, width: null, height: null }, 'olga', { name: 'report.pdf' });
    expect(await newest()).toEqual(['file /files/abcd.pdf: report.pdf', '']);
    await store.files.change('/files/abcd.pdf', { title: 'Annual report' }, 'olga');
    expect(await newest()).toEqual(['file /files/abcd.pdf: Annual report', '']);
    await store.files.remove('/files/abcd.pdf', 'olga');
    expect(await newest()).toEqual(['file /files/abcd.pdf: null', '']);
    await store.redirects.add('/old', '/news', 'olga');
    expect(await newest()).toEqual(['redirect /old: /news', '']);
    await store.users.add({ name: 'Ann', email: 'Ann@example.com', role: 'editor' }, 'olga');
    expect(await newest()).toEqual(['user ann@example.com: Ann', '']);
    await store.audit.add({ by: 'olga', action: 'content.export', subject: '120' });
    expect(await newest()).toEqual(['120']);
  });

  test('shows messages and applications by name while they exist, and no name of an erased person', async () => {
    const { submissions, audit } = office.store;
    const email = 'ada@example.org';
    const message = { name: 'Ada', email, mobile: '', message: 'M', spam: false };
    const first = await submissions.addMessage({ ...message, subject: 'Yarn' });
    const second = await submissions.addMessage({ ...message, subject: '' });
    const { id } = await submissions.addApplication({
      ...{ reference: 'CV-1', name: 'Ada', address: 'Quay 1', email, mobile: '1', spam: false },
      ...{ mobileAlternative: '2', departmentId: 1, careerId: null },
      file: { blob: 'a.pdf', name: 'cv.pdf', mediaType: 'application/pdf', bytes: 5, sha256: 'a' },
    });
    const change = () => submissions.changeMessages([first, second], { status: 'answered' }, 'olga');
    await change();
    expect(await newest()).toEqual([`message ${first}: Yarn`, `message ${second}: Ada`, 'status answered']);
    const ben = await office.store.users.add({ name: 'Ben', email: 'ben@example.com', role: 'editor' }, 'olga');
    await submissions.changeMessages([first], { assignee: ben ?? null }, 'olga');
    expect(await newest()).toEqual([`message ${first}: Yarn`, 'assignee Ben']);
    const look = () => audit.add({ by: 'rita', action: 'cv.look', subject: `application ${id}` });
    await look();
    expect(await newest()).toEqual([`application ${id}: Ada (CV-1)`, '']);

    await submissions.erasePerson(email, 'olga');
    const { items } = await list();
    const named = items.flatMap(({ things }) => things).filter(({ kind, title }) => kind !== 'user' && title !== null);
    expect(named).toEqual([]);
    expect(JSON.stringify(items)).not.toMatch(/Ada|Yarn/);
  });
});
