import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { importProducts, readProductTable } from '#contract/calls/office/products.ts';
import { getImport } from '#contract/calls/office/transfer.ts';
import type { DecimalSign, ProductTable } from '#contract/office/product-table.ts';
import type { ImportProgress } from '#contract/office/upkeep-view.ts';
import { sendUpload } from '#office/files/uploads/send-upload.ts';
import { client } from '#office/providers/client.ts';

export interface TableChoices {
  /** What each column is; '': it is not imported. */
  columns: readonly string[];
  decimal: DecimalSign;
  empty: 'keep' | 'clear';
  publish: boolean;
}

const pollMs = 1_000;

/** The import that was started, as it is now. */
function useProgress(started: ImportProgress | undefined): ImportProgress | undefined {
  const { data } = useQuery({
    queryKey: ['import', 'products', started?.id],
    enabled: started !== undefined,
    queryFn: async ({ signal }) => (await client.call(getImport, {}, { signal })).current,
    refetchInterval: ({ state }) => {
      const isOver = state.data?.id === started?.id && state.data?.state !== 'running';
      return isOver ? false : pollMs;
    },
  });
  return started && data?.id === started.id ? data : started;
}

/** The three steps of an import: the file, its check, and the import itself. */
export function useTableImport() {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<TableChoices>();
  const read = useMutation({
    mutationFn: (chosen: File) => sendUpload(readProductTable, { file: chosen }),
    onSuccess: ({ columns, decimal }: ProductTable) =>
      setChoices({ columns: columns.map(({ target }) => target), decimal, empty: 'keep', publish: false }),
  });
  const start = useMutation({
    mutationFn: (check: string | undefined) =>
      sendUpload(importProducts, {
        ...{ file, check, decimal: choices?.decimal, empty: choices?.empty },
        columns: JSON.stringify(choices?.columns ?? []),
        publish: choices?.publish ? '1' : '0',
      }),
  });
  const progress = useProgress(start.data);
  const isDone = progress?.state === 'done' && !progress.dryRun;
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import' });
  }, [isDone, queries]);
  return {
    file,
    table: read.data,
    choices,
    progress,
    error: read.error ?? start.error,
    isReading: read.isPending,
    isRunning: start.isPending || progress?.state === 'running',
    choose: (chosen: File) => {
      setFile(chosen);
      setChoices(undefined);
      start.reset();
      read.mutate(chosen);
    },
    /** A check is of the choices that it was made with. */
    change: (next: TableChoices) => {
      setChoices(next);
      start.reset();
    },
    check: () => start.mutate(undefined),
    apply: () => start.mutate(progress?.id),
  };
}
