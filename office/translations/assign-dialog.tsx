import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assignTranslations } from '#contract/calls/office/translations.ts';
import { client } from '../providers/client.ts';
import { FormDialog } from '../screen/dialogs/form-dialog.tsx';
import { SelectField } from '../screen/select-field.tsx';
import { overviewKey } from '../shell/counts.ts';
import { useMe } from '../shell/me.ts';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import type { SelectionDialogProps } from './actions.ts';

/** Assigns the selected translations and sets their due date. Each of the two changes only if the user enters it. */
export function AssignDialog({ entries, langs, people, onClose, onDone }: SelectionDialogProps) {
  const texts = useTexts();
  const words = texts.translations.assign;
  const formats = useFormats();
  const me = useMe();
  const queries = useQueryClient();
  const [assignee, setAssignee] = useState('same');
  const [day, setDay] = useState('');
  const [isWithoutDay, setWithoutDay] = useState(false);
  const isUnchanged = assignee === 'same' && day === '' && !isWithoutDay;
  const assign = useMutation({
    mutationFn: () =>
      client.call(assignTranslations, {
        ids: entries.map(({ id }) => id),
        langs: [...langs],
        ...(assignee === 'same' ? {} : { assignee: assignee === 'none' ? null : assignee }),
        seen: entries.flatMap(({ id, languages }) =>
          languages
            .filter(({ lang, assignee, dueOn }) => langs.includes(lang) && (assignee ?? dueOn) !== null)
            .map(({ lang, assignee, dueOn }) => ({ id, lang, assignee, dueOn })),
        ),
        ...(isWithoutDay ? { dueOn: null } : day === '' ? {} : { dueOn: day }),
      }),
    onSuccess: async ({ changed, leftOut }) => {
      notify(leftOut === 0 ? words.done({ count: changed }) : words.doneExcept({ count: changed, leftOut }), {
        type: leftOut === 0 ? 'success' : 'warning',
      });
      await queries.invalidateQueries({ queryKey: overviewKey });
      onDone();
    },
  });
  const others = people.filter(({ id, mayTranslate }) => mayTranslate && id !== me.id);
  const mayI = people.some(({ id, mayTranslate }) => mayTranslate && id === me.id);
  return (
    <FormDialog
      title={words.title({ count: entries.length })}
      action={words.save}
      sending={assign}
      onSubmit={() => (isUnchanged ? onClose() : assign.mutate())}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {words.into({ languages: formats.list(langs.map(formats.languageName)) })}
      </Typography>
      <SelectField
        label={words.assignee}
        value={assignee}
        options={[
          ['same', words.unchanged],
          ['none', words.unassigned],
          ...(mayI ? [[me.id, words.me({ name: me.name })] as const] : []),
          ...others.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={setAssignee}
      />
      <div>
        <TextField
          type="date"
          label={words.dueOn}
          value={day}
          disabled={isWithoutDay}
          onChange={({ target }) => setDay(target.value)}
          helperText={[formats.longDay(day), words.dueOnHelp].filter(Boolean).join(' · ')}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
        <FormControlLabel
          control={<Checkbox size="small" checked={isWithoutDay} onChange={(_, on) => setWithoutDay(on)} />}
          label={words.removeDue}
        />
      </div>
    </FormDialog>
  );
}
