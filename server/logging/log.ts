import { type DestinationStream, destination, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import { currentRequest } from '../requests/current-request.ts';
import { describeError, withoutSecrets, withoutSecretsIn } from './log-safely.ts';
import { createOutages } from './outages.ts';

export type Log = Logger;

/**
 * Writes structured lines to standard output, one JSON object each. Lines of a request contain its id. Secrets and
 * personal data are masked: see log-safely.ts. The lines of an outage are bounded: see outages.ts.
 */
export function createLog(to?: DestinationStream): Log {
  const judge = createOutages((line, text) => log.warn(line, text));
  const options: LoggerOptions = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
    serializers: { err: describeError },
    formatters: { log: withoutSecretsIn },
    hooks: {
      // The message is not a field, so the formatter above does not see it.
      logMethod(words, method) {
        const safe = words.map((word: unknown) => (typeof word === 'string' ? withoutSecrets(word) : word));
        const [fields, text] = safe;
        if (typeof fields !== 'object' || fields === null || !('err' in fields)) {
          method.apply(this, safe as Parameters<LogFn>);
          return;
        }
        const verdict = judge(fields.err, String(text));
        if (verdict) method.apply(this, [{ ...fields, ...verdict.fields }, verdict.text ?? String(text)]);
      },
    },
  };
  const log: Log = pino(options, to ?? standardOutput());
  return log;
}

/** How much unwritable output is buffered, such as on a full disk. */
const maxWaiting = 1_000_000;

function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, maxLength: maxWaiting });
  let stuck = false;
  // Logging an error of the log would cause the next error.
  output.on('error', () => {
    stuck = true;
  });
  output.on('write', () => {
    stuck = false;
  });
  // At exit, pino would retry until there is space.
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!stuck) flush();
  };
  return output;
}

/** A log that writes nothing. */
export const silentLog = (): Log => pino({ level: 'silent' });
