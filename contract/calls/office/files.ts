import { z } from 'zod';
import { filePart, officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { reference } from '#contract/office/entry-view.ts';
import { focalPoint, libraryFile, uploadedFile } from '#contract/office/file-view.ts';
import { officePage, queryFlag } from '#contract/protocol/call.ts';

export const listFiles = officeRead('ListFiles', {
  summary: 'List the files of the media library, the newest first',
  input: z.object({
    words: z.string().trim().max(200).optional().describe('Searched in name, alt text and title.'),
    kind: z.enum(['picture', 'document', 'video', 'captions']).optional(),
    unused: queryFlag.optional().describe('Only files that no entry uses.'),
    withoutAlt: queryFlag.optional().describe('Only pictures without an alt text.'),
    ...officePage,
  }),
  output: z.array(libraryFile),
  listed: true,
});

export const getFile = officeRead('GetFile', {
  summary: 'Get a file and the entries that use it',
  input: z.object({ src: z.string().max(300) }),
  output: libraryFile.extend({ usedIn: z.array(reference) }),
  errors: ['not_found'],
});

/**
 * A picture, video or document for the public pages. Its type is detected from the content, not the name. Pictures are
 * rotated upright and lose their metadata; SVG is rendered as pixels. Identical content is stored once.
 */
export const uploadFile = officeChange('UploadFile', {
  summary: 'Add a picture or document for the public pages',
  inputIn: 'multipart',
  input: z.object({
    file: filePart,
    alt: z.string().trim().max(300).optional(),
  }),
  output: uploadedFile,
  errors: ['invalid_body', 'too_large', 'unsupported_media_type'],
  maxBodyBytes: 26 * 1024 * 1024,
});

const remarks = {
  alt: z.string().trim().max(300).optional(),
  focus: focalPoint.optional(),
  title: z.string().trim().max(200).optional(),
  lang: z.string().trim().max(20).optional(),
  name: z.string().trim().max(200).optional(),
};

/** Changes the library's data about a file. */
export const changeFile = officeChange('ChangeFile', {
  summary: 'Change the name, title, language, alt text or focal point of a file',
  input: z.object({
    src: z.string().max(300),
    ...remarks,
    seen: z
      .object(remarks)
      .optional()
      .describe('The values that the caller has read. If one of them has changed since, nothing is saved.'),
  }),
  output: libraryFile,
  errors: ['not_found', 'invalid_body', 'conflict'],
});

/** Replaces the content of a file: every entry that used the old file uses the new one. */
export const replaceFile = officeChange('ReplaceFile', {
  summary: 'Replace a file in every entry that uses it',
  inputIn: 'multipart',
  input: z.object({
    src: z.string().max(300),
    file: filePart,
  }),
  output: libraryFile,
  errors: ['not_found', 'conflict', 'invalid_body', 'too_large', 'unsupported_media_type'],
  maxBodyBytes: 26 * 1024 * 1024,
});

/** Removes files that no entry uses, and returns the reasons for the others. */
export const removeFiles = officeChange('RemoveFiles', {
  summary: 'Remove unused files',
  input: z.object({ srcs: z.array(z.string().max(300)).min(1).max(100) }),
  output: z.object({ done: z.array(z.string()), refused: z.array(z.object({ src: z.string(), reason: z.string() })) }),
  errors: ['invalid_body'],
});
