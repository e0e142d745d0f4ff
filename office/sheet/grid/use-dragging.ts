import { type MouseEvent, useRef } from 'react';
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import type { Line } from '../model/cells.ts';
import { fixedColumns } from './columns.tsx';
import type { CellSelection } from './use-range.ts';

/** Selects several cells with the mouse: by dragging over them, or from the active cell with the Shift key. */
export function useDragging(selection: CellSelection) {
  const isDragging = useRef(false);
  return {
    onCellMouseDown: ({ rowIdx, column }: CellMouseArgs<Line>, event: CellMouseEvent) => {
      isDragging.current = !event.shiftKey && column.idx >= fixedColumns;
      if (!event.shiftKey || column.idx < fixedColumns) return;
      event.preventDefault();
      event.preventGridDefault();
      selection.extendTo(rowIdx, column.idx);
    },
    /** Extends the selection to a cell over which the pressed pointer moves. */
    onMouseOver: ({ buttons, target }: MouseEvent) => {
      if (buttons !== 1) isDragging.current = false;
      if (!isDragging.current || !(target instanceof Element)) return;
      const over = target.closest('[role="gridcell"]');
      const row = Number(over?.closest('[role="row"]')?.ariaRowIndex);
      const idx = Number(over?.ariaColIndex) - 1;
      // Rows count from the header.
      if (row >= 2 && idx >= fixedColumns) selection.extendTo(row - 2, idx);
    },
  };
}
