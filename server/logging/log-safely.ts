/*
 * The log must not contain credentials in service URLs, query strings (links in mails contain sign-in tokens), cookies,
 * or email addresses. Errors of the database, the mail server and the storage repeat them, so they are masked centrally
 * when a line is created.
 */

const secretName = String.raw`\b(authorization|cookie|set-cookie|password|passwort|secret|token)\b`;

const masks: readonly [RegExp, string][] = [
  // https://user:password@host, but not file:///…/node_modules/@…
  [/\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/"'<>@][^\s"'<>@]*@/gi, '$1…@'],
  // ?token=… and #token=…
  [/[?#][^\s"'<>?#]*=[^\s"'<>]*/g, '?…'],
  [new RegExp(`${secretName}(["']?\\s*[:=]\\s*)((?:bearer|basic)\\s+)?("[^"]*"|'[^']*'|[^\\s,;"']+)`, 'gi'), '$1$2…'],
  [/[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu, '…@…'],
];

/** Longer texts are cut: they do not belong in a log and are slow to scan. */
const longest = 8_192;

export function withoutSecrets(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return masks.reduce((safe, [pattern, mask]) => safe.replace(pattern, mask), short);
}

const deepest = 4;

/** Masks all texts in a line's fields. {@link describeError} handles errors. */
export function withoutSecretsIn<Value>(value: Value): Value;
export function withoutSecretsIn(value: unknown): unknown {
  return cleaned(value, 0);
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part, depth + 1)]));
}

export interface DescribedError {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: string | number;
  cause?: DescribedError;
}

/** The safe fields of an error. Other fields may contain a row, a mail or a request. */
export function describeError(error: unknown): DescribedError {
  return described(error, 0);
}

function described(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: withoutSecrets(message),
    stack: stack && withoutSecrets(stack),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause !== undefined && depth < deepest ? { cause: described(cause, depth + 1) } : {}),
  };
}
