import type { contactUs as contactUsCall } from '#contract/calls/contact-us.ts';
import type { ContactMessage } from '#contract/submissions/contact-message.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';
import type { Handler } from '../context.ts';
import { type Notice, noticesOf } from '../notices/notices.ts';
import { nameOfLanguage, type Wording } from '../office/words.ts';
import { keepWithinLimit, onceWithinMs } from '../rules/limits.ts';

export const contactUs: Handler<typeof contactUsCall> = async (message, context) => {
  keepWithinLimit('message', context);
  const spam = looksAutomatic(message);
  const notices = spam ? [] : await noticesOf('messages', context, notice(message));
  const { name, email, mobile, subject, message: text, privacyVersion, lang } = message;
  await context.store.submissions.addMessage(
    { name, email, mobile, subject, message: text, privacyVersion, lang, spam },
    notices,
    onceWithinMs,
  );
  return { status: true };
};

const notice = ({ name, email, mobile, subject, message, lang }: ContactMessage): Notice => ({
  replyTo: email || undefined,
  subject: ({ notices }) => {
    const about = subject || name;
    return about === '' ? notices.message.noSubject : notices.message.subject({ about });
  },
  lines: [
    line('name', name),
    line('email', email),
    line('mobile', mobile),
    line('about', subject),
    ...(lang ? [pageLanguage(lang)] : []),
    () => '',
    () => message,
  ],
});

const line =
  (field: 'name' | 'email' | 'mobile' | 'about', value: string): Wording =>
  ({ notices }) =>
    notices.message[field]({ value: value || notices.message.notGiven });

const pageLanguage =
  (tag: string): Wording =>
  ({ notices }, lang) =>
    notices.message.language({ value: nameOfLanguage(tag, lang) });
