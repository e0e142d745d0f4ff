import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

export const faq = defineEntity({
  name: 'faq',
  label: { one: 'Question', many: 'Questions' },
  pages: { list: '/faq', item: '/faq#faq-:id' },
  searchNumber: 10,
  menu: { group: 'content', position: 6, icon: 'help' },
  calls: { list: { name: 'GetFaq', summary: 'Frequently asked questions' } },
  document: z.strictObject({
    name: field.text({ label: 'Question' }),
    description: field.richText({ label: 'Answer', absent: 'Only the question is shown.' }),
  }),
  example: { name: 'Do you ship to Chile?', description: '<p>Yes, twice a month.</p>' },
  claims: true,
  texts: (document) => [document.description],
});

export type Faq = ViewOf<typeof faq>;
