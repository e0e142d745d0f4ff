import { useQueryClient } from '@tanstack/react-query';

/** Invalidates all queries: an import may change any of them. */
export function useAfterImport() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}
