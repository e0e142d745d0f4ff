import { Box, Button } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '#office/texts/texts.ts';
import { focusMark, toolRow } from '../toolbar-styles.ts';
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  hasHeaderRow,
  run,
  toggleHeaderRow,
} from './table-commands.ts';

/** The actions for the table at the cursor. */
export function TableButtons({ editor }: { editor: Editor }) {
  const words = useTexts().form.rich;
  const hasHeader = useEditorState({ editor, selector: ({ editor: current }) => hasHeaderRow(current) });
  const actions: [string, () => void, boolean?][] = [
    [words.headerRow, () => run(editor, toggleHeaderRow), hasHeader],
    [words.addRowAbove, () => run(editor, addRow('above'))],
    [words.addRow, () => run(editor, addRow('below'))],
    [words.addColumnLeft, () => run(editor, addColumn('left'))],
    [words.addColumn, () => run(editor, addColumn('right'))],
    [words.deleteRow, () => run(editor, deleteRow)],
    [words.deleteColumn, () => run(editor, deleteColumn)],
    [words.deleteTable, () => run(editor, deleteTable)],
  ];
  return (
    <Box sx={{ ...toolRow, borderTop: 1, borderColor: 'divider' }}>
      {actions.map(([name, run, isOn]) => (
        <Button
          key={name}
          size="small"
          aria-pressed={isOn}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          sx={isOn ? { ...focusMark, backgroundColor: 'action.selected' } : focusMark}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
