import { z } from 'zod';
import { entryRow } from './entry-view.ts';

/** At most this many events of a month are returned. */
export const maxCalendarEvents = 500;

/**
 * What happens to an entry in a month. `change`: a later state is published. `page`: its page changes by itself, for
 * example because the first day of a section has come. A review and a page have the day as their time.
 */
export const calendarEvent = z.object({
  what: z.enum(['publish', 'change', 'page', 'unpublish', 'review']),
  at: z.string().describe('A moment in UTC; of a review and a page a day, such as 2027-01-15.'),
  day: z.string().describe('In the company’s time zone.'),
  lang: z.string().nullable().describe('The language that alone is published; null: all.'),
  entry: entryRow,
});
export type CalendarEvent = z.output<typeof calendarEvent>;
