import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Disk, mayMount, openDisk } from '../testing/program/disk.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';
import { expectAllStored, saidOf, someMore, sqliteReader } from './expect-all-stored.ts';
import { type Acknowledged, firstDepartment, postOn } from './posting.ts';

/** `FAULT_ROUNDS=50` for the full test. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);

let disk: Disk | undefined;
let instance: Instance | undefined;
// In a hook rather than in the tests: the disk must be unmounted even if a test times out.
test.afterEach(async () => {
  await instance?.kill();
  await disk?.remove();
  instance = undefined;
  disk = undefined;
});

/** Cuts the power, kills the program, repairs the disk and restarts the program. Returns the duration of the start in ms. */
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
  await expectAllStored(kept, dataDir, read);
}

async function start(device: Disk): Promise<Instance> {
  const started = await startInstance({ DATA_DIR: join(device.folder, 'data'), TRUSTED_PROXIES: '127.0.0.1' });
  // The test copied the demo group without syncing it.
  await device.flush();
  return started;
}

if (mayMount()) {
  test(`loses no acknowledged message or CV in ${rounds} power cuts under load`, async () => {
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
    const took = `restarts: median ${inOrder[rounds >> 1]} ms, worst ${inOrder.at(-1)} ms`;
    const figures = `${saidOf(kept)}; ${took}`;
    test.info().annotations.push({ type: 'measurements', description: figures });
    console.log(figures);
  });
} else {
  // This does not show whether data has reached a disk.
  test('a copy of the data folder made under load is complete (replaces the power cut where no disk can be mounted)', async () => {
    test.setTimeout(120_000);
    const copy = await mkdtemp(join(tmpdir(), 'atrium-copy-'));
    instance = await startInstance({ TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const kept: Acknowledged = { messages: [], applications: [] };
      const posting = postOn(instance.url, await firstDepartment(instance.url), kept);
      await someMore(kept, 1);
      process.kill(instance.pid(), 'SIGSTOP');
      // Acknowledgements that arrive from here on were sent before the stop.
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
