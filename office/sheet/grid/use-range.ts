import { useState } from 'react';
import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import { announce } from '#office/shell/announcer.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { Line } from '../model/cells.ts';
import { boundsOf, type Position, type Range } from '../model/paste.ts';
import { fixedColumns } from './columns.tsx';

const start: Position = { row: 0, column: 0 };

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Size {
  rows: number;
  /** Columns of attributes. */
  columns: number;
}

/**
 * The selected cells: those from the active one to where Shift with an arrow key or a click has moved. Positions count
 * from the first product and the first attribute.
 */
export function useRange(size: Size, direction: 'ltr' | 'rtl') {
  const words = useTexts().sheet;
  const [active, setActive] = useState<Position>();
  const [range, setRange] = useState<Range>();
  const select = (next: Range) => {
    setRange(next);
    const { top, bottom, left, right } = boundsOf(next);
    announce(words.selected({ rows: bottom - top + 1, columns: right - left + 1 }));
  };
  const extendTo = ({ row, column }: Position) => {
    const from = range?.from ?? active ?? start;
    const within = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);
    if (from.column >= 0) select({ from, to: { row: within(row, size.rows), column: within(column, size.columns) } });
  };
  return {
    active,
    /** Undefined while the active cell is none of an attribute. */
    range: range ?? (active && active.column >= 0 ? { from: active, to: active } : undefined),
    isSeveral: range !== undefined,
    activate: (row: number, idx: number) => {
      setActive({ row, column: idx - fixedColumns });
      setRange(undefined);
    },
    extendTo: (row: number, idx: number) => extendTo({ row, column: idx - fixedColumns }),
    /** Returns whether the key has changed the range. */
    onKey: ({ rowIdx, column }: CellKeyDownArgs<Line>, event: CellKeyboardEvent): boolean => {
      const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
      const step = event.shiftKey ? steps[event.key] : undefined;
      if (isAll) select({ from: start, to: { row: size.rows - 1, column: size.columns - 1 } });
      else if (step) {
        const { row, column: at } = range?.to ?? { row: rowIdx, column: column.idx - fixedColumns };
        extendTo({ row: row + step[0], column: at + (direction === 'rtl' ? -step[1] : step[1]) });
      } else return false;
      return true;
    },
  };
}

export type CellSelection = ReturnType<typeof useRange>;
