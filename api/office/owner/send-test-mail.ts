import type { Handler } from '#api/context.ts';
import type { sendTestMail as sendTestMailCall } from '#contract/calls/office/owner/send-test-mail.ts';

/** Sent without the queue, so that the mail server's reply can be shown at once. */
export const sendTestMail: Handler<typeof sendTestMailCall> = async (
  _,
  { caller, people, publicUrl, sendNow, store },
) => {
  const { id, name = '' } = caller.principal ?? {};
  const person = id === undefined ? undefined : await people.get(id);
  if (!person)
    return { sent: false, detail: 'You are not signed in with an e-mail address, so the test mail has no recipient.' };
  if (!sendNow) {
    return {
      sent: false,
      detail:
        'No mail server is configured. Mails wait in the queue and none is lost. Set SMTP_URL, such as ' +
        'smtp://user:password@mail.example.com:587, and restart the server.',
    };
  }
  const outcome = await sendNow({
    to: person.email,
    subject: `Test mail from ${new URL(publicUrl).host}`,
    text: `This is the test mail that ${name} asked for in the office of ${publicUrl}. If you can read it, mails from there arrive.`,
  });
  await store.audit.add({ by: name, action: 'mail.test', subject: outcome.sent ? 'sent' : 'failed' });
  return outcome.sent
    ? { sent: true, detail: `The mail server accepted it. It should reach ${person.email} within minutes.` }
    : { sent: false, detail: outcome.reason };
};
