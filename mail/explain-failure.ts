interface MailError {
  code?: unknown;
  /** The error code of the system, where `code` is the mail library's. */
  originalCode?: unknown;
  response?: unknown;
  message?: unknown;
}

const causes: Record<string, (host: string) => string> = {
  EAUTH: (host) => `${host} does not accept the user name or the password.`,
  ENOAUTH: (host) => `${host} asks for a user name and a password.`,
  EDNS: (host) => `There is no mail server called ${host}.`,
  ENOTFOUND: (host) => `There is no mail server called ${host}.`,
  ECONNECTION: (host) => `Nothing answers at ${host}.`,
  ECONNREFUSED: (host) => `Nothing answers at ${host}.`,
  ESOCKET: (host) => `The connection to ${host} failed.`,
  ETLS: (host) => `${host} offers no encryption that can be trusted.`,
  ETIMEDOUT: (host) => `${host} does not answer in time.`,
  EENVELOPE: (host) => `${host} refuses the sender or the recipient.`,
  EMESSAGE: (host) => `${host} refuses the mail.`,
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

/**
 * Explains an error of the mail server in a sentence, followed by the server’s own message. Never contains the password of `smtpUrl`, even
 * if the server repeats it.
 */
export function explainFailure(error: unknown, smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const { code, originalCode, response, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as MailError;
  const known = [originalCode, code].find((one) => typeof one === 'string' && Object.hasOwn(causes, one));
  const cause = typeof known === 'string' ? causes[known]?.(url.host) : undefined;
  const said = String(typeof response === 'string' && response !== '' ? response : (message ?? error));
  // Shortened last: a partial password would not be found.
  const safe = secretsOf(url).reduce((text, secret) => text.replaceAll(secret, '…'), said.replace(/\s+/g, ' ').trim());
  return `${cause ?? 'The mail could not be sent.'} (${safe.slice(0, 500)})`;
}
