import { Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { listReviewers, setReview } from '#contract/calls/office/calendar.ts';
import { getEntry } from '#contract/calls/office/content.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { useCall } from '#office/providers/use-call.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { SelectField, type SelectOption } from '#office/screen/select-field.tsx';
import { useMe } from '#office/shell/me.ts';
import { notify } from '#office/shell/notify.ts';
import { dayIn } from '#office/shell/zones.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useRefresh } from '../refresh.ts';

interface ReviewDialogProps {
  entry: EditedEntry;
  onClose: () => void;
  /** Called with the entry as it is then. */
  onSaved: (entry: EditedEntry) => void;
}

/** The same day of the next year. */
const inAYear = (today: string): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
};

/** Sets the day of the next review and its owner. If the review is due, saving says that it was done. */
export function ReviewDialog({ entry, onClose, onSaved }: ReviewDialogProps) {
  const texts = useTexts();
  const words = texts.entries.review;
  const me = useMe();
  const refresh = useRefresh();
  const today = dayIn(me.timeZone, new Date());
  const { reviewOn, reviewer } = entry;
  const isDue = reviewOn !== null && reviewOn <= today;
  const [day, setDay] = useState(reviewOn === null || isDue ? inAYear(today) : reviewOn);
  const [owner, setOwner] = useState(reviewOn === null ? me.id : (reviewer?.id ?? ''));
  const { data = [] } = useCall(['users', 'reviewers', entry.type], listReviewers, { type: entry.type });
  const save = useMutation({
    mutationFn: async (next: string | null) => {
      const chosen = next === null || owner === '' ? null : owner;
      await client.call(setReview, {
        id: entry.id,
        reviewOn: next,
        reviewer: chosen,
        isReviewed: isDue,
        seen: { reviewOn, reviewer: reviewer?.id ?? null },
      });
      return client.call(getEntry, { id: entry.id });
    },
    onSuccess: (saved) => {
      notify(isDue ? words.done : words.saved, { type: 'success' });
      void refresh(entry.type);
      onSaved(saved);
      onClose();
    },
  });
  const others = data.filter(({ id }) => id !== me.id).map(({ id, name }): SelectOption => [id, name]);
  const known: SelectOption[] = [['', words.noOne], [me.id, words.me({ name: me.name })], ...others];
  const isKnown = known.some(([id]) => id === owner);
  return (
    <FormDialog
      title={isDue ? words.doneTitle : words.title}
      action={isDue ? words.confirmDone : words.confirm}
      sending={save}
      submitProps={{ disabled: day === '' }}
      onSubmit={() => save.mutate(day)}
      onClose={onClose}
    >
      <Typography>{isDue ? words.doneBody : words.body}</Typography>
      <TextField
        type="date"
        label={words.next}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
      <SelectField
        label={words.owner}
        value={owner}
        options={isKnown ? known : [...known, [owner, reviewer?.name ?? owner]]}
        onChange={setOwner}
      />
      {reviewOn !== null && (
        <Button sx={{ justifySelf: 'start', alignSelf: 'flex-start' }} onClick={() => save.mutate(null)}>
          {isDue ? words.doneForGood : words.never}
        </Button>
      )}
    </FormDialog>
  );
}
