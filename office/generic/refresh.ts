import { useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '#contract/entities/registry.ts';
import { overviewKey } from '../shell/counts.ts';
import { meQuery } from '../shell/me.ts';

/** Lets go of what lists and numbers knew of a type. */
export function useRefresh(): (type: EntityName) => Promise<void> {
  const queries = useQueryClient();
  return async (type) => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [type] }),
      queries.invalidateQueries({ queryKey: overviewKey }),
      // Who is signed in is told the company's name and time zone along with it.
      ...(type === 'company' ? [queries.invalidateQueries({ queryKey: meQuery.queryKey })] : []),
    ]);
  };
}
