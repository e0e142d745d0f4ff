import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { type Wording, words } from '#api/office/words.ts';
import { pathKey, redirectTarget, servedOtherwise } from '#api/rules/redirect-paths.ts';
import { redirectKey } from '#contract/addresses/redirect-key.ts';
import type {
  addRedirect as addRedirectCall,
  listRedirects as listRedirectsCall,
  removeRedirects as removeRedirectsCall,
} from '#contract/calls/office/upkeep.ts';
import { StoreError } from '#store/store.ts';

export const listRedirects: Handler<typeof listRedirectsCall> = (query, { store }) => store.redirects.list(query);

export const removeRedirects: Handler<typeof removeRedirectsCall> = async ({ froms, seen }, { caller, store }) => ({
  removed: await store.redirects.remove(froms, actorOf(caller), seen),
});

export const addRedirect: Handler<typeof addRedirectCall> = async (asked, context) => {
  try {
    return await addChecked(asked, context);
  } catch (error) {
    if (!(error instanceof StoreError && error.reason === 'conflict')) throw error;
    // Another user was faster: the checks see that redirect now.
    return addChecked(asked, context);
  }
};

/** Redirects are looked up only where nothing else matches, so a redirect from an existing page is rejected. */
const addChecked: Handler<typeof addRedirectCall> = async (asked, context) => {
  const { caller, pageExists, publicUrl, store } = context;
  const from = pathKey(asked.from);
  if (from === undefined || servedOtherwise(from)) {
    throw refused('from', (texts) => texts.redirects.reserved);
  }
  if (await pageExists?.(asked.from)) {
    throw refused('from', (texts) => texts.redirects.pageExists);
  }
  const to = await settled(redirectTarget(asked.to, publicUrl), from, context);
  const known = await store.redirects.find(from);
  if (known && known.to !== to) throw refused('from', (texts) => texts.redirects.exists({ to: known.to }));
  await store.redirects.add(from, to, actorOf(caller), { onlyNew: true });
  return { ok: true };
};

/** The target of the redirect, with a chain resolved to one step. Rejects loops and missing targets. */
async function settled(to: { address: string; path: string | undefined }, from: string, context: CallContext) {
  const { pageExists, store } = context;
  const { address, path } = to;
  if (path === undefined) return address;
  if (redirectKey(path) === redirectKey(from)) throw refused('to', (texts) => texts.redirects.same);
  const next = await store.redirects.find(path);
  const nextPath = next && redirectTarget(next.to, context.publicUrl).path;
  if (nextPath !== undefined && redirectKey(nextPath) === redirectKey(from)) {
    throw refused('to', (texts) => texts.redirects.loop);
  }
  if (next) return next.to;
  if (path.startsWith('/files/')) {
    if ((await store.files.get(path)) ?? (await store.files.at(path))) return address;
    throw refused('to', (texts) => texts.redirects.noFile);
  }
  if (pageExists && !(await pageExists(address))) throw refused('to', (texts) => texts.redirects.noPage);
  return address;
}

const refused = (field: 'from' | 'to', wording: Wording) => words.fieldError('invalid_body', [{ field, wording }]);
