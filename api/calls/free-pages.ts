import type { getPageByUrl as getPageByUrlCall, getPage as getPageCall } from '#content/free-page/calls.ts';
import type { Handler } from '../context.ts';
import { viewOf } from '../read-entry.ts';
import { mapList } from '../rules/streams/streamed-list.ts';
import { entryList, found, foundOnce } from './entry-calls.ts';
import { linkTo } from './links.ts';
import { withShownSections } from './sections.ts';

const list = entryList('freePage');

export const getPage: Handler<typeof getPageCall> = async (input, context) =>
  mapList(await list(input, context), (pages) =>
    pages.map(({ sections: _, fallback, ...page }) => {
      const named = fallback?.filter((path) => !path.startsWith('sections.')) ?? [];
      return { ...page, ...(named.length > 0 && { fallback: named }) };
    }),
  );

/** Addresses are stored in lower case. */
export const getPageByUrl: Handler<typeof getPageByUrlCall> = async ({ url, lang }, context) => {
  const address = url.replace(/^\/+/, '').toLowerCase();
  const { entries } = context.store;
  const entry = await foundOnce(
    await entries.publishedByAddress('freePage', address, lang),
    'freePage',
    { address },
    context,
  );
  const view = await withShownSections(found(viewOf('freePage', entry, context)), lang, context);
  const parent = entry.parent === null ? undefined : await entries.published('freePage', entry.parent, lang);
  return { ...view, parent: parent ? linkTo('freePage', parent, context) : null };
};
