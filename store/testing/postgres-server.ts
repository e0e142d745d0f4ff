import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL server for this run of the tests; its database `postgres` may create others. */
    postgresUrl: string;
  }
}

/** Starts one server for the whole run; what it answers stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
