import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = [
  '*.md',
  'docs/**/*.md',
  '{accounts,api,content,contract,demo,deploy,files,mail,office,server,site,store,ui}/**/README.md',
];
const found = await Array.fromAsync(glob(folders, { exclude: ['**/node_modules/**'] }));
const guides = found.filter((path) => !path.endsWith('decisions/template.md')).sort();
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
