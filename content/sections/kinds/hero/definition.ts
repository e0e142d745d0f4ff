import { defineSection } from '#content/sections/define-section.ts';

export const heroSection = defineSection({
  kind: 'hero',
  label: 'Hero',
  help: 'The large pictures at the top, from the hero slides.',
  icon: 'carousel',
  fields: {},
});
