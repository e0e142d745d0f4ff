import { found } from '#api/calls/entry-calls.ts';
import type { CallContext, Handler } from '#api/context.ts';
import type { replaceFile as replaceFileCall } from '#contract/calls/office/files/replace-file.ts';
import { HttpError } from '#contract/problem.ts';
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
  await store.files.replace(src, stored, caller.principal?.name ?? '', nameOf(file));
  await publicBlobs.put(prepared.blob, prepared.content);
  return found(await store.files.get(stored.src));
};

const kindOf = (mediaType: string) => mediaType.split('/')[0] ?? '';
const words: Record<string, string> = { image: 'a picture', application: 'a PDF', video: 'a video', text: 'captions' };

function refusedKind(kind: string): HttpError {
  const message = `Choose ${words[kind] ?? 'a file of the same kind'}: only the same kind of file can take its place.`;
  return new HttpError('invalid_body', message, { errors: [{ field: 'file', message }] });
}

/** Removes the content of a rejected file, unless the library has the same file. */
async function forget(src: string, blob: string, { store, publicBlobs }: CallContext) {
  if (!(await store.files.get(src))) await publicBlobs.remove(blob);
}
