import { TextField } from '@mui/material';
import { useState } from 'react';
import { type Desk, defaultDesk, deskSettings } from '#contract/office/desks/desks.ts';
import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { commonLanguages } from '#office/generic/languages/languages.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { useCheck } from '#office/screen/use-checked-form.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useAssignees } from '../messages/use-messages.ts';
import { type LoadedDesks, useDeskName, useSaveDesks } from './use-desks.ts';
import { ValuesField } from './values-field.tsx';

export interface DeskFormProps {
  loaded: LoadedDesks;
  desk: Desk;
  onClose(): void;
}

/** A desk, new or known by its id. */
export function DeskForm({ loaded, desk: before, onClose }: DeskFormProps) {
  const { desks: words } = useTexts();
  const { languageName } = useFormats();
  const deskName = useDeskName();
  const people = useAssignees();
  const [desk, setDesk] = useState(before);
  const [days, setDays] = useState(String(before.answersWithin ?? ''));
  const sending = useSaveDesks(loaded, onClose);
  const place = loaded.desks.findIndex(({ id }) => id === before.id);
  const index = place < 0 ? loaded.desks.length : place;
  const change = (part: Partial<Desk>) => setDesk({ ...desk, ...part });
  const next = {
    ...desk,
    name: desk.name.trim(),
    answersWithin: days.trim() === '' ? null : Number(asciiDigits(days)),
  };
  const desks = loaded.desks.toSpliced(index, place < 0 ? 0 : 1, next);
  const { check, field } = useCheck({
    schema: deskSettings,
    values: { desks, rules: loaded.rules, ownOnly: loaded.ownOnly },
    at: `desks.${index}.`,
    error: sending.error,
  });
  return (
    <FormDialog
      title={place < 0 ? words.add : words.editTitle({ name: deskName(before) })}
      action={words.save}
      sending={sending}
      onSubmit={() => check() && sending.mutate({ desks })}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        value={desk.name}
        onChange={({ target }) => change({ name: target.value })}
        {...field('name', desk.id === defaultDesk ? words.defaultName : undefined)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <ValuesField
        label={words.people}
        values={desk.people}
        options={people.map(({ id }) => id)}
        nameOf={(id) => people.find((each) => each.id === id)?.name ?? words.noAccess}
        onChange={(ids) => change({ people: ids })}
        helperText={words.peopleHelp}
      />
      <TextField
        label={words.email}
        type="email"
        value={desk.email}
        onChange={({ target }) => change({ email: target.value })}
        {...field('email', words.emailHelp)}
      />
      <ValuesField
        label={words.languages}
        values={desk.languages}
        options={commonLanguages}
        nameOf={languageName}
        onChange={(languages) => change({ languages })}
      />
      <TextField
        label={words.answersWithin}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        {...field('answersWithin', words.answersWithinHelp)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      />
    </FormDialog>
  );
}
