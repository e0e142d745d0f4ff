import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { type Desk, type DeskRule, defaultDesk } from '#contract/office/desks/desks.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { Loaded } from '#office/screen/loaded.tsx';
import { Page } from '#office/screen/page.tsx';
import { Panel } from '#office/screen/panel.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { CaseTrial } from './case-trial.tsx';
import { DeskForm } from './desk-form.tsx';
import { DeskTable } from './desk-table.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import { type LoadedDesks, useDesks, useSaveDesks } from './use-desks.ts';

const newDesk = (): Desk => ({
  id: crypto.randomUUID(),
  name: '',
  people: [],
  email: '',
  languages: [],
  answersWithin: null,
});

const newRule: DeskRule = { countries: [], concerns: [], categories: [], words: [], desk: defaultDesk };

/** The desks that answer enquiries, and the rules that choose them. */
export function DesksScreen() {
  const { desks: texts } = useTexts();
  const answer = useDesks();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Loaded of={answer}>{(loaded) => <Desks loaded={loaded} />}</Loaded>
    </Page>
  );
}

function Desks({ loaded }: { loaded: LoadedDesks }) {
  const { desks: texts } = useTexts();
  const [desk, setDesk] = useState<Desk>();
  const [place, setPlace] = useState<number>();
  const { rules } = loaded;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={texts.desks} aside={<Button onClick={() => setDesk(newDesk())}>{texts.add}</Button>}>
        <DeskTable loaded={loaded} onEdit={setDesk} />
        <OwnOnly loaded={loaded} />
      </Panel>
      <Panel
        title={texts.rules}
        intro={texts.rulesIntro}
        aside={<Button onClick={() => setPlace(rules.length)}>{texts.addRule}</Button>}
      >
        <RuleList loaded={loaded} onEdit={setPlace} />
      </Panel>
      <CaseTrial {...loaded} />
      {desk && <DeskForm loaded={loaded} desk={desk} onClose={() => setDesk(undefined)} />}
      {place !== undefined && (
        <RuleForm loaded={loaded} rule={rules[place] ?? newRule} place={place} onClose={() => setPlace(undefined)} />
      )}
    </Box>
  );
}

function OwnOnly({ loaded }: { loaded: LoadedDesks }) {
  const texts = useTexts();
  const { mutate, isPending, variables, error } = useSaveDesks(loaded);
  const shown = (isPending && variables.ownOnly) || (!isPending && loaded.ownOnly);
  return (
    <Box sx={{ mt: 2 }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_, ownOnly) => !isPending && mutate({ ownOnly })} />}
        label={texts.desks.ownOnly}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.desks.ownOnlyHelp}
      </Typography>
      {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
    </Box>
  );
}
