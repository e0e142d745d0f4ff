import type { Handler } from '#api/context.ts';
import { withMarks } from '#api/rules/preview-marks.ts';
import { pageShowing } from '#content/pages.ts';
import { entityOf } from '#content/registry.ts';
import { isPageLanguage, pathIn } from '#contract/addresses/language-path.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import type { renderPreview as renderPreviewCall } from '#contract/calls/office/render-preview.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { withItemIds } from '#store/documents/item-ids.ts';
import { unsavedId } from '#store/previews/previews.ts';
import { requireChanged, seenEntry } from '../allowed.ts';
import { checkedState } from '../checks/check-document.ts';

/** `/faq#faq-3` as the page and the id of an element. */
const parted = (page: string): [path: string, anchor: string] => {
  const [path = '/', anchor = ''] = page.split('#');
  return [path, anchor];
};

export const renderPreview: Handler<typeof renderPreviewCall> = async (input, context) => {
  const { type, id, parent, lang } = input;
  const { store, caller, renderPage } = context;
  const known = id === undefined ? undefined : await seenEntry(id, context);
  if (known && known.type !== type) throw new HttpError('not_found');
  requireChanged(type, caller);
  if (!renderPage) throw new HttpError('unavailable');
  const state = withItemIds(await checkedState(input, false, context), []);
  const { document } = state;
  const address = pageAddresses(type, state).get(lang) ?? entityOf(type).address?.(document) ?? null;
  const publicId = known?.publicId ?? String(unsavedId);
  const [path, anchor] = parted(pageShowing(type, { id: publicId, address, document }));
  const basename = isPageLanguage(lang) ? `/${lang}` : '';
  const { state: marked, fields } = withMarks(type, state);
  const entries = await store.previews.show({ ...marked, type, id: id ?? null, parent });
  const page = await renderPage(pathIn(basename, path), { id: id ?? unsavedId, entries });
  if (!page) throw new HttpError('unavailable');
  return { ...page, anchor, fields };
};
