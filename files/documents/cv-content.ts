import type { CvExtension } from '#contract/submissions/job-application.ts';
import { type CvFault, faultOfDocx } from './docx-content.ts';

const startsWith = (content: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => content[index] === byte);

const ole2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];

/** Readers accept other bytes before the header of a PDF, such as a byte order mark, if it starts within these. */
const pdfHeaderBytes = 1_024;

/** Names in the directory of an OLE2 file, in its encoding. */
const directoryName = (name: string) => Buffer.from(`${name}\0`, 'utf16le');
const macroFolders = ['_VBA_PROJECT', 'Macros'].map(directoryName);
/** The content of a DOCX with a password. */
const encryptedPackage = directoryName('EncryptedPackage');

export const cvMediaTypes: Record<CvExtension, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Why a CV's content is rejected; undefined for a PDF, or a Word document that neither contains macros nor loads remote
 * content.
 */
export function faultOfCv(extension: CvExtension, content: Uint8Array): CvFault | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (extension === '.pdf')
    return bytes.subarray(0, pdfHeaderBytes).includes('%PDF-') ? undefined : { kind: 'otherType' };
  const isOle2 = startsWith(content, ole2);
  if (extension === '.docx') {
    if (isOle2 && bytes.includes(encryptedPackage)) return { kind: 'password' };
    return startsWith(content, zip) ? faultOfDocx(content) : { kind: 'otherType' };
  }
  if (!isOle2) return { kind: 'otherType' };
  return hasMacros(bytes) ? { kind: 'macros' } : undefined;
}

const hasMacros = (bytes: Buffer): boolean => macroFolders.some((name) => bytes.includes(name));
