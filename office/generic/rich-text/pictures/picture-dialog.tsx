import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { pictureAligns, pictureWidths } from '#contract/text/rich-text.ts';
import { useTexts } from '#office/texts/texts.ts';
import { changePicture, type SelectedPicture } from './picture-commands.ts';

interface PictureDialogProps {
  editor: Editor;
  picture: SelectedPicture;
  onClose: () => void;
}

/** Edits alt text, caption, width and position of a picture in a text. */
export function PictureDialog({ editor, picture, onClose }: PictureDialogProps) {
  const texts = useTexts();
  const words = texts.form.textPicture;
  const id = useId();
  const [values, setValues] = useState(picture.attributes);
  const { alt, decorative, caption, size, align } = values;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // In React, submit events bubble from the dialog to the entry's form.
    event.stopPropagation();
    const said = { alt: decorative ? '' : alt.trim(), caption: caption.trim() };
    changePicture(editor, { ...picture, attributes: { ...values, ...said } });
    onClose();
  };
  const choice = <Value extends string>(
    name: 'size' | 'align',
    value: Value | null,
    all: readonly Value[],
    names: Record<Value, string>,
    absent: string,
  ) => (
    <TextField
      select
      label={words[name]}
      value={value ?? ''}
      onChange={({ target }) => setValues({ ...values, [name]: target.value === '' ? null : target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {(['', ...all] as const).map((one) => (
        <MenuItem key={one} value={one}>
          {one === '' ? absent : names[one]}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={apply} noValidate>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}>
          <TextField
            autoFocus={!decorative}
            multiline
            label={words.alt}
            helperText={words.altHelp}
            value={decorative ? '' : alt}
            disabled={decorative}
            onChange={({ target }) => setValues({ ...values, alt: target.value.replace(/\n/g, ' ') })}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <FormControlLabel
            label={words.decorative}
            control={
              <Checkbox
                size="small"
                checked={decorative}
                onChange={(_, next) => setValues({ ...values, decorative: next })}
              />
            }
          />
          <TextField
            label={words.caption}
            helperText={words.captionHelp}
            value={caption}
            onChange={({ target }) => setValues({ ...values, caption: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {choice('size', size, pictureWidths, words.sizes, words.sizes.natural)}
          {choice('align', align, pictureAligns, words.aligns, words.aligns.inline)}
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
