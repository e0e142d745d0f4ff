import { join } from 'node:path';
import { request as playwrightRequest } from '@playwright/test';
import Database from 'better-sqlite3';
import { members, olga } from '../office/people.ts';
import { setUpLinkIn } from '../office/set-up-link.ts';
import { addByCall, setUpByCall } from '../office/sign-in.ts';
import { startInstance } from './instance.ts';
import { copyFolder, type SeedName } from './seed.ts';

/** Writes the seeds: the demo group, the demo group with office users, and an empty site with office users. */
export async function writeSeeds(folder: string): Promise<void> {
  const demo = join(folder, 'demo' satisfies SeedName);
  await (await startInstance({ DATA_DIR: demo })).remove();
  const withPeople = join(folder, 'demo-office' satisfies SeedName);
  await copyFolder(demo, withPeople);
  await Promise.all([
    addPeople(withPeople, {}),
    addPeople(join(folder, 'empty-office' satisfies SeedName), { START_EMPTY: '1' }),
  ]);
}

/** Adds the owner and the members to an office without users. */
async function addPeople(dataDir: string, settings: Record<string, string>): Promise<void> {
  const instance = await startInstance({ ...settings, DATA_DIR: dataDir });
  const request = await playwrightRequest.newContext();
  try {
    await setUpByCall(request, instance.url, setUpLinkIn(instance.printed()), olga);
    for (const member of members) await addByCall(request, instance.url, member);
    await request.post(`${instance.url}/api/Office/auth/sign-out`, { headers: { origin: instance.url } });
  } finally {
    await request.dispose();
    await instance.remove();
  }
  // Otherwise the invitations are sent when a test starts an instance with a mail server.
  const database = new Database(join(dataDir, 'atrium.sqlite'));
  database.exec('delete from outgoing_mail');
  database.close();
}
