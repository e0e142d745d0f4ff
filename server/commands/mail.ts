import { readConfig } from '../config/config.ts';
import { openExistingStore } from '../startup/open-store.ts';
import { runMailCommand } from './mail-command.ts';

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so no mails are sent here.');
  const store = await openExistingStore(config);
  try {
    process.stdout.write(`${await runMailCommand(process.argv.slice(2), store.mail, new Date())}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
