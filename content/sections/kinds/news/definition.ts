import { defineSection, heading, layout } from '#content/sections/define-section.ts';

export const newsSection = defineSection({
  kind: 'news',
  label: 'News',
  help: 'The three newest news items.',
  icon: 'news',
  fields: { heading, layout: layout(['cards', 'mosaic']) },
});
