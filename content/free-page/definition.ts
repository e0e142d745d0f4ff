import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import {
  firstTextOf,
  type Section,
  sectionDays,
  sectionErrors,
  sectionList,
  sectionTexts,
} from '../sections/definition.ts';
import { freePagePages } from './pages.ts';
import { isReserved } from './reserved-addresses.ts';

/** A page of the editors' own. It is not named “page”: what searches find at the site's own pages has that name. */
export const freePage = defineEntity({
  name: 'freePage',
  label: { one: 'Page', many: 'Pages' },
  pages: freePagePages,
  searchNumber: 18,
  menu: { group: 'content', position: 7, icon: 'web' },
  calls: {
    list: { name: 'GetPage', summary: 'The editors’ own pages, without their sections' },
    byAddress: { name: 'GetPageByUrl', summary: 'One of the editors’ own pages by its address' },
  },
  document: z.strictObject({
    name: field.text({ label: 'Title' }, 120),
    address: field.pageAddress({ label: 'Address', help: 'The part of the page’s address after the first /.' }),
    summary: field.longText(
      { label: 'Summary', help: 'For search engines and lists.', absent: 'The start of the first text.' },
      400,
    ),
    image: field.picture({ label: 'Picture', absent: 'The page banner is shown.' }),
    sections: sectionList({ label: 'Sections' }),
  }),
  example: {
    name: 'Sustainability',
    address: 'sustainability',
    summary: 'What we do for rivers.',
    sections: [
      { kind: 'text', heading: 'Water', text: '<p>Nine tenths are used again.</p>' },
      { kind: 'figures', figures: [{ value: '96 %', name: 'of the water is used again' }] },
      { kind: 'quotation', quote: 'The river gets it back.', name: 'Ana Prata', role: 'Dye house' },
      { kind: 'questions', questions: [{ name: 'How clean is it?', description: '<p>Clear enough to rinse.</p>' }] },
      { kind: 'table', heading: 'Limits', table: '<table><tbody><tr><th>pH</th><td>7.2</td></tr></tbody></table>' },
      { kind: 'video', video: 'https://player.vimeo.com/video/1', caption: 'The last basin' },
      { kind: 'form', lead: 'Ask for the readings of a month.', form: 'contact' },
    ],
  },
  claims: true,
  texts: ({ summary, sections }) => [summary, ...sectionTexts(sections)],
  describedBy: ({ summary, sections }) => summary || firstTextOf(sections),
  address: (document) => document.address,
  parents: ['freePage'],
  check: ({ sections }) => sectionErrors(sections),
  changesOn: ({ sections }) => sectionDays(sections),
  isReserved,
});

type Document = z.output<typeof freePage.document>;

/** A page as lists name it. */
export interface NamedPage extends Omit<Document, 'sections'>, EntryLanguage {
  id: string;
}

/** A page with the sections that visitors see now. */
export interface FreePage extends NamedPage {
  parent: EntryLink | null;
  sections: Section[];
}
