import { getDocument } from '#content/document/calls.ts';
import { documentPages } from '#content/document/pages.ts';
import { getLocation } from '#content/location/calls.ts';
import { locationPages } from '#content/location/pages.ts';
import type { SiteServices } from '#site/context.ts';
import { orEmpty } from '../entries/extras.ts';

/** The lists of the feature `facts`: menus and sitemap name only those with entries. */
const lists = [
  { path: locationPages.list, call: getLocation },
  { path: documentPages.list, call: getDocument },
] as const;

export type OptionalList = (typeof lists)[number]['path'];

export const isOptionalList = (path: string): boolean => lists.some((list) => list.path === path);

/** The paths of the optional lists that have entries. */
export async function optionalLists(services: SiteServices): Promise<OptionalList[]> {
  if (services.lacks?.includes('facts')) return [];
  const filled = lists.map(({ path, call }) =>
    orEmpty(services, async (options) => {
      const { total } = await services.client.list(call, { take: 1 }, options);
      return total > 0 ? [path] : [];
    }),
  );
  return (await Promise.all(filled)).flat();
}
