import type { Handler } from '#api/context.ts';
import { words } from '#api/office/words.ts';
import type { sendTestMail as sendTestMailCall } from '#contract/calls/office/upkeep.ts';
import { mailWording } from './health-words.ts';

/** Sent without the queue, so that the mail server's reply can be shown at once. */
export const sendTestMail: Handler<typeof sendTestMailCall> = async (
  _,
  { caller, lang, people, publicUrl, sendNow, store },
) => {
  const { id, name = '' } = caller.principal ?? {};
  const person = id === undefined ? undefined : await people.get(id);
  if (!person) return { sent: false, detail: words.say((texts) => texts.testMail.noRecipient, lang) };
  if (!sendNow) {
    return {
      sent: false,
      detail: words.say((texts) => texts.testMail.noServer, lang),
    };
  }
  const outcome = await sendNow({
    to: person.email,
    subject: words.say((texts) => texts.testMail.subject({ host: new URL(publicUrl).host }), lang),
    text: words.say((texts) => texts.testMail.body({ name, url: publicUrl }), lang),
  });
  await store.audit.add({ by: name, action: 'mail.test', subject: outcome.sent ? 'sent' : 'failed' });
  return outcome.sent
    ? { sent: true, detail: words.say((texts) => texts.testMail.sent({ email: person.email }), lang) }
    : { sent: false, detail: words.say(mailWording(outcome), lang) };
};
