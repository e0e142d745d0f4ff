import type { createTransport } from 'nodemailer';
import type { MailFailure, OutgoingMail } from '#contract/outgoing-mail.ts';
import { explainFailure } from './explain-failure.ts';

/** Sends one mail, or rejects with the reason. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Why sending was rejected. */
  explain(error: unknown): MailFailure;
  close(): void;
}

/** A mailer over SMTP. `url` is `smtp://` or `smtps://`, with user and password in it where needed. */
export function createMailer({ url, from }: { url: string; from: () => Promise<string> }): Mailer {
  let opened: Promise<ReturnType<typeof createTransport>> | undefined;
  /** Loads the library with the first mail. */
  const open = async () => {
    const nodemailer = await import('nodemailer');
    const connections = { pool: true, maxConnections: 2, connectionTimeout: 10_000, socketTimeout: 30_000 };
    return nodemailer.createTransport({ url, ...connections });
  };
  return {
    async send({ to, subject, text, headers, replyTo }) {
      // The subject may contain a visitor's text: a line break in it must not become a header.
      const line = subject.replace(/\s+/g, ' ').slice(0, 200);
      opened ??= open();
      const transport = await opened;
      await transport.sendMail({ from: await from(), to, replyTo, subject: line, text, headers });
    },
    explain: (error) => explainFailure(error, url),
    // The sender has already received an error of opening.
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      ),
  };
}
