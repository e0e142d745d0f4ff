import type { CvExtension } from '#contract/submissions/job-application.ts';
import { isPlainDocx } from './docx-content.ts';

const startsWith = (content: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => content[index] === byte);

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ole2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];

/** The names of the macro storages in the directory of a Word document, in its encoding. */
const macroFolders = ['_VBA_PROJECT', 'Macros'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));

export const cvMediaTypes: Record<CvExtension, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Whether a CV's content matches its extension: a PDF, or a Word document that neither contains nor loads macros. */
export function cvContentAgrees(extension: CvExtension, content: Uint8Array): boolean {
  if (extension === '.pdf') return startsWith(content, pdf);
  if (extension === '.doc') return startsWith(content, ole2) && !hasMacros(content);
  return startsWith(content, zip) && isPlainDocx(content);
}

function hasMacros(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return macroFolders.some((name) => bytes.includes(name));
}
