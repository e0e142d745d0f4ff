import type { Store } from '#store/store.ts';
import type { Config } from '../config/config.ts';
import { createLog } from '../logging/log.ts';
import { openAccounts } from '../startup/open-accounts.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';
import { forgetKey, runUserCommand } from './user-command.ts';

async function given(store: Store, config: Config) {
  const { people } = await openAccounts(store, config, createLog());
  return { store, people, officeUrl: config.officeUrl };
}

await runOnOwnData(async (config, words) => {
  const store = await openExistingStore(config);
  try {
    // Before the accounts are opened, which need the key.
    return words[0] === 'forget-key' ? await forgetKey(store) : await runUserCommand(words, await given(store, config));
  } finally {
    await store.close();
  }
});
