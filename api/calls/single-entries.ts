import type { getInformation as getInformationCall } from '#content/company/calls.ts';
import type { getConcernByUrl as getConcernByUrlCall } from '#content/concern/calls.ts';
import type { Handler } from '../context.ts';
import { viewOf } from '../read-entry.ts';
import { productsOf } from './catalogue.ts';
import { found, foundOnce } from './entry-calls.ts';

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
  return { ...found(viewOf('concern', entry, context)), products };
};
