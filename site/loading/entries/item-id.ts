import type { Params } from 'react-router';
import { publicIdFrom } from '#contract/addresses/public-id.ts';
import { notFound } from '../failures.ts';

/** The public id in the address of an entry's page; 404 for what is no id. */
export function itemId({ id: given }: Params): string {
  const id = publicIdFrom(given);
  if (id === undefined) throw notFound();
  return id;
}
