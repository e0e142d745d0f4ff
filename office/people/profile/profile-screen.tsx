import { Box, Card, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { changeMe } from '#contract/calls/office/people.ts';
import { client } from '#office/providers/client.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { Page } from '#office/shell/frame/page.tsx';
import { meQuery, useMay, useMe } from '#office/shell/me.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { AccessReview } from '../access-review.tsx';
import { AttemptError, AttemptForm, NameField } from '../attempt-form.tsx';
import { changePassword, listPasskeys } from '../auth-calls.ts';
import { LeaveField } from '../leave-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { SecondFactor } from '../sign-in/second-factor.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions, sessionsKey } from './sessions.tsx';

/** The user's own settings. */
export function ProfileScreen() {
  const { language, profile: words } = useTexts().people;
  return (
    <Page title={words.title} width="narrow">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={words.you}>
          <About />
        </Section>
        <Section title={language}>
          <Box sx={{ maxWidth: 480 }}>
            <LanguageChoice help={words.languageHelp} />
          </Box>
        </Section>
        <Section title={words.factor.title}>
          <SecondFactor />
        </Section>
        <Section title={words.passkeys.title}>
          <Passkeys />
        </Section>
        <Section title={words.password.title}>
          <Password />
        </Section>
        <Section title={words.sessions.title}>
          <Sessions />
        </Section>
      </Box>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

function About() {
  const words = useTexts().people.profile;
  const me = useMe();
  const may = useMay();
  const queries = useQueryClient();
  const [name, setName] = useState(me.name);
  const [wishes, setWishes] = useState(me.mailWishes);
  const [leave, setLeave] = useState(me.onLeaveUntil);
  const form = useAttempt();
  const offered = [
    ...(may('ListMessages') ? (['messages'] as const) : []),
    ...(may('ListApplications') ? (['applications'] as const) : []),
  ];
  const submit = async () => {
    await client.call(changeMe, { name: name.trim(), mailWishes: wishes, onLeaveUntil: leave });
    await queries.invalidateQueries({ queryKey: meQuery.queryKey });
    notify(words.saved, { type: 'success' });
  };
  return (
    <AttemptForm form={form} onSubmit={submit} maxWidth={480}>
      <AttemptError message={form.message} />
      <NameField form={form} label={words.name} value={name} onChange={setName} helperText={words.nameHelp} />
      {offered.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0 }}>
          <Typography component="legend" variant="body2" sx={{ fontWeight: 600, padding: 0 }}>
            {words.mailWishes}
          </Typography>
          <FormGroup>
            {offered.map((wish) => (
              <FormControlLabel
                key={wish}
                label={words.wishes[wish]}
                control={
                  <Checkbox
                    size="small"
                    checked={wishes[wish]}
                    onChange={(_, on) => setWishes((before) => ({ ...before, [wish]: on }))}
                  />
                }
              />
            ))}
          </FormGroup>
        </Box>
      )}
      <LeaveField value={leave} onChange={setLeave} />
      <Box>
        <BusyButton type="submit" variant="contained" loading={form.busy}>
          {words.save}
        </BusyButton>
      </Box>
    </AttemptForm>
  );
}

function Password() {
  const words = useTexts().people;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [reviews, setReviews] = useState(false);
  const queries = useQueryClient();
  const form = useAttempt();
  const submit = async () => {
    await changePassword(current, next);
    setCurrent('');
    setNext('');
    notify(words.profile.password.done, { type: 'success' });
    // The others have ended.
    await queries.invalidateQueries({ queryKey: sessionsKey });
    setReviews((await listPasskeys()).length > 0);
  };
  return (
    <>
      <AttemptForm form={form} onSubmit={submit} maxWidth={480}>
        <AttemptError message={form.message} />
        <PasswordField
          label={words.profile.password.current}
          value={current}
          onChange={setCurrent}
          error={form.errorAt('currentPassword')}
        />
        <PasswordField
          label={words.profile.password.next}
          value={next}
          onChange={setNext}
          error={form.errorAt('newPassword')}
          help={next === '' ? words.choose.help : words.choose.length({ length: next.length })}
          fresh
        />
        <Box>
          <BusyButton type="submit" variant="contained" loading={form.busy}>
            {words.profile.password.submit}
          </BusyButton>
        </Box>
      </AttemptForm>
      {/* Outside of the form, which would be sent with the password that the dialog asks for. */}
      {reviews && <AccessReview onClose={() => setReviews(false)} />}
    </>
  );
}
