import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError } from '#contract/protocol/call-error.ts';
import { LoadError, Loading } from '../shell/states.tsx';
import { askLink, type LinkPurpose, signIn } from './auth-calls.ts';
import { forgetLinkToken, useLinkToken } from './sign-in/link-token.ts';
import { PeopleFrame } from './sign-in/people-frame.tsx';
import { signInPath } from './sign-in/sign-in-path.ts';

interface MailedLink {
  token: string;
  name: string;
  email: string;
}

interface LinkScreenProps {
  purpose: LinkPurpose;
  title: string;
  lead: (name: string) => string;
  /** The page of an expired or used link. */
  gone: { title: string; lead: string; to: string; action: string };
  children: (link: MailedLink) => ReactNode;
}

/** The target of a mailed link. */
export function LinkScreen({ purpose, title, lead, gone, children }: LinkScreenProps) {
  const token = useLinkToken();
  const link = useQuery({
    queryKey: ['link', purpose],
    queryFn: () => askLink(token, purpose),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.error instanceof CallError && link.error.status !== undefined && link.error.status < 500) {
    return (
      <PeopleFrame title={gone.title} lead={gone.lead}>
        <Button component={Link} to={gone.to} variant="contained">
          {gone.action}
        </Button>
      </PeopleFrame>
    );
  }
  return (
    <PeopleFrame title={title} lead={lead(link.data?.name ?? '')}>
      {link.error && <LoadError error={link.error} onAgain={() => void link.refetch()} />}
      {link.isPending && <Loading />}
      {link.data && children({ token, ...link.data })}
    </PeopleFrame>
  );
}

/** Signs in after the link has been used. */
export function useSignInAfterLink() {
  const navigate = useNavigate();
  return async (email: string, password: string) => {
    forgetLinkToken();
    // With a second factor, or if the sign-in is rate-limited, the sign-in screen continues.
    const { state } = await signIn(email, password).catch(() => ({ state: 'second-factor' }));
    await navigate(state === 'signed-in' ? '/' : signInPath, { replace: true });
  };
}
