import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

export const executive = defineEntity({
  name: 'executive',
  label: { one: 'Director or executive', many: 'Directors and executives' },
  pages: {
    list: '/keyadmin',
    shownOn: ({ type }) => (type === 'Director' ? '/about' : '/keyadmin'),
    isAnchored: true,
  },
  searchNumber: 14,
  menu: { group: 'group', position: 2, icon: 'badge' },
  calls: { list: { name: 'GetSpeech', summary: 'Directors and executives' } },
  document: z.strictObject({
    type: field.choice(
      { label: 'Group', help: 'Directors are shown on the about page, all others on the executives page.' },
      ['Director', 'Admin'],
      'Admin',
    ),
    name: field.text({ label: 'Name' }, 120),
    designation: field.optionalText({ label: 'Designation', absent: 'The line is left out.' }),
    description: field.longText({ label: 'Description', absent: 'Only name and designation are shown.' }),
    image: field.picture({ label: 'Portrait', absent: 'The initials are shown.' }),
    concerns: field.relations({ label: 'Concerns', to: 'concern', absent: 'The person works for the group.' }),
  }),
  example: { type: 'Director', name: 'Ada Moreau', designation: 'Managing director' },
  listColumn: 'type',
  card: { text: 'description', detail: 'designation' },
  texts: ({ designation, description }) => [designation, description],
});

export interface Executive extends Omit<ViewOf<typeof executive>, 'concerns'> {
  concerns: EntryLink[];
}
