import type { CallContext, Handler } from '#api/context.ts';
import type { removeFiles as removeFilesCall } from '#contract/calls/office/files/remove-files.ts';
import { StoreError } from '#store/store.ts';
import { blobOf } from './keep-file.ts';

/** The row is removed first: an error in between leaves an unreferenced blob rather than a picture without content. */
export const removeFiles: Handler<typeof removeFilesCall> = async ({ srcs }, context) => {
  const done: string[] = [];
  const refused: { src: string; reason: string }[] = [];
  for (const src of new Set(srcs)) {
    const reason = await removeOne(src, context);
    if (reason === undefined) done.push(src);
    else refused.push({ src, reason });
  }
  return { done, refused };
};

/** Why a file could not be removed; undefined if it was. */
async function removeOne(src: string, { caller, publicBlobs, store }: CallContext): Promise<string | undefined> {
  try {
    await store.files.remove(src, caller.principal?.name ?? '');
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return error.reason === 'missing' ? 'It is no longer in the library.' : whereShown(await store.files.uses(src));
  }
  // The same file may have been uploaded again in the meantime.
  if (!(await store.files.get(src))) await publicBlobs.remove(blobOf(src));
  return undefined;
}

function whereShown(uses: { title: string }[]): string {
  const some = uses.slice(0, 3).map(({ title }) => `“${title}”`);
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : '';
  return `It is shown in ${some.join(', ')}${more}. Drafts, waiting changes and the trash count; older revisions do not.`;
}
