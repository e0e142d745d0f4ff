import { actionExamples } from './actions.tsx';
import { contentExamples } from './content.tsx';
import type { Examples } from './example.ts';
import { fieldExamples } from './fields.tsx';
import { pictureExamples } from './pictures.tsx';

/** Examples of every component of this folder; a test reports missing ones. */
export const allExamples: readonly Examples[] = [
  ...actionExamples,
  ...fieldExamples,
  ...pictureExamples,
  ...contentExamples,
];
