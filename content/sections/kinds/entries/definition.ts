import { defineSection, eyebrow, heading, layout } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

/** The content types whose entries a section can show. */
export const shownTypes = [
  'product',
  'concern',
  'news',
  'career',
  'certificate',
  'document',
  'executive',
  'location',
] as const;
export type ShownType = (typeof shownTypes)[number];

/** The types whose entries say which concern they belong to. */
const ofConcern = shownTypes.filter((type) => type !== 'concern');

/** As many entries as a section shows. */
export const mostShown = 24;

const byRule = ['inOrder', 'newest'];

/** The field of a type with the entries that editors chose one by one. */
export const chosenFields = {
  product: 'products',
  concern: 'concerns',
  news: 'newsItems',
  career: 'jobs',
  certificate: 'certificates',
  document: 'documents',
  executive: 'people',
  location: 'sites',
} as const satisfies Record<ShownType, string>;

const chosen = (label: string, type: ShownType) =>
  field.relations(
    {
      label,
      absent: 'The section is left out.',
      to: type,
      forOffice: true,
      onlyWith: { type: [type], selection: ['chosen'] },
    },
    mostShown,
  );

export const entriesSection = defineSection({
  kind: 'entries',
  label: 'Entries',
  help: 'Products, concerns, news, jobs, certificates, documents, people or locations.',
  icon: 'entries',
  fields: {
    eyebrow,
    heading,
    type: field.choice({ label: 'Content' }, shownTypes, 'product', {
      product: 'Products',
      concern: 'Concerns',
      news: 'News',
      career: 'Job openings',
      certificate: 'Certificates',
      document: 'Documents',
      executive: 'Directors and executives',
      location: 'Locations',
    }),
    selection: field.choice({ label: 'Which', forOffice: true }, ['inOrder', 'newest', 'chosen'], 'inOrder', {
      inOrder: 'In the order of their list',
      newest: 'The newest',
      chosen: 'Chosen one by one',
    }),
    products: chosen('Products', 'product'),
    concerns: chosen('Concerns', 'concern'),
    newsItems: chosen('News', 'news'),
    jobs: chosen('Job openings', 'career'),
    certificates: chosen('Certificates', 'certificate'),
    documents: chosen('Documents', 'document'),
    people: chosen('Directors and executives', 'executive'),
    sites: chosen('Locations', 'location'),
    category: field.relation({
      label: 'Only of the category',
      to: 'category',
      absent: 'Those of all categories.',
      forOffice: true,
      onlyWith: { type: ['product'], selection: byRule },
    }),
    concern: field.relation({
      label: 'Only of the concern',
      to: 'concern',
      absent: 'Those of the whole group.',
      forOffice: true,
      onlyWith: { type: ofConcern, selection: byRule },
    }),
    count: field.wholeNumber(
      { label: 'At most', forOffice: true, onlyWith: { selection: byRule } },
      { min: 1, max: mostShown, initial: 5 },
    ),
    layout: layout(['cards', 'mosaic', 'rail', 'list']),
    moreText: field.optionalText({ label: 'Link to the whole list', absent: 'There is no link.' }, 60),
  },
});
