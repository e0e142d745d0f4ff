import { openExistingStore } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';

const usage = `Deletions by age stop if the clock has jumped by more than 31 days since it was last right.

  npm run clock               prints the state
  npm run clock -- confirm    the present time is right: deletions go on`;

await runOnOwnData(async (config, [command, ...more]) => {
  if (more.length > 0 || (command !== undefined && command !== 'confirm')) throw new Error(usage);
  const store = await openExistingStore(config);
  try {
    const now = new Date();
    if (command === 'confirm') await store.clock.confirm(now);
    const state = await store.clock.state();
    return state.stopped
      ? `Deletions by age are stopped since ${state.stoppedAt}: the clock was last right at ${state.trustedAt}, and it is ` +
          `${now.toISOString()} now. If that is right, run npm run clock -- confirm.`
      : `Deletions by age are on. The clock says ${now.toISOString()}.`;
  } finally {
    await store.close();
  }
});
