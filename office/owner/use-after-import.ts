import { useQueryClient } from '@tanstack/react-query';

/** What an import changed may be shown anywhere. */
export function useAfterImport() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}
