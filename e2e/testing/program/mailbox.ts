import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Unfolded header values by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A mail server that accepts and stores every mail. */
export interface Mailbox {
  smtpUrl: string;
  mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), ...partsOf(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function partsOf(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const sent = rest.join('\r\n\r\n');
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable';
  return { headers, body: isQuoted ? unquoted(sent) : sent };
}

const unquoted = (sent: string): string =>
  Buffer.from(
    sent
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
