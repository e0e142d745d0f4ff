import { createLog } from '../logging/log.ts';
import { handleUncaughtExceptions } from '../requests/uncaught-exceptions.ts';
import { onStopSignal } from '../startup/stop-signal.ts';

/* A program whose log output cannot be written. It prints to standard error how many uncaught exceptions that caused. */

const log = createLog();
handleUncaughtExceptions(log);
let faults = 0;
process.on('uncaughtException', () => {
  faults += 1;
});
onStopSignal(async () => log.info('Stopping'));

for (let line = 0; line < 5; line++) {
  log.info('A line');
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stderr.write(`${faults} faults\n`);
setInterval(() => log.info('A line'), 20);
