import type { MailCause, MailFailure } from '#contract/outgoing-mail.ts';

interface MailError {
  code?: unknown;
  /** The error code of the system, where `code` is the mail library's. */
  originalCode?: unknown;
  response?: unknown;
  message?: unknown;
}

const causes: Record<string, MailCause> = {
  EAUTH: 'login',
  ENOAUTH: 'noLogin',
  EDNS: 'unknownHost',
  ENOTFOUND: 'unknownHost',
  ECONNECTION: 'noAnswer',
  ECONNREFUSED: 'noAnswer',
  ESOCKET: 'connection',
  ETLS: 'encryption',
  ETIMEDOUT: 'timedOut',
  EENVELOPE: 'addresses',
  EMESSAGE: 'content',
};

/** The secrets of the URL in all encodings in which a server may repeat them. */
function secretsOf({ username, password }: URL): string[] {
  const plain = [password, decoded(password)];
  const login = Buffer.from(`\0${decoded(username)}\0${decoded(password)}`).toString('base64');
  const encoded = plain.map((secret) => Buffer.from(secret).toString('base64'));
  return [...plain, ...encoded, login].filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Classifies an error of the mail server. The detail never contains the password of `smtpUrl`, even if the server repeats it. */
export function explainFailure(error: unknown, smtpUrl: string): MailFailure {
  const { code, originalCode, response, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as MailError;
  const known = [originalCode, code].find((one) => typeof one === 'string' && Object.hasOwn(causes, one));
  const cause = (typeof known === 'string' && causes[known]) || 'other';
  const said = String(typeof response === 'string' && response !== '' ? response : (message ?? error));
  // Shortened last: a partial password would not be found.
  const safe = secretsOf(new URL(smtpUrl)).reduce(
    (text, secret) => text.replaceAll(secret, '…'),
    said.replace(/\s+/g, ' ').trim(),
  );
  return { cause, detail: safe.slice(0, 500) };
}
