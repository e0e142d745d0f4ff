import { z } from 'zod';
import type { EntryLanguage, ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import type { Career } from '../career/definition.ts';
import type { ContactPerson } from '../contact-person/definition.ts';
import { defineEntity } from '../define-entity.ts';
import type { Executive } from '../executive/definition.ts';
import type { News } from '../news/definition.ts';
import type { ProductCard } from '../product/definition.ts';
import { concernPages } from './pages.ts';

export const concern = defineEntity({
  name: 'concern',
  label: { one: 'Concern', many: 'Concerns' },
  pages: concernPages,
  searchNumber: 3,
  menu: { group: 'group', position: 1, icon: 'business' },
  calls: {
    list: { name: 'GetConcern', summary: 'Member companies in the editor’s order', isShared: true },
    byAddress: { name: 'GetConcernByUrl', summary: 'One member company by its page address' },
  },
  document: z.strictObject({
    address: field.pageAddress({ label: 'Address', help: 'The last part of the page’s address, after /concern/.' }),
    name: field.text({ label: 'Name' }, 120),
    logo: field.picture({ label: 'Logo', absent: 'The name is shown as text.' }),
    backgroundImage: field.picture({ label: 'Background picture', absent: 'The page banner is shown.' }),
    title: field.optionalText({ label: 'Headline', absent: 'The name serves as headline.' }),
    mission: field.longText({ label: 'Mission', absent: 'The part is left out.' }),
    missionImage: field.picture({ label: 'Picture beside the mission', absent: 'The text takes the whole width.' }),
    vision: field.longText({ label: 'Vision', absent: 'The part is left out.' }),
    visionImage: field.picture({ label: 'Picture beside the vision', absent: 'The text takes the whole width.' }),
    redirectUrl: field.link({
      label: 'Own website',
      help: 'A site, or a page or file of this one, that opens in a new tab instead of the concern’s page.',
      absent: 'The concern has its page here.',
    }),
    contentColumns: field.columns({ label: 'Columns' }),
    content: field.list(
      { label: 'Contents' },
      z.strictObject({
        id: field.itemId,
        title: field.optionalText({ label: 'Title', absent: 'Only the text is shown.' }),
        description: field.longText({ label: 'Text', absent: 'Only the title is shown.' }),
        image: field.picture({ label: 'Picture', absent: 'The text takes the whole width.' }),
      }),
    ),
  }),
  example: {
    address: 'north-mill',
    name: 'North Mill',
    title: 'Yarn from combed cotton',
    mission: 'Spin evenly.',
    vision: 'Waste nothing.',
    contentColumns: 2,
    content: [{ title: 'Ring spinning', description: '48,000 spindles.' }],
  },
  card: { text: 'title', image: 'backgroundImage', logo: 'logo', url: 'redirectUrl' },
  claims: true,
  texts: (document) => [
    document.title,
    document.mission,
    document.vision,
    ...document.content.flatMap((part) => [part.title, part.description]),
  ],
  describedBy: ({ mission, title }) => mission || title,
  address: (document) => document.address,
  // Companies with a site of their own are not listed.
  isListed: ({ redirectUrl }) => !redirectUrl,
});

export type Concern = ViewOf<typeof concern>;

type Named = Pick<EntryLanguage, 'lang'> & { id: string };

/** A concern with what names it. */
export interface ConcernPage extends Concern {
  products: ProductCard[];
  people: (Named & Pick<Executive, 'name' | 'designation' | 'description' | 'image'>)[];
  contacts: (Named & Pick<ContactPerson, 'title' | 'name' | 'designation' | 'phone' | 'email'>)[];
  /** The newest first. */
  news: (Named & Pick<News, 'heading' | 'date'>)[];
  /** The open ones. */
  jobs: (Named & Pick<Career, 'title' | 'jobLocation'>)[];
}
