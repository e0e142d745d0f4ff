import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type EntityName, entityOf } from '#content/registry.ts';
import { createPreview, endPreviews } from '#contract/calls/office/content.ts';
import { describeFields } from '#office/generic/fields/describe-fields.ts';
import { type EntryValues, toSave } from '#office/generic/form/entry-values.ts';
import { client } from '#office/providers/client.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

interface PreviewDialogProps {
  type: EntityName;
  id: number | undefined;
  /** The open language of the form, in which the preview starts; '' is the main one. */
  language: string;
  onClose: () => void;
}

/** A link to the real page with the form's current values. */
export function PreviewDialog({ type, id, language, onClose }: PreviewDialogProps) {
  const texts = useTexts();
  const { languageName } = useFormats();
  const words = texts.entries.preview;
  const timeText = useTimeText();
  const [copied, setCopied] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const made = useMadePreview(type, id);
  const ended = useMutation({
    mutationFn: () => client.call(endPreviews, { type, ...(id === undefined ? {} : { id }) }),
  });
  const links = made.data?.languages ?? [];
  const open = links.findIndex(({ lang }) => lang.toLowerCase() === language);
  const shown = chosen ?? Math.max(0, open);
  const url = links[shown]?.url ?? '';
  return (
    <DialogFrame
      title={words.title}
      onClose={onClose}
      contentSx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.close}</Button>
          {made.data && !ended.data && (
            <>
              <BusyButton color="error" loading={ended.isPending} onClick={() => ended.mutate()}>
                {words.end}
              </BusyButton>
              <LinkButtons url={url} onCopied={setCopied} />
            </>
          )}
        </>
      }
    >
      <Typography>{words.body}</Typography>
      {made.error && <LoadError error={made.error} onAgain={() => void made.refetch()} />}
      {ended.error && <LoadError error={ended.error} onAgain={() => ended.mutate()} />}
      {made.isPending && <Loading />}
      <div role="status">{ended.data && <Typography>{words.ended({ count: ended.data.ended })}</Typography>}</div>
      {links.length > 1 && !ended.data && (
        <TextField
          select
          margin="dense"
          label={words.language}
          value={shown}
          onChange={(event) => {
            setChosen(Number(event.target.value));
            setCopied(false);
          }}
        >
          {links.map(({ lang }, index) => (
            <MenuItem key={lang} value={index}>
              {languageName(lang)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {made.data && !ended.data && (
        <TextField
          margin="dense"
          label={words.link}
          value={url}
          helperText={copied ? words.copied : words.expires({ when: timeText(made.data.expiresAt) })}
          slotProps={{ htmlInput: { readOnly: true }, formHelperText: { role: 'status' } }}
          onFocus={(event) => event.target.select()}
        />
      )}
    </DialogFrame>
  );
}

/** Makes a preview of the form's values when the dialog opens. */
function useMadePreview(type: EntityName, id: number | undefined) {
  const dialog = useId();
  const { getValues } = useFormContext<EntryValues>();
  return useQuery({
    queryKey: ['preview', dialog],
    queryFn: () => {
      const values = getValues();
      const content = toSave(describeFields(entityOf(type).document), values);
      return client.call(createPreview, {
        type,
        ...(id === undefined ? {} : { id }),
        parent: values.parent,
        ...content,
      });
    },
    gcTime: 0,
    retry: false,
  });
}

function LinkButtons({ url, onCopied }: { url: string; onCopied: (isCopied: boolean) => void }) {
  const texts = useTexts();
  const words = texts.entries.preview;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => onCopied(true),
      () => onCopied(false),
    );
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button
        variant="contained"
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${words.open} ${texts.shell.newTab}`}
      >
        {words.open}
      </Button>
    </>
  );
}
