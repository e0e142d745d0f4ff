import { videoTextFields } from '#contract/media/video-texts.ts';
import { describeShape, type FieldDescription, isTranslated, plainField } from './describe-fields.ts';

/** A line of text without a label in the schema. */
export const textField = (name: string, label: string, maxLength: number): FieldDescription => ({
  ...plainField,
  name,
  label,
  input: 'text',
  maxLength,
});

/** The alt text of a picture. */
export const altField = (label: string): FieldDescription => textField('alt', label, 300);

/** The title of a video. */
export const videoTitleField = (label: string): FieldDescription => textField('title', label, 200);

/** The other texts of a video. */
export const videoTexts: readonly FieldDescription[] = describeShape(videoTextFields).filter(isTranslated);
