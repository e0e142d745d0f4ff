import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

export const textSection = defineSection({
  kind: 'text',
  label: 'Text',
  help: 'A heading and a text with links, lists and pictures.',
  icon: 'text',
  fields: {
    heading,
    text: field.richText({ label: 'Text', absent: 'Only the other parts are shown.' }),
  },
});
