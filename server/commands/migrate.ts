import { readConfig } from '../config/config.ts';
import { migrateStore } from '../startup/open-store.ts';

try {
  const config = await readConfig();
  if (config.backendUrl) throw new Error('BACKEND_URL is set, so there is no database here.');
  const store = await migrateStore(config, ({ version, of }) => {
    process.stdout.write(`Migrating the database: version ${version} of ${of} …\n`);
  });
  process.stdout.write(`The database has tables of version ${store.schemaVersion}.\n`);
  await store.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
