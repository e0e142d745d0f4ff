import type { Log } from '../logging/log.ts';
import { currentRequest } from './current-request.ts';

/**
 * Handles errors that no code awaits, such as in a timer or an event listener. Logs the error with its request, sends
 * that request a plain error, and keeps the process running: one request must not end those of other visitors.
 */
export function handleUncaughtExceptions(log: Log): void {
  const onFault = (error: unknown): void => {
    log.error({ err: error }, 'Uncaught exception');
    currentRequest()?.fail?.();
  };
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
}
