import { found } from '#api/calls/entry-calls.ts';
import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { type Wording, words } from '#api/office/words.ts';
import type { replaceFile as replaceFileCall } from '#contract/calls/office/files.ts';
import { keepFile, nameOf, storedAs } from './keep-file.ts';

/** Replaces a file with one of the same kind: a picture with a picture, a PDF with a PDF, a video with a video. */
export const replaceFile: Handler<typeof replaceFileCall> = async ({ src, file }, context) => {
  const { caller, publicBlobs, store } = context;
  const old = found(await store.files.get(src));
  const prepared = await keepFile(file, context);
  const stored = storedAs(prepared);
  if (kindOf(old.mediaType) !== kindOf(stored.mediaType)) {
    await forget(stored.src, prepared.blob, context);
    throw refusedKind(kindOf(old.mediaType));
  }
  try {
    await store.files.replace(src, stored, actorOf(caller), nameOf(file));
  } catch (error) {
    await forget(stored.src, prepared.blob, context);
    throw error;
  }
  await publicBlobs.put(prepared.blob, prepared.content);
  return found(await store.files.get(stored.src));
};

const kindOf = (mediaType: string) => mediaType.split('/')[0] ?? '';
const wordings: Record<string, Wording> = {
  image: (texts) => texts.files.onlyAPicture,
  application: (texts) => texts.files.onlyAPdf,
  video: (texts) => texts.files.onlyAVideo,
  text: (texts) => texts.files.onlyCaptions,
};

const refusedKind = (kind: string) =>
  words.fieldError(
    'invalid_body',
    [{ field: 'file', wording: wordings[kind] ?? ((texts) => texts.files.onlyTheSame) }],
    true,
  );

/** Removes the content of a rejected file, unless the library has the same file. */
async function forget(src: string, blob: string, { store, publicBlobs }: CallContext) {
  if (!(await store.files.get(src))) await publicBlobs.remove(blob);
}
