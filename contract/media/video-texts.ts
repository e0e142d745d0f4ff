import * as field from '../fields.ts';

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

const filled = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' : value !== null && value !== undefined;

/** The address of a part of a document that is a video without any text alternative; undefined for other parts. */
export function videoWithoutTexts(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(part));
  const address = values.get('video');
  if (typeof address !== 'string' || address === '') return undefined;
  // The company's document has other fields beside those of its video.
  const named = (name: string) =>
    values.has('videoTranscript') ? `video${name[0]?.toUpperCase()}${name.slice(1)}` : name;
  return Object.keys(videoTextFields).some((name) => filled(values.get(named(name)))) ? undefined : address;
}

/** Whether a video has any text alternative. */
export const hasVideoTexts = ({ captions, transcript, description }: VideoTexts): boolean =>
  captions !== null || transcript !== '' || description !== '';
