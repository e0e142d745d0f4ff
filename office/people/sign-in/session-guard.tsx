import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isSessionLost, onSession, sessionRegained } from '#office/providers/session.ts';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { meQuery, useMe } from '#office/shell/me.ts';
import { Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';

const SignInForm = lazy(() => import('./sign-in-form.tsx').then((m) => ({ default: m.SignInForm })));

/** When the session ends: a sign-in dialog over the page, which stays with all typed values. */
export function SessionGuard() {
  const words = useTexts().people.lost;
  const me = useMe();
  const queries = useQueryClient();
  const [lost, setLost] = useState(isSessionLost);
  useEffect(() => onSession(setLost), []);

  const goOn = async () => {
    const now = await queries.fetchQuery({ ...meQuery, staleTime: 0 });
    // Another user must not see the page of the previous one.
    if (now.id !== me.id) window.location.reload();
    else sessionRegained();
  };
  if (!lost) return null;
  return (
    <DialogFrame title={words.title} maxWidth="xs">
      <Typography sx={{ marginBlockEnd: 2.5 }}>{words.lead}</Typography>
      <Suspense fallback={<Loading />}>
        <SignInForm email={me.email} onSignedIn={() => void goOn()} />
      </Suspense>
    </DialogFrame>
  );
}
