import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/call.ts';
import { getFile, listFiles } from '#contract/calls/office/files.ts';
import { client } from '#office/providers/client.ts';

/** A page of the library. */
export const useFiles = (input: CallInput<typeof listFiles>) =>
  useQuery({
    queryKey: ['files', input],
    queryFn: ({ signal }) => client.list(listFiles, input, { signal }),
    placeholderData: keepPreviousData,
  });

/** A file and its uses. */
export const useFile = (src: string) =>
  useQuery({
    queryKey: ['file', src],
    queryFn: ({ signal }) => client.call(getFile, { src }, { signal }),
  });
