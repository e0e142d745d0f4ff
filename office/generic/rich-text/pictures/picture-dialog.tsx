import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { pictureAligns, pictureWidths } from '#contract/text/rich-text.ts';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { SelectField } from '#office/screen/select-field.tsx';
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
  const [values, setValues] = useState(picture.attributes);
  const { alt, decorative, caption, size, align } = values;
  const apply = () => {
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
    <SelectField
      label={words[name]}
      value={value ?? ''}
      options={[['', absent], ...all.map((one) => [one, names[one]] as const)]}
      onChange={(next) => setValues({ ...values, [name]: next === '' ? null : next })}
    />
  );

  return (
    <DialogFrame
      title={words.title}
      onClose={onClose}
      onSubmit={apply}
      contentSx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.save}
          </Button>
        </>
      }
    >
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
    </DialogFrame>
  );
}
