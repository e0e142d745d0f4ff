import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

export const tableSection = defineSection({
  kind: 'table',
  label: 'Table',
  help: 'A table over the whole width, such as one from a spreadsheet.',
  icon: 'table',
  fields: {
    heading,
    table: field.richText({
      label: 'Table',
      help: 'Insert a table, or paste cells of a spreadsheet. Notes can be below it.',
      absent: 'The section is left out.',
    }),
    headerColumn: field.flag({ label: 'The first column is a heading', help: 'As the first row of the table is.' }),
  },
});
