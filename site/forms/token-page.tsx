import type { MetaDescriptor } from 'react-router';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { orNoResponse } from './no-response.ts';
import type { FormOutcome } from './outcome.ts';
import { TokenForm } from './token-form.tsx';

/** A page that a mail links to, with the button that uses the mail's token. */
export function TokenPage({
  heading,
  token,
  sent,
  ...form
}: {
  heading: string;
  /** The address that the button sends the token to: the page itself. */
  action: string;
  text: string;
  button: string;
  token: string;
  sent: FormOutcome | undefined;
}) {
  return (
    <Page heading={heading}>
      <TokenForm {...form} token={token || (sent?.values.token ?? '')} sent={sent} />
    </Page>
  );
}

/** The page must not leak its token: search engines do not index it, and other sites do not receive its address. */
export const tokenMeta = (source: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] => [
  ...pageMeta(source, { title, hidden: true }),
  // The address contains the token. (A stricter policy would also hide the form's own origin, and the form would be rejected.)
  { name: 'referrer', content: 'same-origin' },
];

/** Runs in the browser: after any failure, the same link can be tried again. */
export function orTryAgain(send: () => Promise<FormOutcome>): Promise<FormOutcome> {
  const { tryAgain } = pageTextsFor().newsletterLinks;
  return orNoResponse(send, { failed: tryAgain, error: tryAgain });
}
