import 'react-data-grid/lib/styles.css';
import { Box, useMediaQuery } from '@mui/material';
import { useCallback, useMemo, useRef } from 'react';
import {
  Cell,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellRendererProps,
  DataGrid,
  type DataGridHandle,
} from 'react-data-grid';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { announce } from '#office/shell/announcer.tsx';
import { directionOf } from '#office/texts/direction.ts';
import { useLanguage } from '#office/texts/texts.ts';
import { cellOf, type Line, textOf } from '../model/cells.ts';
import { isInRange } from '../model/paste.ts';
import type { Sheet } from '../use-sheet.ts';
import type { View } from '../use-view.ts';
import { ActiveCell } from './active-cell.tsx';
import { columnsOf, fixedColumns } from './columns.tsx';
import { gridStyle } from './grid-style.ts';
import { useClipboard } from './use-clipboard.ts';
import { useRange } from './use-range.ts';

interface SheetGridProps {
  sheet: Sheet;
  view: View;
  attributes: readonly SheetAttribute[];
  label: string;
  readOnly: boolean;
}

const keyOf = ({ row }: Line) => row.id;

/** The cells of a sheet, with the keys of a spreadsheet. */
export function SheetGrid({ sheet: whole, view, attributes, label, readOnly }: SheetGridProps) {
  const { language, texts } = useLanguage();
  const direction = directionOf(language);
  const isFinger = useMediaQuery('(pointer: coarse), (max-width: 600px)');
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const grid = useRef<DataGridHandle>(null);
  const isDragging = useRef(false);
  const sheet = { ...whole, lines: view.lines };
  const { lines, context, counts, wanted, write, move } = sheet;
  const selection = useRange({ rows: lines.length, columns: attributes.length }, direction);
  const { range, isSeveral } = selection;
  const clipboard = useClipboard(sheet, attributes, range, readOnly);

  const columns = useMemo(
    () => columnsOf({ attributes, context, counts, texts, readOnly, isNarrow }),
    [attributes, context, counts, texts, readOnly, isNarrow],
  );

  const renderCell = useCallback(
    (key: React.Key, props: CellRendererProps<Line, unknown>) => {
      const { row, rowIdx, column } = props;
      const at = column.idx - fixedColumns;
      const attribute = attributes[at];
      if (!attribute) return <Cell key={key} {...props} />;
      const { problem, kept } = cellOf(row, attribute, context.words);
      const states = [
        problem && 'sheet-invalid',
        kept && 'sheet-kept',
        row.typed.has(attribute.id) && 'sheet-changed',
        isSeveral && range && isInRange(range, { row: rowIdx, column: at }) && 'sheet-selected',
        !wanted.get(row.row.parent)?.includes(attribute) && 'sheet-other',
      ];
      const found = problem ?? kept;
      return (
        <Cell
          key={key}
          {...props}
          className={states.filter(Boolean).join(' ')}
          aria-invalid={problem ? true : undefined}
          title={found && ruleText(found, texts.rules)}
        />
      );
    },
    [attributes, context, wanted, range, isSeveral, texts],
  );

  const writeLines = (changed: readonly Line[], indexes: readonly number[]) => {
    const drafts = indexes.flatMap((index) => {
      const line = changed[index];
      return line?.draft ? [{ row: line.row.id, ...line.draft }] : [];
    });
    write(drafts);
    const [draft] = drafts;
    const line = lines[indexes[0] ?? 0];
    const attribute = draft && context.attributes.get(draft.attribute);
    if (!line || !attribute) return;
    const typed = { row: line.row, typed: new Map([[attribute.id, draft.text]]) };
    const { problem } = cellOf(typed, attribute, context.words);
    if (problem) announce(ruleText(problem, texts.rules));
  };

  const onKeyDown = (args: CellKeyDownArgs<Line>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // The menu of options takes the key; in a text it ends the input and goes to the next product.
      event.preventGridDefault();
      if (!(event.target instanceof HTMLInputElement)) return;
      const next = { idx: args.column.idx, rowIdx: args.rowIdx + 1 };
      if (next.rowIdx < lines.length) grid.current?.selectCell(next, { shouldFocusCell: true });
      else args.onClose(true);
      return;
    }
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

  /** Extends the selection to a cell over which the pressed pointer moves. */
  const onMouseOver = ({ buttons, target }: React.MouseEvent) => {
    if (buttons !== 1) isDragging.current = false;
    if (!isDragging.current || !(target instanceof Element)) return;
    const over = target.closest('[role="gridcell"]');
    const row = Number(over?.closest('[role="row"]')?.ariaRowIndex);
    const idx = Number(over?.ariaColIndex) - 1;
    // Rows count from the header.
    if (row >= 2 && idx >= fixedColumns) selection.extendTo(row - 2, idx);
  };

  const rowHeight = isFinger ? 44 : 35;
  const headerRowHeight = 52;
  return (
    <>
      <ActiveCell sheet={sheet} attributes={attributes} position={selection.active} />
      <Box
        sx={gridStyle}
        onCopy={clipboard.copy}
        onCut={clipboard.cut}
        onPaste={clipboard.paste}
        onMouseOver={onMouseOver}
      >
        <DataGrid
          ref={grid}
          aria-label={label}
          columns={columns}
          rows={lines}
          rowKeyGetter={keyOf}
          rowHeight={rowHeight}
          headerRowHeight={headerRowHeight}
          direction={direction}
          defaultColumnOptions={{ sortable: true }}
          sortColumns={view.sortColumns}
          onSortColumnsChange={view.sort}
          style={{ blockSize: `min(60vh, ${headerRowHeight + lines.length * rowHeight + 18}px)` }}
          renderers={{ renderCell }}
          onRowsChange={(changed, { indexes }) => writeLines(changed, indexes)}
          onFill={
            readOnly
              ? undefined
              : ({ columnKey, sourceRow, targetRow }) => {
                  const attribute = context.attributes.get(Number(columnKey));
                  if (!attribute) return targetRow;
                  const text = textOf(sourceRow, attribute, context.words);
                  return { ...targetRow, draft: { attribute: attribute.id, text } };
                }
          }
          // Without it, the grid opens the editor when Ctrl+V is pressed.
          onCellPaste={({ row }) => row}
          onCellKeyDown={onKeyDown}
          onSelectedCellChange={({ rowIdx, column }) => selection.activate(rowIdx, column.idx)}
          onCellMouseDown={({ rowIdx, column }, event) => {
            isDragging.current = !event.shiftKey && column.idx >= fixedColumns;
            if (!event.shiftKey || column.idx < fixedColumns) return;
            event.preventDefault();
            event.preventGridDefault();
            selection.extendTo(rowIdx, column.idx);
          }}
          onCellClick={({ selectCell, column }) => {
            if (isFinger && column.idx >= fixedColumns) selectCell(true);
          }}
        />
      </Box>
    </>
  );
}
