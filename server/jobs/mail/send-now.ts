import type { ApiServices } from '#api/context.ts';
import type { Mailer } from '#mail/mailer.ts';

/** Sends a mail without the queue. A failure returns a reason that may be shown to users. */
export const sendNowBy =
  (mailer: Mailer): NonNullable<ApiServices['sendNow']> =>
  async (mail) => {
    try {
      await mailer.send(mail);
      return { sent: true };
    } catch (error) {
      return { sent: false, ...mailer.explain(error) };
    }
  };
