import { unzipSync } from 'fflate';
import type { CvExtension } from '#contract/submissions/job-application.ts';

const startsWith = (content: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => content[index] === byte);

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ole2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];

/** Entries of a DOCX that carry programs. */
const programs = /(^|\/)vba(project|data)|\.bin$|(^|\/)activex\//i;
const maxContentTypesBytes = 256 * 1024;

export const cvMediaTypes: Record<CvExtension, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Whether a CV is what its name says: a PDF, a Word document, or a DOCX without macros. */
export function cvContentAgrees(extension: CvExtension, content: Uint8Array): boolean {
  if (extension === '.pdf') return startsWith(content, pdf);
  if (extension === '.doc') return startsWith(content, ole2);
  return startsWith(content, zip) && isPlainDocx(content);
}

function isPlainDocx(content: Uint8Array): boolean {
  const names: string[] = [];
  try {
    const parts = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return name === '[Content_Types].xml' && originalSize <= maxContentTypesBytes;
      },
    });
    const types = new TextDecoder().decode(parts['[Content_Types].xml'] ?? new Uint8Array());
    return (
      names.includes('word/document.xml') && !names.some((name) => programs.test(name)) && !/macroEnabled/i.test(types)
    );
  } catch {
    return false;
  }
}
