import { useQuery } from '@tanstack/react-query';
import { getSheet, listSheetRows, type SheetRow } from '#contract/calls/office/sheet.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { client } from '#office/providers/client.ts';
import type { SheetData } from './use-sheet.ts';

/** Products of a sheet. */
export const maxRows = 500;
const take = 100;

async function loadSheet(category: number, signal: AbortSignal): Promise<SheetData> {
  const sheet = await client.call(getSheet, { category }, { signal });
  const rows: SheetRow[] = [];
  for (const { id, products } of sheet.categories) {
    for (let skip = 0; skip < products && rows.length < maxRows; skip += take) {
      const page = await client.list(listSheetRows, { parent: id, skip, take }, { signal });
      rows.push(...page.items.slice(0, maxRows - rows.length));
    }
  }
  return { ...sheet, rows, total: sheet.categories.reduce((sum, { products }) => sum + products, 0) };
}

/** The sheet keeps the products as loaded until they are saved, also when other editors change them. */
export const useLoadedSheet = (category: number) =>
  useQuery({
    queryKey: ['sheet', category],
    queryFn: ({ signal }) => loadSheet(category, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (count, error) => count < 1 && !(error instanceof CallError && error.kind === 'not-found'),
  });
