import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

/**
 * The files that differ between the working tree and its merge base with a commit, including new ones. Throws for an
 * unknown commit.
 */
export function changedFiles(since: string): string[] {
  try {
    return [...git('diff', '--name-only', '--merge-base', since), ...git('ls-files', '--others', '--exclude-standard')];
  } catch (cause) {
    throw new Error(`Cannot compare with ${since}. Name another commit: npm test -- --changed HEAD~1`, { cause });
  }
}

/** The browser tests that a change is likely to break, by prefix of the changed file's path. The first match counts. */
export const specsByFolder: readonly (readonly [beginning: string, specs: readonly string[]])[] = [
  ['site/actions/', ['forms', 'cv-upload']],
  ['site/boot/', ['before-hydration', 'script-on-intent']],
  ['site/document/', ['first-view', 'script-on-intent', 'safe-headers']],
  ['site/feeds/', ['crawl']],
  ['site/forms/', ['contact-and-career', 'cv-upload', 'forms']],
  ['site/searching/', ['search']],
  ['site/shell/', ['navigation', 'phone-menu', 'shared-layout']],
  ['site/structured-data/', ['metadata', 'crawl']],
  ['site/', ['pages', 'home-page']],
  ['ui/', ['components']],
  ['office/files/', ['office-files']],
  ['office/generic/rich-text/', ['office-rich-text', 'office-rich-text-paste', 'office-rich-text-pictures']],
  ['office/generic/list/', ['office-lists']],
  ['office/inbox/', ['office-inbox']],
  ['office/upkeep/', ['office-owner']],
  ['office/transfer/', ['office-import', 'office-owner']],
  ['office/people/', ['office-people']],
  ['office/privacy/', ['office-privacy']],
  ['office/screen/', ['office-filters', 'office-keyboard']],
  ['office/', ['office-saving', 'office-forms']],
  ['accounts/', ['office-access']],
  ['api/office/transfer/', ['office-import']],
  ['api/office/', ['office-saving']],
  ['api/', ['forms']],
  ['files/', ['pictures']],
  ['mail/', ['newsletter']],
  ['server/office/', ['office-first-load']],
  ['server/http/', ['fast-path', 'program']],
  ['server/', ['program', 'cached-pages']],
  ['store/', ['program']],
  ['content/', ['pages']],
  ['contract/', ['pages']],
  ['demo/', ['pages']],
  ['bench/', ['bench']],
];

/** The browser test files for changed files: changed ones, those that import a changed helper, and those of the table. */
export function specsFor(files: readonly string[], allSpecs = git('ls-files', 'e2e/*.spec.ts')): string[] {
  const chosen = files.flatMap((file) => {
    if (/^e2e\/.*\.spec\.ts$/.test(file)) return [file];
    if (file.startsWith('e2e/')) {
      const name = file.slice(file.lastIndexOf('/'));
      return allSpecs.filter((spec) => readFileSync(join(root, spec), 'utf8').includes(`${name}'`));
    }
    if (/\.(test\.tsx?|md)$/.test(file)) return [];
    const [, specs = []] = specsByFolder.find(([beginning]) => file.startsWith(beginning)) ?? [];
    return specs.map((name) => `e2e/${name}.spec.ts`);
  });
  return [...new Set(chosen)].sort();
}
