import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, withoutSecrets, withoutSecretsIn } from './log-safely.ts';
import { currentRequest } from './requests/current-request.ts';

export type Log = Logger;

/**
 * Structured lines on standard output, one JSON object each. Lines that belong to a request carry its id. Nothing personal
 * and nothing secret gets into them, whatever an error says: see log-safely.ts.
 */
export function createLog(to?: DestinationStream): Log {
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
      // The message is no field, so the formatter above does not see it.
      logMethod(words, method) {
        const safe = words.map((word: unknown) => (typeof word === 'string' ? withoutSecrets(word) : word));
        method.apply(this, safe as Parameters<LogFn>);
      },
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** A log that writes nothing. */
export const silentLog = (): Log => pino({ level: 'silent' });
