import { isIP } from 'node:net';
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

const minute = 60_000;

/** For the queue: the longest waits of RFC 5321, 4.5.3.2. A server may scan a mail for minutes before it confirms it. */
export const patientLimits = { connectionTimeout: minute / 2, greetingTimeout: 5 * minute, socketTimeout: 10 * minute };

/** For a user who waits for the result. */
export const promptLimits = { connectionTimeout: minute / 6, greetingTimeout: minute / 6, socketTimeout: minute / 2 };

/** The name of this machine in EHLO, from the address of the site; an IP address as RFC 5321 writes it. */
export function ehloName(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  return isIP(hostname) === 0 ? hostname : `[${hostname}]`;
}

export interface MailerOptions {
  url: string;
  from: () => Promise<string>;
  /** The name of this machine for the server. */
  name: string;
  limits: typeof patientLimits;
}

/** A mailer over SMTP. `url` is `smtp://` or `smtps://`, with user and password in it where needed. */
export function createMailer({ url, from, name, limits }: MailerOptions): Mailer {
  let opened: Promise<ReturnType<typeof createTransport>> | undefined;
  /** Loads the library with the first mail. */
  const open = async () => {
    const nodemailer = await import('nodemailer');
    return nodemailer.createTransport({ url, name, pool: true, maxConnections: 2, ...limits });
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
