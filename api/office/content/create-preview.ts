import { createHash, randomBytes } from 'node:crypto';
import type { Handler } from '#api/context.ts';
import type { createPreview as createPreviewCall } from '#contract/calls/office/content/create-preview.ts';
import { entityOf } from '#contract/entities/registry.ts';
import { addressField, pageAddresses } from '#contract/page-addresses.ts';
import { pageShowing } from '#contract/pages.ts';
import { HttpError } from '#contract/problem.ts';
import { unsavedId } from '#store/entries.ts';
import { nameOf, requireChanged, seenEntry } from './allowed.ts';
import { checkedState, refused } from './check-document.ts';

const validForMs = 7 * 24 * 60 * 60_000;

/** `/faq#faq-3` with a token: `/faq?preview=…#faq-3`. */
function withToken(page: string, token: string): string {
  const [path, anchor] = page.split('#');
  return `${path}?preview=${token}${anchor === undefined ? '' : `#${anchor}`}`;
}

export const createPreview: Handler<typeof createPreviewCall> = async (input, context) => {
  const { type, id, parent } = input;
  const { store, caller, now, publicUrl } = context;
  const known = id === undefined ? undefined : await seenEntry(id, context);
  if (known && known.type !== type) throw new HttpError('not_found');
  requireChanged(type, caller);
  const { document, translations } = await checkedState(input, false, context);
  const address = entityOf(type).address?.(document) ?? null;
  for (const [lang, own] of pageAddresses(type, { document, translations })) {
    const holder = await store.entries.addressHolder(type, own);
    if (holder === undefined || holder === id) continue;
    throw refused([{ field: addressField(lang), message: `The address ${own} is already in use` }]);
  }
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + validForMs).toISOString();
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const saved = {
    type,
    id: id ?? null,
    parent,
    document,
    translations,
    expiresAt,
    by: nameOf(caller),
    makerId: caller.principal?.id ?? null,
  };
  await store.previews.add({ ...saved, tokenHash });
  const page = pageShowing(type, { id: known?.publicId ?? String(unsavedId), address, document });
  return { url: `${publicUrl}${withToken(page, token)}`, expiresAt };
};
