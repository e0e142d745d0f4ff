import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const guide = await readFile('deploy/README.md', 'utf8');
const service = await readFile('deploy/atrium.service', 'utf8');
/** As in the guide: `sed "s#/opt/atrium#$PWD#g" deploy/atrium.service`. */
const inThisFolder = service.replaceAll('/opt/atrium', process.cwd());

test('the service listens on the loopback address only', () => {
  expect(service).toMatch(/^Environment=HOST=127\.0\.0\.1$/m);
});

test('the guide puts the folder of the checkout into the service', () => {
  expect(guide).toContain('sed "s#/opt/atrium#$PWD#g" deploy/atrium.service');
  expect(inThisFolder).toContain(`ExecStart=${process.cwd()}/node_modules/node/bin/node `);
});

test('the guide stops the service before it starts the socket, because systemd rejects the other order', () => {
  const steps = ['systemctl stop atrium\n', 'systemctl enable --now atrium.socket\n', 'systemctl start atrium\n'];
  const places = steps.map((step) => guide.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

// Verification only reads the units. Machines without systemd skip it.
const analyze = '/usr/bin/systemd-analyze';
const verify = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-units-'));
  try {
    await writeFile(join(folder, 'atrium.service'), inThisFolder);
    await copyFile('deploy/atrium.socket', join(folder, 'atrium.socket'));
    const files = ['atrium.service', 'atrium.socket'].map((name) => join(folder, name));
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', ...files], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes('atrium.'))]).toEqual([0, []]);
  } finally {
    await rm(folder, { recursive: true });
  }
};
if (existsSync(analyze)) test('systemd accepts both units', verify);
