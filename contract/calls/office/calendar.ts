import { z } from 'zod';
import { calendarEvent, maxCalendarEvents } from '#contract/office/calendar-view.ts';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { entityName } from '#contract/office/entry-view.ts';

export const getCalendar = officeRead('GetCalendar', {
  summary: 'Get what goes live, goes offline and is due for review in a month',
  input: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .describe('In the company’s time zone, such as 2027-01.'),
  }),
  output: z.object({
    today: z.string().describe('In the company’s time zone, such as 2027-01-15.'),
    events: z.array(calendarEvent).describe('The earliest first.'),
    more: z.boolean().describe(`Whether there are more than the ${maxCalendarEvents} returned.`),
  }),
});

const day = z.iso.date();

/** Sets when an entry is reviewed next, and by whom. Its content and its revision stay the same. */
export const setReview = officeChange('SetReview', {
  summary: 'Set when an entry is reviewed, and by whom',
  input: z.object({
    id: z.int().positive(),
    reviewOn: day.nullable().describe('Null: it is not to be reviewed.'),
    reviewer: z
      .string()
      .max(100)
      .nullable()
      .describe('The id of a user who may change the entry; null: no one in particular.'),
    isReviewed: z.boolean().default(false).describe('Whether the caller has reviewed it now.'),
    seen: z
      .object({ reviewOn: day.nullable(), reviewer: z.string().max(100).nullable() })
      .describe('What the caller saw. Rejected if another user has changed it since.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict', 'invalid_body'],
});

/** The users who may change entries of a type. */
export const listReviewers = officeRead('ListReviewers', {
  summary: 'List the users who can review entries of a type',
  input: z.object({ type: entityName }),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
  listed: true,
});
