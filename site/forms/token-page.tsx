import type { MetaDescriptor } from 'react-router';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { orNoAnswer } from './no-answer.ts';
import type { FormOutcome } from './outcome.ts';
import { TokenForm } from './token-form.tsx';

/** A page that a mail leads to, with the one button that spends the mail's token. */
export function TokenPage({
  heading,
  token,
  sent,
  ...form
}: {
  heading: string;
  /** Where the button sends the token: the page itself. */
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

/** The page keeps its token to itself: it is in no list, and its address is not passed on. */
export const tokenMeta = (source: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] => [
  ...pageMeta(source, { title, hidden: true }),
  // The address holds the token. (Stricter still, the form's own origin would not be told and it be refused.)
  { name: 'referrer', content: 'same-origin' },
];

/** Runs in the browser: whatever goes wrong, the same link can be tried again. */
export function orTryAgain(send: () => Promise<FormOutcome>): Promise<FormOutcome> {
  const { tryAgain } = pageTextsFor('en').newsletterLinks;
  return orNoAnswer(send, { failed: tryAgain, error: tryAgain });
}
