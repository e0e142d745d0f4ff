import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request as playwrightRequest } from '@playwright/test';
import Database from 'better-sqlite3';
import { members, olga } from '../office/people.ts';
import { setUpLinkIn } from '../office/set-up-link.ts';
import { addByCall, setUpByCall } from '../office/sign-in.ts';
import { startInstance } from './instance.ts';
import { copyFolder, renditionsFolder, type SeedName } from './seed.ts';

const maxReadingMs = 120_000;

/** Writes the seeds: the demo group, the demo group with office users, and an empty site with office users. */
export async function writeSeeds(folder: string): Promise<void> {
  const demo = join(folder, 'demo' satisfies SeedName);
  const instance = await startInstance({ DATA_DIR: demo });
  await allRead(demo);
  await instance.remove();
  await removeRenditions(demo);
  await mkdir(join(folder, renditionsFolder));
  const withPeople = join(folder, 'demo-office' satisfies SeedName);
  await copyFolder(demo, withPeople);
  await Promise.all([
    addPeople(withPeople, {}),
    addPeople(join(folder, 'empty-office' satisfies SeedName), { START_EMPTY: '1' }),
  ]);
}

/** A copy gets a link to the shared renditions in their place. */
const removeRenditions = (dataDir: string) => rm(join(dataDir, renditionsFolder), { recursive: true, force: true });

/** Waits for the texts of PDFs and what is derived from them: each instance that a test starts would read them again. */
async function allRead(dataDir: string): Promise<void> {
  const database = new Database(join(dataDir, 'atrium.sqlite'), { readonly: true });
  const waiting = database
    .prepare(
      `select (select count(*) from file_texts where outcome is null)
        + (select count(*) from entries where derived_at is not updated_at)`,
    )
    .pluck();
  try {
    const until = Date.now() + maxReadingMs;
    while (waiting.get() !== 0) {
      if (Date.now() > until) throw new Error(`The texts of the demo group are not read within ${maxReadingMs} ms`);
      await wait(100);
    }
  } finally {
    database.close();
  }
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
  await removeRenditions(dataDir);
  // Otherwise the invitations are sent when a test starts an instance with a mail server.
  const database = new Database(join(dataDir, 'atrium.sqlite'));
  database.exec('delete from outgoing_mail');
  database.close();
}
