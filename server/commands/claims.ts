import { openExistingStore } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';
import { runClaimsCommand } from './claims-command.ts';

await runOnOwnData(async (config, words) => {
  const store = await openExistingStore(config);
  try {
    const { text, isLacking } = await runClaimsCommand(words, { store, publicUrl: config.publicUrl, now: new Date() });
    if (isLacking) process.exitCode = 1;
    return text;
  } finally {
    await store.close();
  }
});
