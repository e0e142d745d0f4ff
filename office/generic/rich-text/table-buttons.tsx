import { Box, Button } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '#office/texts/texts.ts';
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  hasHeaderRow,
  toggleHeaderRow,
} from './table-commands.ts';

/** The actions for the table at the cursor. */
export function TableButtons({ editor }: { editor: Editor }) {
  const words = useTexts().form.rich;
  const hasHeader = useEditorState({ editor, selector: ({ editor: current }) => hasHeaderRow(current) });
  const actions: [string, () => void, boolean?][] = [
    [words.headerRow, () => toggleHeaderRow(editor), hasHeader],
    [words.addRowAbove, () => addRow(editor, 'above')],
    [words.addRow, () => addRow(editor, 'below')],
    [words.addColumnLeft, () => addColumn(editor, 'left')],
    [words.addColumn, () => addColumn(editor, 'right')],
    [words.deleteRow, () => deleteRow(editor)],
    [words.deleteColumn, () => deleteColumn(editor)],
    [words.deleteTable, () => deleteTable(editor)],
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', borderTop: 1, borderColor: 'divider' }}>
      {actions.map(([name, run, isOn]) => (
        <Button
          key={name}
          size="small"
          aria-pressed={isOn}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          sx={isOn ? { backgroundColor: 'action.selected' } : {}}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
