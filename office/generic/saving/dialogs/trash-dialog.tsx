import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listReferences, trashEntries } from '#contract/calls/office/content.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { useRefresh } from '#office/generic/refresh.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { notify } from '#office/shell/notify.ts';
import { LoadError } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';

interface TrashDialogProps {
  entry: EditedEntry;
  revision: number;
  onTrashed: () => void;
  onClose: () => void;
}

/** Moves an entry to the trash, after showing the links to it. */
export function TrashDialog({ entry, revision, onTrashed, onClose }: TrashDialogProps) {
  const entityTexts = useTexts().entities;
  const texts = useTexts();
  const words = texts.entries.trash;
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const found = useQuery({
    queryKey: ['references', entry.id],
    queryFn: ({ signal }) => client.call(listReferences, { id: entry.id }, { signal }),
    gcTime: 0,
  });
  const trash = async () => {
    setBusy(true);
    try {
      const { refused } = await client.call(trashEntries, { entries: [{ id: entry.id, revision }] });
      if (refused[0]) {
        notify(refused[0].reason, { type: 'error', autoHideDuration: 8_000 });
        onClose();
      } else {
        notify(texts.entries.done.trashed, { type: 'success' });
        onTrashed();
      }
      await refresh(entry.type);
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
      onClose();
    }
    setBusy(false);
  };
  return (
    <DialogFrame
      title={words.title({ title: entry.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {texts.shell.cancel}
          </Button>
          <BusyButton
            variant="contained"
            color="error"
            onClick={() => void trash()}
            loading={busy}
            disabled={found.isPending}
          >
            {words.confirm}
          </BusyButton>
        </>
      }
    >
      <Typography>{words.body}</Typography>
      <Box role="status" sx={{ marginBlockStart: 2 }}>
        {found.isPending && <Typography color="textSecondary">{words.looking}</Typography>}
        {found.error && <LoadError error={found.error} onAgain={() => void found.refetch()} />}
        {found.data && (
          <Typography sx={{ fontWeight: 600 }}>{found.data.length === 0 ? words.nothing : words.some}</Typography>
        )}
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {found.data?.map((one) => (
            <li key={`${one.how}.${one.id}`}>
              <MuiLink component={Link} to={`/${one.type}/${one.id}`} onClick={onClose}>
                {one.title || texts.entries.list.untitled}
              </MuiLink>{' '}
              ({entityTexts[one.type].label.one}): {words.how[one.how]}
            </li>
          ))}
        </Box>
      </Box>
    </DialogFrame>
  );
}
