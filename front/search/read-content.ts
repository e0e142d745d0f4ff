import { z } from 'zod';
import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import { getCategoryByCategoryId, getProductMenu } from '#content/category/calls.ts';
import { getInformation } from '#content/company/calls.ts';
import { getConcern, getConcernByUrl } from '#content/concern/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { byIdCallOf, listCallOf } from '#content/type-calls.ts';
import { titleOf } from '#contract/entity.ts';
import type { Call, CallInput, CallOutput } from '#contract/protocol/call.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';
import { withLanguage } from '#server/site/site-language.ts';
import type { SearchItem } from './search-index.ts';

/** Low, because the backend also serves visitors. */
const maxConcurrent = 2;

/** After this many failed items, a type is not updated: the backend is probably unavailable. */
const maxFailures = 5;

/** The maximum number of items per type. */
const maxItems = 50_000;

type Document = SearchItem['document'];
type ReadItem = (listed: SearchItem) => Promise<object>;

/** Reads the items of one content type. */
type ReadType = () => Promise<SearchItem[]>;

/** Reads the items of a searched type in a language, absent: the main one, with calls of the specification only. */
export function contentReader(
  client: Client,
  signal: AbortSignal,
  lang?: string,
): (type: EntityName) => Promise<SearchItem[]> {
  const ask = <C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> =>
    client.call(call, lang === undefined ? input : withLanguage(call, input, lang), { signal });
  const whole = (type: EntityName, items: readonly SearchItem[], read: ReadItem) =>
    withDetails(type, items, read, signal);
  const categories = async () => {
    const menu = await orNone(ask(getProductMenu, {}));
    const tops = menu.map(({ id, name }) => ({ id, name }));
    return itemsOf('category', [...tops, ...menu.flatMap(({ subCategories }) => subCategories)]);
  };
  /** Types whose calls differ from those of the others. */
  const own: Partial<Record<EntityName, ReadType>> = {
    category: async () => whole('category', await categories(), ({ id }) => ask(getCategoryByCategoryId, { id })),
    product: async () => {
      const products = await mapWithConcurrency(await categories(), maxConcurrent, async ({ id }) => {
        signal.throwIfAborted();
        const category = await orAbsent(ask(getCategoryByCategoryId, { id }));
        return category?.products ?? [];
      });
      return whole('product', itemsOf('product', products.flat()), ({ id }) => ask(getProductById, { id }));
    },
    concern: async () => {
      const concerns = (await orNone(ask(getConcern, {}))).filter(({ address }) => address !== '');
      return whole('concern', itemsOf('concern', concerns), async ({ document }) => {
        const address = String(document.address);
        return { ...(await ask(getConcernByUrl, { url: address })), address };
      });
    },
    company: async () => {
      const information = await orAbsent(ask(getInformation, {}));
      return information ? itemsOf('company', [{ ...information, id: 'company' }]) : [];
    },
  };
  return async (type) => {
    const readOwn = own[type];
    if (readOwn) return readOwn();
    const [list, byId] = [listCallOf(type), byIdCallOf(type)];
    const items = list ? itemsOf(type, await orNone(ask(list, {}))) : [];
    return byId ? whole(type, items, ({ id }) => ask(byId, { id })) : items;
  };
}

/** What a document has where a backend, or a list, leaves a field out. */
function initialOf(type: EntityName): Document {
  const fields = Object.entries(entityOf(type).document.shape);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const initial = z.safeParse(field, undefined);
      return initial.success && initial.data !== undefined ? [[name, initial.data]] : [];
    }),
  );
}

/** Keeps the first item of each id, and all items without an id. */
function itemsOf(type: EntityName, views: readonly { id: string }[]): SearchItem[] {
  const initial = initialOf(type);
  const known = new Set<string>();
  const isNew = ({ id }: { id: string }) => id === '' || (!known.has(id) && known.add(id));
  return views
    .filter(isNew)
    .slice(0, maxItems)
    .map((view) => ({ id: view.id, document: { ...initial, ...view } }));
}

const isAbsent = (error: unknown): boolean => (error as CallError).kind === 'not-found';

/** A backend without the call has no items of that type. */
async function orNone<T>(list: Promise<readonly T[]>): Promise<readonly T[]> {
  return (await orAbsent(list)) ?? [];
}

async function orAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
}

const textsOf = (type: EntityName, document: Document): string => {
  const entity = entityOf(type);
  return JSON.stringify([titleOf(entity, document), entity.texts?.(document)]);
};

/**
 * Adds the texts of the calls for single items if they have more text than the list; the first item shows whether they
 * do. Items without a page are left out.
 */
async function withDetails(
  type: EntityName,
  items: readonly SearchItem[],
  read: ReadItem,
  signal: AbortSignal,
): Promise<SearchItem[]> {
  let failures = 0;
  const initial = initialOf(type);
  const detailed = async (item: SearchItem): Promise<SearchItem | undefined> => {
    signal.throwIfAborted();
    try {
      const document = await orAbsent(read(item));
      return document && { id: item.id, document: { ...initial, ...document } };
    } catch (error) {
      failures += 1;
      if (signal.aborted || failures > maxFailures) throw error;
      return item;
    }
  };
  const [first, ...others] = items;
  if (!first) return [];
  const firstDetailed = await detailed(first);
  if (firstDetailed && textsOf(type, firstDetailed.document) === textsOf(type, first.document)) return [...items];
  const rest = await mapWithConcurrency(others, maxConcurrent, detailed);
  return [firstDetailed, ...rest].filter((item) => item !== undefined);
}
