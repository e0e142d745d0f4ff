import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

export const brand = defineEntity({
  name: 'brand',
  label: { one: 'Brand', many: 'Brands' },
  pages: { shownOn: '/' },
  menu: { group: 'products', position: 3, icon: 'tag' },
  calls: { list: { name: 'GetBrand', summary: 'Brands of the group' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 120),
    image: field.picture({ label: 'Mark', absent: 'The name is shown as text.' }),
    projectUrl: field.link({ label: 'Link', absent: 'The mark is not a link.' }),
  }),
  example: { name: 'Northline', projectUrl: 'https://example.com/northline' },
  claims: true,
});

export type Brand = ViewOf<typeof brand>;
