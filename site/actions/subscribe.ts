import { CallError } from '#contract/call-error.ts';
import { subscribe as subscribeCall } from '#contract/calls/subscribe.ts';
import type { SiteServices } from '../context.ts';
import { success } from '../forms/outcome.ts';
import { serverTextsFor } from '../texts/server-texts.ts';
import { textsFor } from '../texts/use-texts.ts';
import { type Answer, failureAnswer, fieldErrors, refused } from './failure.ts';
import { readForm, typedValues } from './read-form.ts';

export async function subscribe(request: Request, services: SiteServices): Promise<Answer> {
  const texts = textsFor(services.language).newsletter;
  const { newsletter } = serverTextsFor(services.language);
  const { values } = await readForm(request);
  const typed = typedValues(values, ['email']);
  const { email = '', ...signs } = values;
  const asked = subscribeCall.input.safeDecode({ ...signs, email });
  if (!asked.success) return refused(texts.failed, fieldErrors(asked.error.issues, services), typed);
  try {
    await services.client.call(subscribeCall, { ...asked.data, lang: services.lang });
  } catch (error) {
    const isTaken = error instanceof CallError && error.kind === 'misfit';
    if (!isTaken) return failureAnswer(error, texts, typed, services);
  }
  return {
    outcome: success(services.lacks?.includes('promises') ? newsletter.foreignAsked : newsletter.asked),
    status: 200,
  };
}
