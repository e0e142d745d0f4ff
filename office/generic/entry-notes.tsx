import { Alert } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { getEntry } from '#contract/calls/office/get-entry.ts';
import { restoreEntries } from '#contract/calls/office/restore-entries.ts';
import type { EntityName } from '#contract/entities/registry.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { mayChange, useMe } from '../shell/me.ts';
import { useMomentText } from '../shell/moments.ts';
import { useTexts } from '../texts/texts.ts';
import { useRefresh } from './refresh.ts';

interface EntryNotesProps {
  type: EntityName;
  entry: EditedEntry | undefined;
  readOnly: boolean;
  onChanged: (entry: EditedEntry) => void;
}

/** What somebody should know before they go on with an entry. */
export function EntryNotes({ type, entry, readOnly, onChanged }: EntryNotesProps) {
  const texts = useTexts();
  const words = texts.entries;
  const momentText = useMomentText();
  const { role } = useMe();
  const note = { marginBlockEnd: 2 };
  if (entry?.trashedAt) {
    const restore = mayChange(role, type) && <RestoreButton entry={entry} onChanged={onChanged} />;
    return (
      <Alert severity="warning" sx={note} action={restore}>
        {words.form.inTrash}
      </Alert>
    );
  }
  if (readOnly) {
    return (
      <Alert severity="info" sx={note}>
        {words.form.readOnly}
      </Alert>
    );
  }
  if (entry?.pending) {
    return (
      <Alert severity="info" sx={note}>
        {entry.publishAt === null ? words.form.pendingNote : words.form.pendingUntil(momentText(entry.publishAt))}
      </Alert>
    );
  }
  return null;
}

function RestoreButton({ entry, onChanged }: { entry: EditedEntry; onChanged: (entry: EditedEntry) => void }) {
  const texts = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      const { refused } = await client.call(restoreEntries, { entries: [{ id: entry.id, revision: entry.revision }] });
      if (refused[0]) notify(refused[0].reason, { type: 'error' });
      else {
        notify(texts.entries.done.restored, { type: 'success' });
        onChanged(await client.call(getEntry, { id: entry.id }));
      }
      await refresh(entry.type);
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <BusyButton color="inherit" onClick={() => void restore()} loading={busy}>
      {texts.entries.actions.restore}
    </BusyButton>
  );
}
