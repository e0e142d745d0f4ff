import type { Handler } from '#api/context.ts';
import { messageLines } from '#api/notices/message-lines.ts';
import { type Notice, noticesOf } from '#api/notices/notices.ts';
import { webhookEvents } from '#api/notices/webhook-events.ts';
import { keepWithinLimit, onceWithinMs } from '#api/rules/limits/limits.ts';
import type { contactUs as contactUsCall } from '#contract/calls/contact-us.ts';
import type { ContactMessage } from '#contract/submissions/contact-message.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';

export const contactUs: Handler<typeof contactUsCall> = async (message, context) => {
  keepWithinLimit('message', context);
  const spam = looksAutomatic(message);
  const { name, email, mobile, subject, message: text, privacyVersion, lang } = message;
  const sent = { name, email, mobile, subject, message: text, lang };
  const notices = spam
    ? []
    : [...(await noticesOf('messages', context, notice(message))), ...webhookEvents('message.received', sent, context)];
  await context.store.submissions.addMessage({ ...sent, privacyVersion, spam }, notices, onceWithinMs);
  return { status: true };
};

const notice = ({ message, ...fields }: ContactMessage): Notice => ({
  replyTo: fields.email || undefined,
  subject: ({ notices }) => {
    const about = fields.subject || fields.name;
    return about === '' ? notices.message.noSubject : notices.message.subject({ about });
  },
  lines: [...messageLines(fields), () => '', () => message],
});
