import type { z } from 'zod';
import {
  getBrand,
  getCertificate,
  getConcern,
  getContactInformation,
  getCrest,
  getDepartment,
  getExport,
  getFaq,
  getGallery,
  getGalleryById,
  getNewsById,
  getReport,
  getSlider,
  getSpeech,
  getTradeFair,
  getTradeFairById,
  getVideos,
} from '#content/calls.ts';
import type { EntityName } from '#content/registry.ts';
import type { Call } from '#contract/call.ts';
import { getCareer } from '#contract/calls/get-career.ts';
import { getCareerById } from '#contract/calls/get-career-by-id.ts';
import { getConcernByUrl } from '#contract/calls/get-concern-by-url.ts';
import { getInformation } from '#contract/calls/get-information.ts';
import { getNews } from '#contract/calls/get-news.ts';
import { canonicalId } from '#contract/public-id.ts';
import { catalogueOf } from './backend-catalogue.ts';
import type { BackendCalls } from './backend-client.ts';
import { type ForeignEntry, hasId, listInstead } from './foreign-entry.ts';

type ListOfNumbered = Call<z.ZodType, z.ZodArray<z.ZodType<{ id: string }>>>;

/** Lists whose items may have fewer fields than the call for a single one. */
const detailed = {
  news: [getNews, getNewsById],
  gallery: [getGallery, getGalleryById],
  tradeFair: [getTradeFair, getTradeFairById],
  career: [getCareer, getCareerById],
} satisfies Partial<Record<EntityName, [list: ListOfNumbered, byId: Call]>>;

/** Types with readers of their own. */
type ReadElsewhere = 'company' | 'concern' | 'category' | 'product';

/** Lists whose items are complete. */
const wholeLists = {
  department: getDepartment,
  video: getVideos,
  brand: getBrand,
  slider: getSlider,
  report: getReport,
  export: getExport,
  crest: getCrest,
  certificate: getCertificate,
  executive: getSpeech,
  contactPerson: getContactInformation,
  faq: getFaq,
} satisfies Record<Exclude<EntityName, keyof typeof detailed | ReadElsewhere>, ListOfNumbered>;

/** Everything that the public calls return, each list in its order; undefined if every call failed. */
export async function backendContent(calls: BackendCalls): Promise<ForeignEntry[] | undefined> {
  const company = await calls.item(getInformation, {}, () => getInformation.name);
  const parts = [
    company && [
      {
        type: 'company' as const,
        foreignId: 'single',
        publicId: null,
        parent: null,
        view: company,
        where: () => getInformation.name,
      },
    ],
    await catalogueOf(calls),
    await concernsOf(calls),
  ];
  for (const [type, [list, byId]] of Object.entries(detailed)) {
    const items = await calls.list<{ id: string }>(list);
    parts.push(
      items && (await calls.each(items, (item, index) => detail(type as keyof typeof detailed, byId, item, index))),
    );
  }
  for (const [type, list] of Object.entries(wholeLists)) {
    const items = await calls.list<{ id: string }>(list);
    parts.push(items?.map((view, index) => listed(type as EntityName, list.name, view, index)));
  }
  return parts.every((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);

  async function detail(type: EntityName, byId: Call, item: { id: string }, index: number): Promise<ForeignEntry> {
    const whole = await calls.item(byId, { id: item.id }, listInstead(`${byId.name} ${item.id}`));
    return { ...listed(type, byId.name, item, index), view: (whole as object | undefined) ?? item };
  }
}

/** An item without an id is identified by its position in the list. */
export const listed = (type: EntityName, call: string, view: { id: string }, index: number): ForeignEntry => ({
  type,
  foreignId: hasId(view) ? canonicalId(view.id) : `#${index + 1}`,
  publicId: hasId(view) ? canonicalId(view.id) : null,
  parent: null,
  view,
  where: ({ imports }) => (hasId(view) ? `${call} ${view.id}` : imports.position({ call, position: index + 1 })),
});

/** Addresses in old backends may contain capitals and slashes. */
async function concernsOf(calls: BackendCalls): Promise<ForeignEntry[] | undefined> {
  const concerns = await calls.list(getConcern);
  return (
    concerns &&
    calls.each(concerns, async (concern, index) => {
      const entry = listed('concern', getConcern.name, concern, index);
      const where = listInstead(`${getConcernByUrl.name} ${concern.address}`);
      const whole = concern.address ? await calls.item(getConcernByUrl, { url: concern.address }, where) : undefined;
      const view = { ...(whole ?? concern) };
      const address = (whole ?? concern).address.replace(/^\/+|\/+$/g, '');
      return { ...entry, view: { ...view, address } };
    })
  );
}
