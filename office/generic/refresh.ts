import { useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '#contract/entities/registry.ts';
import { overviewKey } from '../shell/counts.ts';

/** What a single entry is kept under while it is edited. */
export const entryKey = (id: number) => ['entry', id] as const;

/** Lets go of what lists and numbers knew of a type. */
export function useRefresh(): (type: EntityName) => Promise<void> {
  const queries = useQueryClient();
  return async (type) => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [type] }),
      queries.invalidateQueries({ queryKey: overviewKey }),
    ]);
  };
}
