import { useState } from 'react';
import { ActionDialog } from '../action-dialog.tsx';

interface Removal<Row> {
  titleOf(row: Row): string;
  action: string;
  hint: string;
  remove(row: Row): Promise<unknown>;
}

/** Asks before a row is removed: `ask` opens `dialog`, which the screen renders after its rows. */
export function useRemoval<Row extends object | number>({ titleOf, action, hint, remove }: Removal<Row>) {
  const [row, setRow] = useState<Row>();
  return {
    ask: (asked: Row) => setRow(() => asked),
    isAsking: row !== undefined,
    dialog: row !== undefined && (
      <ActionDialog
        title={titleOf(row)}
        action={action}
        danger
        removesLine
        onConfirm={() => remove(row)}
        onClose={() => setRow(undefined)}
      >
        {hint}
      </ActionDialog>
    ),
  };
}
