import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

/** A section of the export page. It is not named `export`, which is a reserved word. */
export const exportSection = defineEntity({
  name: 'export',
  label: { one: 'Export section', many: 'Export sections' },
  pages: { list: '/export', item: '/export#export-:id' },
  searchNumber: 6,
  menu: { group: 'products', position: 5, icon: 'shipping' },
  calls: { list: { name: 'GetExport', summary: 'Export sections with their items' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }),
    description: field.richText({ label: 'Description', absent: 'Only the items are shown.' }),
    items: field.list(
      { label: 'Items' },
      z.strictObject({
        id: field.itemId,
        name: field.text({ label: 'Name' }),
        description: field.longText({ label: 'Text', absent: 'Only the name is shown.' }),
        image: field.picture({ label: 'Picture', absent: 'The text takes the whole width.' }),
      }),
    ),
  }),
  example: { name: 'Europe', items: [{ name: 'Portugal', description: 'Weekly by road.' }] },
  claims: true,
  texts: (document) => [document.description, ...document.items.flatMap((part) => [part.name, part.description])],
});

export type ExportSection = ViewOf<typeof exportSection>;
