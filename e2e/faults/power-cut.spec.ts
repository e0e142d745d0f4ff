import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Disk, mayMount, openDisk } from '../testing/disk.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { expectAllKept, saidOf, someMore, sqliteReader } from './all-kept.ts';
import { type Acknowledged, firstDepartment, postOn } from './posting.ts';

/** `FAULT_ROUNDS=50` for the whole of it. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);

let disk: Disk | undefined;
let instance: Instance | undefined;
// Here rather than in the tests: what is mounted must go even if a test is given up.
test.afterEach(async () => {
  await instance?.kill();
  await disk?.remove();
  instance = undefined;
  disk = undefined;
});

/** A power cut and what follows: the processes are gone, the journals replayed, the program is started; how long that took. */
async function cutPower(device: Disk, program: Instance, afterwards: () => Promise<void>): Promise<number> {
  await device.cut();
  await program.kill();
  await afterwards();
  await device.mend();
  const began = performance.now();
  await program.restart();
  return performance.now() - began;
}

async function expectWhole(kept: Acknowledged, { dataDir }: Instance): Promise<void> {
  const read = sqliteReader(dataDir);
  expect(await read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await read('pragma foreign_key_check')).toEqual([]);
  await expectAllKept(kept, dataDir, read);
}

async function start(device: Disk): Promise<Instance> {
  const started = await startInstance({ DATA_DIR: join(device.folder, 'data'), TRUSTED_PROXIES: '127.0.0.1' });
  // The demo group was copied by the test, which synced nothing.
  await device.flush();
  return started;
}

if (mayMount()) {
  test(`${rounds} power cuts while messages and CVs come in lose nothing`, async () => {
    test.setTimeout(120_000 + rounds * 30_000);
    disk = await openDisk(256);
    instance = await start(disk);
    const department = await firstDepartment(instance.url);
    const kept: Acknowledged = { messages: [], applications: [] };
    const starts: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const posting = postOn(instance.url, department, kept);
      await someMore(kept, round);
      starts.push(await cutPower(disk, instance, posting.stop));
      await expectWhole(kept, instance);
    }
    const inOrder = starts.toSorted((one, other) => one - other).map(Math.round);
    const took = `half of the starts took up to ${inOrder[rounds >> 1]} ms, the slowest ${inOrder.at(-1)} ms`;
    const figures = `${saidOf(kept)}; ${took}`;
    test.info().annotations.push({ type: 'figures', description: figures });
    console.log(figures);
  });
} else {
  // Whether or not anything has reached a disk cannot be seen so.
  test('not a power cut, since no disk can be mounted here: a copy of the data folder made in the middle of the work is whole', async () => {
    test.setTimeout(120_000);
    const copy = await mkdtemp(join(tmpdir(), 'atrium-copy-'));
    instance = await startInstance({ TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const kept: Acknowledged = { messages: [], applications: [] };
      const posting = postOn(instance.url, await firstDepartment(instance.url), kept);
      await someMore(kept, 1);
      process.kill(instance.pid(), 'SIGSTOP');
      // What is acknowledged from here on was answered before.
      await cp(instance.dataDir, copy, { recursive: true });
      await instance.kill();
      await posting.stop();
      await rm(instance.dataDir, { recursive: true });
      await cp(copy, instance.dataDir, { recursive: true });
      await instance.restart();
      await expectWhole(kept, instance);
    } finally {
      await instance.remove();
      await rm(copy, { recursive: true, force: true });
    }
  });
}
