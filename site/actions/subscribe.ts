import { subscribe as subscribeCall } from '#contract/calls/subscribe.ts';
import type { SiteServices } from '../context.ts';
import { success } from '../forms/outcome.ts';
import { serverTextsFor } from '../texts/server-texts.ts';
import { textsFor } from '../texts/use-texts.ts';
import { type Answer, fieldErrors, refusalOf, refused } from './failure.ts';
import { readForm, typedValues } from './read-form.ts';

export async function subscribe(request: Request, services: SiteServices): Promise<Answer> {
  const texts = textsFor(services.language).newsletter;
  const { newsletter } = serverTextsFor(services.language);
  const { values } = await readForm(request);
  const typed = typedValues(values, ['email']);
  const { email = '', ...signs } = values;
  const asked = subscribeCall.input.safeDecode({ ...signs, email });
  if (!asked.success) return refused(texts.failed, fieldErrors(asked.error.issues, services), typed);
  const sent = services.client.call(subscribeCall, { ...asked.data, lang: services.lang });
  const asksNothing = services.lacks?.includes('promises');
  const done = success(asksNothing ? newsletter.foreignAsked : newsletter.asked);
  return (await refusalOf(sent, texts, typed, services)) ?? { outcome: done, status: 200 };
}
