import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';
import { videoTextFields } from '#contract/media/video-texts.ts';

export const videoSection = defineSection({
  kind: 'video',
  label: 'Video',
  help: 'One large video of the library, or of a site such as Vimeo. It loads when a visitor plays it.',
  icon: 'video',
  fields: {
    heading,
    video: field.optionalVideoAddress({ label: 'Video address', absent: 'The section is left out.' }),
    caption: field.optionalText({ label: 'Caption', absent: 'Only the video is shown.' }, 300),
    poster: field.picture({ label: 'Still', absent: 'That of the same video among the videos, or a drawn one.' }),
    ...videoTextFields,
  },
});
