import { readConfig } from '../config/config.ts';
import { createLog } from '../logging/log.ts';
import { openAccounts } from '../startup/open-accounts.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { runUserCommand } from './user-command.ts';

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so there is no office here.');
  const store = await openExistingStore(config);
  try {
    const { people } = await openAccounts(store, config, createLog());
    process.stdout.write(
      `${await runUserCommand(process.argv.slice(2), { store, people, officeUrl: config.officeUrl })}\n`,
    );
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
