import { z } from 'zod';
import * as field from '#contract/fields.ts';

/** Files to download, each with a title. */
export const titledFiles = field.list(
  { label: 'Files' },
  z.strictObject({
    id: field.itemId,
    name: field.text({ label: 'Title' }),
    file: field.file({ label: 'File', absent: 'The title is shown without a link.' }),
  }),
);
