import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const guides = ['README.md', 'CHANGELOG.md', 'deploy/README.md', ...(await Array.fromAsync(glob('docs/*.md'))).sort()];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));

test.each(guides)('%s names commands and files that exist', async (guide) => {
  const text = await readFile(guide, 'utf8');
  const names = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  const programs = [...text.matchAll(/node (server\/[\w-]+\.ts)/g)].map(([, path = '']) => path);
  expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => join(dirname(guide), path));
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

const upgrade = await readFile('docs/upgrade-and-restore.md', 'utf8');

test.each(['Upgrade', 'Restore', 'Restore in a container', 'From staging to production'])(
  'the guide “%s” exists',
  (title) => {
    expect(upgrade).toContain(`\n## ${title}\n`);
  },
);
