import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import { saveEntry, setEntryStatus, trashEntries } from '#contract/calls/office/content.ts';
import { getOverview } from '#contract/calls/office/upkeep.ts';
import { engines } from '#store/testing/engines.ts';
import { faq, type OpenOffice, openOffice } from './testing/open-office.ts';

const as = (role: Role): Caller => ({ principal: { name: role, role } });

describe.each(engines)('the overview, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const overview = (role: Role) => office.api.client(as(role)).call(getOverview, {});

  test('says that an empty site is empty', async () => {
    expect(await overview('owner')).toEqual({
      ...{
        newMessages: 0,
        myMessages: 0,
        newApplications: 0,
        drafts: 0,
        scheduled: [],
        recent: [],
        outdated: [],
        myTranslations: { entries: 0, overdue: 0 },
        reviews: [],
        myReviews: 0,
        findings: 0,
        isEmpty: true,
      },
    });
  });

  test('names the languages with outdated entries of the types that a role may see', async () => {
    const translations = { de: { name: 'Lange?' } };
    const { id } = await office.save('faq', faq('Long?'), { translations });
    await office.save('faq', faq('How long?'), { translations, id, revision: 1 });
    expect((await overview('editor')).outdated).toEqual([{ lang: 'de', count: 1 }]);
    expect((await overview('recruiter')).outdated).toEqual([]);
  });

  test('counts and lists only what a role may see', async () => {
    const message = { name: 'N', email: '', mobile: '', subject: '', message: 'M', spam: false };
    await office.store.submissions.addMessage(message);
    await office.store.submissions.addMessage({ ...message, spam: true });
    await office.save('department', { name: 'Mill' });
    await office.save('certificate', { name: 'ISO', validUntil: '2026-01-13' });
    await office.save('faq', faq('Draft'), { status: 'draft' });
    const job = { title: 'Fitter', createdAt: '2026-01-01T00:00:00Z' };
    await office.save('career', job, { status: 'draft' });
    await office.save('career', { ...job, title: 'Later' }, { status: 'scheduled', publishAt: '2090-01-02T00:00:00Z' });
    const numbers = async (role: Role) => {
      const { newMessages, newApplications, drafts, findings, isEmpty } = await overview(role);
      return [newMessages, newApplications, drafts, findings, isEmpty];
    };
    expect(await numbers('owner')).toEqual([1, 0, 2, 1, false]);
    expect(await numbers('editor')).toEqual([1, null, 2, null, false]);
    expect(await numbers('recruiter')).toEqual([null, 0, 1, null, false]);
    expect(await numbers('reader')).toEqual([null, null, 2, null, false]);
    const seen = await overview('recruiter');
    expect(seen.recent.map(({ title }) => title)).toEqual(['Later', 'Fitter', 'Mill']);
    expect(seen.scheduled.map(({ title }) => title)).toEqual(['Later']);
  });

  test('lists the next five scheduled entries and the five last changed, without the trash', async () => {
    const published = await office.save('faq', faq('Shown'));
    await office.api.client(owner).call(saveEntry, {
      ...{ type: 'faq', parent: null, translations: {}, id: published.id, revision: published.revision },
      ...{ status: 'scheduled', publishAt: '2090-01-01T12:00:00Z', keepPublished: true },
      document: faq('Shown, changed'),
    });
    for (const day of [6, 5, 4, 3, 2]) {
      await office.save('faq', faq(`Day ${day}`), { status: 'scheduled', publishAt: `2090-01-0${day}T00:00:00Z` });
    }
    const trashed = await office.save('faq', faq('Trashed'));
    await office.api.client(owner).call(trashEntries, { entries: [trashed] });
    const last = await office.save('faq', faq('Last'), { status: 'draft' });
    await office.api.client(owner).call(setEntryStatus, { entries: [last], status: 'published' });
    const { scheduled, recent } = await overview('reader');
    expect(scheduled.map(({ title }) => title)).toEqual(['Shown, changed', 'Day 2', 'Day 3', 'Day 4', 'Day 5']);
    expect(recent.map(({ title }) => title)).toEqual(['Last', 'Day 2', 'Day 3', 'Day 4', 'Day 5']);
  });
});
