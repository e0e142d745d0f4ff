import { z } from 'zod';
import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

/** As many as a page shows without pages of its own. */
const mostPictures = 60;

export const gallerySection = defineSection({
  kind: 'gallery',
  label: 'Gallery',
  help: 'Pictures in a grid, which open over the whole window.',
  icon: 'photos',
  fields: {
    heading,
    pictures: field.list(
      { label: 'Pictures' },
      z.strictObject({
        id: field.itemId,
        image: field.picture({ label: 'Picture', absent: 'It is left out.' }),
        caption: field.optionalText({ label: 'Caption', absent: 'Only the picture is shown.' }, 300),
      }),
      mostPictures,
    ),
  },
});
