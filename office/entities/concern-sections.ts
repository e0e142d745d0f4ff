import type { FormTab } from '../upkeep/company-tabs.ts';

/** The sections of a concern's form. */
export const concernSections: readonly FormTab[] = [
  {
    label: ({ entries }) => entries.sections.page,
    fields: ['name', 'address', 'title', 'logo', 'backgroundImage', 'redirectUrl'],
  },
  { label: ({ entries }) => entries.sections.mission, fields: ['mission', 'missionImage'] },
  { label: ({ entries }) => entries.sections.vision, fields: ['vision', 'visionImage'] },
  { label: ({ entries }) => entries.sections.contents, fields: ['contentColumns', 'content'] },
];
