import type { CallContext, Handler } from '#api/context.ts';
import { pathKey, redirectTarget, servedOtherwise } from '#api/rules/redirect-paths.ts';
import type { addRedirect as addRedirectCall } from '#contract/calls/office/add-redirect.ts';
import type { listRedirects as listRedirectsCall } from '#contract/calls/office/list-redirects.ts';
import type { removeRedirects as removeRedirectsCall } from '#contract/calls/office/remove-redirects.ts';
import { HttpError } from '#contract/problem.ts';

export const listRedirects: Handler<typeof listRedirectsCall> = (query, { store }) => store.redirects.list(query);

export const removeRedirects: Handler<typeof removeRedirectsCall> = async ({ froms }, { caller, store }) => ({
  removed: await store.redirects.remove(froms, caller.principal?.name ?? ''),
});

/** A redirect is only looked for where nothing else answers, so one that stands behind a page is refused. */
export const addRedirect: Handler<typeof addRedirectCall> = async (asked, context) => {
  const { caller, pageExists, publicUrl, store } = context;
  const from = pathKey(asked.from);
  if (from === undefined || servedOtherwise(from)) {
    throw refused('from', 'Addresses of this kind are the program’s own, so nobody would be led away from it');
  }
  if (await pageExists?.(asked.from)) {
    throw refused('from', 'A page stands at this address; visitors are only led away where there is none');
  }
  const to = await settled(redirectTarget(asked.to, publicUrl), from, context);
  await store.redirects.add(from, to, caller.principal?.name ?? '');
  return { ok: true };
};

/** Where the redirect will lead in one step. Refuses what leads round in circles or to nothing. */
async function settled(to: { address: string; path: string | undefined }, from: string, context: CallContext) {
  const { pageExists, store } = context;
  const { address, path } = to;
  if (path === undefined) return address;
  if (path === from) throw refused('to', 'Both addresses are the same');
  const next = await store.redirects.find(path);
  if (next && redirectTarget(next.to, context.publicUrl).path === from) {
    throw refused('to', 'That address leads back to the first one, so visitors would go round in circles');
  }
  if (next) return next.to;
  if (path.startsWith('/files/')) {
    if (await store.files.get(path)) return address;
    throw refused('to', 'There is no such file in the library');
  }
  if (pageExists && !(await pageExists(address))) throw refused('to', 'No page stands at this address');
  return address;
}

const refused = (field: 'from' | 'to', message: string) =>
  new HttpError('invalid_body', undefined, { errors: [{ field, message }] });
