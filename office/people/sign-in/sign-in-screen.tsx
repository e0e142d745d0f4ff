import { Box, Link as MuiLink } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTexts } from '#office/texts/texts.ts';
import { PeopleFrame } from './people-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { pageToReturnTo } from './sign-in-path.ts';

export function SignInScreen() {
  const words = useTexts().people.signIn;
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  // The next user must not see data of the previous one.
  useEffect(() => queries.clear(), [queries]);
  return (
    <PeopleFrame title={words.title} lead={words.lead}>
      <SignInForm onSignedIn={() => void navigate(pageToReturnTo(state), { replace: true })} />
      <Box sx={{ marginBlockStart: 2, textAlign: 'center' }}>
        <MuiLink component={Link} to="/forgot-password">
          {words.forgot}
        </MuiLink>
      </Box>
    </PeopleFrame>
  );
}
