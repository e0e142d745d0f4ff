import type { Handler } from '#api/context.ts';
import { accessTo } from '#content/access.ts';
import { entityNames } from '#content/registry.ts';
import type {
  getCalendar as getCalendarCall,
  listReviewers as listReviewersCall,
  setReview as setReviewCall,
} from '#contract/calls/office/calendar.ts';
import { maxCalendarEvents } from '#contract/office/calendar-view.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { dayIn, zoneOffsetMs } from '#contract/text/zone-offset.ts';
import { actorOf, mayChange, maySee, requireSeen, seenEntry } from './allowed.ts';
import { refused } from './checks/check-document.ts';

/** The moment at which a day begins in a time zone. */
function startOf(day: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const near = asUtc - zoneOffsetMs(asUtc, timeZone);
  // Clocks may have changed between the two.
  return new Date(asUtc - zoneOffsetMs(near, timeZone)).toISOString();
}

/** The first day of a month, and of the one after it. */
function monthBounds(month: string): [first: string, next: string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)];
}

export const getCalendar: Handler<typeof getCalendarCall> = async ({ month }, context) => {
  const { store, caller, now } = context;
  const company = await store.entries.publishedSingle('company');
  const timeZone = String(company?.document.timeZone || 'UTC');
  const [first, next] = monthBounds(month);
  const last = new Date(Date.parse(next) - 1).toISOString().slice(0, 10);
  const found = await store.entries.calendar({
    types: entityNames.filter((type) => maySee(type, caller)),
    from: startOf(first, timeZone),
    to: startOf(next, timeZone),
    days: [first, last],
    take: maxCalendarEvents + 1,
  });
  const events = found
    .slice(0, maxCalendarEvents)
    .map((event) => ({ ...event, day: event.at.includes('T') ? dayIn(timeZone, new Date(event.at)) : event.at }));
  // Events without a time are the first of their day.
  events.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  return { today: dayIn(timeZone, now()), events, more: found.length > maxCalendarEvents };
};

export const listReviewers: Handler<typeof listReviewersCall> = async ({ type }, context) => {
  requireSeen(type, context.caller);
  const { change } = accessTo(type);
  const users = (await context.people.list()).filter(({ role, disabled }) => !disabled && change.includes(role));
  return { items: users.map(({ id, name }) => ({ id, name })), total: users.length };
};

export const setReview: Handler<typeof setReviewCall> = async ({ id, ...change }, context) => {
  const { type } = await seenEntry(id, context);
  if (!mayChange(type, context.caller)) throw new HttpError('forbidden');
  const reviewer = change.reviewer === null ? undefined : await context.people.get(change.reviewer);
  const isAllowed = reviewer && !reviewer.disabled && accessTo(type).change.includes(reviewer.role);
  if (change.reviewer !== null && !isAllowed)
    throw refused([{ field: 'reviewer', wording: ({ entry }) => entry.noReviewer }]);
  await context.store.entries.setReview(id, change, actorOf(context.caller));
  return { ok: true };
};
