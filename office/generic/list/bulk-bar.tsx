import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { EntityName } from '#content/registry.ts';
import { removeEntries, restoreEntries, setEntryStatus, trashEntries } from '#contract/calls/office/content.ts';
import type { BulkOutcome, EntryRow } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { contentPlace } from '#office/screen/focus-beside.ts';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { ConfirmDialog } from '#office/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useRefresh } from '../refresh.ts';
import { rowsAhead } from '../saving/future-date.ts';
import { FutureDatesDialog } from './future-dates-dialog.tsx';
import type { EntryList } from './use-entry-list.ts';

type Action = 'publish' | 'schedule' | 'unpublish' | 'trash' | 'restore' | 'remove';

type At = { id: number; revision: number };

const nothing: BulkOutcome = { done: [], refused: [] };

const run: Record<Action, (entries: At[]) => Promise<BulkOutcome>> = {
  publish: (entries) => client.call(setEntryStatus, { entries, status: 'published' }),
  schedule: (entries) => client.call(setEntryStatus, { entries, status: 'scheduled' }),
  unpublish: (entries) => client.call(setEntryStatus, { entries, status: 'draft' }),
  trash: (entries) => client.call(trashEntries, { entries }),
  restore: (entries) => client.call(restoreEntries, { entries }),
  remove: (entries) => client.call(removeEntries, { entries }),
};

/** The actions for several selected entries. */
export function BulkBar({ type, list }: { type: EntityName; list: EntryList }) {
  const texts = useTexts();
  const words = texts.entries;
  const refresh = useRefresh();
  const rows = list.found.data?.items ?? [];
  const [asking, setAsking] = useState<Action>();
  const [busy, setBusy] = useState<Action>();
  const [refused, setRefused] = useState<BulkOutcome['refused']>([]);
  const selected = rows.filter((row) => list.selected.includes(row.id));
  const focusNext = useFocusNext();
  const selectAll = useRef<HTMLInputElement>(null);
  const inTrash = list.filters.state === 'trashed';

  const at = (entries: readonly EntryRow[]): At[] => entries.map(({ id, revision }) => ({ id, revision }));
  const ahead = rowsAhead(selected, new Date());

  /** Publishes the selected entries. Entries dated in the future are scheduled for their dates. */
  const schedule = async (): Promise<string> => {
    const scheduled = await run.schedule(at(ahead));
    const others = selected.filter((row) => !ahead.includes(row));
    const published = others.length > 0 ? await run.publish(at(others)) : nothing;
    setRefused([...scheduled.refused, ...published.refused]);
    if (scheduled.done.length === 0)
      return published.done.length > 0 ? words.done.bulkDone({ count: published.done.length }) : '';
    const counts = { scheduled: scheduled.done.length, published: published.done.length };
    return counts.published === 0 ? words.done.bulkScheduled(counts) : words.done.bulkScheduledAndPublished(counts);
  };
  const change = async (action: Action): Promise<string> => {
    const { done, refused: others } = await run[action](at(selected));
    setRefused(others);
    return done.length > 0 ? words.done.bulkDone({ count: done.length }) : '';
  };
  const apply = async (action: Action) => {
    setBusy(action);
    try {
      const said = action === 'schedule' ? await schedule() : await change(action);
      if (said !== '') notify(said, { type: 'success' });
      list.unselect(list.selected);
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
    }
    setBusy(undefined);
    setAsking(undefined);
    // The buttons disappear with the selection, and the checkbox with the last entry of the list.
    focusNext(() => (selected.length < rows.length ? selectAll.current : contentPlace()));
    await refresh(type);
  };

  if (rows.length === 0 && refused.length === 0) return null;
  const all = selected.length === rows.length && rows.length > 0;
  const button = (action: Action, label: string, ask = false) => (
    <BusyButton
      key={action}
      size="small"
      disabled={busy !== undefined}
      onClick={() => (ask ? setAsking(action) : void apply(action))}
    >
      {label}
    </BusyButton>
  );
  return (
    <Box sx={{ paddingInline: { xs: 1, md: 2 }, paddingBlockEnd: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minHeight: 44 }}>
        <FormControlLabel
          sx={{ marginInline: 0 }}
          control={
            <Checkbox
              size="small"
              checked={all}
              slotProps={{ input: { ref: selectAll } }}
              indeterminate={!all && selected.length > 0}
              onChange={() => (all ? list.unselect(list.selected) : list.select(rows.map((row) => row.id)))}
            />
          }
          label={
            <Typography variant="body2">
              {selected.length === 0 ? words.list.selectAll : words.list.selected({ count: selected.length })}
            </Typography>
          }
        />
        {selected.length > 0 &&
          (inTrash
            ? [button('restore', words.actions.restore), button('remove', words.actions.removeForGood, true)]
            : [
                button('publish', words.actions.publish, ahead.length > 0),
                button('unpublish', words.actions.unpublish, true),
                button('trash', words.actions.trash, true),
              ])}
      </Box>
      {refused.length > 0 && (
        <Alert severity="warning" onClose={() => setRefused([])} role="alert">
          {words.done.bulkRefused({ count: refused.length })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {refused.map(({ id, title, reason }) => (
              <li key={id}>
                {title || words.list.untitled}: {reason}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {asking === 'publish' && (
        <FutureDatesDialog
          ahead={ahead}
          count={selected.length}
          busy={busy === 'publish' || busy === 'schedule' ? busy : undefined}
          onChoose={(how) => void apply(how)}
          onClose={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking === 'trash'}
        title={words.trash.bulkTitle({ count: selected.length })}
        body={words.trash.bulkBody({ count: selected.length })}
        confirm={words.trash.confirm}
        onConfirm={() => void apply('trash')}
        onClose={() => setAsking(undefined)}
        busy={busy !== undefined}
      />
      <ConfirmDialog
        open={asking === 'unpublish'}
        title={words.trash.unpublishTitle({ count: selected.length })}
        body={words.trash.unpublishBody({ count: selected.length })}
        confirm={words.actions.unpublish}
        onConfirm={() => void apply('unpublish')}
        onClose={() => setAsking(undefined)}
        busy={busy !== undefined}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title={words.trash.removeTitle({ count: selected.length })}
        body={words.trash.removeBody({ count: selected.length })}
        confirm={words.trash.removeConfirm}
        onConfirm={() => void apply('remove')}
        onClose={() => setAsking(undefined)}
        busy={busy !== undefined}
        danger
      />
    </Box>
  );
}
