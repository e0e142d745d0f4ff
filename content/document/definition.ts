import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { documentKinds } from './kinds.ts';
import { documentPages } from './pages.ts';

const documentKindNames = {
  dataSheet: 'Data sheet',
  safetyDataSheet: 'Safety data sheet',
  declaration: 'Declaration',
  brochure: 'Brochure',
  policy: 'Policy',
  report: 'Report',
  press: 'Press',
} as const;

/** One edition of a document to download, in one or several languages. */
export const documentType = defineEntity({
  name: 'document',
  label: { one: 'Document', many: 'Documents' },
  pages: documentPages,
  searchNumber: 13,
  searchOrder: -1,
  supersedes: { field: 'replaces', of: 'newer' },
  menu: { group: 'products', position: 6, icon: 'file' },
  calls: { list: { name: 'GetDocument', summary: 'Documents with their files', isShared: true } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    kind: field.choice({ label: 'Kind' }, documentKinds, 'dataSheet', documentKindNames),
    description: field.longText({ label: 'Description', absent: 'Only the name is shown.' }, 1_000),
    edition: field.code({ label: 'Edition', help: 'Such as 3.1.', absent: 'Only the date is shown.' }, 20),
    date: field.day({ label: 'Date', absent: 'No date is shown.' }),
    files: field.list(
      { label: 'Files', help: 'One for each language.' },
      z.strictObject({
        id: field.itemId,
        file: field.file({ label: 'File', absent: 'The language is not offered.' }),
      }),
      40,
    ),
    coversGroup: field.flag({ label: 'Covers the whole group' }),
    concerns: field.relations({ label: 'Concerns', to: 'concern', absent: 'It covers no concern.' }),
    categories: field.relations({ label: 'Categories', to: 'category', absent: 'It covers no category.' }),
    products: field.relations({ label: 'Products', to: 'product', absent: 'It covers no product.' }),
    replaces: field.relation({
      label: 'Replaces',
      help: 'The edition before it.',
      to: 'document',
      absent: 'It is the first edition.',
    }),
  }),
  example: {
    name: 'Data sheet Ne 30/1',
    kind: 'dataSheet',
    edition: '2',
    date: '2026-03-01',
    files: [{ file: { src: '/files/ne-30.pdf', mediaType: 'application/pdf', lang: 'en' } }],
  },
  listColumn: 'date',
  card: { text: 'description', detail: 'edition', date: 'date' },
  texts: (document) => [document.description, document.edition],
});

/** A document to download. */
export type Edition = Pick<Document, 'id' | 'name' | 'lang' | 'kind' | 'edition' | 'date' | 'files'>;

type Covered = 'concerns' | 'categories' | 'products';

export interface Document
  extends Omit<ViewOf<typeof documentType>, Covered | 'replaces'>,
    Record<Covered, EntryLink[]> {
  replaces: EntryLink | null;
}
