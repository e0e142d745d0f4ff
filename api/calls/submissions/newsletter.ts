import { createHash, randomBytes } from 'node:crypto';
import type { Handler } from '#api/context.ts';
import { keepWithinLimit, mayMailConfirmation } from '#api/rules/limits/limits.ts';
import { siteUrl } from '#api/site-url.ts';
import { textsFor } from '#api/texts.ts';
import type { confirmSubscription as confirmCall } from '#contract/calls/confirm-subscription.ts';
import type { subscribe as subscribeCall } from '#contract/calls/subscribe.ts';
import type { unsubscribe as unsubscribeCall } from '#contract/calls/unsubscribe.ts';
import { unsubscribe as unsubscribeContract } from '#contract/calls/unsubscribe.ts';
import { callPath } from '#contract/protocol/call.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';

const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The response never reveals whether the address was known. */
export const subscribe: Handler<typeof subscribeCall> = async ({ email, privacyVersion, lang, ...signs }, context) => {
  keepWithinLimit('subscription', context);
  if (looksAutomatic(signs)) return { status: true };
  // No new tokens are stored, so the link that was mailed last stays valid.
  if (!mayMailConfirmation(email, context)) return { status: true };
  const confirmToken = newToken();
  const unsubscribeToken = newToken();
  const { newsletter: texts } = textsFor(lang);
  const linkTo = async (page: string, token: string) =>
    `${await siteUrl(`/newsletter/${page}`, lang, context)}?token=${token}`;
  await context.store.subscribers.ask(
    email,
    { confirmTokenHash: hashOf(confirmToken), unsubscribeTokenHash: hashOf(unsubscribeToken) },
    {
      to: email,
      subject: texts.subject,
      text: [
        texts.asked,
        '',
        texts.confirm({ link: await linkTo('confirm', confirmToken) }),
        '',
        texts.notYou,
        texts.unsubscribe({ link: await linkTo('unsubscribe', unsubscribeToken) }),
      ].join('\n'),
      headers: {
        'List-Unsubscribe': `<${context.publicUrl}${callPath(unsubscribeContract)}?${new URLSearchParams({
          token: unsubscribeToken,
          ...(lang && { lang }),
        })}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    { privacyVersion, lang },
  );
  return { status: true };
};

export const confirmSubscription: Handler<typeof confirmCall> = async ({ token }, { store }) => {
  if (!(await store.subscribers.confirm(hashOf(token))))
    throw new HttpError('not_found', 'This link is not valid any more');
  return { status: true };
};

export const unsubscribe: Handler<typeof unsubscribeCall> = async ({ token }, { store }) => {
  if (!(await store.subscribers.unsubscribe(hashOf(token))))
    throw new HttpError('not_found', 'This link is not valid any more');
  return { status: true };
};
