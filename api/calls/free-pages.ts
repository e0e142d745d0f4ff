import type { getPageByUrl as getPageByUrlCall, getPage as getPageCall } from '#content/free-page/calls.ts';
import type { getHome as getHomeCall } from '#content/home/calls.ts';
import { home } from '#content/home/definition.ts';
import type { Handler } from '../context.ts';
import { viewOf } from '../read-entry.ts';
import { mapList } from '../rules/streams/streamed-list.ts';
import { entryList, found, foundOnce } from './entry-calls.ts';
import { linkTo } from './links.ts';
import { withShownSections } from './sections.ts';

/** The home page of a site whose editors have not arranged one. */
const usualHome = home.document.parse({});

export const getHome: Handler<typeof getHomeCall> = async ({ lang }, context) => {
  const entry = await context.store.entries.publishedSingle('home', lang);
  const { id: _, ...view } = (entry && viewOf('home', entry, context)) ?? { ...usualHome, id: '' };
  return withShownSections(view, lang, context);
};

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
