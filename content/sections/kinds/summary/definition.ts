import { defineSection } from '#content/sections/define-section.ts';

export const summarySection = defineSection({
  kind: 'summary',
  label: 'Company summary',
  help: 'The name of the group and its summary, from the company information.',
  icon: 'text',
  fields: {},
});
