import { data } from 'react-router';
import { confirmSubscription } from '#contract/calls/confirm-subscription.ts';
import { spendToken } from '../actions/spend-token.ts';
import { servicesContext } from '../context.ts';
import { orNoAnswer } from '../forms/no-answer.ts';
import { notAfterForms } from '../forms/not-after-forms.ts';
import { TokenForm } from '../forms/token-form.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { textsFor, useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/newsletter-confirm.ts';

/** Only the button does it: programs that look through mails open links, but press nothing. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ token: url.searchParams.get('token') ?? '' }, { headers: privately });
}

const privately = { 'Cache-Control': 'no-store' };

export const headers: Route.HeadersFunction = () => privately;

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { outcome, status } = await spendToken(
    request,
    services,
    confirmSubscription,
    textsFor('en').newsletter.confirmed,
  );
  return data(outcome, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => {
  const { tryAgain } = textsFor('en').newsletter;
  return orNoAnswer(serverAction, { failed: tryAgain, error: tryAgain });
};

export const shouldRevalidate = notAfterForms;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: textsFor('en').newsletter.confirmTitle, hidden: true }),
  // The address holds the token. (Stricter still, the form's own origin would not be told and it be refused.)
  { name: 'referrer', content: 'same-origin' },
];

export default function NewsletterConfirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { newsletter: texts } = useTexts();
  return (
    <Page heading={texts.confirmTitle}>
      <TokenForm
        action="/newsletter/confirm"
        token={token || (actionData?.values.token ?? '')}
        text={texts.confirmText}
        button={texts.confirmButton}
        sent={actionData}
      />
    </Page>
  );
}
