import { getInformation } from '#content/company/calls.ts';
import { getConcern, getConcernByUrl } from '#content/concern/calls.ts';
import { getPage, getPageByUrl } from '#content/free-page/calls.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import { byIdCallOf, listCallOf } from '#content/type-calls.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { Call } from '#contract/protocol/call.ts';
import { catalogueOf } from './catalogue.ts';
import type { BackendCalls } from './client.ts';
import { type ForeignEntry, hasId, listInstead } from './foreign-entry.ts';

/** Types with readers of their own. */
const readElsewhere: readonly EntityName[] = ['company', 'concern', 'freePage', 'category', 'product'];
const listedTypes = entityNames.filter((type) => !readElsewhere.includes(type));

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
    await pagesOf(calls),
  ];
  for (const type of listedTypes) {
    const [list, byId] = [listCallOf(type), byIdCallOf(type)];
    const items = list && (await calls.list(list));
    if (!items) continue;
    parts.push(
      // Lists may have fewer fields than the call for a single item.
      byId
        ? await calls.each(items, (item, index) => detail(type, byId, item, index))
        : items.map((view, index) => listed(type, list.name, view, index)),
    );
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

/** Lists have pages without their sections and the pages above them. */
async function pagesOf(calls: BackendCalls): Promise<ForeignEntry[] | undefined> {
  const pages = await calls.list(getPage);
  return (
    pages &&
    calls.each(pages, async (page, index) => {
      const where = listInstead(`${getPageByUrl.name} ${page.address}`);
      const whole = await calls.item(getPageByUrl, { url: page.address }, where);
      const parent = whole?.parent ? { type: 'freePage' as const, foreignId: canonicalId(whole.parent.id) } : null;
      return { ...listed('freePage', getPage.name, page, index), view: whole ?? page, parent };
    })
  );
}
