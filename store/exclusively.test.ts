import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from './create-store.ts';
import type { Store } from './store.ts';
import { engines, type FreshStore } from './testing/engines.ts';

describe.each(engines)('exclusive work on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let other: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
  });
  afterEach(async () => {
    await other.close();
    await fresh.discard();
  });

  test('does not run twice at once and can run again afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const first = fresh.store.exclusively('counting', () => {
      begun.resolve();
      return promise;
    });
    await begun.promise;
    expect(await other.exclusively('counting', async () => 'too')).toBeUndefined();
    expect(await other.exclusively('reading', async () => 'another work')).toEqual({ done: 'another work' });
    // Writes do not wait for it.
    await other.redirects.add('/a', '/b', 'olga');
    resolve('done');
    expect(await first).toEqual({ done: 'done' });
    expect(await other.exclusively('counting', async () => 'again')).toEqual({ done: 'again' });
  });

  test('releases its lock when it fails', async () => {
    await expect(fresh.store.exclusively('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await other.exclusively('failing', async () => 1)).toEqual({ done: 1 });
  });

  test('releases its lock when the process is killed', async () => {
    const script = fileURLToPath(new URL('./testing/run-exclusively.ts', import.meta.url));
    const child = spawn(process.execPath, [script, JSON.stringify(fresh.database)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(await other.exclusively('working', async () => 1)).toBeUndefined();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => other.exclusively('working', async () => 1), { timeout: 10_000 }).toEqual({ done: 1 });
  });
});
