import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createStore } from '../create-store.ts';
import { databaseUrl, migratedTemplate } from './postgres-databases.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the PostgreSQL server of this test run, with its database `postgres`, whose user may create others. */
    postgresUrl: string;
  }
}

/** Starts one server for the whole run, with one migrated database to copy; the returned function stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Statistics of a table that was emptied would let the next test's queries read all of it again and again.
  const { url, stop } = await startPostgres(['autovacuum=off']);
  try {
    await createTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', url);
  return stop;
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${migratedTemplate}`);
  } finally {
    await client.end();
  }
  const database = { postgres: databaseUrl(serverUrl, migratedTemplate) };
  const store = await createStore({ database, defaultLanguage: 'en' });
  await store.close();
}
