import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import { engines } from '../testing/engines.ts';

const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));

describe.each(engines)('acknowledged writes on $name', ({ migratedDatabase }) => {
  test.each([20, 75, 160])('survive a kill of the process after %i writes', async (writes) => {
    const { database, discard } = await migratedDatabase();
    const child = spawn(process.execPath, [script, JSON.stringify(database)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(child, 'exit');
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === writes) child.kill('SIGKILL');
    }
    expect((await exit)[1]).toBe('SIGKILL');
    const idsOf = (kind: string) =>
      acknowledged.filter((line) => line.startsWith(kind)).map((line) => Number(line.slice(kind.length + 1)));
    const [entries, messages] = [idsOf('entry'), idsOf('message')];
    expect(entries.length + messages.length).toBeGreaterThanOrEqual(writes);

    const store = await createStore({ database, defaultLanguage: 'en' });
    const { items } = await store.entries.listPublished({ type: 'news' });
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(entries));
    // No save is partial: each entry has its revision, its audit row and its search text.
    for (const { id } of items) expect((await store.entries.revisions(id)).total).toBe(1);
    expect((await store.audit.list({ skip: 0, take: 10_000 })).total).toBe(items.length);
    expect((await store.search({ words: 'entry', skip: 0, take: 1 })).total).toBe(items.length);
    const { items: kept } = await store.submissions.messages({ skip: 0, take: 10_000 });
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(messages));
    expect(await store.mail.waiting()).toBe(kept.length);
    await store.close();
    await discard();
  });
});
