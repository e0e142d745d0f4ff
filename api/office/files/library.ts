import { found } from '#api/calls/entry-calls.ts';
import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import { accessTo } from '#content/access.ts';
import type {
  changeFile as changeFileCall,
  getFile as getFileCall,
  listFiles as listFilesCall,
} from '#contract/calls/office/files.ts';

export const listFiles: Handler<typeof listFilesCall> = (query, { store }) => store.files.list(query);

/**
 * Returns the entries that use the file and that the caller may see. The number of uses counts all, so that a used file
 * never looks unused.
 */
export const getFile: Handler<typeof getFileCall> = async ({ src }, { caller, store }) => {
  const file = found(await store.files.get(src));
  const role = caller.principal?.role;
  const seen = (await store.files.uses(src)).filter(({ type }) => accessTo(type).see.some((other) => other === role));
  return { ...file, usedIn: seen.map((entry) => ({ ...entry, how: 'use' as const })) };
};

export const changeFile: Handler<typeof changeFileCall> = async ({ src, seen, ...remarks }, { caller, store }) => {
  if (remarks.lang && !/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i.test(remarks.lang)) {
    throw words.fieldError('invalid_body', [{ field: 'lang', wording: (texts) => texts.entry.languageTag }]);
  }
  await store.files.change(src, remarks, actorOf(caller), seen);
  return found(await store.files.get(src));
};
