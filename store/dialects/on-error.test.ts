import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import { engines } from '../testing/engines.ts';

test.each(engines)('reports each failed statement to the error listener on $name', async ({ freshStore }) => {
  const heard: unknown[] = [];
  const { store, discard } = await freshStore({ onError: (error) => heard.push(error) });
  await store.ping();
  expect(heard).toEqual([]);
  const failure = await sql`select 1 from nowhere`.execute(store.accounts).catch((error: unknown) => error);
  expect(heard).toEqual([failure]);
  await discard();
});

test('reports an unreachable server to the error listener', async () => {
  const heard: unknown[] = [];
  const database = { postgres: 'postgres://atrium@127.0.0.1:1/none' };
  const onError = (error: unknown) => heard.push(error);
  await expect(createStore({ database, defaultLanguage: 'en', onError })).rejects.toThrow('ECONNREFUSED');
  expect(heard).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })]);
});
