import { defineSection } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';
import { textPictureSection } from '../text-picture/definition.ts';

export const quotationSection = defineSection({
  kind: 'quotation',
  label: 'Quotation',
  help: 'What a person said, in large letters, with their name, role and picture.',
  icon: 'quotation',
  fields: {
    quote: field.longText(
      { label: 'Quotation', help: 'Without quotation marks.', absent: 'The section is left out.' },
      1_000,
    ),
    name: field.optionalText({ label: 'Name', absent: 'No name is shown.' }, 120),
    role: field.optionalText({ label: 'Role', absent: 'No role is shown.' }, 160),
    image: textPictureSection.shape.image,
  },
});
