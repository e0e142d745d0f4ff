import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { objectionTo, satisfies } from './judge-licence.ts';

const script = join(import.meta.dirname, 'check-licences.ts');

const judged = (licence: string | undefined, name = 'thing') => objectionTo({ name, version: '1.0.0', licence });

describe('objectionTo', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', '(MIT AND (BSD-3-Clause OR GPL-2.0))'])(
    'accepts %s',
    (licence) => {
      expect(judged(licence)).toBeUndefined();
    },
  );

  it.each([
    'GPL-2.0-only',
    'GPL-3.0-or-later',
    'AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'BUSL-1.1',
    'SSPL-1.0',
    'MIT AND GPL-3.0-only',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'Elastic-2.0',
    '(MIT',
    'MIT OR',
    '',
    undefined,
  ])('rejects %s', (licence) => {
    expect(judged(licence)).toContain('thing 1.0.0');
  });

  it('accepts libvips, an exception with a reason, but no other package under its licence', () => {
    expect(judged('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBeUndefined();
    expect(judged('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64')).toBeUndefined();
    expect(judged('GPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toContain('GPL-3.0-or-later');
    expect(judged('LGPL-3.0-or-later', '@img/other')).toContain('LGPL-3.0-or-later');
  });
});

describe('satisfies', () => {
  type Tree = { text: string; value: boolean };
  const { tree } = fc.letrec<{ tree: Tree; leaf: Tree; and: Tree; or: Tree }>((tie) => ({
    leaf: fc.boolean().map((value) => ({ text: value ? 'MIT' : 'GPL-3.0-only', value })),
    and: fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ text: `(${a.text} AND ${b.text})`, value: a.value && b.value })),
    or: fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ text: `(${a.text} OR ${b.text})`, value: a.value || b.value })),
    tree: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('and'), tie('or')),
  }));

  it('follows boolean logic at any depth', () => {
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        expect(satisfies(text, (identifier) => identifier === 'MIT')).toBe(value);
      }),
    );
  });

  it('gives AND precedence over OR', () => {
    const accepts = (identifier: string) => identifier === 'MIT';
    expect(satisfies('MIT OR X AND Y', accepts)).toBe(true);
    expect(satisfies('X AND Y OR MIT', accepts)).toBe(true);
    expect(satisfies('(MIT OR X) AND Y', accepts)).toBe(false);
  });

  it('never accepts an invalid expression', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('MIT', 'AND', 'OR', 'WITH', '(', ')', '*')), (words) => {
        const accepted = satisfies(words.join(' '), () => false);
        expect(accepted).not.toBe(true);
      }),
    );
  });
});

describe('npm run check:licences', () => {
  it('accepts the product itself', () => {
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'atrium-licences-'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function check(
    packages: Record<string, { license?: string; dev?: boolean }>,
    installed: Record<string, unknown>,
  ) {
    const locked = Object.entries(packages).map(([path, more]) => [path, { version: '1.0.0', ...more }]);
    const lock = { packages: { '': { license: 'MIT' }, ...Object.fromEntries(locked) } };
    await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
    for (const [path, manifest] of Object.entries(installed)) {
      const file = join(root, path, 'package.json');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(manifest));
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  it('ignores development dependencies', async () => {
    const found = await check(
      { 'node_modules/a': { license: 'MIT' }, 'node_modules/b': { license: 'GPL-3.0', dev: true } },
      {},
    );
    expect(found).toEqual({ status: 0, output: '1 packages checked, 0 not permitted.\n' });
  });

  it('prefers the licence of the installed package over that of the lock file, also for nested ones', async () => {
    const path = 'node_modules/a/node_modules/@scope/b';
    const found = await check({ [path]: { license: 'MIT' } }, { [path]: { licenses: [{ type: 'AGPL-3.0' }] } });
    expect(found.status).toBe(1);
    expect(found.output).toContain('@scope/b 1.0.0 is under AGPL-3.0');
  });

  it('fails if there are no packages', async () => {
    expect((await check({}, {})).status).toBe(1);
  });
});
