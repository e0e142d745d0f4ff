import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { tradeFairPages } from './pages.ts';

export const tradeFair = defineEntity({
  name: 'tradeFair',
  label: { one: 'Trade fair', many: 'Trade fairs' },
  pages: tradeFairPages,
  searchNumber: 7,
  menu: { group: 'content', position: 5, icon: 'store' },
  calls: {
    list: { name: 'GetTradeFair', summary: 'Trade fairs with their pictures' },
    byId: { name: 'GetTradeFairById', summary: 'One trade fair' },
  },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.longText({ label: 'Description', absent: 'The page leaves it out.' }),
    image: field.picture({ label: 'Cover', absent: 'The first picture is used.' }),
    place: field.optionalText({ label: 'Place', absent: 'The line is left out.' }),
    startsOn: field.day({ label: 'First day', absent: 'The dates are left out.' }),
    endsOn: field.day({ label: 'Last day', absent: 'The fair lasts one day.' }),
    images: field.list({ label: 'Pictures' }, field.pictureItem),
  }),
  example: { name: 'Home Fabrics 2026', place: 'Frankfurt, hall 3', startsOn: '2026-01-13', endsOn: '2026-01-16' },
  listColumn: 'startsOn',
  texts: (document) => [document.description, document.place],
  check: ({ startsOn, endsOn }) =>
    endsOn !== '' && endsOn < startsOn
      ? [{ field: 'endsOn', code: 'last_day', message: 'Choose the first day or a later one' }]
      : [],
});

export type TradeFair = ViewOf<typeof tradeFair>;
