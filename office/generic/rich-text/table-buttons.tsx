import { Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useTexts } from '#office/texts/texts.ts';
import { addColumn, addRow, deleteColumn, deleteRow, deleteTable } from './tables.ts';

/** What can be done with the table in which the cursor is. */
export function TableButtons({ editor }: { editor: Editor }) {
  const words = useTexts().form.rich;
  const actions = [
    [words.addRow, addRow],
    [words.addColumn, addColumn],
    [words.deleteRow, deleteRow],
    [words.deleteColumn, deleteColumn],
    [words.deleteTable, deleteTable],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', borderTop: 1, borderColor: 'divider' }}>
      {actions.map(([name, run]) => (
        <Button key={name} size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => run(editor)}>
          {name}
        </Button>
      ))}
    </Box>
  );
}
