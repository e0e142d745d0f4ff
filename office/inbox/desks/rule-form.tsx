import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type DeskRule, deskRule } from '#contract/office/desks/desks.ts';
import { countryCodes } from '#contract/text/countries.ts';
import { checkInput } from '#office/screen/check-input.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { SelectField } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { type LoadedDesks, useDeskName, useSaveDesks } from './use-desks.ts';
import { useRuleNames } from './use-rule-names.ts';
import { ValuesField } from './values-field.tsx';

export interface RuleFormProps {
  loaded: LoadedDesks;
  rule: DeskRule;
  /** Its place from 0; the number of rules for a new one. */
  place: number;
  onClose(): void;
}

/** A rule: its conditions, and the desk that it names. */
export function RuleForm({ loaded, rule: before, place, onClose }: RuleFormProps) {
  const texts = useTexts();
  const { desks: words } = texts;
  const deskName = useDeskName();
  const names = useRuleNames();
  const [rule, setRule] = useState(before);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const sending = useSaveDesks(loaded, onClose);
  const change = (part: Partial<DeskRule>) => setRule({ ...rule, ...part });
  const submit = () => {
    const added = typed.trim() === '' ? [] : [typed.trim()];
    const next = { ...rule, words: [...new Set([...rule.words, ...added])] };
    const [message] = Object.values(checkInput(deskRule, next, texts));
    setWrong(message);
    if (message === undefined) sending.mutate({ rules: loaded.rules.toSpliced(place, 1, next) });
  };
  return (
    <FormDialog
      title={place < loaded.rules.length ? words.editRule({ number: place + 1 }) : words.addRule}
      action={words.save}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ValuesField
        label={words.country}
        values={rule.countries}
        options={names.sortedCountries(countryCodes)}
        nameOf={names.country}
        onChange={(countries) => change({ countries })}
      />
      <ValuesField
        label={words.concern}
        values={rule.concerns}
        options={names.concerns.map(({ id }) => id)}
        nameOf={names.concern}
        onChange={(concerns) => change({ concerns })}
      />
      <ValuesField
        label={words.category}
        values={rule.categories}
        options={names.categories.map(({ id }) => id)}
        nameOf={names.category}
        onChange={(categories) => change({ categories })}
      />
      <Autocomplete
        multiple
        freeSolo
        size="small"
        options={[]}
        value={rule.words}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, next) => change({ words: next })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={words.words}
            error={wrong !== undefined}
            helperText={wrong ?? words.wordsHelp}
          />
        )}
      />
      <SelectField
        label={words.desk}
        value={rule.desk}
        options={loaded.desks.map((desk) => [desk.id, deskName(desk)])}
        onChange={(desk) => change({ desk })}
      />
    </FormDialog>
  );
}
