import { type Key, useCallback } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { useTexts } from '#office/texts/texts.ts';
import { cellOf, type Line } from '../model/cells.ts';
import { isInRange } from '../model/paste.ts';
import type { Sheet } from '../use-sheet.ts';
import { fixedColumns } from './columns.tsx';
import type { CellSelection } from './use-range.ts';

/** Renders cells with their states: invalid, changed, selected. */
export function useCellRenderer(
  { context, wanted }: Sheet,
  attributes: readonly SheetAttribute[],
  { range, isSeveral }: CellSelection,
) {
  const { rules } = useTexts();
  return useCallback(
    (key: Key, props: CellRendererProps<Line, unknown>) => {
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
          title={found && ruleText(found, rules)}
        />
      );
    },
    [attributes, context, wanted, range, isSeveral, rules],
  );
}
