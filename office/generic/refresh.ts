import { useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '#content/registry.ts';
import { overviewKey } from '../shell/counts.ts';
import { meQuery } from '../shell/me.ts';
import { allProposalsKey } from './proposals/use-proposals.ts';

/** Invalidates the cached lists and counts of a type. */
export function useRefresh(): (type: EntityName) => Promise<void> {
  const queries = useQueryClient();
  return async (type) => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [type] }),
      queries.invalidateQueries({ queryKey: overviewKey }),
      // A saved translation ends its proposal.
      queries.invalidateQueries({ queryKey: allProposalsKey }),
      // The session includes the company's name and time zone.
      ...(type === 'company' ? [queries.invalidateQueries({ queryKey: meQuery.queryKey })] : []),
    ]);
  };
}
