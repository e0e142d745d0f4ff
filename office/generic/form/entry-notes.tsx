import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { discardChanges, getEntry, restoreEntries } from '#contract/calls/office/content.ts';
import type { BulkOutcome, EditedEntry } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { ConfirmDialog } from '#office/shell/dialogs/confirm-dialog.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { mayChange, useMe } from '#office/shell/me.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useRefresh } from '../refresh.ts';
import type { EntryForm } from '../saving/use-entry-form.ts';

type EntryAt = Pick<EditedEntry, 'id' | 'revision'>;

interface EntryNotesProps {
  editing: Pick<EntryForm, 'type' | 'entry' | 'readOnly' | 'changed'>;
}

/** Notes above the form: trash, read-only role, pending changes. */
export function EntryNotes({ editing: { type, entry, readOnly, changed } }: EntryNotesProps) {
  const texts = useTexts();
  const words = texts.entries;
  const timeText = useTimeText();
  const { role } = useMe();
  // On a phone the button is below the text.
  const note = { marginBlockEnd: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } };
  if (entry?.trashedAt) {
    const restore = mayChange(role, type) && <RestoreButton entry={entry} onChanged={changed} />;
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
    const { publishAt } = entry;
    const pending =
      publishAt === null ? words.form.pendingNote : words.form.pendingUntil({ when: timeText(publishAt) });
    return (
      <Alert severity="info" sx={note} action={<DiscardButton entry={entry} onChanged={changed} />}>
        {isMixed(entry) ? texts.form.publication.pendingNote : pending}
      </Alert>
    );
  }
  return null;
}

/** Whether the languages that are not published have different statuses. */
const isMixed = ({ languages }: EditedEntry): boolean => {
  const waiting = languages.filter(({ status }) => status !== 'published');
  return new Set(waiting.map(({ status, publishAt }) => `${status} ${publishAt}`)).size > 1;
};

interface ButtonProps {
  entry: EditedEntry;
  onChanged: (entry: EditedEntry) => void;
}

/** Runs a change of one entry, and reloads the entry. */
function useChange({ entry, onChanged }: ButtonProps, change: (at: EntryAt) => Promise<BulkOutcome>, done: string) {
  const texts = useTexts();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { refused } = await change({ id: entry.id, revision: entry.revision });
      if (refused[0]) notify(refused[0].reason, { type: 'error' });
      else {
        notify(done, { type: 'success' });
        onChanged(await client.call(getEntry, { id: entry.id }));
      }
      await refresh(entry.type);
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
    }
    setBusy(false);
  };
  return { run, busy };
}

function RestoreButton(props: ButtonProps) {
  const { actions, done } = useTexts().entries;
  const { run, busy } = useChange(props, (at) => client.call(restoreEntries, { entries: [at] }), done.restored);
  return (
    <BusyButton color="inherit" onClick={() => void run()} loading={busy}>
      {actions.restore}
    </BusyButton>
  );
}

function DiscardButton(props: ButtonProps) {
  const { actions, discard, done } = useTexts().entries;
  const [isAsking, setAsking] = useState(false);
  const { run, busy } = useChange(props, (at) => client.call(discardChanges, { entries: [at] }), done.discarded);
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {actions.discardChanges}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={discard.title}
        body={discard.body}
        confirm={actions.discardChanges}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void run().then(() => setAsking(false))}
      />
    </>
  );
}
