import { createLog } from '../log.ts';
import { goOnAfterFaults } from '../requests/go-on-after-faults.ts';
import { onStopSignal } from '../stop-signal.ts';

/* A program whose log has nowhere to go; says on its standard error how many faults came of that, once each turn is over. */

const log = createLog();
goOnAfterFaults(log);
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
