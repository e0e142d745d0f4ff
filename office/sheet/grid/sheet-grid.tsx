import 'react-data-grid/lib/styles.css';
import { Box, useMediaQuery } from '@mui/material';
import { useMemo, useRef } from 'react';
import { DataGrid, type DataGridHandle, type FillEvent } from 'react-data-grid';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { directionOf } from '#office/texts/direction.ts';
import { useLanguage } from '#office/texts/texts.ts';
import { type Line, textOf } from '../model/cells.ts';
import type { Sheet } from '../use-sheet.ts';
import type { View } from '../use-view.ts';
import { ActiveCell } from './active-cell.tsx';
import { columnsOf, fixedColumns } from './columns.tsx';
import { gridKeys } from './grid-keys.ts';
import { gridStyle } from './grid-style.ts';
import { useCellRenderer } from './use-cell-renderer.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useDrafts } from './use-drafts.ts';
import { useDragging } from './use-dragging.ts';
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
  const sheet = { ...whole, lines: view.lines };
  const { lines, context, counts } = sheet;
  const selection = useRange({ rows: lines.length, columns: attributes.length }, direction);
  const clipboard = useClipboard(sheet, attributes, selection.range, readOnly);
  const writeLines = useDrafts(sheet);

  const columns = useMemo(
    () => columnsOf({ attributes, context, counts, texts, readOnly, isNarrow }),
    [attributes, context, counts, texts, readOnly, isNarrow],
  );

  const renderCell = useCellRenderer(sheet, attributes, selection);
  const onKeyDown = gridKeys({ sheet, grid, selection, clipboard });
  const drag = useDragging(selection);
  const fill = ({ columnKey, sourceRow, targetRow }: FillEvent<Line>): Line => {
    const attribute = context.attributes.get(Number(columnKey));
    if (!attribute) return targetRow;
    return { ...targetRow, draft: { attribute: attribute.id, text: textOf(sourceRow, attribute, context.words) } };
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
        onMouseOver={drag.onMouseOver}
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
          onRowsChange={(changed, { indexes }) => writeLines(indexes.flatMap((index) => changed[index] ?? []))}
          onFill={readOnly ? undefined : fill}
          // Without it, the grid opens the editor when Ctrl+V is pressed.
          onCellPaste={({ row }) => row}
          onCellKeyDown={onKeyDown}
          onSelectedCellChange={({ rowIdx, column }) => selection.activate(rowIdx, column.idx)}
          onCellMouseDown={drag.onCellMouseDown}
          onCellClick={({ selectCell, column }) => {
            if (isFinger && column.idx >= fixedColumns) selectCell(true);
          }}
        />
      </Box>
    </>
  );
}
