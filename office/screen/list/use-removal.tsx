import { Button } from '@mui/material';
import { useState } from 'react';
import { useInvalidate } from '#office/providers/use-call.ts';
import { notify } from '#office/shell/notify.ts';
import { ActionDialog } from '../dialogs/action-dialog.tsx';

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

interface RowRemoval<Row> extends Pick<Removal<Row>, 'titleOf' | 'remove'> {
  texts: { remove: string; removeHint: string; removed: string };
  nameOf(row: Row): string;
  /** The key of the list, which is read again. */
  key: string;
}

/** Removes rows of a list: `button` is in each row, `dialog` after the rows. */
export function useRowRemoval<Row extends object>({ texts, titleOf, nameOf, remove, key }: RowRemoval<Row>) {
  const invalidate = useInvalidate();
  const { ask, dialog } = useRemoval({
    titleOf,
    action: texts.remove,
    hint: texts.removeHint,
    async remove(row: Row) {
      await remove(row);
      notify(texts.removed, { type: 'success' });
      await invalidate([key]);
    },
  });
  const button = (row: Row) => (
    <Button size="small" aria-label={`${texts.remove}: ${nameOf(row)}`} onClick={() => ask(row)}>
      {texts.remove}
    </Button>
  );
  return { button, dialog };
}
