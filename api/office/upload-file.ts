import type { uploadFile as uploadFileCall } from '#contract/calls/office/upload-file.ts';
import { Refusal } from '#contract/problem.ts';
import { recognisePublicFile } from '#files/public-file.ts';
import type { Handler } from '../context.ts';

const maxFileBytes = 25 * 1024 * 1024;

export const uploadFile: Handler<typeof uploadFileCall> = async ({ file }, { caller, publicBlobs, store }) => {
  if (file.size > maxFileBytes) throw new Refusal('too_large', 'The file must be 25 MB or smaller');
  const content = new Uint8Array(await file.arrayBuffer());
  const recognised = await recognisePublicFile(content);
  if (!recognised) {
    throw new Refusal('invalid_body', 'The file is neither a picture (JPEG, PNG, WebP, AVIF, GIF) nor a PDF', {
      errors: [{ field: 'file', message: 'Choose a picture or a PDF' }],
    });
  }
  const { blob, sha256, mediaType, bytes, width, height } = recognised;
  const src = `/files/${blob}`;
  await publicBlobs.put(blob, content);
  await store.files.add({ src, sha256, mediaType, bytes, width, height }, caller.principal?.name ?? '');
  return { src, mediaType, bytes, width: width ?? undefined, height: height ?? undefined };
};
