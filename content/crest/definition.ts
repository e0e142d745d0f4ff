import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

export const crest = defineEntity({
  name: 'crest',
  label: { one: 'Crest', many: 'Crests' },
  pages: { list: '/crest', isAnchored: true },
  searchNumber: 16,
  menu: { group: 'group', position: 5, icon: 'shield' },
  calls: { list: { name: 'GetCrest', summary: 'Crests' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.longText({ label: 'Description', absent: 'Only the name is shown.' }),
    image: field.picture({ label: 'Picture', absent: 'A drawn placeholder is shown.' }),
  }),
  example: { name: 'The anchor and shuttle', description: 'Granted in 1987.' },
  texts: (document) => [document.description],
});

export type Crest = ViewOf<typeof crest>;
