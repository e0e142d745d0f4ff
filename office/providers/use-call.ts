import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call, CallInput } from '#contract/protocol/call.ts';
import type { ListCall } from '#contract/protocol/client.ts';
import { client } from './client.ts';

interface Options {
  enabled?: boolean;
  gcTime?: number;
  refetchInterval?: number;
}

/** The response to a call that reads. `key` names it for {@link useInvalidate}. */
export const useCall = <C extends Call>(key: QueryKey, call: C, input: CallInput<C>, options: Options = {}) =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => client.call(call, input, { signal }), ...options });

/** A page of a list. It is shown until the next one has arrived. */
export const useListPage = <C extends ListCall>(name: string, call: C, input: CallInput<C>, options: Options = {}) =>
  useQuery({
    queryKey: [name, input],
    queryFn: ({ signal }) => client.list(call, input, { signal }),
    placeholderData: keepPreviousData,
    ...options,
  });

/** Returns a function that reads again what has one of these keys, or a longer one that starts with it. */
export function useInvalidate() {
  const queries = useQueryClient();
  return (...keys: QueryKey[]) => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
