import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { listAudit } from '#contract/calls/office/list-audit.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from './testing/open-office.ts';

describe.each(engines)('the audit log, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  test('the audit is searched by words and by who', async () => {
    for (const [by, action, subject] of [
      ['Ann', 'entry.save', 'news 1'],
      ['Ben', 'entry.save', 'news 2'],
      ['Ann', 'cv.look', 'application 12'],
    ] as const) {
      await office.store.audit.add({ by, action, subject });
    }
    const list = (query: { words?: string; by?: string }, page = { skip: 0, take: 25 }) =>
      office.api.client(owner).list(listAudit, { ...page, ...query });
    const subjects = async (query: { words?: string; by?: string }) =>
      (await list(query)).items.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['application 12', 'news 2', 'news 1']);
    expect(await subjects({ by: 'Ann' })).toEqual(['application 12', 'news 1']);
    expect(await subjects({ words: 'ENTRY ann' })).toEqual(['news 1']);
    expect(await list({}, { skip: 2, take: 1 })).toMatchObject({ items: [{ subject: 'news 1' }], total: 3 });

    const { id } = await office.save('news', { heading: 'A second shed', date: '2026-01-01T00:00:00Z' });
    expect((await list({ words: 'entry.create' })).items).toMatchObject([
      { subject: `news ${id}`, title: 'A second shed' },
    ]);
    expect((await list({ words: 'cv.look' })).items).toMatchObject([{ title: null }]);
  });
});
