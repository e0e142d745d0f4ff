import * as field from './fields.ts';

/** The text alternatives of a video (WCAG 1.2). Each is optional. */
export const videoTextFields = {
  captions: field.captions({
    label: 'Captions',
    help: 'A WebVTT file (.vtt) with what is said and heard. Set its language in the file library.',
    absent: 'The player has no captions.',
  }),
  transcript: field.longText(
    {
      label: 'Transcript',
      help: 'What is said and heard, to read instead of watching.',
      absent: 'No transcript is shown.',
    },
    20_000,
  ),
  description: field.longText(
    {
      label: 'Description of the video',
      help: 'What the video shows, for people who cannot see it. Say so if the video has no sound.',
      absent: 'No description is shown.',
    },
    4_000,
  ),
};

export interface VideoTexts {
  captions: field.FileLink | null;
  transcript: string;
  description: string;
}

/** Whether a video has any text alternative. */
export const hasVideoTexts = ({ captions, transcript, description }: VideoTexts): boolean =>
  captions !== null || transcript !== '' || description !== '';
