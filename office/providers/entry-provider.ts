import type { DataProvider, GetListParams } from 'react-admin';
import { z } from 'zod';
import type { EntityName } from '#content/registry.ts';
import type { CallInput } from '#contract/call.ts';
import { getEntry } from '#contract/calls/office/content/get-entry.ts';
import { listEntries } from '#contract/calls/office/content/list-entries.ts';
import { client } from './client.ts';

/** The valid filters of a list; anything else in an address is ignored. */
const filters = z.object({
  words: z.string().catch(''),
  state: z.enum(['draft', 'published', 'scheduled', 'pending', 'trashed']).optional().catch(undefined),
  parent: z
    .union([z.literal('top'), z.coerce.number().int().positive()])
    .optional()
    .catch(undefined),
});

const sorts = z.enum(['own', 'title', 'updated', 'status']).catch('own');

/** The input of the call for a list's parameters. */
export function entriesAsked(type: EntityName, params: GetListParams): CallInput<typeof listEntries> {
  const { words, state, parent } = filters.parse(params.filter ?? {});
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  return {
    type,
    ...(words.trim() === '' ? {} : { words: words.trim().slice(0, 200) }),
    ...(state === undefined ? {} : { state }),
    ...(parent === undefined ? {} : parent === 'top' ? { top: true } : { parent }),
    sort: sorts.parse(params.sort?.field),
    descending: params.sort?.order === 'DESC',
    skip: (page - 1) * perPage,
    take: perPage,
  };
}

/** Reads entries of a type for react-admin; changes use the calls directly. */
export const entryProvider = (type: EntityName): Partial<DataProvider> => ({
  getList: async (_, params) => {
    const { items, total } = await client.list(listEntries, entriesAsked(type, params), { signal: params.signal });
    return { data: items as never[], total };
  },
  getOne: async (_, params) => ({
    data: (await client.call(getEntry, { id: Number(params.id) }, { signal: params.signal })) as never,
  }),
  getMany: async (_, params) => {
    const ids = params.ids.slice(0, 100).join(',');
    if (ids === '') return { data: [] };
    const { items } = await client.list(listEntries, {
      type,
      ids,
      sort: 'own',
      descending: false,
      skip: 0,
      take: 100,
    });
    return { data: items as never[] };
  },
});
