import type { RefObject } from 'react';
import type { CellKeyboardEvent, CellKeyDownArgs, DataGridHandle } from 'react-data-grid';
import type { Line } from '../model/cells.ts';
import type { Sheet } from '../use-sheet.ts';
import type { useClipboard } from './use-clipboard.ts';
import type { CellSelection } from './use-range.ts';

interface GridKeysOptions {
  sheet: Pick<Sheet, 'lines' | 'move'>;
  grid: RefObject<DataGridHandle | null>;
  selection: CellSelection;
  clipboard: Pick<ReturnType<typeof useClipboard>, 'clear'>;
}

/** The keys of a spreadsheet, beside those of the grid. */
export function gridKeys({ sheet, grid, selection, clipboard }: GridKeysOptions) {
  const { lines, move } = sheet;

  const onKeyInEditor = (args: CellKeyDownArgs<Line> & { mode: 'EDIT' }, event: CellKeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The menu of options takes the key; in a text it ends the input and goes to the next product.
    event.preventGridDefault();
    if (!(event.target instanceof HTMLInputElement)) return;
    const next = { idx: args.column.idx, rowIdx: args.rowIdx + 1 };
    if (next.rowIdx < lines.length) grid.current?.selectCell(next, { shouldFocusCell: true });
    else args.onClose(true);
  };

  return (args: CellKeyDownArgs<Line>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') return onKeyInEditor(args, event);
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (selection.onKey(args, event)) {
      event.preventDefault();
      event.preventGridDefault();
    } else if (key === 'delete' || key === 'backspace') {
      event.preventGridDefault();
      clipboard.clear();
    } else if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault();
      event.preventGridDefault();
      move(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    }
  };
}
