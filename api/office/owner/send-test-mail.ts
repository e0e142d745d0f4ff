import type { Handler } from '#api/context.ts';
import type { sendTestMail as sendTestMailCall } from '#contract/calls/office/send-test-mail.ts';

/** Past the queue, so that what the mail server says is heard at once. */
export const sendTestMail: Handler<typeof sendTestMailCall> = async (
  _,
  { caller, people, publicUrl, sendNow, store },
) => {
  const { id, name = '' } = caller.principal ?? {};
  const person = id === undefined ? undefined : await people.get(id);
  if (!person)
    return { sent: false, detail: 'Nobody with an e-mail address is signed in, so there is nobody to send it to.' };
  if (!sendNow) {
    return {
      sent: false,
      detail:
        'No mail server is set, so mails wait and none is lost. Set SMTP_URL, such as ' +
        'smtp://user:password@mail.example.com:587, and start the program again.',
    };
  }
  const outcome = await sendNow({
    to: person.email,
    subject: `Test mail from ${new URL(publicUrl).host}`,
    text: `This is the test mail that ${name} asked for in the office of ${publicUrl}. Mails from there arrive.`,
  });
  await store.audit.add({ by: name, action: 'mail.test', subject: outcome.sent ? 'sent' : 'failed' });
  return outcome.sent
    ? { sent: true, detail: `The mail server has taken it. It should reach ${person.email} within minutes.` }
    : { sent: false, detail: outcome.reason };
};
