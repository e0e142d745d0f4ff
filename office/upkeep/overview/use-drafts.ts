import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '#content/registry.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { client } from '#office/providers/client.ts';
import { typesSeenBy, useMe } from '#office/shell/me.ts';
import { type DraftsOfType, latestOf } from './latest-drafts.ts';

const shown = 5;

async function draftsOf(type: EntityName, signal: AbortSignal): Promise<DraftsOfType> {
  const wanted = { type, state: 'draft', sort: 'updated', descending: true, skip: 0, take: shown } as const;
  const { items, total } = await client.list(listEntries, wanted, { signal });
  return { type, items, total };
}

/** The latest drafts of all types that the role may see, and the number per type. */
export function useDrafts() {
  const { role } = useMe();
  return useQuery({
    queryKey: ['entries', 'drafts', role],
    queryFn: async ({ signal }) =>
      latestOf(await Promise.all(typesSeenBy(role).map((type) => draftsOf(type, signal))), shown),
  });
}
