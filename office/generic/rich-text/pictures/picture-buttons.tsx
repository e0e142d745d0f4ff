import { Box, Button } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { focusMark, toolRow } from '../toolbar-styles.ts';
import { type SelectedPicture, selectedPicture } from './picture-commands.ts';
import { PictureDialog } from './picture-dialog.tsx';

/** The actions for the selected picture; nothing without a selection. */
export function PictureButtons({ editor }: { editor: Editor }) {
  const words = useTexts().form.rich;
  const [edited, setEdited] = useState<SelectedPicture>();
  const picture = useEditorState({ editor, selector: ({ editor: current }) => selectedPicture(current) ?? null });
  return (
    <>
      {picture && (
        <Box sx={{ ...toolRow, borderTop: 1, borderColor: 'divider' }}>
          <Button
            size="small"
            sx={focusMark}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setEdited(picture)}
          >
            {words.editPicture}
          </Button>
        </Box>
      )}
      {edited && <PictureDialog editor={editor} picture={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
