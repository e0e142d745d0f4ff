import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { namesOf } from '../related-names.ts';
import { locationPages } from './pages.ts';

export const location = defineEntity({
  name: 'location',
  label: { one: 'Location', many: 'Locations' },
  pages: locationPages,
  searchNumber: 12,
  menu: { group: 'group', position: 6, icon: 'place' },
  calls: { list: { name: 'GetLocation', summary: 'Works, warehouses and offices', isShared: true } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 120),
    concern: field.relation({ label: 'Concern', to: 'concern', absent: 'It belongs to the group.' }),
    address: field.longText({ label: 'Postal address', absent: 'No address is shown.' }, 400),
    activities: field.longText(
      { label: 'Activities', help: 'What is made or done there.', absent: 'No activities are shown.' },
      1_000,
    ),
    image: field.picture({ label: 'Picture', absent: 'No picture is shown.' }),
    latitude: field.decimal({ label: 'Latitude', absent: 'There is no map.' }, { min: -90, max: 90 }),
    longitude: field.decimal({ label: 'Longitude', absent: 'There is no map.' }, { min: -180, max: 180 }),
    openSupplyHubId: field.code({ label: 'Open Supply Hub ID', absent: 'No link to Open Supply Hub is shown.' }, 20),
  }),
  example: {
    name: 'Spinning mill',
    address: 'Quay Street 4',
    activities: 'Ring spinning',
    latitude: 41.1,
    longitude: -8.6,
  },
  card: { text: 'activities', detail: 'address' },
  claims: true,
  texts: ({ address, activities, openSupplyHubId, concern }, related) => [
    ...[address, activities, openSupplyHubId],
    ...namesOf([concern === null ? undefined : related?.documentOf(concern)]),
  ],
  searchedWith: ['concern'],
});

/** A location as others name it. */
export type Place = Pick<Location, 'id' | 'name' | 'lang' | 'address' | 'activities'>;

export interface Location extends Omit<ViewOf<typeof location>, 'concern'> {
  concern: EntryLink | null;
}
