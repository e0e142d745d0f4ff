import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** Words that somebody reads and that stand in the code of a screen, where no translation finds them. */
function wordsIn(source: string): string[] {
  const places = [
    // Between tags.
    />\s*(\p{L}[^<>{}=;()]*?)\s*<\//gu,
    // In an attribute that is shown or read aloud.
    /\b(?:label|title|aria-label|placeholder|helperText|alt|primary|secondary|hint)=["'](\p{L}[^"']*)["']/gu,
    /['"]?(?:aria-label|placeholder)['"]?:\s*["'](\p{L}[^"']*)["']/gu,
    /\bnotify\(\s*["'`](\p{L}[^"'`]*)/gu,
  ];
  return places
    .flatMap((place) => [...source.matchAll(place)].map(([, words = '']) => words))
    .filter((words) => /\p{L}{3}/u.test(words));
}

test.each([
  ['<h1>Files</h1>', 'Files'],
  ['<Button>\n  Save this\n</Button>', 'Save this'],
  ['<TextField label="Your name" />', 'Your name'],
  ["htmlInput: { 'aria-label': 'Search' }", 'Search'],
  ["notify('Saved', { type: 'success' })", 'Saved'],
])('words in %j are found', (source, words) => {
  expect(wordsIn(source)).toEqual([words]);
});

test('every text of the office stands among its texts', () => {
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('node_modules'),
  );
  expect(screens.length).toBeGreaterThan(50);
  const found = screens.flatMap((path) =>
    wordsIn(readFileSync(join(folder, path), 'utf8')).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
