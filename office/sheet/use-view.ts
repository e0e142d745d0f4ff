import { useMemo, useState } from 'react';
import type { SortColumn } from 'react-data-grid';
import { announce } from '#office/shell/announcer.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { Line } from './model/cells.ts';
import { type SortKey, sorted } from './model/order.ts';
import type { Sheet } from './use-sheet.ts';

/**
 * The lines that are shown, and their order. Both are of the moment in which they were chosen: a line must not move or
 * disappear while it is edited.
 */
export function useView({ lines, counts, context }: Sheet) {
  const words = useTexts().sheet;
  const [isIncomplete, setIncomplete] = useState(false);
  const [sortColumns, setSortColumns] = useState<readonly SortColumn[]>([]);
  const [ids, setIds] = useState<readonly number[]>();

  const keyOf = (name: string): SortKey | undefined =>
    name === 'product' || name === 'filled' ? name : context.attributes.get(Number(name));
  const filledOf = ({ row }: Line) => counts.get(row.id)?.filled ?? 0;
  const show = (onlyIncomplete: boolean, [first]: readonly SortColumn[]) => {
    const some = onlyIncomplete
      ? lines.filter((line) => filledOf(line) < (counts.get(line.row.id)?.wanted ?? 0))
      : lines;
    const by = first && keyOf(first.columnKey);
    const found = by ? sorted(some, { by, isDescending: first.direction === 'DESC' }, filledOf, context) : some;
    setIds(found === lines ? undefined : found.map(({ row }) => row.id));
    announce(words.shown({ shown: found.length, total: lines.length }));
  };
  return {
    lines: useMemo(() => {
      if (!ids) return lines;
      const byId = new Map(lines.map((line) => [line.row.id, line]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    }, [ids, lines]),
    isIncomplete,
    sortColumns,
    showIncomplete: (onlyIncomplete: boolean) => {
      setIncomplete(onlyIncomplete);
      show(onlyIncomplete, sortColumns);
    },
    sort: (next: readonly SortColumn[]) => {
      const last = next.slice(-1);
      setSortColumns(last);
      show(isIncomplete, last);
    },
  };
}

export type View = ReturnType<typeof useView>;
