import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '#api/context.ts';
import { scanUpload, VirusError } from '#api/http/scan-upload.ts';
import { textsFor } from '#api/texts.ts';
import { type CvExtension, cvExtension } from '#contract/submissions/job-application.ts';
import { cvMediaTypes, faultOfCv } from '#files/documents/cv-content.ts';
import type { CvFault } from '#files/documents/docx-content.ts';
import type { PrivateFile } from '#store/interfaces/inbox.ts';

/** A document that a visitor sent, checked and not stored yet. */
export interface SubmittedFile extends PrivateFile {
  content: Uint8Array<ArrayBuffer>;
}

/** A random name for a file in the private blobs. */
export const newBlobName = (extension: CvExtension): string =>
  `${randomBytes(24).toString('base64url').replace(/^[-_]/, 'x')}${extension}`;

/** Checks name, content and viruses. `refused`: the reason, in the language of the visitor. */
export async function checkSubmittedFile(
  file: File,
  lang: string | undefined,
  context: CallContext,
): Promise<SubmittedFile | { refused: string }> {
  const texts = textsFor(lang).dropCv;
  const extension = cvExtension(file.name);
  const content = new Uint8Array(await file.arrayBuffer());
  if (!extension) return { refused: texts.refused.otherType({ type: 'PDF' }) };
  const fault = faultOfCv(extension, content);
  if (fault) return { refused: refusedText(fault, extension, texts) };
  try {
    await scanUpload(content, context);
  } catch (error) {
    if (error instanceof VirusError) return { refused: texts.virus({ virus: error.virus }) };
    throw error;
  }
  return {
    content,
    blob: newBlobName(extension),
    name: file.name.slice(-200),
    mediaType: cvMediaTypes[extension],
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

function refusedText(
  fault: CvFault,
  extension: CvExtension,
  { refused }: ReturnType<typeof textsFor>['dropCv'],
): string {
  const type = extension.slice(1).toUpperCase();
  if (fault.kind === 'remote') return refused.remote({ host: fault.host });
  return fault.kind === 'otherType' || fault.kind === 'damaged' ? refused[fault.kind]({ type }) : refused[fault.kind];
}

/**
 * Stores the file before its row is written. Removes it if the row cannot be written, or if `isNew` says that the same
 * was sent before.
 */
export async function storeWithFile<Kept>(
  { content, ...file }: SubmittedFile,
  { privateBlobs }: Pick<CallContext, 'privateBlobs'>,
  write: (file: PrivateFile) => Promise<Kept>,
  isNew: (kept: Kept) => boolean,
): Promise<Kept> {
  await privateBlobs.put(file.blob, content);
  try {
    const kept = await write(file);
    if (!isNew(kept)) await privateBlobs.remove(file.blob);
    return kept;
  } catch (error) {
    // The clean-up job removes a file that cannot be removed now. The reason why it was not stored matters more.
    await privateBlobs.remove(file.blob).catch(() => undefined);
    throw error;
  }
}
