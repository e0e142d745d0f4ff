import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The rows of the coverage table: a statement, the file that implements it, and the test that checks it. */
const rows = [
  ...readFileSync('docs/specification-coverage.md', 'utf8').matchAll(
    /^\| (.+?) \| `([^`]+)` \| `([^`]+)` › (.+?) \|$/gm,
  ),
].map(([, statement = '', file = '', testFile = '', words = '']) => ({ statement, file, testFile, words }));

describe('the coverage table', () => {
  test('covers each section of the specification', () => {
    const lines = readFileSync('docs/specification-coverage.md', 'utf8').split('\n');
    expect(lines.filter((line) => /^## [1-9]\. /.test(line))).toHaveLength(9);
    const tableLines = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'));
    expect(rows).toHaveLength(tableLines.length);
  });

  test.each(rows)('$statement', ({ file, testFile, words }) => {
    expect(existsSync(file), file).toBe(true);
    expect(existsSync(testFile), testFile).toBe(true);
    expect(readFileSync(testFile, 'utf8'), `${testFile} contains the test name`).toContain(words);
  });
});
