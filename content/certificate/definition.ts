import { z } from 'zod';
import { defineEntity, type ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';

export const certificate = defineEntity({
  name: 'certificate',
  label: { one: 'Certificate', many: 'Certificates' },
  order: 'position',
  pages: { list: '/certificates', item: '/certificates#certificate-:id' },
  searchNumber: 8,
  menu: { group: 'products', position: 4, icon: 'award' },
  access: 'content',
  calls: { list: { name: 'GetCertificate', summary: 'Certificates' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.longText({ label: 'Description', absent: 'Only the name is shown.' }),
    image: field.picture({ label: 'Picture', absent: 'A drawn placeholder is shown.' }),
    validUntil: field.day({ label: 'Valid until', absent: 'It does not expire.' }),
  }),
  example: { name: 'ISO 9001:2015', description: 'Quality management at all mills.' },
  listColumn: 'validUntil',
  title: (document) => document.name,
  texts: (document) => [document.description],
});

export type Certificate = ViewOf<typeof certificate>;
