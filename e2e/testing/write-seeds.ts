import { join } from 'node:path';
import { request as playwrightRequest } from '@playwright/test';
import Database from 'better-sqlite3';
import { startInstance } from './instance.ts';
import { members, olga } from './people.ts';
import { copyFolder, type SeedName } from './seed.ts';
import { setUpLinkIn } from './set-up-link.ts';
import { addByCall, setUpByCall } from './sign-in.ts';

/** Writes the demo group, the same with people in its office, and an empty site with people in its office. */
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

/** Adds the owner and the members to an office that has no people yet. */
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
  // Otherwise the invitations go out as soon as a test starts a program with a mail server.
  const database = new Database(join(dataDir, 'atrium.sqlite'));
  database.exec('delete from outgoing_mail');
  database.close();
}
