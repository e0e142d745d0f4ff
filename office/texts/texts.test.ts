import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** Visible words in the source of a screen, which translations would miss. */
function wordsIn(source: string): string[] {
  const places = [
    // Between tags.
    />\s*(\p{L}[^<>{}=;()]*?)\s*<\//gu,
    // In a visible or accessible attribute.
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
])('finds the words in %j', (source, words) => {
  expect(wordsIn(source)).toEqual([words]);
});

test('every visible word is in the office’s texts', () => {
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('node_modules'),
  );
  expect(screens.length).toBeGreaterThan(50);
  const found = screens.flatMap((path) =>
    wordsIn(readFileSync(join(folder, path), 'utf8')).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
