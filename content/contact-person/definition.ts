import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { digitsOfNumber } from '#contract/text/contact/phone-number.ts';
import { defineEntity } from '../define-entity.ts';
import { namesOf } from '../related-names.ts';

export const contactPerson = defineEntity({
  name: 'contactPerson',
  label: { one: 'Contact person', many: 'Contact people' },
  pages: { shownOn: '/contact', isAnchored: true },
  searchNumber: 15,
  menu: { group: 'group', position: 3, icon: 'contacts' },
  calls: { list: { name: 'GetContactInformation', summary: 'People to contact' } },
  document: z.strictObject({
    title: field.text({ label: 'Responsible for', help: 'Such as “Export sales”.' }, 120),
    name: field.text({ label: 'Name' }, 120),
    designation: field.optionalText({ label: 'Designation', absent: 'The line is left out.' }),
    phone: field.phone({ label: 'Phone', absent: 'No call link is shown.' }),
    email: field.email({ label: 'Email', absent: 'No email link is shown.' }),
    concerns: field.relations({ label: 'Concerns', to: 'concern', absent: 'The person works for the group.' }),
  }),
  example: { title: 'Export sales', name: 'Ivo Brandt', phone: '+49 40 123456', email: 'export@example.com' },
  listColumn: 'title',
  texts: ({ title, designation, phone, email, concerns }, related) => [
    ...[title, designation, phone, ...digitsOfNumber(phone), email],
    ...namesOf(concerns.map((id) => related?.documentOf(id))),
  ],
  searchedWith: ['concerns'],
});

export interface ContactPerson extends Omit<ViewOf<typeof contactPerson>, 'concerns'> {
  concerns: EntryLink[];
}
