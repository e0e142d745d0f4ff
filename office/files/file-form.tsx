import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeFile } from '#contract/calls/office/files.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { useFieldMessage } from '../screen/format/use-field-message.ts';
import { Panel } from '../screen/panel.tsx';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { Crops } from './crops.tsx';
import { kindOf } from './file-kind.ts';
import { FocusEditor } from './focus-editor.tsx';

const editable = ['alt', 'name', 'title', 'lang'] as const;

const valuesOf = ({ alt, name, title, lang, focus }: LibraryFile) => ({ alt, name, title, lang, focus });
type FileValues = ReturnType<typeof valuesOf>;

function useSaveFile(file: LibraryFile) {
  const texts = useTexts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async (values: FileValues) => {
    setBusy(true);
    setError(undefined);
    try {
      await client.call(changeFile, { src: file.src, ...values, seen: valuesOf(file) });
      await queries.invalidateQueries({ queryKey: ['file', file.src] });
      void queries.invalidateQueries({ queryKey: ['files'] });
      notify(texts.screen.saved, { type: 'success' });
    } catch (cause) {
      setError(cause);
      // The next attempt knows what a colleague has saved meanwhile.
      if (cause instanceof CallError && cause.status === 409) {
        await queries.invalidateQueries({ queryKey: ['file', file.src] });
      }
    }
    setBusy(false);
  };
  return { save, busy, error };
}

/** The data of a file: description, names, language and focal point. */
export function FileForm({ file, disabled }: { file: LibraryFile; disabled: boolean }) {
  const texts = useTexts();
  const fieldMessage = useFieldMessage();
  const [values, setValues] = useState(() => valuesOf(file));
  const { save, busy, error } = useSaveFile(file);
  const isPicture = kindOf(file) === 'picture';
  const isChanged =
    editable.some((key) => values[key] !== file[key]) ||
    values.focus.x !== file.focus.x ||
    values.focus.y !== file.focus.y;

  const field = (key: (typeof editable)[number], label: string, max: number, help?: string) => (
    <TextField
      label={label}
      value={values[key]}
      disabled={disabled}
      multiline={key === 'alt'}
      error={fieldMessage(error, key) !== undefined}
      helperText={fieldMessage(error, key) ?? help}
      onChange={({ target }) => setValues({ ...values, [key]: target.value })}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );

  return (
    <Panel title={texts.files.details}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save(values);
        }}
      >
        {isPicture && (
          <FocusEditor
            src={file.src}
            focus={values.focus}
            disabled={disabled}
            onChange={(point) => setValues((before) => ({ ...before, focus: point }))}
          />
        )}
        {isPicture && (
          <div>
            <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
              {texts.files.crops}
            </Typography>
            <Crops src={file.src} focus={values.focus} />
          </div>
        )}
        {isPicture && field('alt', texts.files.alt, 300, texts.files.altHelp)}
        {!isPicture && field('title', texts.files.documentTitle, 200, texts.files.documentTitleHelp)}
        {!isPicture && field('lang', texts.files.language, 20, texts.files.languageHelp)}
        {field('name', texts.files.name, 200)}
        {error !== undefined && <Alert severity="error">{messageOf(error, texts)}</Alert>}
        {!disabled && (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <BusyButton type="submit" variant="contained" loading={busy} disabled={!isChanged}>
              {texts.screen.save}
            </BusyButton>
            {isChanged && (
              <Typography variant="body2" color="textSecondary">
                {texts.files.unsaved}
              </Typography>
            )}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
