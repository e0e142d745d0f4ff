import { readConfig } from '../config/config.ts';
import { openExistingStore } from '../startup/open-store.ts';

const usage = `Deletions by age stop if the clock has jumped by more than 31 days since it was last right.

  npm run clock               prints the state
  npm run clock -- confirm    the present time is right: deletions go on`;

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so there is no database here.');
  const [command, ...more] = process.argv.slice(2);
  if (more.length > 0 || (command !== undefined && command !== 'confirm')) throw new Error(usage);
  const store = await openExistingStore(config);
  try {
    const now = new Date();
    if (command === 'confirm') await store.clock.confirm(now);
    const state = await store.clock.state();
    process.stdout.write(
      state.stopped
        ? `Deletions by age are stopped since ${state.stoppedAt}: the clock was last right at ${state.trustedAt}, and it is ` +
            `${now.toISOString()} now. If that is right, run npm run clock -- confirm.\n`
        : `Deletions by age are on. The clock says ${now.toISOString()}.\n`,
    );
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
