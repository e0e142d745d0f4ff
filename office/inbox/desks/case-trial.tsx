import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { deskFor } from '#contract/office/desks/desk-for.ts';
import { countryCodes } from '#contract/text/countries.ts';
import { Panel } from '#office/screen/panel.tsx';
import { SelectField, type SelectOption } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { type LoadedDesks, useDeskName, withAncestorsIn } from './use-desks.ts';
import { useRuleNames } from './use-rule-names.ts';

/** Shows which desk an enquiry would go to, and why. */
export function CaseTrial({ desks, rules }: LoadedDesks) {
  const { desks: texts } = useTexts();
  const names = useRuleNames();
  const deskName = useDeskName();
  const [country, setCountry] = useState('');
  const [concern, setConcern] = useState('');
  const [category, setCategory] = useState('');
  const [subject, setSubject] = useState('');
  const match = deskFor(
    {
      country,
      subject,
      concerns: new Set(concern === '' ? [] : [Number(concern)]),
      categories: new Set(category === '' ? [] : withAncestorsIn(names.categories)(Number(category))),
    },
    rules,
  );
  const desk = deskName(desks.find(({ id }) => id === match.desk));
  const none: SelectOption = ['', texts.any];
  const entryOptions = (entries: typeof names.concerns) => [
    none,
    ...entries.map(({ id, name }): SelectOption => [String(id), name]),
  ];
  return (
    <Panel title={texts.trial} intro={texts.trialIntro}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={texts.country}
          value={country}
          options={[
            none,
            ...names.sortedCountries(countryCodes).map((code): SelectOption => [code, names.country(code)]),
          ]}
          onChange={setCountry}
        />
        <SelectField
          label={texts.concern}
          value={concern}
          options={entryOptions(names.concerns)}
          onChange={setConcern}
        />
        <SelectField
          label={texts.category}
          value={category}
          options={entryOptions(names.categories)}
          onChange={setCategory}
        />
        <TextField
          label={texts.subject}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 2, fontWeight: 600 }}>
        {match.rule === null ? texts.byDefault({ desk }) : texts.byRule({ desk, number: match.rule + 1 })}
      </Typography>
    </Panel>
  );
}
