import { useRef, useState } from 'react';
import type { EntityName } from '#content/registry.ts';
import { removeEntries, restoreEntries, setEntryStatus, trashEntries } from '#contract/calls/office/content.ts';
import type { BulkOutcome, EntryRow } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { contentPlace } from '#office/screen/focus-beside.ts';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useRefresh } from '../refresh.ts';
import { useClaims } from '../saving/claims/use-claims.tsx';
import { rowsAhead } from '../saving/future-date.ts';
import type { EntryList } from './use-entry-list.ts';

/** What is done with several entries at once. */
export type BulkAction = 'publish' | 'schedule' | 'unpublish' | 'trash' | 'restore' | 'remove';

type At = { id: number; revision: number };

const nothing: BulkOutcome = { done: [], refused: [] };

const run: Record<BulkAction, (entries: At[]) => Promise<BulkOutcome>> = {
  publish: (entries) => client.call(setEntryStatus, { entries, status: 'published' }),
  schedule: (entries) => client.call(setEntryStatus, { entries, status: 'scheduled' }),
  unpublish: (entries) => client.call(setEntryStatus, { entries, status: 'draft' }),
  trash: (entries) => client.call(trashEntries, { entries }),
  restore: (entries) => client.call(restoreEntries, { entries }),
  remove: (entries) => client.call(removeEntries, { entries }),
};

/** The selected entries of a list, and what is done with all of them. `asking`: the action that waits for an answer. */
export function useBulkActions(type: EntityName, list: EntryList) {
  const texts = useTexts();
  const words = texts.entries;
  const refresh = useRefresh();
  const rows = list.found.data?.items ?? [];
  const [asking, setAsking] = useState<BulkAction>();
  const [busy, setBusy] = useState<BulkAction>();
  const [refused, setRefused] = useState<BulkOutcome['refused']>([]);
  const selected = rows.filter((row) => list.selected.includes(row.id));
  const focusNext = useFocusNext();
  const claims = useClaims();
  const selectAll = useRef<HTMLInputElement>(null);

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
  const change = async (action: BulkAction): Promise<string> => {
    const { done, refused: others } = await run[action](at(selected));
    setRefused(others);
    return done.length > 0 ? words.done.bulkDone({ count: done.length }) : '';
  };
  const stop = () => {
    setBusy(undefined);
    setAsking(undefined);
  };
  const apply = async (action: BulkAction) => {
    setBusy(action);
    try {
      const publishes = action === 'publish' || action === 'schedule';
      if (publishes && !(await claims.confirm(selected.map(({ id, title }) => ({ type, id, title }))))) return stop();
      const said = action === 'schedule' ? await schedule() : await change(action);
      if (said !== '') notify(said, { type: 'success' });
      list.unselect(list.selected);
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
    }
    stop();
    // The buttons disappear with the selection, and the checkbox with the last entry of the list.
    focusNext(() => (selected.length < rows.length ? selectAll.current : contentPlace()));
    await refresh(type);
  };

  return {
    ...{ rows, selected, ahead, asking, busy, refused, selectAll, apply },
    ask: setAsking,
    forget: () => setRefused([]),
    claimsQuestion: claims.question,
  };
}
