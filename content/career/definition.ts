import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { namesOf } from '../related-names.ts';
import { careerPages } from './pages.ts';

export const career = defineEntity({
  name: 'career',
  label: { one: 'Job opening', many: 'Job openings' },
  pages: careerPages,
  searchNumber: 9,
  menu: { group: 'jobs', position: 1, icon: 'work' },
  access: 'recruiting',
  calls: {
    list: { name: 'GetCareer', summary: 'Job openings' },
    byId: { name: 'GetCareerById', summary: 'One job opening' },
  },
  document: z.strictObject({
    title: field.text({ label: 'Title' }, 160),
    vacancy: field.wholeNumber({ label: 'Vacancies' }, { min: 1, max: 999, initial: 1 }),
    department: field.relation({
      label: 'Department',
      to: 'department',
      absent: 'The CV form starts without a department.',
    }),
    jobDescription: field.richText({ label: 'Job description', absent: 'The part is left out.' }),
    educationalQualification: field.richText({ label: 'Qualification', absent: 'The part is left out.' }),
    jobFacility: field.richText({ label: 'What we offer', absent: 'The part is left out.' }),
    salaryRange: field.optionalText({ label: 'Salary', absent: 'The line is left out.' }),
    jobLocation: field.optionalText({ label: 'Location', absent: 'The line is left out.' }),
    createdAt: field.moment({ label: 'Posted at', isPublication: true }),
    followsPublication: field.followsPublication,
    applicationDeadline: field
      .moment({ label: 'Apply until', help: 'Afterwards the job is shown as closed.', absent: 'The job stays open.' })
      .nullable()
      .default(null),
    concerns: field.relations({ label: 'Concerns', to: 'concern', absent: 'The job is at the group.' }),
  }),
  example: {
    title: 'Mechanical fitter',
    vacancy: 2,
    jobDescription: '<p>Keep the looms running.</p>',
    jobLocation: 'Porto',
    createdAt: '2026-10-01T08:00:00Z',
    applicationDeadline: '2027-01-31T22:59:59Z',
  },
  listColumn: 'applicationDeadline',
  title: (document) => document.title,
  texts: (document, related) => [
    document.jobDescription,
    document.educationalQualification,
    document.jobFacility,
    document.salaryRange,
    document.jobLocation,
    ...namesOf(document.concerns.map((id) => related?.documentOf(id))),
  ],
  searchedWith: ['concerns'],
  card: {
    detail: 'jobLocation',
    date: 'applicationDeadline',
    isCurrent: ({ applicationDeadline: end }, { now }) => !end || new Date(end) >= now,
  },
  dated: (document) => document.createdAt,
  isListed: ({ applicationDeadline: end }, now) => !end || new Date(end) >= now,
  check: ({ createdAt, applicationDeadline }) =>
    applicationDeadline !== null && Date.parse(applicationDeadline) < Date.parse(createdAt)
      ? [{ field: 'applicationDeadline', code: 'deadline', message: 'Choose a time after “Posted at”' }]
      : [],
});

export interface Career extends Omit<ViewOf<typeof career>, 'department' | 'concerns'> {
  /** The department's public id. */
  department: string | null;
  concerns: EntryLink[];
}
