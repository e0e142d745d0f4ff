import { openBlobs } from '../startup/open-blobs.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';
import { runPersonCommand } from './person-command.ts';

await runOnOwnData(async (config, words) => {
  const store = await openExistingStore(config);
  try {
    const { blobs, close } = await openBlobs(config);
    try {
      return await runPersonCommand(words, { store, privateBlobs: blobs.private, now: () => new Date() });
    } finally {
      close();
    }
  } finally {
    await store.close();
  }
});
