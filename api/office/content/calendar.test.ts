import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import { getCalendar, listReviewers, setReview } from '#contract/calls/office/calendar.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { getOverview } from '#contract/calls/office/upkeep.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from '../upkeep/testing/open-office.ts';

/** The review of an entry without one, as its form shows it. */
const unplanned = { reviewOn: null, reviewer: null };

const as = (role: Role): Caller => ({ principal: { name: role, role } });

describe.each(engines)('the calendar, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const calendar = async (month: string, role: Role = 'owner') => {
    const { events, today, more } = await office.api.client(as(role)).call(getCalendar, { month });
    const shown = events.map(({ what, day, lang, entry }) =>
      [day, what, entry.title, ...(lang === null ? [] : [lang])].join(' '),
    );
    return { events: shown, today, more };
  };

  test('a review is set by a user, seen by its owner, and done with the next day', async () => {
    const { api, store } = office;
    const eva = (await store.users.add({ name: 'Eva', email: 'eva@example.com', role: 'editor' }, 'me')) ?? '';
    const rita = (await store.users.add({ name: 'Rita', email: 'rita@example.com', role: 'reader' }, 'me')) ?? '';
    expect(await api.client(owner).call(listReviewers, { type: 'news' })).toEqual([{ id: eva, name: 'Eva' }]);
    const { id, revision } = await office.save('news', { heading: 'Looms', date: '2026-01-01T00:00:00Z' });
    const plan = { id, reviewOn: '2026-11-20', reviewer: eva, isReviewed: false, seen: unplanned };
    const planned = { reviewOn: '2026-11-20', reviewer: eva };
    await api.client(owner).call(setReview, plan);
    await expect(api.client(owner).call(setReview, plan)).rejects.toMatchObject({ status: 409 });
    for (const reviewer of [rita, 'unknown'])
      await expect(api.client(owner).call(setReview, { ...plan, reviewer, seen: planned })).rejects.toMatchObject({
        status: 422,
      });
    await expect(api.client(as('reader')).call(setReview, plan)).rejects.toMatchObject({ status: 403 });

    const listed = async (review: 'due' | 'mine', by = owner) =>
      (
        await api
          .client(by)
          .list(listEntries, { type: 'news', sort: 'own', descending: false, skip: 0, take: 9, review })
      ).items;
    expect(await listed('due')).toMatchObject([
      { id, revision, reviewOn: '2026-11-20', reviewer: { id: eva, name: 'Eva' } },
    ]);
    expect(await listed('mine')).toEqual([]);
    expect(await store.entries.dueReviews(['news'], { reviewer: eva, by: '2026-11-21', take: 5 })).toMatchObject({
      items: [{ id }],
      total: 1,
    });
    expect(await api.client(owner).call(getOverview, {})).toMatchObject({ reviews: [], myReviews: 0 });

    const next = { ...plan, reviewOn: '2027-11-20', isReviewed: true, seen: planned };
    await api.client(owner).call(setReview, next);
    expect(await listed('due')).toEqual([]);
    const { items } = await store.audit.list({ skip: 0, take: 1 });
    expect(items).toMatchObject([{ action: 'entry.review', subject: `news ${id}` }]);
    await api.client(owner).call(setReview, { ...next, reviewOn: null, seen: { ...planned, reviewOn: '2027-11-20' } });
    expect(await store.entries.get(id)).toMatchObject({ reviewOn: null, reviewer: null, revision });
  });

  test('has what goes live, goes offline and is to be reviewed, by day in the company’s zone', async () => {
    const { entries } = office.store;
    await office.save('company', { companyName: 'Mills', timeZone: 'Asia/Tokyo' });
    const news = (heading: string, rest: object) => entries.save(change('news', { heading }, rest));
    // The last day of November in UTC is the first of December in Tokyo.
    await news('Early', {
      status: 'scheduled',
      publishAt: '2026-11-30T16:00:00Z',
      unpublishAt: '2026-12-24T00:00:00Z',
    });
    await news('Late', { status: 'scheduled', publishAt: '2026-12-31T15:30:00Z' });
    const live = await news('Live', {});
    const waiting = {
      id: live.id,
      revision: 1,
      keepPublished: true,
      status: 'scheduled',
      publishAt: '2026-12-02T00:00:00Z',
    };
    await news('Live', { ...waiting, translations: { de: { heading: 'Da' } }, languages: ['de'] });
    const { id } = await news('Old', {});
    const review = { id, reviewOn: '2026-12-02', reviewer: null, isReviewed: false, seen: unplanned };
    await office.api.client(owner).call(setReview, review);
    expect(await calendar('2026-12')).toEqual({
      events: [
        '2026-12-01 publish Early',
        '2026-12-02 review Old',
        '2026-12-02 change Live de',
        '2026-12-24 unpublish Early',
      ],
      today: expect.any(String),
      more: false,
    });
    expect((await calendar('2027-01')).events).toEqual(['2027-01-01 publish Late']);
    expect((await calendar('2026-12', 'recruiter')).events).toEqual([]);
    await expect(office.api.client(as('reader')).call(getCalendar, { month: '2026-12' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(calendar('2026-13')).rejects.toThrow();
  });

  test('has the days on which parts of a page begin and end', async () => {
    const days = { from: '2030-11-30', until: '2030-12-05' };
    const sections = [{ kind: 'text' as const, text: '<p>Sale</p>', ...days }];
    await office.save('freePage', { name: 'Sale', address: 'sale', sections });
    await office.save('freePage', { name: 'Draft', address: 'draft', sections }, { status: 'draft' });
    await office.save('certificate', { name: 'Looms', validUntil: '2030-12-31' });
    expect((await calendar('2030-11')).events).toEqual(['2030-11-30 page Sale']);
    expect((await calendar('2030-12')).events).toEqual(['2030-12-06 page Sale']);
    expect((await calendar('2031-01')).events).toEqual(['2031-01-01 page Looms']);
  });
});
