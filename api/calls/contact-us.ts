import type { contactUs as contactUsCall } from '#contract/calls/contact-us.ts';
import { languageName } from '#contract/languages.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { ContactMessage } from '#contract/submissions/contact-message.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';
import type { Handler } from '../context.ts';
import { noticesOf } from '../notices.ts';
import { keepWithinLimit, onceWithinMs } from '../rules/limits.ts';

export const contactUs: Handler<typeof contactUsCall> = async (message, context) => {
  keepWithinLimit('message', context);
  const spam = looksAutomatic(message);
  const notices = spam ? [] : await noticesOf('messages', context, (to) => notice(message, to));
  const { name, email, mobile, subject, message: text, privacyVersion, lang } = message;
  await context.store.submissions.addMessage(
    { name, email, mobile, subject, message: text, privacyVersion, lang, spam },
    notices,
    onceWithinMs,
  );
  return { status: true };
};

const notice = ({ name, email, mobile, subject, message, lang }: ContactMessage, to: string): OutgoingMail => ({
  to,
  replyTo: email || undefined,
  subject: `Website message: ${subject || name || 'without a subject'}`,
  text: [
    `Name: ${name || '(not given)'}`,
    `E-mail: ${email || '(not given)'}`,
    `Mobile: ${mobile || '(not given)'}`,
    `Subject: ${subject || '(not given)'}`,
    ...(lang ? [`Language: ${languageName(lang)}`] : []),
    '',
    message,
  ].join('\n'),
});
