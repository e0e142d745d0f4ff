import { data } from 'react-router';
import type { confirmSubscription } from '#contract/calls/confirm-subscription.ts';
import type { unsubscribe } from '#contract/calls/unsubscribe.ts';
import { subscriptionToken } from '#contract/submissions/subscription-token.ts';
import type { SiteServices } from '../context.ts';
import { success } from '../forms/outcome.ts';
import { isNotFound } from '../loading/failures.ts';
import { requireFeature } from '../loading/require-feature.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { type Answer, failureAnswer, refused } from './failure.ts';
import { readForm } from './read-form.ts';

type TokenCall = typeof confirmSubscription | typeof unsubscribe;

/** Confirms or ends a subscription with the token of a mail, which the page's form contains. */
export async function spendToken(
  request: Request,
  services: SiteServices,
  call: TokenCall,
  done: string,
): Promise<Answer> {
  const texts = pageTextsFor(services.language).newsletterLinks;
  const { values } = await readForm(request);
  const token = subscriptionToken.safeParse(values.token);
  if (!token.success) return refused(texts.badLink, [], {}, 400);
  try {
    await services.client.call(call, { token: token.data });
    return { outcome: success(done), status: 200 };
  } catch (error) {
    if (isNotFound(error)) return refused(texts.badLink, [], {}, 404);
    return failureAnswer(error, { failed: texts.tryAgain, error: texts.tryAgain }, { token: token.data }, services);
  }
}

/** The action of a newsletter page that a link of a mail opens. `done`: the text of success. */
export async function tokenAction(
  request: Request,
  services: SiteServices,
  { call, done }: { call: TokenCall; done: 'confirmed' | 'left' },
) {
  requireFeature(services, 'newsletter');
  const texts = pageTextsFor(services.language).newsletterLinks;
  const { outcome, status } = await spendToken(request, services, call, texts[done]);
  return data(outcome, { status });
}
