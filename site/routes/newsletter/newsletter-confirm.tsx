import { data } from 'react-router';
import { confirmSubscription } from '#contract/calls/confirm-subscription.ts';
import { spendToken } from '#site/actions/spend-token.ts';
import { servicesContext } from '#site/context.ts';
import { revalidatesAfterForms } from '#site/forms/revalidation.ts';
import { orTryAgain, TokenPage, tokenMeta } from '#site/forms/token-page.tsx';
import { requireFeature } from '#site/loading/require-feature.ts';
import { privately, tokenIn } from '#site/loading/token-in.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { pageTextsFor, usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  requireFeature(context.get(servicesContext), 'newsletter');
  return tokenIn(url);
}

export const headers: Route.HeadersFunction = () => privately;

export async function action({ context, request }: Route.ActionArgs) {
  const { confirmed } = pageTextsFor(context.get(servicesContext).language).newsletterLinks;
  const services = context.get(servicesContext);
  requireFeature(services, 'newsletter');
  const { outcome, status } = await spendToken(request, services, confirmSubscription, confirmed);
  return data(outcome, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orTryAgain(serverAction);

export const shouldRevalidate = revalidatesAfterForms;

export const meta: Route.MetaFunction = (args) => tokenMeta(args, metaTexts(args).newsletterLinks.confirmTitle);

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmTitle, confirmText, confirmButton } = usePageTexts().newsletterLinks;
  return (
    <TokenPage
      heading={confirmTitle}
      text={confirmText}
      button={confirmButton}
      action="/newsletter/confirm"
      token={loaderData.token}
      sent={actionData}
    />
  );
}
