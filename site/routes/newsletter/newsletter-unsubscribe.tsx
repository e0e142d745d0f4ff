import { unsubscribe } from '#contract/calls/unsubscribe.ts';
import { tokenAction } from '#site/actions/spend-token.ts';
import { servicesContext } from '#site/context.ts';
import { revalidatesAfterForms } from '#site/forms/revalidation.ts';
import { orTryAgain, TokenPage, tokenMeta } from '#site/forms/token-page.tsx';
import { privately, tokenLoader } from '#site/loading/token-in.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export const loader = tokenLoader;

export const headers: Route.HeadersFunction = () => privately;

export const action = ({ context, request }: Route.ActionArgs) =>
  tokenAction(request, context.get(servicesContext), { call: unsubscribe, done: 'left' });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orTryAgain(serverAction);

export const shouldRevalidate = revalidatesAfterForms;

export const meta: Route.MetaFunction = (args) => tokenMeta(args, metaTexts(args).newsletterLinks.leaveTitle);

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { leaveTitle, leaveText, leaveButton } = usePageTexts().newsletterLinks;
  return (
    <TokenPage
      heading={leaveTitle}
      text={leaveText}
      button={leaveButton}
      action="/newsletter/unsubscribe"
      token={loaderData.token}
      sent={actionData}
    />
  );
}
