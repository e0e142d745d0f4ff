import { titledFiles } from '#content/report/titled-files.ts';
import { defineSection, heading } from '#content/sections/define-section.ts';

export const downloadsSection = defineSection({
  kind: 'downloads',
  label: 'Downloads',
  help: 'Files of the library with their type, size and language.',
  icon: 'file',
  fields: { heading, files: titledFiles },
});
