import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { dayAfter } from '#contract/text/day-after.ts';
import { defineEntity } from '../define-entity.ts';
import { hasDetails } from './has-details.ts';
import { certificatePages } from './pages.ts';

export const certificate = defineEntity({
  name: 'certificate',
  label: { one: 'Certificate', many: 'Certificates' },
  pages: certificatePages,
  searchNumber: 8,
  menu: { group: 'products', position: 4, icon: 'award' },
  calls: { list: { name: 'GetCertificate', summary: 'Certificates' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.longText({ label: 'Description', absent: 'Only the name is shown.' }),
    image: field.picture({ label: 'Picture', absent: 'A drawn placeholder is shown.' }),
    scheme: field.code({ label: 'Scheme', help: 'Such as GOTS 7.0.', absent: 'The name says it.' }, 80),
    number: field.code({ label: 'Certificate number', absent: 'No number is shown.' }, 80),
    issuer: field.optionalText({ label: 'Issuer', absent: 'No issuer is shown.' }, 120),
    validFrom: field.day({ label: 'Valid from', absent: 'It is valid from the start.' }),
    validUntil: field.day({ label: 'Valid until', absent: 'It does not expire.' }),
    scope: field.longText(
      { label: 'Scope', help: 'What was certified, as the certificate says it.', absent: 'No scope is shown.' },
      2_000,
    ),
    coversGroup: field.flag({ label: 'Covers the whole group' }),
    concerns: field.relations({ label: 'Concerns', to: 'concern', absent: 'It covers no concern.' }),
    locations: field.relations({ label: 'Locations', to: 'location', absent: 'It covers no location.' }),
    categories: field.relations({ label: 'Categories', to: 'category', absent: 'It covers no category.' }),
    products: field.relations({ label: 'Products', to: 'product', absent: 'It covers no product.' }),
    owner: field.email({
      label: 'Reminders to',
      help: 'Gets a mail 90, 30 and 7 days before the last day.',
      absent: 'No reminder is sent.',
      forOffice: true,
    }),
    file: field.file({ label: 'File', absent: 'No file is offered.' }),
    register: field.webAddress({
      label: 'Entry in the register',
      help: 'The page where the certificate can be checked.',
      absent: 'No link to the register is shown.',
    }),
    audience: field.choice(
      { label: 'Audience', help: 'On request: the file is not offered for download.' },
      ['public', 'onRequest'],
      'public',
      { public: 'Public', onRequest: 'On request' },
    ),
  }),
  example: { name: 'ISO 9001:2015', description: 'Quality management at all mills.' },
  listColumn: 'validUntil',
  forVisitors: (document) => (document.audience === 'onRequest' ? { ...document, file: null } : document),
  isListed: hasDetails,
  changesOn: ({ validFrom, validUntil }) => [validFrom, validUntil && dayAfter(validUntil)].filter(Boolean),
  hasEnded: ({ validUntil }, today) => validUntil !== '' && validUntil < today,
  card: {
    text: 'description',
    detail: 'issuer',
    date: 'validUntil',
    isCurrent: ({ validFrom, validUntil }, { today }) =>
      (validFrom === '' || validFrom <= today) && (validUntil === '' || validUntil >= today),
  },
  texts: ({ description, scheme, number, issuer, scope }) => [description, scheme, number, issuer, scope],
  describedBy: ({ description, scope }) => description || scope,
  check: ({ validFrom, validUntil }) =>
    validFrom !== '' && validUntil !== '' && validUntil < validFrom
      ? [{ field: 'validUntil', code: 'last_day', message: 'Choose the first day or a later one' }]
      : [],
});

/** What a certificate proves, beside what it covers. */
export type Evidence = Pick<
  Certificate,
  | 'id'
  | 'name'
  | 'lang'
  | 'scheme'
  | 'number'
  | 'issuer'
  | 'validFrom'
  | 'validUntil'
  | 'register'
  | 'file'
  | 'audience'
>;

type Covered = 'concerns' | 'locations' | 'categories' | 'products';

export interface Certificate extends Omit<ViewOf<typeof certificate>, Covered>, Record<Covered, EntryLink[]> {}
