import { type DestinationStream, destination, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import { currentRequest } from '../requests/current-request.ts';
import { describeError, withoutSecrets, withoutSecretsIn } from './log-safely.ts';

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
  return pino(options, to ?? standardOutput());
}

/** How much is kept of what cannot be written for now, such as into a file on a disk that is full. */
const mostWaiting = 1_000_000;

function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, maxLength: mostWaiting });
  let stuck = false;
  // A fault of the log that is told to the log would be the next fault.
  output.on('error', () => {
    stuck = true;
  });
  output.on('write', () => {
    stuck = false;
  });
  // At the end of the process it would try until there is room.
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!stuck) flush();
  };
  return output;
}

/** A log that writes nothing. */
export const silentLog = (): Log => pino({ level: 'silent' });
