import { getFile, listFiles } from '#contract/calls/office/files.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { useCall, useListPage } from '#office/providers/use-call.ts';

/** A page of the library. */
export const useFiles = (input: CallInput<typeof listFiles>) => useListPage('files', listFiles, input);

/** A file and its uses. */
export const useFile = (src: string) => useCall(['file', src], getFile, { src });
