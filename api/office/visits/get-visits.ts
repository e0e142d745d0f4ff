import type { Handler } from '#api/context.ts';
import type { getVisits as getVisitsCall } from '#contract/calls/office/visits.ts';
import { daysAfter } from '#contract/submissions/retention.ts';

const maxPages = 50;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const getVisits: Handler<typeof getVisitsCall> = async ({ days: asked }, { store, now }) => {
  const today = now();
  const days = Array.from({ length: asked }, (_, index) => dayOf(daysAfter(today, index + 1 - asked)));
  const found = await store.visits.between(days[0] ?? '', dayOf(today), maxPages);
  const visits = new Map(found.days.map(({ day, visits }) => [day, visits]));
  return {
    total: found.days.reduce((sum, { visits }) => sum + visits, 0),
    days: days.map((day) => ({ day, visits: visits.get(day) ?? 0 })),
    pages: found.pages,
  };
};
