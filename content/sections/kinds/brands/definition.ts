import { defineSection, heading } from '#content/sections/define-section.ts';

export const brandsSection = defineSection({
  kind: 'brands',
  label: 'Brands',
  help: 'The carousel of brands.',
  icon: 'carousel',
  fields: { heading },
});
