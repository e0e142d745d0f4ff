import { defineSection, heading } from '#content/sections/define-section.ts';

export const videosSection = defineSection({
  kind: 'videos',
  label: 'Videos',
  help: 'The first three videos.',
  icon: 'video',
  fields: { heading },
});
