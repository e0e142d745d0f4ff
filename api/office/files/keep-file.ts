import type { CallContext } from '#api/context.ts';
import { scanUpload, VirusError } from '#api/http/scan-upload.ts';
import { type Wording, words } from '#api/office/words.ts';
import { requireRoom } from '#api/rules/limits/disk-reserve.ts';
import { FileError } from '#files/file-error.ts';
import { type PreparedFile, preparePublicFile } from '#files/public-file.ts';

export const maxFileBytes = 25 * 1024 * 1024;

/** The URL of a public blob, and the blob of a URL. */
export const srcOf = (blob: string): string => `/files/${blob}`;
export const blobOf = (src: string): string => src.replace(/^\/files\//, '');

/** Checks, prepares and stores an uploaded file, without adding it to the library. Throws `too_large` or `invalid_body`. */
export async function keepFile(file: File, context: CallContext): Promise<PreparedFile> {
  if (file.size > maxFileBytes) throw words.error('too_large', (texts) => texts.files.tooLarge);
  await requireRoom(file.size, context);
  const prepared = await prepare(new Uint8Array(await file.arrayBuffer()), context);
  await context.publicBlobs.put(prepared.blob, prepared.content);
  return prepared;
}

async function prepare(content: Uint8Array, context: CallContext): Promise<PreparedFile> {
  try {
    await scanUpload(content, context);
    return await preparePublicFile(content);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw words.fieldError('invalid_body', [{ field: 'file', wording: fileWording(error) }], true);
  }
}

/** Why a file was rejected. */
export function fileWording(error: FileError): Wording {
  if (error instanceof VirusError) return (texts) => texts.files.virus({ virus: error.virus });
  const { fault, message } = error;
  // The English message may name the place in the file.
  return (texts, lang) => (fault === undefined || lang === 'en' ? message : texts.files.faults[fault]);
}

/** The library's fields of a prepared file. */
export const storedAs = ({ blob, ...facts }: Omit<PreparedFile, 'content'>) => {
  const { sha256, mediaType, bytes, width, height, blurPlaceholder } = facts;
  return { src: srcOf(blob), sha256, mediaType, bytes, width, height, blurPlaceholder };
};

/** The file's name without folders, for either kind of slash. */
export const nameOf = (file: File): string => (file.name.split(/[/\\]/).at(-1) ?? '').trim().slice(0, 200);
