import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { quoted, type Wording, words } from '#api/office/words.ts';
import type { removeFiles as removeFilesCall } from '#contract/calls/office/files.ts';
import { StoreError } from '#store/store.ts';
import { blobOf } from './keep-file.ts';

const namedUses = 3;

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
async function removeOne(src: string, { caller, lang, publicBlobs, store }: CallContext): Promise<string | undefined> {
  try {
    await store.files.remove(src, actorOf(caller));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const uses = await store.files.uses(src);
    return words.say(error.reason === 'missing' ? (texts) => texts.files.notInLibrary : whereShown(uses), lang);
  }
  // The same file may have been uploaded again in the meantime.
  if (!(await store.files.get(src))) await publicBlobs.remove(blobOf(src));
  return undefined;
}

const whereShown =
  (uses: { title: string }[]): Wording =>
  (texts, lang) => {
    const some = uses.slice(0, namedUses).map(({ title }) => title);
    const names = quoted(some, texts, lang);
    const more = uses.length - some.length;
    return more > 0 ? texts.files.shownInMore({ names, more }) : texts.files.shownIn({ names });
  };
