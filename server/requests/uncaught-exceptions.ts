import type { Log } from '../logging/log.ts';
import { currentRequest } from './current-request.ts';

/**
 * What nobody was waiting for went wrong, such as in a timer or an event. It is logged with the request it belongs to, which
 * is answered with a plain failure, and all other requests go on: one visitor's request must not end those of the others.
 */
export function handleUncaughtExceptions(log: Log): void {
  const onFault = (error: unknown): void => {
    log.error({ err: error }, 'Something unforeseen went wrong');
    currentRequest()?.fail?.();
  };
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
}
