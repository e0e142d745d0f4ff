import { found } from '#api/calls/entry-calls.ts';
import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { uploadFile as uploadFileCall } from '#contract/calls/office/files.ts';
import { keepFile, nameOf, storedAs } from './keep-file.ts';

export const uploadFile: Handler<typeof uploadFileCall> = async ({ file, alt }, context) => {
  const { caller, publicBlobs, store } = context;
  const prepared = await keepFile(file, context);
  const stored = storedAs(prepared);
  const existed = (await store.files.get(stored.src)) !== undefined;
  await store.files.add(stored, actorOf(caller), { name: nameOf(file), alt });
  // Repeated in case the same file was removed in the meantime. Existing content is not written again.
  await publicBlobs.put(prepared.blob, prepared.content);
  return { ...found(await store.files.get(stored.src)), existed };
};
