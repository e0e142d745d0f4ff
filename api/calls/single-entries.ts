import type { getInformation as getInformationCall } from '#content/company/calls.ts';
import type { getConcernByUrl as getConcernByUrlCall } from '#content/concern/calls.ts';
import type { EntityName } from '#content/registry.ts';
import type { CallContext, Handler } from '../context.ts';
import { type EntryView, viewOf } from '../read-entry.ts';
import { found, foundOnce } from './entry-calls.ts';
import { productsOf } from './products/listed-products.ts';

export const getInformation: Handler<typeof getInformationCall> = async ({ lang }, context) => {
  const entry = await context.store.entries.publishedSingle('company', lang);
  const { id: _, ...company } = found(entry && viewOf('company', entry, context));
  return company;
};

/** As many products as the page of a concern shows. */
const mostProducts = 48;

/** Addresses are stored in lower case. Old links may contain a slash or capitals. */
export const getConcernByUrl: Handler<typeof getConcernByUrlCall> = async ({ url, lang }, context) => {
  const address = url.replace(/^\/+/, '').toLowerCase();
  const published = await context.store.entries.publishedByAddress('concern', address, lang);
  const entry = await foundOnce(published, 'concern', { address }, context);
  const related = { fields: ['concern'], to: [entry.id] };
  const { products } = await productsOf({ type: 'product', related, lang, take: mostProducts }, context);
  const naming = await namingConcern(entry.id, lang, context);
  return { ...found(viewOf('concern', entry, context)), products, ...naming };
};

/** As many people, news and jobs as the page of a concern lists of each. */
const mostNamed = 24;

/** The entries that name a concern. */
async function namingConcern(id: number, lang: string | undefined, context: CallContext) {
  const naming = async <Name extends EntityName>(type: Name): Promise<EntryView<Name>[]> => {
    const related = { fields: ['concerns'], to: [id] };
    const { items } = await context.store.entries.listPublished({ type, related, lang, take: mostNamed });
    return items.flatMap((entry) => viewOf(type, entry, context) ?? []);
  };
  return {
    people: await naming('executive'),
    contacts: await naming('contactPerson'),
    news: await naming('news'),
    jobs: (await naming('career')).filter(({ applicationDeadline: end }) => !end || new Date(end) >= context.now()),
  };
}
