import { Box, Link as MuiLink } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { useTexts } from '../texts/texts.ts';
import { PeopleFrame } from './people-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useEnter } from './use-enter.ts';

/** The page that redirected to the sign-in. */
const wanted = z.object({ nextPathname: z.string().optional(), nextSearch: z.string().optional() });

export function SignInScreen() {
  const words = useTexts().people.signIn;
  const enter = useEnter();
  const { state } = useLocation();
  const goOn = () => {
    const read = wanted.safeParse(state);
    const path = read.success ? `${read.data.nextPathname ?? '/'}${read.data.nextSearch ?? ''}` : '/';
    enter(path === '/login' ? '/' : path);
  };
  return (
    <PeopleFrame title={words.title} lead={words.lead}>
      <SignInForm onSignedIn={goOn} />
      <Box sx={{ marginBlockStart: 2, textAlign: 'center' }}>
        <MuiLink component={Link} to="/forgot-password">
          {words.forgot}
        </MuiLink>
      </Box>
    </PeopleFrame>
  );
}
