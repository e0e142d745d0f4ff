import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import type { Acknowledged } from './posting.ts';

export type ReadRows = (sql: string) => Promise<unknown[]>;

/** Reads the SQLite database of a data folder while the instance runs. */
export const sqliteReader =
  (dataDir: string): ReadRows =>
  async (sql) => {
    const database = new Database(join(dataDir, 'atrium.sqlite'), { readonly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };

/** The names of the files in the CV folder. */
async function filesOf(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'private');
  const found: string[] = [];
  for (const part of await readdir(folder).catch(() => [])) found.push(...(await readdir(join(folder, part))));
  return found;
}

interface Application {
  name: string;
  reference: string;
  blob: string;
  sha256: string;
}

/** Checks that a data folder contains everything that was acknowledged. Resolves with the number of files without a row. */
export async function expectAllStored(kept: Acknowledged, dataDir: string, read: ReadRows): Promise<number> {
  const messages = (await read('select message from messages')) as { message: string }[];
  const times = new Map<string, number>();
  for (const { message } of messages) times.set(message, (times.get(message) ?? 0) + 1);
  expect(kept.messages.filter((marker) => times.get(marker) !== 1)).toEqual([]);

  const applications = (await read('select name, reference, blob, sha256 from applications')) as Application[];
  const byReference = new Map(applications.map((row) => [row.reference, row]));
  expect(byReference.size).toBe(applications.length);
  // Rows that were not acknowledged must be complete as well.
  const contents = new Map<string, Buffer>();
  const damaged: string[] = [];
  const attachments = (await read('select blob, sha256 from enquiries where blob is not null')) as Pick<
    Application,
    'blob' | 'sha256'
  >[];
  for (const { blob, sha256 } of [...applications, ...attachments]) {
    const content = await readFile(join(dataDir, 'private', blob.slice(0, 2), blob)).catch(() => undefined);
    if (content && createHash('sha256').update(content).digest('hex') === sha256) contents.set(blob, content);
    else damaged.push(blob);
  }
  expect(damaged).toEqual([]);
  const lost = kept.applications.filter(({ marker, reference, bytes }) => {
    const row = byReference.get(reference);
    return row?.name !== marker || !contents.get(row.blob)?.equals(bytes);
  });
  expect(lost.map(({ reference }) => reference)).toEqual([]);
  return (await filesOf(dataDir)).length - applications.length - attachments.length;
}

/** Resolves when some more entries, at least one CV among them, were acknowledged. The number differs in each round. */
export async function someMore(kept: Acknowledged, round: number): Promise<void> {
  const { messages, applications } = kept;
  const all = () => messages.length + applications.length;
  const [before, cvsBefore] = [all(), applications.length];
  const enough = () => all() > before + 4 + ((round * 7) % 23) && applications.length > cvsBefore;
  await expect.poll(enough, { timeout: 120_000, intervals: [5] }).toBe(true);
}

export const saidOf = ({ messages, applications }: Acknowledged): string =>
  `${messages.length} messages, ${applications.length} CVs acknowledged`;
