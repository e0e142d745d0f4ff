import { openExistingStore } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';
import { runMailCommand } from './mail-command.ts';

await runOnOwnData(async (config, words) => {
  const store = await openExistingStore(config);
  try {
    return await runMailCommand(words, store.mail, new Date());
  } finally {
    await store.close();
  }
});
