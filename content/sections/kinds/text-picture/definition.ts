import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';
import { textSection } from '../text/definition.ts';

export const textPictureSection = defineSection({
  kind: 'textPicture',
  label: 'Text and picture',
  help: 'A text beside a picture, or over one that fills the window.',
  icon: 'picture',
  fields: {
    heading,
    text: textSection.shape.text,
    image: field.picture({ label: 'Picture', absent: 'The text takes the whole width.' }),
    side: field.choice({ label: 'Place of the picture' }, ['start', 'end', 'behind'], 'start', {
      start: 'Before the text',
      end: 'After the text',
      behind: 'Behind the text, as wide as the window',
    }),
  },
});
