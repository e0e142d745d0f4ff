import { migrateStore } from '../startup/open-store.ts';
import { runOnOwnData } from '../startup/run-on-own-data.ts';

await runOnOwnData(async (config) => {
  const store = await migrateStore(config, ({ version, of }) => {
    process.stdout.write(`Migrating the database: version ${version} of ${of} …\n`);
  });
  await store.close();
  return `The database has tables of version ${store.schemaVersion}.`;
});
