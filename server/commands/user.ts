import type { Store } from '#store/store.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../logging/log.ts';
import { openAccounts } from '../startup/open-accounts.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { forgetKey, runUserCommand } from './user-command.ts';

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so there is no office here.');
  const store = await openExistingStore(config);
  try {
    const words = process.argv.slice(2);
    // Before the accounts are opened, which need the key.
    const text =
      words[0] === 'forget-key' ? await forgetKey(store) : await runUserCommand(words, await given(store, config));
    process.stdout.write(`${text}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function given(store: Store, config: Config) {
  const { people } = await openAccounts(store, config, createLog());
  return { store, people, officeUrl: config.officeUrl };
}
