import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CallContext, Handler } from '#api/context.ts';
import { viewOf } from '#api/read-entry.ts';
import { pageShowing } from '#content/pages.ts';
import { entities, entityOf } from '#content/registry.ts';
import { isPageLanguage, pathIn } from '#contract/addresses/language-path.ts';
import { addressField, pageAddresses } from '#contract/addresses/page-addresses.ts';
import type { createPreview as createPreviewCall } from '#contract/calls/office/content.ts';
import { otherLanguages } from '#contract/languages/site-languages.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { withItemIds } from '#store/documents/item-ids.ts';
import { unsavedId } from '#store/previews/previews.ts';
import { requireChanged, seenEntry } from '../allowed.ts';
import { type AskedState, checkedState, refused } from '../checks/check-document.ts';

const companyLanguages = z.object({ languages: entities.company.document.shape.languages });

const validForMs = 7 * 24 * 60 * 60_000;

/** `/faq#faq-3` with a token: `/faq?preview=…#faq-3`. */
function withToken(page: string, token: string): string {
  const [path, anchor] = page.split('#');
  return `${path}?preview=${token}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * The languages of the site besides the main one, as the preview shows them: those of a previewed company information
 * are not yet saved. Then others that the entry is translated into, which the site may get later.
 */
async function languagesOf(
  { type, document, translations }: Pick<AskedState, 'type' | 'document' | 'translations'>,
  context: CallContext,
) {
  const { store } = context;
  const entry = type === 'company' ? undefined : await store.entries.publishedSingle('company');
  const company = entry ? viewOf('company', entry, context) : undefined;
  const { languages } = type === 'company' ? companyLanguages.parse(document) : (company ?? { languages: [] });
  const { defaultLanguage } = store;
  const shown = otherLanguages(languages, { defaultLanguage, preview: true }).map(({ lang }) => lang);
  const known = new Set([defaultLanguage, ...shown].map((lang) => lang.toLowerCase()));
  const others = Object.keys(translations).filter((lang) => !known.has(lang.toLowerCase()) && isPageLanguage(lang));
  return [...shown, ...others];
}

export const createPreview: Handler<typeof createPreviewCall> = async (input, context) => {
  const { type, id, parent } = input;
  const { store, caller, now, publicUrl } = context;
  const known = id === undefined ? undefined : await seenEntry(id, context);
  if (known && known.type !== type) throw new HttpError('not_found');
  requireChanged(type, caller);
  const { document, translations } = withItemIds(await checkedState(input, false, context), []);
  const address = entityOf(type).address?.(document) ?? null;
  for (const [lang, address] of pageAddresses(type, { document, translations })) {
    const holder = await store.entries.addressHolder(type, address);
    if (holder === undefined || holder === id) continue;
    throw refused([{ field: addressField(lang), wording: (texts) => texts.entry.addressInUse({ address }) }]);
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
    by: caller.principal?.name ?? '',
    makerId: caller.principal?.id ?? null,
  };
  await store.previews.add({ ...saved, tokenHash });
  const page = pageShowing(type, { id: known?.publicId ?? String(unsavedId), address, document });
  const others = (await languagesOf({ type, document, translations: input.translations }, context)).map((lang) => ({
    lang,
    url: publicUrl + withToken(pathIn(`/${lang.toLowerCase()}`, page), token),
  }));
  const url = publicUrl + withToken(page, token);
  return { url, languages: [{ lang: store.defaultLanguage, url }, ...others], expiresAt };
};
