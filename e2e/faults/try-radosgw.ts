import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/program/instance.ts';

/*
 * Runs the tests of files in a bucket against another implementation of S3: Ceph's RADOS gateway, on this machine and
 * in memory. Needs Debian's packages `radosgw`, `ceph-mon`, `ceph-osd` and `ceph-common`, and is not part of `npm
 * test`:
 *
 *   node scripts/run.mjs e2e/faults/try-radosgw.ts
 */

const startMs = 120_000;
const keys = { id: 'ATRIUM', secret: 'ATRIUMSECRET' };

const folder = await mkdtemp(join(tmpdir(), 'atrium-ceph-'));
const settings = join(folder, 'ceph.conf');
const daemons: ChildProcess[] = [];

/** Runs a command of Ceph and returns its output. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: startMs });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}
const ceph = (command: string, ...args: string[]) => run(command, '-c', settings, ...args);

function start(command: string, ...args: string[]): void {
  daemons.push(spawn(command, ['-c', settings, ...args, '-f'], { stdio: 'ignore' }));
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + startMs;
  while (!(await isSo())) {
    if (performance.now() > late)
      throw new Error(`${what} did not start within ${startMs / 1_000} s. Its log is in ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function startStorage(): Promise<string> {
  const [monitor, gateway] = [`v1:127.0.0.1:${await freePort()}`, await freePort()];
  const cluster = randomUUID();
  await writeFile(
    settings,
    `[global]
fsid = ${cluster}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon allow pool size one = true
mon data avail crit = 1
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
keyring = ${folder}/keyring
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`,
  );
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
  const [map, keyring] = [join(folder, 'monmap'), join(folder, 'keyring')];
  run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, map);
  run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
  const all = ['mon', 'osd', 'mgr'].flatMap((service) => ['--cap', service, 'allow *']);
  run('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...all);
  ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
  start('ceph-mon', '-i', 'a');
  const disk = randomUUID();
  ceph('ceph', 'osd', 'new', disk);
  ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
  start('ceph-osd', '-i', '0');
  await until('The disk', () => ceph('ceph', 'osd', 'stat').includes('1 up'));
  start('radosgw', '-n', 'client.admin');
  const origin = `http://127.0.0.1:${gateway}`;
  await until('The gateway', () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const user = ['--uid=atrium', '--display-name=Atrium', `--access-key=${keys.id}`, `--secret-key=${keys.secret}`];
  ceph('radosgw-admin', 'user', 'create', ...user);
  process.stdout.write(`${run('radosgw', '--version').trim()}\n`);
  return `http://${keys.id}:${keys.secret}@127.0.0.1:${gateway}`;
}

try {
  const url = await startStorage();
  const tests = ['files/blob-store.test.ts', 'server/startup/files-in-a-bucket.test.ts'];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, S3_TEST_URL: url },
  });
  process.exitCode = status ?? 1;
  // The number of buckets shows that the tests used the gateway.
  process.stdout.write(`${JSON.parse(ceph('radosgw-admin', 'bucket', 'list')).length} buckets were created\n`);
} finally {
  for (const daemon of daemons.reverse()) daemon.kill('SIGKILL');
  if (process.exitCode === 0) await rm(folder, { recursive: true, force: true });
  else process.stdout.write(`The logs are in ${folder}\n`);
}
