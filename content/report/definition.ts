import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { titledFiles } from './titled-files.ts';

export const report = defineEntity({
  name: 'report',
  label: { one: 'Report section', many: 'Report sections' },
  pages: { list: '/corporate-values', item: '/corporate-values#report-:id' },
  searchNumber: 5,
  menu: { group: 'group', position: 4, icon: 'assessment' },
  calls: { list: { name: 'GetReport', summary: 'Report sections with their files' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }),
    description: field.richText({ label: 'Description', absent: 'Only the files are shown.' }),
    files: titledFiles,
  }),
  example: {
    name: 'Annual reports',
    files: [{ name: 'Annual report 2025', file: { src: '/files/annual-2025.pdf', mediaType: 'application/pdf' } }],
  },
  texts: (document) => [document.description, ...document.files.map((part) => part.name)],
});

export type Report = ViewOf<typeof report>;
