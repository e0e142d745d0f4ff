import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output, one JSON object each. */
export const createLog = (): Log => pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** A log that writes nothing. */
export const silentLog = (): Log => pino({ level: 'silent' });
