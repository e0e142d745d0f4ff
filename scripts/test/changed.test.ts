import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedFiles, specsByFolder, specsFor } from './changed.ts';

describe('specsFor', () => {
  it('follows the table, the most specific folder first', () => {
    expect(specsFor(['site/searching/hits.tsx'])).toEqual(['e2e/search.spec.ts']);
    expect(specsFor(['site/routes/home.tsx'])).toEqual(['e2e/home-page.spec.ts', 'e2e/pages.spec.ts']);
  });

  it('runs a changed browser test, and those that import a changed helper', () => {
    expect(specsFor(['e2e/print.spec.ts'])).toEqual(['e2e/print.spec.ts']);
    expect(specsFor(['e2e/testing/program/mailbox.ts'])).toContain('e2e/newsletter.spec.ts');
  });

  it('runs none for documents and unit tests', () => {
    expect(specsFor(['README.md', 'site/reading/dates/dates.test.ts'])).toEqual([]);
  });
});

describe('the table', () => {
  it('names tests that exist', () => {
    const names = specsByFolder.flatMap(([, specs]) => specs);
    expect(names.filter((name) => !existsSync(`e2e/${name}.spec.ts`))).toEqual([]);
  });

  it('contains each area of the program, each folder before its parent', () => {
    const folders = specsByFolder.map(([beginning]) => beginning);
    for (const area of [
      'accounts',
      'api',
      'content',
      'contract',
      'demo',
      'files',
      'mail',
      'office',
      'server',
      'site',
      'store',
      'ui',
    ]) {
      expect(folders, area).toContain(`${area}/`);
    }
    const hidden = folders.filter((folder, index) =>
      folders.slice(0, index).some((before) => folder.startsWith(before)),
    );
    expect(hidden).toEqual([]);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

it('rejects an unknown commit', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('Cannot compare with no-such-commit');
});
