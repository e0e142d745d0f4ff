import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const areas = 'accounts,api,bench,content,contract,demo,files,front,mail,office,scripts,server,site,store,ui';
const sources = ['*.ts', `{${areas}}/**/*.{ts,tsx,mjs,css}`];

/** In characters, not in bytes or UTF-16 units. The formatter cannot split texts, patterns and class lists. */
const maxLength = 130;

/** A comment with an address alone cannot be split. */
const isAddress = (line: string): boolean => /^\s*(?:\/\/|\/?\*{1,2})\s*<?https?:\/\/\S+$/.test(line);

const isTooLong = (line: string): boolean => [...line].length > maxLength && !isAddress(line);

test('counts characters, and permits addresses in comments', () => {
  expect(isTooLong('x'.repeat(130))).toBe(false);
  expect(isTooLong('x'.repeat(131))).toBe(true);
  expect(isTooLong('🧵'.repeat(130))).toBe(false);
  expect(isTooLong(` * https://example.com/${'x'.repeat(130)}`)).toBe(false);
});

test('no line of the program is longer than 130 characters', async () => {
  const found: string[] = [];
  for await (const file of glob(sources, { exclude: (name) => name.endsWith('node_modules') })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const lines = (await readFile(file, 'utf8')).split('\n');
    found.push(...lines.flatMap((line, index) => (isTooLong(line) ? [`${file}:${index + 1}`] : [])));
  }
  expect(found, 'split these texts, patterns or class lists').toEqual([]);
});
