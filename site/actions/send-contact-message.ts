import { contactUs } from '#contract/calls/contact-us.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import type { SiteServices } from '../context.ts';
import { success } from '../forms/outcome.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { type Answer, fieldErrors, refusalOf, refused } from './failure.ts';
import { readForm, typedValues } from './read-form.ts';

const names = ['name', 'email', 'mobile', 'subject', 'message'] as const;

export async function sendContactMessage(request: Request, services: SiteServices): Promise<Answer> {
  const texts = pageTextsFor(services.language).contact;
  const { values } = await readForm(request);
  const typed = typedValues(values, names);
  const message = contactMessage.safeParse(values);
  if (!message.success) return refused(texts.failed, fieldErrors(message.error.issues, services), typed);
  const sent = services.client.call(contactUs, { ...message.data, lang: services.lang });
  return (await refusalOf(sent, texts, typed, services)) ?? { outcome: success(texts.sent), status: 200 };
}
